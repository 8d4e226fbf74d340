"""The table in words: what each event says in the log, what each noun is called, how the table is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from pyramidion.games.sneferu.board import board_of
from pyramidion.games.sneferu.offers import MOVED
from pyramidion.games.sneferu.options import Options
from pyramidion.games.sneferu.pyramid import LEVELS, PLACES, SLOT, SLOTS
from pyramidion.games.sneferu.supply import AT, ROWS
from pyramidion.kernel.contract import Event, Json, Noun, View, action
from pyramidion.kernel.text import Say, Section, tint

# the parameters of each event's log line; every event says something
LOG: Final = {
    "turn": ("seat", "turn"),
    "chose": ("seat", "builder", "food"),
    "bought": ("seat", "stone", "place", "food", "time"),
    "sailed": ("seat", "start", "end"),
    "bonus": ("seat", "token", "food"),
    "stored": ("seat", "stone"),
    "fetched": ("seat", "stone"),
    "placed": ("seat", "materials", "slot"),
    "bread": ("seat", "food"),
    "closed": ("seat", "material", "size", "food"),
    "gap": ("seat", "food"),
    "moved": ("seat", "stone", "column", "hole"),
    "refilled": ("stone", "column"),
    "ptah_took": ("stone", "column"),
    "ptah_completed": ("stones",),
    "feasted": ("seat", "levels", "food"),
    "reversed": ("seat", "start", "end"),
    "retired": ("seat", "spaces", "food", "cause"),
    "ended": (),
}


def tell(event: Event) -> tuple[str, dict[str, Json]] | None:
    """The message and its parameters."""
    if event.kind not in LOG:
        return None
    args: dict[str, Any] = dict(zip(LOG[event.kind], event.args, strict=True))
    if event.kind == "placed":
        args = {"seat": args["seat"], "materials": args["materials"].split("-"), **_place(args["slot"])}
    return f"log-{event.kind.replace('_', '-')}", args


def thing(view: View, noun: Noun) -> dict[str, Json]:
    """A stone of the supply, a place of the pyramid, a move between columns, a stored stone or a builder."""
    word, table = str(noun), view.table
    if word in AT:
        return _stone(table, word)
    if word in SLOT:
        held = (table["held"] or "none-none").split("-")
        return {"what": "place", "materials": held, "bread": table["bread"][word], **_place(word)}
    if action("move", word) in MOVED:
        source, hole = MOVED[action("move", word)]
        stones = table["supply"][source]["stones"]
        return {"what": "move", "stone": stones[-1] if stones else "none", "column": source + 1, "hole": hole + 1}
    if "-" in word:
        return {"what": "stone", "stone": word, "place": "stored"}
    return {"what": "builder", "builder": word}


def _place(slot: str) -> dict[str, Json]:
    level, number = PLACES[SLOT[slot]]
    return {"slot": slot, "level": level + 1, "number": number + 1}


def _stone(table: Json, place: str) -> dict[str, Json]:
    """A stone of the supply with its price for the viewer, and the price without a bonus."""
    column, row = divmod(AT[place], ROWS)
    supply = table["supply"][column]
    if row >= len(supply["stones"]):
        return {"what": "empty", "place": place}
    price = table["prices"][column][row]
    return {
        "what": "supply",
        "stone": supply["stones"][row],
        "place": place,
        "food": price["food"],
        "time": price["time"],
        "token": price["bonus"] or "none",
        "full_food": supply["food"] + supply["surcharge"][row],
        "full_time": supply["time"],
    }


# --- the table drawn ----------------------------------------------------------------------------------------

PER_LINE: Final = 13  # spaces of the Nile
CELL: Final = 6
COLUMN: Final = 17
HALF: Final = 5
AREAS_PER_LINE: Final = 8


def sections(view: View, say: Say) -> list[Section]:
    """The Nile, the supply, then every player, the viewer last."""
    pen = Pen(view, say)
    seats = range(len(view.table["players"]))
    others = [seat for seat in seats if seat != view.seat]
    found = [_nile(pen), _supply(pen)]
    found += [_ptah(pen)] if view.table["ptah"] is not None else []
    found += [_player(pen, seat) for seat in others]
    return found + ([_own(pen, view.seat)] if view.seat is not None else [])


def focus(view: View, say: Say) -> list[Section]:
    """The own pyramid, when a stone is to be placed; what the builders can do, when one is to be chosen."""
    kind = view.question.kind if view.question is not None and view.seat is not None else ""
    if kind == "choose_builder":
        return [_builders(view, say)]
    return sections(view, say)[-1:] if kind in ("place_stone", "place_stored") else []


def _builders(view: View, say: Say) -> Section:
    names = [answer.partition(":")[2] for answer in view.legal]
    lines = [f"{say.name(f'card-{name}')}: {say(f'card-{name}.text')}" for name in names]
    return Section(say("group-builders"), lines, lines)


class Pen:
    """What the drawings need: the table, the words, and a letter and colour for each material."""

    def __init__(self, view: View, say: Say) -> None:
        data = board_of(msgspec.convert(view.options, Options)).data
        self.table = view.table
        self.say = say
        self.materials = data.stones.materials
        self.colours = dict(zip(self.materials, data.stones.colours, strict=True))
        self.letters = {material: say.name(f"letter-{material}") for material in self.materials}

    def half(self, material: str, width: int = 1) -> str:
        return tint(self.letters[material].center(width), self.colours[material])

    def stone(self, stone: str) -> str:
        left, right = stone.split("-")
        return f"{self.half(left)}│{self.half(right)}"

    def legend(self) -> str:
        names = [f"{self.half(material)} {self.say.name(f'material-{material}')}" for material in self.materials]
        return "  ".join(names)


# the Nile


def _nile(pen: Pen) -> Section:
    table, say = pen.table, pen.say
    art: list[str] = []
    for start in range(0, table["last"] + 1, PER_LINE):
        spaces = range(start, min(start + PER_LINE, table["last"] + 1))
        art.append("".join(str(space).ljust(CELL) for space in spaces).rstrip())
        art.append("".join(_space(pen, space) for space in spaces).rstrip())
        boats = "".join(_boats(table, space).ljust(CELL) for space in spaces).rstrip()
        art += [boats] if boats else []
    art += list(_token_legend(pen))
    return Section(say("section-nile"), art, list(_nile_aloud(pen)))


def _quarry(table: Json, space: int) -> Json:
    return next((quarry for quarry in table["quarries"] if quarry["space"] == space), None)


def _space(pen: Pen, space: int) -> str:
    """A plain space, or a quarry with its material and its bonus."""
    quarry = _quarry(pen.table, space)
    if quarry is None:
        return ("■" if space == pen.table["last"] else "·").ljust(CELL)
    token = pen.say.name(f"token-{quarry['token']}.sign")
    return f"{pen.half(quarry['material'])} {token.ljust(CELL - 2)}"


def _boats(table: Json, space: int) -> str:
    """The boats on a space in the order in which they arrived."""
    here = [str(seat + 1) for seat in table["order"] if table["players"][seat]["boat"] == space]
    return f"▲{''.join(here)}" if here else ""


def _token_legend(pen: Pen) -> Iterator[str]:
    """What the signs mean, three to a line."""
    tokens = list(dict.fromkeys(quarry["token"] for quarry in pen.table["quarries"]))
    meant = [f"{pen.say.name(f'token-{token}.sign')} {pen.say.name(f'token-{token}')}" for token in sorted(tokens)]
    for start in range(0, len(meant), 3):
        yield "   ".join(meant[start : start + 3])


def _nile_aloud(pen: Pen) -> Iterator[str]:
    """The boats in the order of their turns, then the quarries that are still ahead of somebody."""
    table, say = pen.table, pen.say
    boats = [player["boat"] for player in table["players"]]
    for seat in sorted(table["order"], key=lambda seat: boats[seat]):
        quarry = _quarry(table, boats[seat])
        where = {"site": quarry["site"], "token": quarry["token"]} if quarry else {"site": "none", "token": "none"}
        yield say("boat-aloud", seat=seat, space=boats[seat], left=table["last"] - boats[seat], **where)
    for quarry in table["quarries"]:
        if quarry["space"] >= min(boats):
            yield say("quarry-aloud", **{key: quarry[key] for key in ("space", "site", "material", "token")})


# the supply


def _supply(pen: Pen) -> Section:
    table, say = pen.table, pen.say
    art = ["    " + "".join(f"c{column + 1}".ljust(COLUMN) for column in range(len(table["supply"]))).rstrip()]
    for row in reversed(range(ROWS)):
        cells = [_supply_cell(pen, column, row) for column in range(len(table["supply"]))]
        art.append(f"r{row + 1}  " + "".join(cells).rstrip())
    art += [pen.legend(), say("bag-count", count=table["bag"])]
    plain = [*_supply_aloud(pen), say("bag-count", count=table["bag"])]
    held = [say("held-stone", stone=table["held"])] if table["held"] else []
    return Section(say("section-supply"), art + held, plain + held)


def _supply_cell(pen: Pen, column: int, row: int) -> str:
    """Both halves and the price for the viewer; a star where the quarry's bonus fits."""
    stones = pen.table["supply"][column]["stones"]
    if row >= len(stones):
        return "·".ljust(COLUMN)
    price = pen.table["prices"][column][row]
    cost = pen.say("price-short", food=price["food"], time=price["time"]) + ("*" if price["bonus"] else "")
    return f"{pen.stone(stones[row])}  {cost.ljust(COLUMN - 5)}"


