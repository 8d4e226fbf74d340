"""R9 Who sees what: the table as a seat sees it, events as a seat sees them, and what a seat cannot know.

One table of visibility per zone drives all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pyramidion.games.valley import scoring
from pyramidion.games.valley.entombing import EntombOwn
from pyramidion.games.valley.payment import discounted, paying, price, worth
from pyramidion.games.valley.state import EMPTY, SLOTS, STEM, Kind, Valley
from pyramidion.games.valley.steps import ReturnOwn
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import Event, Json
from pyramidion.kernel.machine import waiting

NOBODY, OWNER, TOP, ALL = "nobody", "owner", "top", "all"
VISIBLE: Final = {
    "stock": NOBODY,
    "deck": NOBODY,
    "hand": OWNER,
    "discard": TOP,
    "boneyard": TOP,
    "pyramid": ALL,
    "played": ALL,
    "tomb": ALL,
    "revealed": ALL,
    "aside": OWNER,
    "judged": OWNER,
}
SOURCE: Final = {
    "drew": "deck", "revealed": "deck", "looked": "deck", "refilled": "stock", "turned_over": "stock",
}  # fmt: skip


class Pile(msgspec.Struct):
    """A pile of which the top card is seen; `cards`, top first, where the viewer may look through it (R9.4)."""

    count: int
    top: str | None
    cards: list[str] | None = None


class Area(msgspec.Struct):
    """What lies before one player.

    `hand` is the own hand, `known` what the viewer has seen of another's; `deck_top` lists, from the top, the cards
    of the deck that the viewer has seen there (None for one that was not seen). `aside` waits for
    the end of the turn, `judged` for the end of the action: the own cards, with their number for everybody.
    `points` is the score group by group, in the order of the table's `deck_list`.
    """

    hand: list[str] | None
    hand_count: int
    aside: list[str] | None
    aside_count: int
    judged: list[str] | None
    judged_count: int
    known: list[str]
    deck: int
    deck_top: list[str | None]
    discard: Pile
    played: list[str]
    tomb: list[str]
    score: int
    points: dict[str, int]


class Table(msgspec.Struct):
    """`deck_list` names what is in the game: every set or superset with its colour, size and cards, and the rest.

    `prices` is what the cards of the pyramid cost now, `worth` what the viewer's hand cards would pay.
    """

    stock: int
    pyramid: dict[str, str | None]
    boneyard: Pile
    revealed: list[str]
    players: list[Area]
    active: int
    first: int
    entombed: bool
    changed: bool
    gold: int
    discount: int
    doubled: bool
    prices: dict[str, int]
    worth: dict[str, int]
    solo: str
    goal: int
    deck_list: list[Json]


def table(s: Valley, seat: int | None) -> Json:
    """The table as the seat sees it; None is the spectator. What never changes is shared by all views."""
    ids = s.box.ids
    seen = Table(
        stock=len(s.stock),
        pyramid={name: ids[kind] if kind != EMPTY else None for name, kind in zip(SLOTS, s.pyramid, strict=True)},
        boneyard=_boneyard(s),
        revealed=[ids[kind] for kind in s.revealed],
        players=[_area(s, owner, seat) for owner in range(s.seats)],
        active=s.active,
        first=s.first,
        entombed=s.entombed,
        changed=s.changed,
        gold=s.gold,
        discount=s.discount,
        doubled=s.doubled,
        prices={name: price(s, kind) for name, kind in zip(SLOTS, s.pyramid, strict=True) if kind != EMPTY},
        worth={} if seat is None else {ids[kind]: worth(s, kind) for kind in sorted(s.players[seat].hand)},
        solo=s.solo,
        goal=s.box.perfect if s.solo else 0,
        deck_list=[],
    )
    return plain(seen) | {"deck_list": s.box.deck_list}


def _boneyard(s: Valley) -> Pile:
    """R9.2 The top card; alone, all of it (R10.9)."""
    names = [s.box.ids[kind] for kind in reversed(s.boneyard)]
    return Pile(len(names), names[0] if names else None, names if s.solo else None)


def _area(s: Valley, owner: int, seat: int | None) -> Area:
    player, ids, points = s.players[owner], s.box.ids, scoring.by_group(s, owner)
    return Area(
        hand=sorted(ids[kind] for kind in player.hand) if owner == seat else None,
        hand_count=len(player.hand),
        aside=[ids[kind] for kind in player.aside] if owner == seat else None,
        aside_count=len(player.aside),
        judged=[ids[kind] for kind in player.judged] if owner == seat else None,
        judged_count=len(player.judged),
        known=[] if owner == seat else sorted(ids[kind] for kind in known_in_hand(s, owner, seat)),
        deck=len(player.deck),
        deck_top=[None if kind is None else ids[kind] for kind in known_on_deck(s, owner, seat)],
        discard=_pile(s, owner, seat),
        played=[ids[kind] for kind in player.played],
        tomb=[ids[kind] for kind in player.tomb],
        score=sum(points.values()),
        points=points,
    )


def _pile(s: Valley, owner: int, seat: int | None) -> Pile:
    pile, ids = s.players[owner].discard, s.box.ids
    cards = [ids[kind] for kind in reversed(pile)] if owner == seat and may_look_through(s, owner) else None
    return Pile(len(pile), ids[pile[-1]] if pile else None, cards)


def may_look_through(s: Valley, owner: int) -> bool:
    """R9.4 The own discard pile: outside the own turn, when an action asks for a card of it, and alone (R10.9)."""
    if owner != s.active or not s.asked or s.solo:
        return True
    waits = waiting(s, owner)
    return waits is not None and isinstance(waits[0], (EntombOwn, ReturnOwn)) and "discard" in waits[0].zone


def known_in_hand(s: Valley, owner: int, seat: int | None) -> list[Kind]:
    """The cards of another's hand that the seat has seen; a spectator has seen what everybody has."""
    seen = s.players[owner].hand_seen
    return [card & (1 << STEM) - 1 for card in seen if _has_seen(s, card >> STEM, seat)]


