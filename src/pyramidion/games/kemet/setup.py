"""R1 Set-up: cities, pyramids in secret, armies, first tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.kemet import atoms
from pyramidion.games.kemet.actions import ChooseColour, acquire, free_colours, tiles_left
from pyramidion.games.kemet.data import (
    FIRST_TILE_LAST_PLAYER_FIRST,
    HIGHEST_AT_START,
    LEVELS_AT_START,
    UNITS_AT_START,
    UNITS_PER_DISTRICT,
)
from pyramidion.games.kemet.state import ARMIES, CITIES, FIRST_TILES, NONE, PYRAMIDS, Kemet
from pyramidion.kernel.contract import Action, Question, Reason, action
from pyramidion.kernel.machine import DONE, It, Step, begin, fork

UNITS: Final = [action("units", count) for count in range(UNITS_PER_DISTRICT + 1)]


class Cities(Step[Kemet]):
    """R1.5 Everybody chooses a city, in turn order."""

    rule = "R1.5"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.set_phase(s, CITIES)
        for owner in reversed(s.order):
            begin(s, "city", owner)


class ChooseCity(Step[Kemet]):
    """R1.5 One of the cities that are left."""

    kind = "choose_city"
    rule = "R1.5"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        free = [s.box.act("city", name) for at, name in enumerate(s.board.cities) if s.cities[at] == NONE]
        return free if len(free) > 1 else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        city = s.board.cities.index(str(answer.noun)) if answer is not None else s.cities.index(NONE)
        atoms.take_city(s, seat, city)

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb == "city" and tried.noun in s.board.cities:
            return Reason("city-taken", self.rule, {"city": str(tried.noun)})
        return Reason("city-first", self.rule)


class Pyramids(Step[Kemet]):
    """R1.7 Pyramids: all at once and in secret."""

    rule = "R1.7"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.set_phase(s, PYRAMIDS)
        fork(s, "pyramids", range(s.seats))


class FoundPyramids(Step[Kemet]):
    """R1.7 Three levels, none above 2, each pyramid in another district and of another colour."""

    kind = "found_pyramids"
    rule = "R1.7"
    loop = True

    def built(self, s: Kemet, seat: int) -> int:
        return sum(s.level[area] for area in s.city(seat))

    def can(self, s: Kemet, seat: int, area: int) -> bool:
        if s.level[area]:
            return s.level[area] < HIGHEST_AT_START and self.built(s, seat) < LEVELS_AT_START
        return bool(free_colours(s, seat))

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        if self.built(s, seat) >= LEVELS_AT_START:
            return None
        return [s.box.act("build", s.board.names[area]) for area in s.city(seat) if self.can(s, seat, area)]

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is None:
            return DONE
        area = s.board.index[str(answer.noun)]
        if s.level[area]:
            atoms.build(s, seat, area, s.colour[area], secret=True)
        else:
            begin(s, "first_colour", seat, area)
            if len(free_colours(s, seat)) > 1:
                atoms.think(s, seat)
        return None

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"left": LEVELS_AT_START - self.built(s, seat)})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        if tried.verb != "build" or str(tried.noun) not in s.board.index:
            return Reason("pyramids-first", self.rule)
        area = s.board.index[str(tried.noun)]
        if area not in s.city(seat):
            return Reason("not-your-district", self.rule, {"area": str(tried.noun)})
        if s.level[area]:
            return Reason("not-above-two", self.rule)
        return Reason("no-colour-left", self.rule)


class FirstColour(ChooseColour):
    """R1.7 The colour of a pyramid of the set-up."""

    kind = "first_colour"
    rule = "R1.7"
    secret = True


class Armies(Step[Kemet]):
    """R1.7 All pyramids are shown. R1.8 Then the units, in turn order."""

    rule = "R1.8"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.set_phase(s, ARMIES)
        atoms.reveal_pyramids(s)
        for owner in reversed(s.order):
            begin(s, "station", owner, 0)


class Station(Step[Kemet]):
    """R1.8 Ten units, at most five in a district; `it` is the number of the district."""

    kind = "station"
    rule = "R1.8"
    loop = True

    def choices(self, s: Kemet, seat: int, it: It) -> range:
        placed = sum(s.units[area] for area in s.city(seat))
        left, later = UNITS_AT_START - placed, len(s.city(seat)) - it - 1
        return range(max(0, left - later * UNITS_PER_DISTRICT), min(left, UNITS_PER_DISTRICT) + 1)

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        if it >= len(s.city(seat)):
            return None
        counts = self.choices(s, seat, it)
        return [UNITS[count] for count in counts] if len(counts) > 1 else None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if it >= len(s.city(seat)):
            return DONE
        count = int(str(answer.noun)) if answer is not None else self.choices(s, seat, it)[0]
        atoms.station(s, seat, s.city(seat)[it], count)
        return it + 1

    def question(self, s: Kemet, seat: int, it: It) -> Question:
        return Question(self.kind, self.rule, {"area": s.board.names[s.city(seat)[it]]})

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        return Reason("station-first", self.rule)


class FirstTiles(Step[Kemet]):
    """R1.10 Everybody takes a tile of level 1 free, the last player first."""

    rule = "R1.10"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        atoms.set_phase(s, FIRST_TILES)
        for owner in s.order if FIRST_TILE_LAST_PLAYER_FIRST else reversed(s.order):
            begin(s, "first_tile", owner)


class FirstTile(Step[Kemet]):
    """R1.10 A tile of level 1 in the colour of an own pyramid."""

    kind = "first_tile"
    rule = "R1.10"

    def ask(self, s: Kemet, seat: int, it: It) -> Sequence[Action] | None:
        colours = {s.colour[area] for area in s.city(seat) if s.level[area]}
        found = [
            tile
            for colour in sorted(colours)
            for tile in s.box.by_colour[colour]
            if s.box.tiles[tile].level == 1 and tiles_left(s, tile)
        ]
        return [s.box.buy_answers[tile] for tile in found] or None

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        if answer is not None:
            acquire(s, seat, s.box.tile_index[str(answer.noun)])

    def why_not(self, s: Kemet, seat: int, it: It, tried: Action) -> Reason:
        tile = s.box.tile_index.get(str(tried.noun), NONE)
        if tried.verb != "buy" or tile == NONE:
            return Reason("first-tile-first", self.rule)
        if s.box.tiles[tile].level > 1:
            return Reason("level-one-only", self.rule, {"card": str(tried.noun)})
        if not tiles_left(s, tile):
            return Reason("tile-gone", self.rule, {"card": str(tried.noun)})
        return Reason("not-your-colour", self.rule, {"card": str(tried.noun)})


class FirstDay(Step[Kemet]):
    """R3.1 The game begins with a day."""

    rule = "R3.1"

    def do(self, s: Kemet, seat: int, it: It, answer: Action | None) -> It:
        begin(s, "day", 0)


TEXTS: Final[dict[str, tuple[Step[Kemet], ...]]] = {
    "set_up": (Cities(), Pyramids(), Armies(), FirstTiles(), FirstDay()),
    "city": (ChooseCity(),),
    "pyramids": (FoundPyramids(),),
    "first_colour": (FirstColour(),),
    "station": (Station(),),
    "first_tile": (FirstTile(),),
}
