"""Long work that must be done in the event loop, done a little at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.003  # seconds until everybody else is served


async def in_slices(things: Iterable[T]) -> AsyncIterator[T]:
    """Each of them; whoever works on them lets others go on in between."""
    began = time.perf_counter()
    for thing in things:
        yield thing
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