def known_on_deck(s: Valley, owner: int, seat: int | None) -> list[Kind | None]:
    """The top of a deck as far down as the seat has seen a card; a spectator has seen what everybody has."""
    player = s.players[owner]
    found: list[Kind | None] = []
    for kind, mask in zip(reversed(player.deck), reversed(player.deck_seen), strict=False):
        found.append(kind if _has_seen(s, mask, seat) else None)
    while found and found[-1] is None:
        found.pop()
    return found


def _has_seen(s: Valley, mask: int, seat: int | None) -> bool:
    return bool(mask >> (s.seats if seat is None else seat) & 1)


def masked(event: Event) -> tuple[Any, ...]:
    """Cards that a seat may not see become None; of a cleaned-up batch the top card shows (R28)."""
    seat, cards, *rest = event.args
    if event.kind == "cleaned_up":
        return (seat, (None,) * (len(cards) - 1) + cards[-1:])
    return (seat, (None,) * len(cards) if isinstance(cards, tuple) else None, *rest)


def unveils(event: Event, seat: int) -> bool:
    """Did it show anybody a card that nobody may look at, or the seat its own pile or a card of another's hand?"""
    if event.kind == "searched":
        return True
    if event.kind == "uncovered":
        pile, card = event.args
        return pile is None and card is not None
    if event.kind in ("discarded", "showed", "showed_hand"):
        return bool(event.args[0] != seat)
    source = event.args[2] if event.kind in ("took", "entombed") else SOURCE.get(event.kind, "")
    return VISIBLE.get(source) == NOBODY


# --- events folded over a table give the next table ---------------------------------------------------------


def fold(before: Json, event: Event) -> Json:
    """The table after a redacted event; what one event moves is all that changes."""
    change = FOLDS.get(event.kind)
    if change is not None:
        change(before, *event.args)
        _reckon(before)
    return before


