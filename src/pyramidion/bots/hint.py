"""A hint for a person: what the architect would do in their place, and what it expects of it."""

from __future__ import annotations

from math import pow
from typing import Any, Final

import msgspec

from pyramidion.bots import ARCHITECT, fair
from pyramidion.bots.planner import Planner
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Game

OUTLOOKS: Final = ((0.85, "winning"), (0.6, "ahead"), (0.4, "even"), (0.15, "behind"), (0.0, "losing"))
UNSURE: Final = 0.02  # however sure a search is


class Hint(msgspec.Struct, frozen=True):
    """An action, the share of the victory expected after it, and that share in a word for the locale files."""

    action: str
    share: float
    outlook: str


def hint(game: Game[Any], s: Any, seat: int, seed: int, adviser: Planner = ARCHITECT) -> Hint:
    """For the seat, from no more than the seat knows: `table.hint(seat, hint)`."""
    advice = adviser.advise(game, fair(game, s, seat, seed), seat, rng.derive(seed, 2))
    share = told(advice.share, s.seats, game.bold)
    return Hint(str(advice.action), share, outlook(share, s.seats))


def told(share: float, seats: int, bold: float) -> float:
    """What a person is told of a promise: what it is worth, but never that all is won or lost."""
    chance = _chance(honest(share, seats, bold), seats)
    return _share(min(max(chance, UNSURE), 1 - UNSURE), seats)


def honest(share: float, seats: int, bold: float) -> float:
    """What a promise is worth: a search may promise too much to who is ahead and too little to who is behind, or the
    other way round."""
    chance = _chance(share, seats)
    kept, lost = pow(chance, 1 / bold), pow(1 - chance, 1 / bold)
    return _share(kept / (kept + lost), seats)


def outlook(share: float, seats: int) -> str:
    return next(word for least, word in OUTLOOKS if _chance(share, seats) >= least)


def _chance(share: float, seats: int) -> float:
    """An equal share of several players counts as even."""
    others = max(seats - 1, 1)
    return share * others / (share * others + 1 - share)


def _share(chance: float, seats: int) -> float:
    """The other way round."""
    others = max(seats - 1, 1)
    return chance / (chance + others * (1 - chance))
