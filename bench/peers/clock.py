"""What every peer is measured with: processor time, random play, whole games."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any


def played(name: str, play: Callable[[], int]) -> dict[str, Any]:
    """Whole games until the time is over; `play` plays one and tells its decisions (0: not known)."""
    seconds, games, decisions = float(sys.argv[1]), 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play()
        games += 1
    return {"name": name, "games": games, "decisions": decisions, "seconds": spent, "copies_per_second": 0.0}


def with_copies(row: dict[str, Any], copy: Callable[[], object]) -> dict[str, Any]:
    """How often a position from the middle of a game is copied in a second; the best of five tries."""
    best = 0.0
    for _ in range(5):
        start = time.process_time()
        for _ in range(200):
            copy()
        best = max(best, 200 / (time.process_time() - start))
    return {**row, "copies_per_second": best}


def tell(package: str, rows: list[dict[str, Any]]) -> None:
    print(json.dumps({"version": version(package), "rows": rows}))