def _reckon(t: Json) -> None:
    """R4.2 Prices and worth follow from the cards and from what counts in this turn."""
    costs = {card: cost for group in t["deck_list"] for card, cost in group["costs"].items()}
    gold = {card: printed for group in t["deck_list"] for card, printed in group["gold"].items()}
    hand: list[str] = next((area["hand"] for area in t["players"] if area["hand"] is not None), [])
    t["prices"] = {slot: discounted(costs[card], t["discount"]) for slot, card in t["pyramid"].items() if card}
    t["worth"] = {card: paying(gold[card], t["gold"], t["doubled"]) for card in hand}


def _leave_hand(area: Json, card: str | None) -> None:
    area["hand_count"] -= 1
    if area["hand"] is not None and card is not None:
        area["hand"].remove(card)
    if card in area["known"]:
        area["known"].remove(card)


def _join_hand(area: Json, cards: Sequence[str | None]) -> None:
    area["hand_count"] += len(cards)
    if area["hand"] is not None:
        area["hand"] = sorted([*area["hand"], *(card for card in cards if card)])


def _leave_heap(area: Json, heap: str, card: str) -> None:
    area[f"{heap}_count"] -= 1
    if area[heap] is not None:
        area[heap].remove(card)


def _onto_heap(area: Json, heap: str, card: str | None) -> None:
    """A hand card is laid aside face down: what was known of the hand may be gone from it."""
    area["hand_count"] -= 1
    area["known"] = []
    area[f"{heap}_count"] += 1
    if card is not None and area["hand"] is not None:
        area["hand"].remove(card)
        area[heap].append(card)


def _know(area: Json, card: str) -> None:
    if area["hand"] is None:
        area["known"] = sorted([*area["known"], card])


def _onto(pile: Json, card: str | None, count: int = 1) -> None:
    pile["count"] += count
    pile["top"] = card


def _onto_boneyard(t: Json, card: str) -> None:
    """R10.9 Alone, all of it is seen."""
    _onto(t["boneyard"], card)
    if t["boneyard"]["cards"] is not None:
        t["boneyard"]["cards"].insert(0, card)


def _from_boneyard(t: Json) -> None:
    t["boneyard"]["count"] -= 1
    if t["boneyard"]["cards"] is not None:
        del t["boneyard"]["cards"][0]


def _from_slot(table: Json, slot: str) -> None:
    table["pyramid"][slot] = None
    table["changed"] = True


def _played(t: Json, seat: int, card: str, use: str) -> None:
    _leave_hand(t["players"][seat], card)
    t["players"][seat]["played"].append(card)
    t["doubled"] = False


def _discarded(t: Json, seat: int, card: str, owner: int) -> None:
    _leave_hand(t["players"][seat], card)
    _onto(t["players"][owner]["discard"], card)


def _sacrificed(t: Json, seat: int, card: str, source: str) -> None:
    area = t["players"][seat]
    if source == "hand":
        _leave_hand(area, card)
    elif source == "judged":
        _leave_heap(area, "judged", card)
    elif source == "tomb":
        area["tomb"].remove(card)
    elif source == "revealed":
        t["revealed"].pop()
    else:
        _from_slot(t, source)
    _onto_boneyard(t, card)


def _entombed(t: Json, seat: int, card: str, source: str, free: bool) -> None:
    area = t["players"][seat]
    t["entombed"] = t["entombed"] or free
    area["tomb"].append(card)
    if source == "hand":
        _leave_hand(area, card)
    elif source == "discard":
        area["discard"]["count"] -= 1
    elif source == "deck":
        _leave_deck(area, 1)
    elif source == "played":
        _leave_played(area, card)
    else:
        _from_slot(t, source)


def _leave_played(area: Json, card: str) -> None:
    """The one played last, if there are several."""
    played = area["played"]
    played.pop(len(played) - 1 - played[::-1].index(card))


