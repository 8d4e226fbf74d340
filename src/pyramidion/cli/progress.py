"""How far something is, and how long it will take."""

from __future__ import annotations

import sys
import time
from typing import Final

from pyramidion.kernel.text import Say

OFTEN: Final = 0.2  # seconds between two lines on a terminal,
EVERY: Final = 30.0  # and where there is none


class Progress:
    """On stderr: a line that is written over on a terminal, or now and then a line in a pipe."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.moves = sys.stderr.isatty()
        self.start = self.told = time.monotonic()

    def tell(self, key: str, done: int, total: int, left: float) -> None:
        now = time.monotonic()
        if now - self.told < (OFTEN if self.moves else EVERY):
            return
        self.told = now
        line = self.say(key, done=done, total=total, left=spelled(left))
        print(f"\r\x1b[K{line}" if self.moves else line, end="" if self.moves else "\n", file=sys.stderr, flush=True)

    def left(self, done: int, total: int) -> float:
        """Seconds, if the rest goes on like what was done since the beginning."""
        return (time.monotonic() - self.start) / done * (total - done)

    def end(self) -> None:
        if self.moves:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def spelled(left: float) -> str:
    """`1:02:03`"""
    seconds = round(left)
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
