"""How far actions can be taken back freely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyramidion.kernel.contract import Event, Game


def floor_after(
    game: Game[Any],
    before: Any,
    after: Any,
    log: Sequence[tuple[int, object]],
    events: Sequence[Event],
    floor: int,
) -> int:
    """How many actions cannot be taken back freely any more, after the last one of the log.

    Undo is free until somebody else acts, or somebody learns what was hidden from the seat that acted.
    """
    seat, length = log[-1][0], len(log)
    follows = log[-2][0] if length > 1 else seat
    if before.lanes:
        floor = floor if after.lanes and after.forks == before.forks else length
    elif follows != seat:
        floor = max(floor, length - 1)
    return length if any(game.unveils(event, seat) for event in events) else floor