def _bought(t: Json, seat: int, card: str, slot: str) -> None:
    if slot == "revealed":
        t["revealed"].pop()
    else:
        _from_slot(t, slot)
    _onto(t["players"][seat]["discard"], card)


def _took(t: Json, seat: int, card: str, source: str, into: str) -> None:
    area = t["players"][seat]
    if source == "stock":
        t["stock"] -= 1
    elif source == "boneyard":
        _from_boneyard(t)
    else:
        _from_slot(t, source)
    if into == "hand":
        _join_hand(area, [card])
        _know(area, card)
    elif into == "deck":
        area["deck"] += 1
        area["deck_top"].insert(0, card)
    else:
        _onto(area["discard"], card)


def _leave_deck(area: Json, count: int) -> None:
    area["deck"] -= count
    del area["deck_top"][:count]


def _drew(t: Json, seat: int, cards: Sequence[str | None]) -> None:
    _leave_deck(t["players"][seat], len(cards))
    _join_hand(t["players"][seat], cards)


def _looked(t: Json, seat: int, cards: Sequence[str | None]) -> None:
    top = t["players"][seat]["deck_top"]
    if None not in cards:
        top[: len(cards)] = cards


def _kept(t: Json, seat: int, card: str | None) -> None:
    area = t["players"][seat]
    area["deck"] -= 1
    _join_hand(area, [card])
    if card is None:
        area["deck_top"] = []
    else:
        area["deck_top"].remove(card)


def _put_back(t: Json, seat: int, card: str | None, deep: int) -> None:
    """The first one put back lies deepest."""
    if card is not None:
        top = t["players"][seat]["deck_top"]
        top.remove(card)
        top.insert(deep - 1, card)


def _known(t: Json, seat: int, card: str | None) -> None:
    if card is not None:
        _know(t["players"][seat], card)


def _showed(t: Json, seat: int, card: str) -> None:
    if card not in t["players"][seat]["known"]:
        _know(t["players"][seat], card)


def _shuffled(t: Json, seat: int, count: int) -> None:
    t["players"][seat]["deck"] += count
    t["players"][seat]["discard"] = {"count": 0, "top": None, "cards": None}


def _revealed(t: Json, seat: int, card: str) -> None:
    _leave_deck(t["players"][seat], 1)
    t["revealed"].append(card)


def _discarded_revealed(t: Json, seat: int, card: str) -> None:
    t["revealed"].pop()
    _onto(t["players"][seat]["discard"], card)


def _put_on_deck(t: Json, seat: int, card: str) -> None:
    t["players"][seat]["discard"]["count"] -= 1
    t["players"][seat]["deck"] += 1
    t["players"][seat]["deck_top"].insert(0, card)


def _uncovered(t: Json, seat: int | None, card: str | None) -> None:
    pile = t["boneyard"] if seat is None else t["players"][seat]["discard"]
    pile["top"] = card


def _returned(t: Json, seat: int, card: str) -> None:
    area = t["players"][seat]
    area["tomb"].remove(card)
    _join_hand(area, [card])
    _know(area, card)


def _cleaned_up(t: Json, seat: int, cards: Sequence[str | None]) -> None:
    area = t["players"][seat]
    area["played"] = []
    area["known"] = []
    area["hand_count"] = 0
    area["hand"] = None if area["hand"] is None else []
    _onto(area["discard"], cards[-1], len(cards))


def _fell(t: Json, card: str, above: str, hole: str) -> None:
    t["pyramid"][above], t["pyramid"][hole] = None, card


def _swapped(t: Json, seat: int, one: str, other: str) -> None:
    pyramid = t["pyramid"]
    pyramid[one], pyramid[other] = pyramid[other], pyramid[one]
    t["changed"] = True


def _refilled(t: Json, card: str, slot: str) -> None:
    t["stock"] -= 1
    t["pyramid"][slot] = card