def _supply_aloud(pen: Pen) -> Iterator[str]:
    for number, (column, prices) in enumerate(zip(pen.table["supply"], pen.table["prices"], strict=True), 1):
        yield pen.say("column-aloud", column=number, food=column["food"], time=column["time"])
        for row, (stone, price) in enumerate(zip(column["stones"], prices, strict=True), 1):
            facts = {"food": price["food"], "time": price["time"], "token": price["bonus"] or "none"}
            yield pen.say("stone-aloud", place=f"c{number}r{row}", stone=stone, **facts)


def _ptah(pen: Pen) -> Section:
    lines = [pen.say("ptah-stones", count=len(pen.table["ptah"]))]
    return Section(pen.say("section-ptah"), lines, lines)


# a player


def _player(pen: Pen, seat: int) -> Section:
    """What lies before another player: a small pyramid, stone by stone."""
    player = pen.table["players"][seat]
    art = [_small_level(pen, player, level) for level in reversed(range(len(LEVELS)))]
    return Section(
        _title(pen, "section-player", seat),
        [*art, *_facts(pen, seat), *_areas(pen, seat)],
        [*_aloud(pen, seat, False), *_facts(pen, seat), *_areas_aloud(pen, seat)],
    )


def _own(pen: Pen, seat: int) -> Section:
    """The viewer's own pyramid, large, with the names of the places where a stone can go."""
    return Section(
        _title(pen, "section-own", seat),
        [*_drawn(pen, seat), *_facts(pen, seat), *_areas(pen, seat)],
        [*_aloud(pen, seat, True), *_facts(pen, seat), *_areas_aloud(pen, seat)],
    )


