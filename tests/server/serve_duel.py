"""`pyramidion serve` with two more games: one that forks the table in every round, one with a hidden reaction.

With the variable HOLD, a folder, each question to a reading worker makes a file of its name there and waits for one
called `go-<name>`.
"""

from __future__ import annotations

import functools
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import lanes_game
import parry_game
from pyramidion.cli import main
from pyramidion.kernel import registry

for game in (lanes_game.GAME, parry_game.GAME):
    registry.games()[game.id] = game


def held(folder: Path, question: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(question)
    def wait(*given: Any) -> Any:
        (folder / question.__name__).touch()
        while not (folder / f"go-{question.__name__}").exists():
            time.sleep(0.01)
        return question(*given)

    return wait


if "HOLD" in os.environ and __name__ == "__mp_main__":
    from pyramidion.server import reading

    for name in ("record", "moves", "replay", "text", "said", "played"):
        setattr(reading, name, held(Path(os.environ["HOLD"]), getattr(reading, name)))

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
