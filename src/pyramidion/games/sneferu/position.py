"""Positions in words: for scenario files, for saved games, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from pyramidion.games.sneferu import flow
from pyramidion.games.sneferu.board import Board, board_of
from pyramidion.games.sneferu.options import Options
from pyramidion.games.sneferu.pyramid import BOTH, LEFT, RIGHT, SLOT, SLOTS, is_supported
from pyramidion.games.sneferu.state import COLUMNS, EMPTY, MATERIALS, NO_BUILDER, Kind, Sneferu
from pyramidion.games.sneferu.supply import ROWS
from pyramidion.games.sneferu.view import pyramid
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import BadPosition, Json
from pyramidion.kernel.machine import pending
from pyramidion.kernel.naming import nearest

COLUMN_NAMES: Final = [f"c{column + 1}" for column in range(COLUMNS)]
PLAIN: Final = ("turn", "active", "began", "retired", "fresh", "held", "holes", "order", "pending", "ptah", "bag")
OWN: Final = ("food", "boat", "stored", "builder", "used", "pyramid")


# --- everything, as JSON ------------------------------------------------------------------------------------


def dump(s: Sneferu) -> Json:
    """The whole state; stones, tokens and builders by name."""
    ids, board = s.board.ids, s.board
    data = s.dump_frames()
    data["options"] = plain(s.options)
    data["bag"] = [ids[stone] for stone in s.bag]
    data["columns"] = [[ids[stone] for stone in column] for column in s.columns]
    data["tokens"] = [board.tokens[token] for token in s.tokens]
    data["ptah"] = [ids[stone] for stone in s.ptah]
    data["pyramids"] = [_laid(s, seat) for seat in range(s.seats)]
    data["stored"] = [[ids[stone] for stone in stones] for stones in s.stored]
    data["builders"] = [_name_or_none(board.builders, builder) for builder in s.builders]
    data["held"], data["fresh"] = _name_or_none(ids, s.held), _name_or_none(ids, s.fresh)
    for name in ("food", "boats", "order", "used"):
        data[name] = list(getattr(s, name))
    for name in ("active", "began", "holes", "retired"):
        data[name] = getattr(s, name)
    return data


def _name_or_none(names: Sequence[str], at: int) -> str | None:
    return names[at] if at >= 0 else None


def _laid(s: Sneferu, seat: int) -> dict[str, str]:
    return {slot: stone for slot, stone in pyramid(s, seat).items() if stone is not None}


def load(data: Json) -> Sneferu:
    """The inverse of dump; the caller lets the machine settle."""
    options = msgspec.convert(data["options"], Options)
    board = board_of(options)
    s = Sneferu(board, options, data["seats"], int(data["seed"], 16))
    s.load_frames(data)
    s.bag = [board.index[stone] for stone in data["bag"]]
    s.columns = [tuple(board.index[stone] for stone in column) for column in data["columns"]]
    s.tokens = tuple(board.tokens.index(token) for token in data["tokens"])
    s.ptah = tuple(board.index[stone] for stone in data["ptah"])
    s.stored = [tuple(board.index[stone] for stone in stones) for stones in data["stored"]]
    s.builders = [NO_BUILDER if name is None else board.builder_index[name] for name in data["builders"]]
    s.held, s.fresh = (EMPTY if name is None else board.index[name] for name in (data["held"], data["fresh"]))
    for name in ("food", "boats", "order", "used"):
        setattr(s, name, list(data[name]))
    for name in ("active", "began", "holes", "retired"):
        setattr(s, name, data[name])
    for seat, laid in enumerate(data["pyramids"]):
        _lay(s, seat, laid)
    return s


def _lay(s: Sneferu, seat: int, laid: Mapping[str, str]) -> None:
    """Write a pyramid anew."""
    own, s.laid[seat] = [0] * MATERIALS, 0
    for name, stone in laid.items():
        slot = SLOT[name]
        left, right = (s.board.materials.index(half) for half in stone.split("-"))
        own[left] |= LEFT[slot]
        own[right] |= RIGHT[slot]
        s.laid[seat] |= BOTH[slot]
    s.halves[seat * MATERIALS : (seat + 1) * MATERIALS] = own


# --- positions for people -----------------------------------------------------------------------------------


def position(s: Sneferu) -> dict[str, Json]:
    """The whole position in the words of scenario files."""
    ids = s.board.ids
    found: dict[str, Json] = {"turn": s.turn, "active": s.active, "began": s.began, "retired": s.retired}
    found["order"] = [str(seat) for seat in s.order]
    found["holes"] = " ".join(name for column, name in enumerate(COLUMN_NAMES) if s.holes >> column & 1)
    found["held"], found["fresh"] = _name_or_none(ids, s.held) or "", _name_or_none(ids, s.fresh) or ""
    found["bag"] = [ids[stone] for stone in reversed(s.bag)]
    found["ptah"] = " ".join(ids[stone] for stone in s.ptah)
    for name, column in zip(COLUMN_NAMES, s.columns, strict=True):
        found[f"supply.{name}"] = [ids[stone] for stone in column]
    for space, token in zip(s.board.data.track.quarries, s.tokens, strict=True):
        found[f"quarry.{space}"] = s.board.tokens[token]
    for seat in range(s.seats):
        found |= {f"seat.{seat}.{key}": value for key, value in _own(s, seat).items()}
    return found


def _own(s: Sneferu, seat: int) -> dict[str, Json]:
    found: dict[str, Json] = {"food": s.food[seat], "boat": s.boats[seat], "used": s.used[seat]}
    found["builder"] = _name_or_none(s.board.builders, s.builders[seat]) or ""
    found["stored"] = " ".join(s.board.ids[stone] for stone in s.stored[seat])
    return found | {f"pyramid.{slot}": stone or "" for slot, stone in pyramid(s, seat).items()}


def arrange(s: Sneferu, given: Mapping[str, Json]) -> None:
    """Set what is given; the rest stays. Stones come from the bag and go back there."""
    for key in given:
        _check_key(s, key)
    _arrange_stones(s, given)
    _arrange_tokens(s, given)
    _arrange_builders(s, given)
    for key, value in given.items():
        _set_plain(s, key, value)
    _arrange_turn(s, given)


def _check_key(s: Sneferu, key: str) -> None:
    head, _, rest = key.partition(".")
    if head == "seat":
        _check_seat_key(s, key, rest)
    elif head == "supply" and rest not in COLUMN_NAMES:
        raise BadPosition(key, "no-such-zone", zone=rest, nearest=", ".join(COLUMN_NAMES))
    elif head == "quarry" and rest not in [str(space) for space in s.board.data.track.quarries]:
        spaces = ", ".join(str(space) for space in s.board.data.track.quarries)
        raise BadPosition(key, "no-such-zone", zone=rest, nearest=spaces)
    elif head not in ("supply", "quarry") and key not in PLAIN:
        raise BadPosition(key, "unknown-key", nearest=nearest(key, [*PLAIN, "seat", "supply", "quarry"]))


def _check_seat_key(s: Sneferu, key: str, rest: str) -> None:
    seat, _, zone = rest.partition(".")
    if not seat.isdigit() or int(seat) >= s.seats:
        raise BadPosition(key, "no-such-seat", seat=seat, seats=s.seats)
    name, _, slot = zone.partition(".")
    if name not in OWN:
        raise BadPosition(key, "no-such-zone", zone=zone, nearest=nearest(zone, OWN))
    if name == "pyramid" and slot not in SLOT:
        raise BadPosition(key, "no-such-zone", zone=slot, nearest=nearest(slot, SLOTS))


# stones


def _arrange_stones(s: Sneferu, given: Mapping[str, Json]) -> None:
    """Give each zone its stones; what is too much for the rest is exchanged, what is left is the bag."""
    pool = Counter(s.board.stones)
    for seat in range(s.seats):
        _arrange_pyramid(s, given, seat, pool)
        _arrange_heap(s, given, f"seat.{seat}.stored", seat, pool)
    if "ptah" in given:
        s.ptah = tuple(sorted(_kinds(s.board, "ptah", given["ptah"])))
    _claim("ptah", s.board, pool, s.ptah)
    if "held" in given:
        s.held = next(iter(_kinds(s.board, "held", given["held"])), EMPTY)
    _claim("held", s.board, pool, [s.held] if s.held != EMPTY else [])
    _arrange_supply(s, given, pool)


def _arrange_pyramid(s: Sneferu, given: Mapping[str, Json], seat: int, pool: Counter[Kind]) -> None:
    laid = _laid(s, seat)
    for slot in SLOTS:
        key = f"seat.{seat}.pyramid.{slot}"
        if key in given:
            laid.pop(slot, None)
            if given[key] != "":
                laid[slot] = _oriented(s.board, key, given[key])
    _lay(s, seat, laid)
    for slot, stone in laid.items():
        key = f"seat.{seat}.pyramid.{slot}"
        if not is_supported(s.laid[seat], SLOT[slot]):
            raise BadPosition(key, "not-supported", slot=slot)
        _claim(key, s.board, pool, [_kind(s.board, stone)])


def _oriented(board: Board, key: str, value: Json) -> str:
    """A placed stone: left half, right half."""
    if not isinstance(value, str) or _kind(board, value) == EMPTY:
        raise BadPosition(key, "no-such-stone", stone=str(value), nearest=nearest(str(value), board.index))
    return value


def _kind(board: Board, stone: str) -> Kind:
    """The kind of a stone, whichever way round it is named."""
    left, _, right = stone.partition("-")
    return board.index.get(stone, board.index.get(f"{right}-{left}", EMPTY))


def _arrange_heap(s: Sneferu, given: Mapping[str, Json], key: str, seat: int, pool: Counter[Kind]) -> None:
    if key in given:
        s.stored[seat] = tuple(sorted(_kinds(s.board, key, given[key])))
    _claim(key, s.board, pool, s.stored[seat])


def _arrange_supply(s: Sneferu, given: Mapping[str, Json], pool: Counter[Kind]) -> None:
    bag = s.bag[:]
    if "bag" in given:
        bag = list(reversed(_kinds(s.board, "bag", given["bag"])))
        _claim("bag", s.board, pool, bag)
    for column, name in enumerate(COLUMN_NAMES):
        key = f"supply.{name}"
        if key in given:
            s.columns[column] = tuple(_kinds(s.board, key, given[key]))
            if len(s.columns[column]) > ROWS:
                raise BadPosition(key, "column-too-high", rows=ROWS)
            _claim(key, s.board, pool, s.columns[column])
    for column, name in enumerate(COLUMN_NAMES):
        if f"supply.{name}" not in given:
            s.columns[column] = tuple(_kept(s.columns[column], pool))
    s.bag = bag if "bag" in given else _rest(bag, pool)


def _kept(stones: Iterable[Kind], pool: Counter[Kind]) -> list[Kind]:
    """The same stones as far as there are enough; others in place of those that are needed elsewhere."""
    found: list[Kind] = []
    for stone in stones:
        taken = stone if pool[stone] else next((kind for kind in sorted(pool) if pool[kind]), EMPTY)
        if taken != EMPTY:
            pool[taken] -= 1
            found.append(taken)
    return found


def _rest(bag: Sequence[Kind], pool: Counter[Kind]) -> list[Kind]:
    """The old bag in its order, with what came back beneath."""
    found: list[Kind] = []
    for stone in reversed(bag):
        if pool[stone]:
            pool[stone] -= 1
            found.append(stone)
    return sorted(pool.elements()) + found[::-1]


def _claim(key: str, board: Board, pool: Counter[Kind], stones: Iterable[Kind]) -> None:
    for stone in stones:
        if not pool[stone]:
            raise BadPosition(key, "too-many-stones", stone=board.ids[stone])
        pool[stone] -= 1


def _kinds(board: Board, key: str, value: Json) -> list[Kind]:
    """`tura-gold 2*basalt-gold`, or a list of names."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BadPosition(key, "not-stones")
    found: list[Kind] = []
    for word in words:
        times, star, name = word.rpartition("*")
        if _kind(board, name) == EMPTY or (star and not times.isdigit()):
            raise BadPosition(key, "no-such-stone", stone=word, nearest=nearest(name, board.index))
        found += [_kind(board, name)] * (int(times) if star else 1)
    return found


