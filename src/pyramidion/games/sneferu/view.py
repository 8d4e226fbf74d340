"""R11 Who sees what: everybody sees everything but the order of the bag.

Prices, areas and yields follow from the rest of the table; they are worked out in one place, for views and for folding.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from pyramidion.games.sneferu.pyramid import (
    LEFT,
    PLACE,
    PLACES,
    RIGHT,
    SLOTS,
    TURN,
    Halves,
    closed_by,
    fills_gap,
    open_slots,
)
from pyramidion.games.sneferu.scoring import Half, closed_areas
from pyramidion.games.sneferu.state import EMPTY, MATERIALS, NO_BUILDER, Kind, Sneferu
from pyramidion.games.sneferu.supply import AT, ROWS
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import Event, Json

NOBODY, ALL = "nobody", "all"
VISIBLE: Final = {
    "bag": NOBODY,
    "supply": ALL,
    "quarries": ALL,
    "boats": ALL,
    "food": ALL,
    "pyramid": ALL,
    "stored": ALL,
    "held": ALL,
    "ptah": ALL,
}
SOURCE: Final = {"refilled": "bag"}


class Quarry(msgspec.Struct):
    """A square space of the Nile with its bonus token."""

    space: int
    material: str
    site: str
    token: str
    eye: bool


class Column(msgspec.Struct):
    """A column of the supply, bottom first, with the printed price."""

    food: int
    time: int
    surcharge: list[int]
    stones: list[str]


class Price(msgspec.Struct):
    """What a stone costs the viewer now; `bonus` is the token it would bring."""

    food: int
    time: int
    bonus: str | None


class Area(msgspec.Struct):
    """A closed area and the food it paid; `halves` are named by their place and side."""

    material: str
    halves: list[str]
    food: int


class Yield(msgspec.Struct):
    """R5 What the stone in hand would bring on a place: bread, closed areas, Tsekani's gap (R9.6), and all together."""

    bread: int
    areas: list[Area]
    gap: int
    food: int


class Builder(msgspec.Struct):
    """What lies before one player; `rewards` is the food for a closed area, by its size."""

    food: int
    boat: int
    pyramid: dict[str, str | None]
    stones: int
    stored: list[str]
    builder: str | None
    used: bool
    rewards: list[int]
    areas: list[Area]


class Table(msgspec.Struct):
    """`yields` are the viewer's own, by the action that lays the stone."""

    me: int | None
    last: int
    quarries: list[Quarry]
    order: list[int]
    supply: list[Column]
    prices: list[list[Price]]
    bag: int
    held: str | None
    players: list[Builder]
    ptah: list[str] | None
    ptah_wins_at: int
    active: int
    began: int
    holes: list[int]
    fresh: str | None
    retired: bool
    bread: dict[str, int]
    reward: list[int]
    reward_of_aya: list[int]
    gap: int
    yields: dict[str, Yield]


def table(s: Sneferu, seat: int | None) -> Json:
    """The table as the seat sees it; None is the spectator."""
    board = s.board
    seen = Table(
        me=seat,
        last=board.last,
        quarries=_quarries(s),
        order=list(s.order),
        supply=_supply(s),
        prices=[],
        bag=len(s.bag),
        held=board.ids[s.held] if s.held != EMPTY else None,
        players=[_player(s, owner) for owner in range(s.seats)],
        ptah=_heap(s, s.ptah) if s.seats == 1 else None,
        ptah_wins_at=board.data.solo.wins_at,
        active=s.active,
        began=s.began,
        holes=[column + 1 for column in range(len(s.columns)) if s.holes >> column & 1],
        fresh=board.ids[s.fresh] if s.fresh != EMPTY else None,
        retired=s.retired,
        bread=dict(zip(SLOTS, board.bread, strict=True)),
        reward=board.reward,
        reward_of_aya=board.reward_of_aya,
        gap=board.gap,
        yields={},
    )
    return worked_out(plain(seen))


def _quarries(s: Sneferu) -> list[Quarry]:
    track = s.board.data.track
    rows = zip(track.quarries, track.materials, track.sites, s.tokens, strict=True)
    return [
        Quarry(space, material, site, s.board.tokens[token], number < track.eyes)
        for number, (space, material, site, token) in enumerate(rows)
    ]


def _supply(s: Sneferu) -> list[Column]:
    supply = s.board.data.supply
    return [
        Column(supply.food[at], supply.time[at], list(supply.surcharge[at]), [s.board.ids[kind] for kind in column])
        for at, column in enumerate(s.columns)
    ]


def _heap(s: Sneferu, stones: Iterable[Kind]) -> list[str]:
    """Stones that lie in no order, by name."""
    return sorted(s.board.ids[stone] for stone in stones)