def _until_end_of_turn(t: Json, seat: int, change: str, amount: int) -> None:
    t[change] = amount


def _doubled(t: Json, seat: int) -> None:
    t["doubled"] = True


def _turned_over(t: Json, seat: int, card: str) -> None:
    t["stock"] -= 1
    t["revealed"].append(card)


def _kept_revealed(t: Json, seat: int, card: str) -> None:
    area, revealed = t["players"][seat], t["revealed"]
    revealed.pop(len(revealed) - 1 - revealed[::-1].index(card))
    _join_hand(area, [card])
    _know(area, card)


def _showed_hand(t: Json, seat: int, cards: Sequence[str | None]) -> None:
    area = t["players"][seat]
    if area["hand"] is None and None not in cards:
        area["known"] = sorted(str(card) for card in cards)


def _set_aside(t: Json, seat: int, card: str | None) -> None:
    _onto_heap(t["players"][seat], "aside", card)


def _judged(t: Json, seat: int, card: str | None) -> None:
    _onto_heap(t["players"][seat], "judged", card)


def _rejoined(t: Json, seat: int, cards: Sequence[str | None]) -> None:
    area = t["players"][seat]
    area["aside_count"], area["aside"] = 0, None if area["aside"] is None else []
    _join_hand(area, cards)


def _fetched(t: Json, seat: int, card: str | None) -> None:
    """Known to all only where the top of the pile was taken."""
    area = t["players"][seat]
    area["discard"]["count"] -= 1
    _join_hand(area, [card])
    if card is not None:
        _know(area, card)


def _took_back(t: Json, seat: int, card: str) -> None:
    area = t["players"][seat]
    _leave_played(area, card)
    _join_hand(area, [card])
    _know(area, card)


def _leave_table(t: Json, seat: int, card: str, source: str) -> None:
    if source == "revealed":
        t["revealed"].pop()
    else:
        _leave_played(t["players"][seat], card)


def _passed_on(t: Json, seat: int, card: str, source: str, owner: int) -> None:
    _leave_table(t, seat, card, source)
    _onto(t["players"][owner]["discard"], card)


def _entered(t: Json, seat: int, card: str, source: str, slot: str) -> None:
    _leave_table(t, seat, card, source)
    t["pyramid"][slot] = card
    t["changed"] = True


def _scored(t: Json, seat: int, score: int, group: str, points: int) -> None:
    t["players"][seat]["score"] = score
    t["players"][seat]["points"][group] = points


def _turn(t: Json, seat: int, number: int) -> None:
    t["active"] = seat
    _ended(t)


def _ended(t: Json) -> None:
    t.update(entombed=t["solo"] == "master", changed=False, gold=0, discount=0, doubled=False)


FOLDS: Final[dict[str, Any]] = {
    "played": _played,
    "discarded": _discarded,
    "sacrificed": _sacrificed,
    "entombed": _entombed,
    "bought": _bought,
    "took": _took,
    "drew": _drew,
    "looked": _looked,
    "kept": _kept,
    "put_back": _put_back,
    "known": _known,
    "showed": _showed,
    "shuffled": _shuffled,
    "revealed": _revealed,
    "discarded_revealed": _discarded_revealed,
    "put_on_deck": _put_on_deck,
    "uncovered": _uncovered,
    "returned": _returned,
    "cleaned_up": _cleaned_up,
    "fell": _fell,
    "swapped": _swapped,
    "refilled": _refilled,
    "until_end_of_turn": _until_end_of_turn,
    "doubled": _doubled,
    "turned_over": _turned_over,
    "kept_revealed": _kept_revealed,
    "showed_hand": _showed_hand,
    "set_aside": _set_aside,
    "judged": _judged,
    "rejoined": _rejoined,
    "fetched": _fetched,
    "took_back": _took_back,
    "passed_on": _passed_on,
    "entered": _entered,
    "scored": _scored,
    "turn": _turn,
    "ended": _ended,
}