def _title(pen: Pen, key: str, seat: int) -> str:
    player = pen.table["players"][seat]
    return pen.say(key, seat=seat, number=seat + 1, stones=player["stones"], food=player["food"])


def _facts(pen: Pen, seat: int) -> list[str]:
    """Boat, builder, stored stones."""
    player, say = pen.table["players"][seat], pen.say
    lines = [say("boat-line", space=player["boat"], left=pen.table["last"] - player["boat"])]
    if player["builder"]:
        lines.append(say("builder-line", builder=player["builder"], used=player["used"]))
    if player["stored"]:
        lines.append(say("stored-line", stones=player["stored"]))
    return lines


def _areas(pen: Pen, seat: int) -> Iterator[str]:
    """Closed areas as letter, size and food."""
    areas = pen.table["players"][seat]["areas"]
    items = [f"{pen.half(area['material'])}{len(area['halves'])} +{area['food']}" for area in areas]
    yield pen.say("areas-count", count=len(areas), food=sum(area["food"] for area in areas))
    for start in range(0, len(items), AREAS_PER_LINE):
        yield "  " + "   ".join(items[start : start + AREAS_PER_LINE])


def _areas_aloud(pen: Pen, seat: int) -> Iterator[str]:
    areas = pen.table["players"][seat]["areas"]
    yield pen.say("areas-count", count=len(areas), food=sum(area["food"] for area in areas))
    for area in areas:
        yield pen.say("area-aloud", material=area["material"], size=len(area["halves"]), food=area["food"])


