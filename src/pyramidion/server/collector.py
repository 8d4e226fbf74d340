"""The garbage collector looks at young objects only.

Positions kept for undo are many, long-lived and free of cycles: a look through them all stops every table for tens of
milliseconds. What outlives one look is set aside, and looked through in a quiet minute.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 2_000  # new objects before they are looked at
NEVER: Final = 1_000_000
QUIET: Final = 5.0  # seconds without an action at any table
RESTED, AT_LATEST = 600.0, 7200.0  # seconds between looks at everything: if it is quiet, and if it never is


class Collector:
    def __init__(self) -> None:
        self.looked = time.monotonic()

    def spare(self) -> None:
        """From now on only what is young is looked at."""
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(_set_aside)
        self.look_through()

    def sweep(self, used: float) -> None:
        """Look at everything if it is time; `used` is when a table was last asked for something."""
        now = time.monotonic()
        wait = RESTED if now - used > QUIET else AT_LATEST
        if _set_aside in gc.callbacks and now - self.looked > wait:
            self.look_through()

    def look_through(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looked = time.monotonic()


def _set_aside(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == 0:
        gc.freeze()


COLLECTOR: Final = Collector()
