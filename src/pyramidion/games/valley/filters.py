"""The words between a step's brackets: zones, filters of cards, conditions on players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pyramidion.games.valley.groups import STARTER
from pyramidion.games.valley.state import EMPTY, Kind, Valley
from pyramidion.kernel.machine import It

FROM_HAND: Final = "hand"
FROM_DISCARD: Final = "discard"
FROM_HAND_OR_DISCARD: Final = "hand or discard"
FROM_PYRAMID: Final = "pyramid"
FROM_BASE: Final = "base"
FROM_STOCK: Final = "stock"
FROM_BONEYARD: Final = "boneyard"
FROM_TOMB: Final = "tomb"
FROM_DECK: Final = "deck"
FROM_PLAYED: Final = "played"
FROM_TOP_OF_DISCARD: Final = "top of discard"
FROM_UPPER_ROWS: Final = "upper rows"
THIS: Final = "this"
IT: Final = "it"
ON_DISCARD: Final = "discard"
INTO_HAND: Final = "hand"
ON_DECK: Final = "deck"
EVERY_CARD_PAYS: Final = "gold"
PURCHASES_COST_LESS: Final = "discount"

Filter = Callable[[Valley, int, It, Kind], bool]


def ANY(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    return True


def CHEAPEST(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    """Ties are all cheapest."""
    cost = s.box.cost
    return cost[kind] == min(cost[other] for other in s.pyramid if other != EMPTY)


def DEAREST(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    """Ties are all dearest."""
    cost = s.box.cost
    return cost[kind] == max(cost[other] for other in s.pyramid if other != EMPTY)


def SAME_SET(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    """The same set as the card picked before; starters and uniques have none."""
    return isinstance(it, int) and s.box.set_of[it] != "" and s.box.set_of[kind] == s.box.set_of[it]


def SET_IN_TOMB(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    """A set of which the own tomb holds a card."""
    wanted = s.box.set_of[kind]
    return wanted != "" and any(s.box.set_of[own] == wanted for own in s.players[seat].tomb)


def NEW_SET(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    """A set of which the own tomb holds no card yet; starters and uniques have none (R31)."""
    return s.box.set_of[kind] != "" and not SET_IN_TOMB(s, seat, it, kind)


def STARTERS(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    return s.box.group_of[kind] == STARTER


def COST_UP_TO_TWICE(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    """At most twice the cost of the card picked before."""
    return isinstance(it, int) and s.box.cost[kind] <= 2 * s.box.cost[it]


def CHEAPER_THAN_BOUGHT(s: Valley, seat: int, it: It, kind: Kind) -> bool:
    """R14: cheaper than the dearest card bought this turn, by printed cost."""
    return s.box.cost[kind] < s.bought


NEEDS_IT: Final = (SAME_SET, COST_UP_TO_TWICE)


def OWNS_SIX(s: Valley, seat: int) -> bool:
    """R23: six or more cards in hand, deck and discard pile."""
    return s.players[seat].size() >= 6


def EVERYONE(s: Valley, seat: int) -> bool:
    return True


def HOLDS_CARDS(s: Valley, seat: int) -> bool:
    """A card in hand, which everybody can count."""
    return bool(s.players[seat].hand)
