"""Other true positions that a seat cannot tell from one, made by hand: no game's own resampling has a part in it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from pyramidion.games.kemet.data import DIVERSION
from worlds import GAMES


def stirred(name: str, s: Any, seat: int, luck: random.Random) -> Any:
    """A copy in which what the seat has not seen lies elsewhere."""
    twin = GAMES[name].copy(s)
    STIR[name](twin, seat, luck)
    return twin


def _others(s: Any, seat: int) -> Iterator[int]:
    return (other for other in range(s.seats) if other != seat)


# --- Kemet --------------------------------------------------------------------------------------------------


def _kemet(s: Any, seat: int, luck: random.Random) -> None:
    luck.shuffle(s.deck)
    for other in _others(s, seat):
        _exchange_intervention(s, other, luck)
        if not s.lanes and s.fight is None:
            _exchange_battle_card(s, other, s.buried, 0, luck)
            _exchange_battle_card(s, other, s.removed, s.proven[other], luck)


def _exchange_intervention(s: Any, other: int, luck: random.Random) -> None:
    """One of the hand for one of the pile; Diversions may be known."""
    given = [card for card in s.hands[other] if card != DIVERSION]
    if given and s.deck and not s.lanes:
        card, at, hand = luck.choice(given), luck.randrange(len(s.deck)), list(s.hands[other])
        hand[hand.index(card)], s.deck[at] = s.deck[at], card
        s.hands[other] = tuple(sorted(hand))


def _exchange_battle_card(s: Any, other: int, place: list[int], proven: int, luck: random.Random) -> None:
    """One of the hand for one that lies face down."""
    held = [card for card in range(10) if (s.cards[other] & ~proven) >> card & 1]
    hidden = [card for card in range(10) if place[other] >> card & 1]
    if held and hidden:
        swap = 1 << luck.choice(held) | 1 << luck.choice(hidden)
        s.cards[other] ^= swap
        place[other] ^= swap


# --- the others ---------------------------------------------------------------------------------------------


def _pyramids(s: Any, seat: int, luck: random.Random) -> None:
    luck.shuffle(s.deck)
    luck.shuffle(s.expeditions)


def _sneferu(s: Any, seat: int, luck: random.Random) -> None:
    luck.shuffle(s.bag)


def _valley(s: Any, seat: int, luck: random.Random) -> None:
    _shuffle_stock(s, luck)
    for owner, player in enumerate(s.players):
        hidden = len(player.deck) - len(player.deck_seen)
        lower = player.deck[:hidden]
        luck.shuffle(lower)
        if owner != seat and not player.hand_seen and lower and player.hand and owner != s.active:
            at = luck.randrange(len(player.hand))
            lower[0], player.hand[at] = player.hand[at], lower[0]
            player.hand.sort()
        player.deck[:hidden] = lower


def _shuffle_stock(s: Any, luck: random.Random) -> None:
    """Level II stays on level III."""
    levels = [s.box.cards[kind].level for kind in s.stock]
    luck.shuffle(s.stock)
    s.stock.sort(key=lambda kind: levels.index(s.box.cards[kind].level))


STIR: dict[str, Callable[[Any, int, random.Random], None]] = {
    "kemet": _kemet,
    "pyramids": _pyramids,
    "sneferu": _sneferu,
    "valley": _valley,
}
