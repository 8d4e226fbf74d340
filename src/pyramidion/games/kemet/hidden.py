"""R11.2 A random world that a seat cannot tell from the true one: what it has not seen is dealt anew."""

from __future__ import annotations

from pyramidion.games.kemet.data import DIVERSION
from pyramidion.games.kemet.seen import spied
from pyramidion.games.kemet.state import COUNCIL, NONE, PYRAMIDS, Kemet
from pyramidion.kernel import rng
from pyramidion.kernel.machine import advance, settle


def resample(s: Kemet, seat: int, seed: int) -> Kemet:
    """Intervention cards, battle cards of the others, what they choose in secret."""
    twin = s.copy()
    twin.seed, twin.draws = seed, 0
    _deal_interventions(twin, seat)
    for other in range(twin.seats):
        if other != seat:
            _deal_battle_cards(twin, other)
    if twin.lanes:
        _choose_anew(twin, seat)
    advance(twin)
    return twin


def _deal_interventions(s: Kemet, seat: int) -> None:
    """The pile and the hands of the others are one pool, but for Diversions that everybody knows of."""
    pool = s.deck[:]
    for other in range(s.seats):
        if other != seat:
            hand = list(s.hands[other])
            for _ in range(s.known[other]):
                hand.remove(DIVERSION)
            pool += hand
    pool.sort()
    rng.shuffle(s, pool)
    for other in range(s.seats):
        if other != seat:
            known = s.known[other]
            drawn = [pool.pop() for _ in range(len(s.hands[other]) - known)]
            s.hands[other] = tuple(sorted([*drawn, *[DIVERSION] * known]))
    s.deck = pool


def _deal_battle_cards(s: Kemet, other: int) -> None:
    """Cards not seen lie in the hand, face down or outside the game; those seen since are not outside."""
    hand, buried, removed = s.cards[other], s.buried[other], s.removed[other]
    shown = _shown_card(s, other)
    cards = [card for card in range(10) if (hand | buried | removed) >> card & 1 and card != shown]
    rng.shuffle(s, cards)
    outside = [card for card in cards if not s.proven[other] >> card & 1][: removed.bit_count()]
    rest = [card for card in cards if card not in outside]
    below = rest[: buried.bit_count()]
    s.removed[other] = sum(1 << card for card in outside)
    s.buried[other] = sum(1 << card for card in below)
    s.cards[other] = sum(1 << card for card in rest if card not in below)
    if shown != NONE:
        s.cards[other] |= 1 << shown


def _shown_card(s: Kemet, other: int) -> int:
    """R5.2 A card that was spied stays where it is."""
    fight = s.fight
    if fight is None or fight.stage != COUNCIL or not s.shown or other not in fight.seats:
        return NONE
    side = fight.side(other)
    return fight.card[side] if spied(s, side) else NONE


def _choose_anew(s: Kemet, seat: int) -> None:
    """Who is ready has chosen something; how far the others are does not show."""
    for other, lane in s.lanes.items():
        if other != seat:
            ready = not lane
            text = _forget(s, other)
            lane[:] = [(text, 0, other, None)]
            asked = settle(s, lane)
            while ready and asked is not None:
                asked = settle(s, lane, asked[rng.below(s, len(asked))])


def _forget(s: Kemet, other: int) -> str:
    """Take back what a seat has chosen in this fork; the text of its lane."""
    if s.phase == PYRAMIDS:
        for area in s.city(other):
            s.level[area], s.colour[area] = 0, NONE
        return "pyramids"
    fight = s.fight
    assert fight is not None
    side = fight.side(other)
    fight.buried[side] = NONE
    fight.interventions[side] = ()
    if not s.shown or not spied(s, side):
        fight.card[side] = NONE
    return "spied" if len(s.lanes) == 1 else "council"
