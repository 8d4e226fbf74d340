"""Waiting for what another process does, but not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0  # seconds
PAUSE = 0.05


def until(happened: Callable[[], bool], what: str) -> None:
    """Raises where it does not happen."""
    end = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: not within {PATIENCE:g} s")
        time.sleep(PAUSE)
