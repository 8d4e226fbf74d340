"""What a simple bot thinks of a position."""

from __future__ import annotations

from pyramidion.games.kemet.scoring import total
from pyramidion.games.kemet.state import Kemet


def evaluate(s: Kemet, seat: int) -> float:
    return float(total(s, seat))