def _player(s: Sneferu, seat: int) -> Builder:
    board, builder = s.board, s.builders[seat]
    return Builder(
        food=s.food[seat],
        boat=s.boats[seat],
        pyramid=pyramid(s, seat),
        stones=s.stones(seat),
        stored=_heap(s, s.stored[seat]),
        builder=board.builders[builder] if builder != NO_BUILDER else None,
        used=s.used[seat],
        rewards=board.rewards(builder),
        areas=[],
    )


def pyramid(s: Sneferu, seat: int) -> dict[str, str | None]:
    """The stone on each place, left half first."""
    own, names = s.own(seat), s.board.materials
    found: dict[str, str | None] = dict.fromkeys(SLOTS)
    for slot, name in enumerate(SLOTS):
        left = [names[material] for material in range(MATERIALS) if own[material] & LEFT[slot]]
        right = [names[material] for material in range(MATERIALS) if own[material] & RIGHT[slot]]
        if left:
            found[name] = f"{left[0]}-{right[0]}"
    return found


def masked(event: Event) -> tuple[Any, ...]:
    """No event is secret."""
    return event.args


def unveils(event: Event) -> bool:
    """Did it show a stone that nobody could see?"""
    return VISIBLE.get(SOURCE.get(event.kind, "")) == NOBODY


# --- what follows from the table ----------------------------------------------------------------------------


def worked_out(t: Json) -> Json:
    """Prices and yields for the viewer, and the closed areas of everybody with what they paid."""
    for player in t["players"]:
        player["areas"] = _areas(t, player)
    return _for_viewer(t)


def _for_viewer(t: Json) -> Json:
    t["prices"] = _prices(t)
    t["yields"] = _yields(t)
    return t


def token_for(t: Json, seat: int | None) -> Json:
    """The quarry whose bonus the seat could use in its next purchase."""
    if seat is None:
        return None
    space = t["began"] if seat == t["active"] else t["players"][seat]["boat"]
    return next((quarry for quarry in t["quarries"] if quarry["space"] == space), None)


def _prices(t: Json) -> list[list[Json]]:
    quarry = token_for(t, t["me"])
    return [[_price(column, row, quarry) for row in range(len(column["stones"]))] for column in t["supply"]]


def _price(column: Json, row: int, quarry: Json) -> Json:
    extra = column["surcharge"][row]
    match = quarry is not None and quarry["material"] in column["stones"][row].split("-")
    token = quarry["token"] if match and (quarry["token"] != "waive" or extra) else None
    food = column["food"] + (0 if token == "waive" else extra)
    return {"food": food, "time": column["time"] - (token == "save_time"), "bonus": token}


def _areas(t: Json, player: Json) -> list[Json]:
    halves, paid = _halves(player["pyramid"]), player["rewards"]
    return [
        {"material": halves[area[0]], "halves": [NAME_OF_HALF[half] for half in area], "food": paid[len(area)]}
        for area in closed_areas(halves)
    ]


HALF_OF_SLOT: Final = {name: (level, level + 2 * number) for name, (level, number) in zip(SLOTS, PLACES, strict=True)}
NAME_OF_HALF: Final = {
    (level, x + side): f"{name}.{word}"
    for name, (level, x) in HALF_OF_SLOT.items()
    for side, word in enumerate(("left", "right"))
}


def _halves(places: Json) -> dict[Half, str]:
    found: dict[Half, str] = {}
    for name, stone in places.items():
        if stone is not None:
            level, x = HALF_OF_SLOT[name]
            found[level, x], found[level, x + 1] = stone.split("-")
    return found


def _yields(t: Json) -> dict[str, Json]:
    """What the viewer's stone would bring, on each place where it can lie and either way round (R4.1)."""
    if t["held"] is None or t["me"] != t["active"]:
        return {}
    player, turned = t["players"][t["me"]], "-".join(reversed(t["held"].split("-")))
    slots = open_slots(sum(_laid(player["pyramid"]).values()))
    ways = ((PLACE, t["held"]), (TURN, turned))
    return {str(actions[slot]): _yield(t, player, slot, stone) for actions, stone in ways for slot in slots}


def _yield(t: Json, player: Json, slot: int, stone: str) -> Json:
    own, paid = _laid({**player["pyramid"], SLOTS[slot]: stone}), player["rewards"]
    names, laid = list(own), sum(own.values())
    areas = [
        {"material": names[material], "halves": _named(area), "food": paid[area.bit_count()]}
        for material, area in closed_by(laid, list(own.values()), slot)
    ]
    bread = t["bread"][SLOTS[slot]]
    gap = t["gap"] if player["builder"] == "tsekani" and fills_gap(laid, slot) else 0
    return {"bread": bread, "areas": areas, "gap": gap, "food": bread + gap + sum(area["food"] for area in areas)}


