"""`pyramidion serve` with two more games: one that forks the table in every round, one with a hidden reaction."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import lanes_game
import parry_game
from pyramidion.cli import main
from pyramidion.kernel import registry

for game in (lanes_game.GAME, parry_game.GAME):
    registry.games()[game.id] = game

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