# tokens, builders, numbers


def _arrange_tokens(s: Sneferu, given: Mapping[str, Json]) -> None:
    """Given tokens take their places; the others stay where they can."""
    track, names = s.board.data.track, s.board.tokens
    found = list(s.tokens)
    for places, tokens in (
        (range(track.eyes), s.board.eye_tokens),
        (range(track.eyes, len(track.quarries)), s.board.plain_tokens),
    ):
        pool = Counter(tokens)
        wanted = {at: f"quarry.{track.quarries[at]}" for at in places}
        for at, key in wanted.items():
            if key in given:
                if given[key] not in names or not pool[names.index(given[key])]:
                    raise BadPosition(key, "no-such-token", token=str(given[key]), nearest=", ".join(names))
                found[at] = names.index(given[key])
                pool[found[at]] -= 1
        free = [at for at, key in wanted.items() if key not in given]
        for at, token in zip(free, _kept([found[at] for at in free], pool), strict=True):
            found[at] = token
    s.tokens = tuple(found)


def _arrange_builders(s: Sneferu, given: Mapping[str, Json]) -> None:
    wanted = {seat: given[f"seat.{seat}.builder"] for seat in range(s.seats) if f"seat.{seat}.builder" in given}
    for seat, name in wanted.items():
        key = f"seat.{seat}.builder"
        if name == "":
            s.builders[seat] = NO_BUILDER
            continue
        if name not in s.board.builder_index or s.options.builders == "off":
            raise BadPosition(key, "no-such-builder", builder=str(name), nearest=", ".join(s.board.builders))
        builder = s.board.builder_index[name]
        if builder in s.builders:
            s.builders[s.builders.index(builder)] = s.builders[seat]
        s.builders[seat] = builder
        s.food[seat] = s.board.builder_food[builder]
    if len(set(wanted.values()) - {""}) < sum(name != "" for name in wanted.values()):
        raise BadPosition("seat", "builder-twice")


