"""`pyramidion serve` with one more game: the small one that forks the table in every round."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import lanes_game
from pyramidion.cli import main
from pyramidion.kernel import registry

registry.games()[lanes_game.GAME.id] = lanes_game.GAME

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
