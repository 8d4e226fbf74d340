"""The end of background work."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN = 1.0  # seconds until work that has not ended is told once more


async def ended(*work: asyncio.Task[Any]) -> None:
    """Tell it to end until it has: where an answer comes at the same moment, Python 3.11's `wait_for`, which Redis's
    library uses, returns the answer and forgets that it was cancelled."""
    going_on = set(work)
    while going_on:
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=AGAIN)