def _laid(places: Json) -> dict[str, Halves]:
    """The halves of each material."""
    found: dict[str, Halves] = {}
    for slot, name in enumerate(SLOTS):
        if places[name] is not None:
            left, right = places[name].split("-")
            found[left] = found.get(left, 0) | LEFT[slot]
            found[right] = found.get(right, 0) | RIGHT[slot]
    return found


def _named(area: Halves) -> list[str]:
    sides = ((LEFT, "left"), (RIGHT, "right"))
    return [f"{name}.{word}" for slot, name in enumerate(SLOTS) for bits, word in sides if area & bits[slot]]


# --- events folded over a table give the next table ---------------------------------------------------------


def fold(before: Json, event: Event) -> Json:
    """The table after an event."""
    change = FOLDS.get(event.kind)
    if change is None:
        return before
    change(before, *event.args)
    return _for_viewer(before)


def _turn(t: Json, seat: int, number: int) -> None:
    empty = [at for at, column in enumerate(t["supply"], 1) if not column["stones"]]
    t.update(active=seat, began=t["players"][seat]["boat"], holes=[] if t["bag"] else empty, fresh=None, retired=False)


def _chose(t: Json, seat: int, builder: str, food: int) -> None:
    player = t["players"][seat]
    player.update(builder=builder, food=food, rewards=t["reward_of_aya" if builder == "aya" else "reward"])
    player["areas"] = _areas(t, player)


def _sailed(t: Json, seat: int, start: int, end: int) -> None:
    t["players"][seat]["boat"] = end
    t["order"].remove(seat)
    t["order"].append(seat)


def _bought(t: Json, seat: int, stone: str, place: str, food: int, time: int) -> None:
    column, row = divmod(AT[place], ROWS)
    t["held"] = t["supply"][column]["stones"].pop(row)
    t["players"][seat]["food"] -= food


def _gained(t: Json, seat: int, what: Any, food: int) -> None:
    t["players"][seat]["food"] += food


def _bread(t: Json, seat: int, food: int) -> None:
    t["players"][seat]["food"] += food


def _closed(t: Json, seat: int, material: str, size: int, food: int) -> None:
    t["players"][seat]["food"] += food


def _feasted(t: Json, seat: int, levels: int, food: int) -> None:
    t["players"][seat]["food"] += food
    t["players"][seat]["used"] = True


def _reversed(t: Json, seat: int, start: int, end: int) -> None:
    _sailed(t, seat, start, end)
    t["players"][seat]["used"] = True


def _stored(t: Json, seat: int, stone: str) -> None:
    player = t["players"][seat]
    player["stored"] = sorted([*player["stored"], stone])
    t.update(fresh=stone, held=None)


def _fetched(t: Json, seat: int, stone: str) -> None:
    t["players"][seat]["stored"].remove(stone)
    t["held"] = stone


def _placed(t: Json, seat: int, stone: str, slot: str) -> None:
    player = t["players"][seat]
    player["pyramid"][slot] = stone
    player["stones"] += 1
    player["areas"] = _areas(t, player)
    t["held"] = None


def _moved(t: Json, seat: int, stone: str, source: int, hole: int) -> None:
    t["supply"][hole - 1]["stones"].append(t["supply"][source - 1]["stones"].pop())
    t["holes"].remove(hole)


def _refilled(t: Json, stone: str, column: int) -> None:
    t["supply"][column - 1]["stones"].append(stone)
    t["bag"] -= 1


def _ptah_took(t: Json, stone: str, column: int) -> None:
    t["supply"][column - 1]["stones"].pop(0)
    t["ptah"] = sorted([*t["ptah"], stone])


def _retired(t: Json, seat: int, spaces: int, food: int, cause: str) -> None:
    t["players"][seat]["food"] += food
    _sailed(t, seat, t["players"][seat]["boat"], t["last"])
    t["retired"] = True


FOLDS: Final[dict[str, Any]] = {
    "turn": _turn,
    "chose": _chose,
    "sailed": _sailed,
    "bought": _bought,
    "bonus": _gained,
    "bread": _bread,
    "closed": _closed,
    "gap": _bread,
    "feasted": _feasted,
    "reversed": _reversed,
    "stored": _stored,
    "fetched": _fetched,
    "placed": _placed,
    "moved": _moved,
    "refilled": _refilled,
    "ptah_took": _ptah_took,
    "retired": _retired,
}