def _set_plain(s: Sneferu, key: str, value: Json) -> None:
    head, _, rest = key.partition(".")
    if head == "seat":
        seat, _, zone = rest.partition(".")
        if zone in ("food", "boat", "used"):
            _set_number(s, key, int(seat), zone, value)
    elif key == "turn":
        s.turn = _number(key, value, range(1 << 30))
    elif key == "order":
        s.order = _order(s, value)


def _set_number(s: Sneferu, key: str, seat: int, zone: str, value: Json) -> None:
    if zone == "used":
        s.used[seat] = _flag(key, value)
    elif zone == "food":
        s.food[seat] = _number(key, value, range(1000))
    else:
        s.boats[seat] = _number(key, value, range(s.board.last + 1))


def _number(key: str, value: Json, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        raise BadPosition(key, "bad-value", value=str(value))
    return value


def _flag(key: str, value: Json) -> bool:
    if type(value) is not bool:
        raise BadPosition(key, "bad-value", value=str(value))
    return value


def _order(s: Sneferu, value: Json) -> list[int]:
    """Seats in the order in which they arrived."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list) or sorted(str(word) for word in words) != [str(seat) for seat in range(s.seats)]:
        raise BadPosition("order", "bad-value", value=str(value))
    return [int(word) for word in words]


# whose turn


def _arrange_turn(s: Sneferu, given: Mapping[str, Json]) -> None:
    """The hindmost boat begins a turn, unless it is given what is pending."""
    s.run = s.stack = []
    if "pending" in given:
        s.stack += pending(s, given["pending"])
    else:
        s.turn = max(s.turn - 1, 0)
        flow.next_turn(s)
    if "active" in given:
        s.active = _active(s, given["active"], "pending" in given)
    if "began" in given:
        s.began = _number("began", given["began"], range(s.board.last + 1))
    if "retired" in given:
        s.retired = _flag("retired", given["retired"])
    if "fresh" in given:
        s.fresh = next(iter(_kinds(s.board, "fresh", given["fresh"])), EMPTY)
    if "holes" in given:
        s.holes = _holes(given["holes"])


def _active(s: Sneferu, value: Json, anybody: bool) -> int:
    seat = _number("active", value, range(s.seats))
    if not anybody and seat != s.active:
        raise BadPosition("active", "not-hindmost", seat=seat, seats=s.seats)
    return seat


def _holes(value: Json) -> int:
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list) or not all(word in COLUMN_NAMES for word in words):
        raise BadPosition("holes", "bad-value", value=str(value))
    return sum(1 << COLUMN_NAMES.index(word) for word in set(words))


def components(s: Sneferu) -> Mapping[str, int]:
    """Every stone and token there is, wherever it lies."""
    stones = Counter(s.bag)
    for heap in (*s.columns, *s.stored, s.ptah, [s.held] if s.held != EMPTY else []):
        stones.update(heap)
    for seat in range(s.seats):
        stones.update(_kind(s.board, stone) for stone in _laid(s, seat).values())
    tokens = Counter(s.board.tokens[token] for token in s.tokens)
    return {s.board.ids[stone]: count for stone, count in sorted(stones.items())} | dict(sorted(tokens.items()))
