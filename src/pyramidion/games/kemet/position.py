"""Positions in words: for scenario files, for saved games, for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from pyramidion.games.kemet import seen
from pyramidion.games.kemet.armies import limit
from pyramidion.games.kemet.data import (
    BATTLE_CARDS,
    COLOURS,
    COLOURS_IN_PLAY,
    DIVERSION,
    FIGURES,
    HIGHEST,
    HONOUR,
    INTERVENTIONS,
    LOSS_SPACES,
    MERCENARIES,
    MOST_PP,
    OWN_CARDS,
    REGULAR_TOKENS,
    SPECIAL_CARDS,
    TILES,
    UNITS,
    UNITS_PER_DISTRICT,
)
from pyramidion.games.kemet.edition import box_of
from pyramidion.games.kemet.options import Options
from pyramidion.games.kemet.spaces import SPACES, on_board
from pyramidion.games.kemet.state import (
    DAY,
    DEBT,
    FAME,
    FIGHT,
    IN_BATTLE,
    IN_SUPPLY,
    MARCH,
    NONE,
    PHASES,
    Fight,
    Kemet,
    March,
)
from pyramidion.games.kemet.windows import copies
from pyramidion.kernel.codec import plain
from pyramidion.kernel.contract import BadPosition, Json
from pyramidion.kernel.machine import begin, pending
from pyramidion.kernel.naming import nearest

LISTS: Final = (
    "order", "bids", "seating", "owner", "units", "figure", "colour", "level", "cities", "pp", "supply",
    "underworld", "honour", "veterans", "fame", "track", "tiles", "known", "cards", "played", "buried", "removed",
    "proven", "regular", "used", "silver", "gold", "where", "deck", "discard",
)  # fmt: skip
SCALARS: Final = (
    "phase", "round", "active", "winner", "placed", "relocated", "halted", "vetoed", "shown", "spent", "attacked",
    "quiet",
)  # fmt: skip


# --- everything, as JSON ------------------------------------------------------------------------------------


def dump(s: Kemet) -> Json:
    """The whole state, by its numbers."""
    data = s.dump_frames()
    data["options"] = plain(s.options)
    data["colours"] = list(s.colours)
    for name in LISTS:
        data[name] = list(getattr(s, name))
    for name in SCALARS:
        data[name] = getattr(s, name)
    data["hands"] = [list(hand) for hand in s.hands]
    data["landing"] = [list(army) for army in s.landing]
    data["march"] = None if s.march is None else {name: getattr(s.march, name) for name in MARCH}
    data["fight"] = None if s.fight is None else {name: _plain(getattr(s.fight, name)) for name in FIGHT}
    return data


def _plain(value: Any) -> Json:
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def load(data: Json) -> Kemet:
    """The inverse of dump; the caller lets the machine settle."""
    options = msgspec.convert(data["options"], Options)
    s = Kemet(box_of(data["seats"], options), options, data["seats"], int(data["seed"], 16))
    s.load_frames(data)
    s.colours = tuple(data["colours"])
    for name in LISTS:
        setattr(s, name, list(data[name]))
    for name in SCALARS:
        setattr(s, name, data[name])
    s.mods = [s.box.mods(mask) for mask in s.tiles]
    s.hands = [tuple(hand) for hand in data["hands"]]
    s.landing = tuple((area, units, figure) for area, units, figure in data["landing"])
    s.march = None if data["march"] is None else _loaded_march(data["march"])
    s.fight = None if data["fight"] is None else _loaded_fight(data["fight"])
    return s


def _loaded_march(data: Json) -> March:
    march = March.__new__(March)
    for name in MARCH:
        setattr(march, name, data[name])
    return march


def _loaded_fight(data: Json) -> Fight:
    fight = Fight.__new__(Fight)
    for name in FIGHT:
        setattr(fight, name, tuple(data[name]) if name == "seats" else data[name])
    fight.interventions = [tuple(kinds) for kinds in data["interventions"]]
    return fight


# --- positions for people -----------------------------------------------------------------------------------

PLAIN: Final = ("phase", "round", "turn", "active", "order", "deck", "discard", "placed", "colours", "quiet", "pending")
OWN: Final = (
    "city", "pp", "supply", "underworld", "honour", "veterans", "hand", "tiles", "cards", "played", "buried",
    "removed", "tokens", "spaces", "silver", "gold", "track", "figures", *(f"fame.{kind}" for kind in FAME),
)  # fmt: skip


def position(s: Kemet) -> dict[str, Json]:
    """The whole position in the words of scenario files."""
    found: dict[str, Json] = {
        "phase": PHASES[s.phase],
        "round": s.round,
        "turn": s.turn,
        "active": s.active,
        "order": [str(seat) for seat in s.order],
        "placed": s.placed,
        "colours": " ".join(COLOURS[colour] for colour in s.colours),
        "quiet": " ".join(str(seat) for seat in range(s.seats) if s.quiet >> seat & 1),
        "deck": [s.box.cards[kind] for kind in reversed(s.deck)],
        "discard": " ".join(s.box.cards[kind] for kind in s.discard),
    }
    for at, name in enumerate(s.board.names):
        found[f"area.{name}"] = _army_words(s, at)
        if s.board.is_district[at]:
            found[f"pyramid.{name}"] = f"{COLOURS[s.colour[at]]} {s.level[at]}" if s.level[at] else ""
    for seat in range(s.seats):
        found |= {f"seat.{seat}.{key}": value for key, value in _own(s, seat).items()}
    return found


def _army_words(s: Kemet, at: int) -> str:
    """`0 5 phoenix`: whose, how many units, which figure."""
    if s.owner[at] == NONE:
        return ""
    figure = [s.box.figure_ids[s.figure[at]]] if s.figure[at] != NONE else []
    return " ".join([str(s.owner[at]), str(s.units[at]), *figure])


def _own(s: Kemet, seat: int) -> dict[str, Json]:
    found: dict[str, Json] = {name: seen.PLAYER[name](s, seat) for name in ("pp", "supply", "underworld", "honour")}
    found["veterans"] = s.veterans[seat]
    found["city"] = seen.PLAYER["city"](s, seat) or ""
    found["hand"] = " ".join(s.box.cards[kind] for kind in s.hands[seat])
    found["tiles"] = " ".join(seen.PLAYER["tiles"](s, seat))
    found["figures"] = " ".join(seen.PLAYER["figures"](s, seat))
    for name in ("cards", "played", "buried", "removed"):
        found[name] = " ".join(seen.battle_cards(getattr(s, name)[seat]))
    found["tokens"] = s.regular[seat]
    found["spaces"] = " ".join(space for at, space in enumerate(SPACES) if s.used[seat] >> at & 1)
    found["silver"] = "" if s.silver[seat] == NONE else SPACES[s.silver[seat]]
    found["gold"] = s.gold[seat]
    found["track"] = " ".join(word or "none" for word in seen.PLAYER["track"](s, seat))
    return found | {f"fame.{kind}": s.fame[4 * seat + at] for at, kind in enumerate(FAME)}


def arrange(s: Kemet, given: Mapping[str, Json]) -> None:
    """Set what is given on top of an ordinary first day; supplies follow from the rest."""
    for key in given:
        _check_key(s, key)
    if s.round == 0 and given.get("phase", "day") == "day":
        _ordinary_set_up(s)
    for key in sorted(given, key=_rank):
        _set(s, key, given[key])
    _settle_supply(s, given)
    _settle_interventions(s, given)
    _arrange_turn(s, given)


def _check_key(s: Kemet, key: str) -> None:
    head, _, rest = key.partition(".")
    if head == "seat":
        seat, _, zone = rest.partition(".")
        if not seat.isdigit() or int(seat) >= s.seats:
            raise BadPosition(key, "no-such-seat", seat=seat, seats=s.seats)
        if zone not in OWN:
            raise BadPosition(key, "no-such-zone", zone=zone, nearest=nearest(zone, OWN))
    elif head in ("area", "pyramid"):
        if rest not in s.board.index or (head == "pyramid" and not s.board.is_district[s.board.index[rest]]):
            raise BadPosition(key, "no-such-zone", zone=rest, nearest=nearest(rest, s.board.names))
    elif key not in PLAIN:
        raise BadPosition(key, "unknown-key", nearest=nearest(key, [*PLAIN, "seat", "area", "pyramid"]))


def _rank(key: str) -> tuple[int, str]:
    """Tiles before figures, cities before pyramids."""
    zone = key.rpartition(".")[2]
    return (0 if zone in ("city", "colours") else 1 if zone == "tiles" else 2, key)


def _ordinary_set_up(s: Kemet) -> None:
    """Seat 0 in the first city and so on; pyramids of levels 2 and 1; five units in two districts; no tiles."""
    s.phase, s.round = DAY, 1
    s.lanes = {}
    s.order = list(range(s.seats))
    s.cities = list(range(s.seats))
    s.tiles = [0] * s.seats
    for area in range(len(s.board.names)):
        s.owner[area], s.units[area], s.figure[area], s.level[area], s.colour[area] = NONE, 0, NONE, 0, NONE
    for seat in range(s.seats):
        first, second, _ = s.city(seat)
        for area, level, colour in ((first, 2, s.colours[0]), (second, 1, s.colours[1])):
            s.level[area], s.colour[area] = level, colour
            s.owner[area], s.units[area] = seat, UNITS_PER_DISTRICT


def _set(s: Kemet, key: str, value: Json) -> None:
    head, _, rest = key.partition(".")
    if head == "area":
        _set_army(s, key, s.board.index[rest], value)
    elif head == "pyramid":
        _set_pyramid(s, key, s.board.index[rest], value)
    elif head == "seat":
        seat, _, zone = rest.partition(".")
        _set_own(s, key, int(seat), zone, value)
    elif key in ("round", "turn"):
        setattr(s, key, _number(key, value, range(1 << 20)))
    elif key == "order":
        s.order = _seats(s, key, value)
    elif key == "colours":
        s.colours = tuple(sorted({_index(key, word, COLOURS) for word in _words(key, value)}))
        if len(s.colours) != COLOURS_IN_PLAY[s.seats]:
            raise BadPosition(key, "bad-value", value=str(value))
    elif key == "quiet":
        s.quiet = sum({1 << _index(key, word, [str(seat) for seat in range(s.seats)]) for word in _words(key, value)})


def _set_army(s: Kemet, key: str, area: int, value: Json) -> None:
    words = _words(key, value)
    s.owner[area], s.units[area] = NONE, 0
    if s.figure[area] != NONE:
        s.where[s.figure[area]] = IN_SUPPLY
        s.figure[area] = NONE
    if not words:
        return
    if len(words) not in (2, 3) or not words[0].isdigit() or not words[1].isdigit():
        raise BadPosition(key, "bad-value", value=str(value))
    seat = _number(key, int(words[0]), range(s.seats))
    s.owner[area], s.units[area] = seat, _number(key, int(words[1]), range(UNITS + MERCENARIES + 1))
    if len(words) == 3:
        _set_figure(s, key, area, seat, words[2])
    figure = s.figure[area]
    if s.units[area] > limit(s, seat, figure) and (figure == NONE or not FIGURES[figure].divine):
        raise BadPosition(key, "army-too-big", limit=limit(s, seat, figure))
    if not s.units[area] and (figure == NONE or not FIGURES[figure].divine):
        raise BadPosition(key, "bad-value", value=str(value))


def _set_figure(s: Kemet, key: str, area: int, seat: int, word: str) -> None:
    figure = _index(key, word, s.box.figure_ids)
    if not s.tiles[seat] >> s.box.tile_of_figure[figure] & 1:
        raise BadPosition(key, "figure-not-owned", card=word)
    if s.where[figure] >= 0:
        raise BadPosition(key, "too-many-copies", card=word)
    s.figure[area], s.where[figure] = figure, area


def _set_pyramid(s: Kemet, key: str, area: int, value: Json) -> None:
    words = _words(key, value)
    s.colour[area], s.level[area] = NONE, 0
    if words:
        if len(words) != 2 or not words[1].isdigit():
            raise BadPosition(key, "bad-value", value=str(value))
        s.colour[area] = _index(key, words[0], COLOURS)
        s.level[area] = _number(key, int(words[1]), range(1, HIGHEST + 1))


NUMBERS: Final = {"pp": MOST_PP, "honour": HONOUR, "veterans": 20, "underworld": UNITS + MERCENARIES}
MASKS: Final = ("cards", "played", "buried", "removed")


def _set_own(s: Kemet, key: str, seat: int, zone: str, value: Json) -> None:
    if zone in NUMBERS:
        getattr(s, zone)[seat] = _number(key, value, range(NUMBERS[zone] + 1))
    elif zone.startswith("fame."):
        s.fame[4 * seat + FAME.index(zone[5:])] = _number(key, value, range(30))
    elif zone in MASKS:
        ids = [card.id for card in BATTLE_CARDS]
        getattr(s, zone)[seat] = sum({1 << _index(key, word, ids) for word in _words(key, value)})
    elif zone == "tiles":
        _set_tiles(s, key, seat, value)
    elif zone == "tokens":
        s.regular[seat] = _number(key, value, range(REGULAR_TOKENS + 1))
    elif zone == "spaces":
        s.used[seat] = sum({1 << _index(key, word, SPACES) for word in _words(key, value)})
    elif zone == "silver":
        s.silver[seat] = _index(key, str(value), SPACES) if value else NONE
    elif zone == "gold":
        s.gold[seat] = _flag(key, value)
    elif zone == "city":
        _set_city(s, key, seat, str(value))
    elif zone == "track":
        _set_track(s, key, seat, value)


def _set_tiles(s: Kemet, key: str, seat: int, value: Json) -> None:
    tiles = {_index(key, word, s.box.tile_ids) for word in _words(key, value)}
    for figure in range(len(FIGURES)):
        tile = s.box.tile_of_figure[figure]
        if s.tiles[seat] >> tile & 1 and tile not in tiles:
            s.where[figure] = NONE
        elif tile in tiles and s.where[figure] == NONE:
            s.where[figure] = IN_SUPPLY
    s.tiles[seat] = sum(1 << tile for tile in tiles)
    s.mods[seat] = s.box.mods(s.tiles[seat])
    for tile in tiles:
        if s.box.rivals[tile] & s.tiles[seat] != 1 << tile:
            raise BadPosition(key, "tiles-exclude", card=s.box.tile_ids[tile])
        if sum(mask >> tile & 1 for mask in s.tiles) > s.box.tiles[tile].copies:
            raise BadPosition(key, "too-many-copies", card=s.box.tile_ids[tile])


def _set_city(s: Kemet, key: str, seat: int, name: str) -> None:
    """Cities are exchanged; armies and pyramids stay where they are."""
    city = _index(key, name, s.board.cities)
    mine = s.cities.index(seat)
    s.cities[mine], s.cities[city] = s.cities[city], seat


def _set_track(s: Kemet, key: str, seat: int, value: Json) -> None:
    words = _words(key, value)
    if len(words) != len(LOSS_SPACES):
        raise BadPosition(key, "bad-value", value=str(value))
    kinds = {"none": NONE, "debt": DEBT, **{kind: at for at, kind in enumerate(FAME)}}
    for at, word in enumerate(words):
        if word not in kinds:
            raise BadPosition(key, "bad-value", value=word)
        s.track[2 * seat + at] = kinds[word]


def _settle_supply(s: Kemet, given: Mapping[str, Json]) -> None:
    """What is neither on the map nor in the underworld is in supply; battle cards not named are in hand."""
    for seat in range(s.seats):
        everybody = UNITS + MERCENARIES * _mercenaries(s, seat)
        left = everybody - s.underworld[seat] - _placed(s, seat)
        if left < 0:
            _make_room(s, seat, -left, given)
            left = everybody - s.underworld[seat] - _placed(s, seat)
        if left < 0:
            raise BadPosition(f"seat.{seat}.supply", "too-many-units", units=everybody)
        if given.get(f"seat.{seat}.supply", left) != left:
            raise BadPosition(f"seat.{seat}.supply", "supply-follows", units=left)
        s.supply[seat] = left
        _settle_removed(s, seat)
        if f"seat.{seat}.cards" not in given:
            own = (1 << OWN_CARDS) - 1 | _specials(s, seat)
            s.cards[seat] = own & ~(s.played[seat] | s.buried[seat] | s.removed[seat])
        s.proven[seat] = s.played[seat] | _specials(s, seat)
        _check_cards(s, seat)


def _check_cards(s: Kemet, seat: int) -> None:
    """R5.9 Eight battle cards in pairs, each in one place."""
    heaps = [s.cards[seat], s.played[seat], s.buried[seat], s.removed[seat]]
    everything = heaps[0] | heaps[1] | heaps[2] | heaps[3]
    twice = sum(heap.bit_count() for heap in heaps) != everything.bit_count()
    circulating = OWN_CARDS + _specials(s, seat).bit_count() - s.removed[seat].bit_count()
    pairs = heaps[1].bit_count() == heaps[2].bit_count() and heaps[0]
    if twice or not pairs or sum(heap.bit_count() for heap in heaps[:3]) != OWN_CARDS or circulating != OWN_CARDS:
        raise BadPosition(f"seat.{seat}.cards", "cards-in-pairs")


def _placed(s: Kemet, seat: int) -> int:
    return sum(units for units, owner in zip(s.units, s.owner, strict=True) if owner == seat)


def _make_room(s: Kemet, seat: int, surplus: int, given: Mapping[str, Json]) -> None:
    """Armies of the ordinary set-up give way to those that are given."""
    for area, name in enumerate(s.board.names):
        if s.owner[area] == seat and f"area.{name}" not in given:
            gone = min(surplus, s.units[area])
            surplus -= gone
            s.units[area] -= gone
            if not s.units[area]:
                s.owner[area] = NONE


def _mercenaries(s: Kemet, seat: int) -> bool:
    return any(TILES[tile].only == "mercenaries" for tile in s.box.owned(s.tiles[seat]))


def _specials(s: Kemet, seat: int) -> int:
    """The special cards that came with tiles."""
    owned = [tile for tile in ("ru2_storm", "sa2_barrier") if s.tiles[seat] >> s.box.tile_index[tile] & 1]
    return sum(1 << SPECIAL_CARDS[tile] for tile in owned)


def _settle_removed(s: Kemet, seat: int) -> None:
    """One card has left the game for each special one: the last ones, unless others are named."""
    for card in range(OWN_CARDS - 1, -1, -1):
        if _specials(s, seat).bit_count() > s.removed[seat].bit_count():
            s.removed[seat] |= 1 << card


def _settle_interventions(s: Kemet, given: Mapping[str, Json]) -> None:
    """Cards named in a zone are taken from the pile; what a given zone held goes back there."""
    pool = Counter({kind: copies(s, kind) for kind in range(len(INTERVENTIONS))})
    zones = [("discard", given.get("discard"))] + [
        (f"seat.{n}.hand", given.get(f"seat.{n}.hand")) for n in range(s.seats)
    ]
    held: dict[str, list[int]] = {}
    for key, value in zones:
        if value is not None:
            held[key] = _claimed(s, key, value, pool)
    for key, value in zones:
        if value is None:
            old = s.discard if key == "discard" else list(s.hands[int(key.split(".")[1])])
            held[key] = _kept(old, pool)
    s.discard = held.pop("discard")
    for seat in range(s.seats):
        s.hands[seat] = tuple(sorted(held[f"seat.{seat}.hand"]))
        given_hand = f"seat.{seat}.hand" in given
        s.known[seat] = 0 if given_hand else min(s.known[seat], s.hands[seat].count(DIVERSION))
    if "deck" in given:
        s.deck = list(reversed(_claimed(s, "deck", given["deck"], pool)))
    else:
        s.deck = _kept(s.deck, pool)
    s.deck = sorted(pool.elements()) + s.deck


def _claimed(s: Kemet, key: str, value: Json, pool: Counter[int]) -> list[int]:
    found = [_index(key, word, s.box.cards) for word in _words(key, value)]
    for kind in found:
        if not pool[kind]:
            raise BadPosition(key, "too-many-copies", card=s.box.cards[kind])
        pool[kind] -= 1
    return found


def _kept(cards: Iterable[int], pool: Counter[int]) -> list[int]:
    found = []
    for kind in cards:
        if pool[kind]:
            pool[kind] -= 1
            found.append(kind)
    return found


def _arrange_turn(s: Kemet, given: Mapping[str, Json]) -> None:
    """The active player begins a turn, unless it is given what is pending."""
    if "phase" in given:
        s.phase = _index("phase", str(given["phase"]), PHASES)
    if s.phase != DAY and "pending" not in given:
        return
    s.run = s.stack = []
    s.active = _number("active", given.get("active", s.order[0]), range(s.seats))
    s.placed = _flag("placed", given.get("placed", False))
    if "pending" in given:
        s.stack += pending(s, given["pending"])
        return
    _check_tokens(s)
    begin(s, "turn", s.active)


def _check_tokens(s: Kemet) -> None:
    """R3.3 Everybody has room for the tokens that are left; the active player has one."""
    for seat in range(s.seats):
        free = on_board(s.colours) & ~s.used[seat]
        if free.bit_count() < s.regular[seat] or (seat == s.active and not s.placed and not s.regular[seat]):
            raise BadPosition(f"seat.{seat}.tokens", "bad-value", value=str(s.regular[seat]))


def _words(key: str, value: Json) -> list[str]:
    """`urn 2*prayer`, or a list of words."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str | int) for word in words):
        raise BadPosition(key, "bad-value", value=str(value))
    found: list[str] = []
    for word in map(str, words):
        times, star, name = word.rpartition("*")
        if star and not times.isdigit():
            raise BadPosition(key, "bad-value", value=word)
        found += [name] * (int(times) if star else 1)
    return found