def _level_slots(level: int) -> list[str]:
    return [name for name, (at, _) in zip(SLOTS, PLACES, strict=True) if at == level]


def _small_level(pen: Pen, player: Json, level: int) -> str:
    stones = [player["pyramid"][slot] for slot in _level_slots(level)]
    cells = ["[" + "".join(pen.half(half) for half in stone.split("-")) + "]" if stone else "[  ]" for stone in stones]
    return "  " * level + "".join(cells)


def _is_free(player: Json, slot: str) -> bool:
    """Can a stone be laid here?"""
    level, number = PLACES[SLOT[slot]]
    below = [f"l{level}s{number + 1}", f"l{level}s{number + 2}"] if level else []
    return player["pyramid"][slot] is None and all(player["pyramid"][name] for name in below)


def _drawn(pen: Pen, seat: int) -> list[str]:
    """Stones as bricks: two halves each, every level moved by one half."""
    player, lines = pen.table["players"][seat], []
    for level in reversed(range(len(LEVELS))):
        lines += [_border(level), _bricks(pen, player, level)]
    return [*lines, _border(-1)]


def _edges(level: int) -> list[int]:
    """Where the upright lines of a level stand."""
    start = (HALF + 1) * level
    return [start + 2 * (HALF + 1) * number for number in range(LEVELS[level] + 1)]


def _border(level: int) -> str:
    """The line on top of a level, and under the one above it; -1 is the ground."""
    below = _edges(level) if level >= 0 else []
    above = _edges(level + 1) if level + 1 < len(LEVELS) else []
    ends = below or above
    line = [" "] * ends[0] + ["─"] * (ends[-1] - ends[0] + 1)
    for at in above:
        line[at] = "┴"
    for at in below:
        line[at] = "┬"
    line[ends[0]], line[ends[-1]] = ("┌", "┐") if below else ("└", "┘")
    return "".join(line)


def _bricks(pen: Pen, player: Json, level: int) -> str:
    bricks = [_brick(pen, player, slot) for slot in _level_slots(level)]
    return " " * _edges(level)[0] + "│" + "│".join(bricks) + "│"


def _brick(pen: Pen, player: Json, slot: str) -> str:
    """A stone, or the bread of an empty place and its name where a stone can go."""
    stone = player["pyramid"][slot]
    if stone:
        left, right = stone.split("-")
        return f"{pen.half(left, HALF)}┊{pen.half(right, HALF)}"
    bread = f"+{pen.table['bread'][slot]}" if pen.table["bread"][slot] else ""
    name = slot if _is_free(player, slot) else ""
    return f"{name} {bread}".strip().center(2 * HALF + 1)


def _aloud(pen: Pen, seat: int, own: bool) -> Iterator[str]:
    """Level by level from the bottom; of the own pyramid also the places where a stone can go."""
    player = pen.table["players"][seat]
    for level in range(len(LEVELS)):
        places = list(_places_aloud(pen, player, _level_slots(level), own))
        if places:
            yield pen.say("level-aloud", level=level + 1, places="; ".join(places))


def _places_aloud(pen: Pen, player: Json, slots: Sequence[str], own: bool) -> Iterator[str]:
    for number, slot in enumerate(slots, 1):
        stone = player["pyramid"][slot]
        if stone:
            yield pen.say("place-holds", number=number, materials=stone.split("-"))
        elif own and _is_free(player, slot):
            yield pen.say("place-free", number=number, bread=pen.table["bread"][slot])