def _index(key: str, word: str, names: Sequence[str]) -> int:
    if word not in names:
        raise BadPosition(key, "no-such-card", card=word, nearest=nearest(word, names))
    return list(names).index(word)


def _number(key: str, value: Json, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        raise BadPosition(key, "bad-value", value=str(value))
    return value


def _flag(key: str, value: Json) -> bool:
    if type(value) is not bool:
        raise BadPosition(key, "bad-value", value=str(value))
    return value


def _seats(s: Kemet, key: str, value: Json) -> list[int]:
    words = _words(key, value)
    if sorted(words) != [str(seat) for seat in range(s.seats)]:
        raise BadPosition(key, "bad-value", value=str(value))
    return [int(word) for word in words]


# --- conservation -------------------------------------------------------------------------------------------


def units_of(s: Kemet, seat: int) -> int:
    """All units of a seat, mercenaries left out of the count of twelve."""
    found = s.supply[seat] + s.underworld[seat]
    found += sum(units for units, owner in zip(s.units, s.owner, strict=True) if owner == seat)
    if s.fight is not None and seat in s.fight.seats:
        found += s.fight.force[s.fight.side(seat)]
    if s.landing and seat == _landing_seat(s):
        found += sum(units for _, units, _ in s.landing)
    return found


def _landing_seat(s: Kemet) -> int:
    """Whoever places units owns those that wait: the seat of the frame that placed them."""
    return next(seat for text, _, seat, _ in reversed(s.stack) if text in LANDING_TEXTS)


LANDING_TEXTS: Final = (
    "recruit", "place_units", "place_in_city", "purchase.sa4_reinforcements", "awakening.sa4_reinforcements",
    "purchase.on1_mercsword", "purchase.on1_mercspear",
)  # fmt: skip


def components(s: Kemet) -> Mapping[str, int]:
    """Units, intervention cards, battle cards, figures and tiles, wherever they are: never more, never less."""
    found = {f"units {seat}": units_of(s, seat) - MERCENARIES * _mercenaries(s, seat) for seat in range(s.seats)}
    cards = Counter(s.deck) + Counter(s.discard)
    for hand in s.hands:
        cards.update(hand)
    found |= {s.box.cards[kind]: count for kind, count in sorted(cards.items())}
    for seat in range(s.seats):
        battle_cards = s.cards[seat] | s.played[seat] | s.buried[seat]
        found[f"battle cards {seat}"] = battle_cards.bit_count()
    return found


__all__ = ["IN_BATTLE", "arrange", "components", "dump", "load", "position", "units_of"]
