"""R2 The map: areas, who borders on whom, and what lies where, for each number of players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from pyramidion.games.kemet.data import (
    BANKS,
    COMMON_AREAS,
    DESERT,
    DISTRICT,
    FRONTS,
    LINKS,
    PORTS,
    SANCTUARY,
    SIDE,
    SIDE_A,
    SIDE_B,
    TEMPLE,
)


class Area:
    """R2.1 One area as it is printed."""

    __slots__ = ("bank", "city", "coast", "guessed_coast", "kind", "line", "name", "obelisk", "value", "x", "y")

    def __init__(self, line: str) -> None:
        self.line = line
        words = [*line.split(), *["-"] * 8]
        self.name, self.kind, self.bank = words[:3]
        self.x, self.y = int(words[3]), int(words[4])
        self.value = int(words[5]) if words[5].isdigit() else 0
        self.obelisk = words[6] == "ob"
        self.coast = words[7].startswith("coast")
        self.guessed_coast = words[7] == "coast?"
        self.city = self.name[:2] if self.kind == DISTRICT else ""


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


ALL_AREAS: Final = [Area(line) for line in _lines(COMMON_AREAS) + _lines(SIDE_A) + _lines(SIDE_B)]
ALL_NAMES: Final = [area.name for area in ALL_AREAS]
ALL_CITIES: Final = ("c1", "c2", "c3", "c4", "c5")


class Board:
    """The map for one number of players; areas are numbered in the order of the data."""

    def __init__(self, seats: int, printed: Mapping[str, Area]) -> None:
        side, banks = SIDE[seats], BANKS[seats]
        lines = _lines(COMMON_AREAS) + _lines(SIDE_A if side == "A" else SIDE_B)
        self.areas = [area for area in (printed[line.split()[0]] for line in lines) if area.bank in banks]
        self.names = [area.name for area in self.areas]
        self.index = {name: at for at, name in enumerate(self.names)}
        self.ports: set[tuple[int, int]] = set()
        self.near = self._borders(side)
        self.cities = [city for city in ALL_CITIES if f"{city}a" in self.index]
        self.districts = [[self.index[f"{city}{part}"] for part in "abc"] for city in self.cities]
        self.city_of = [self.cities.index(area.city) if area.city else -1 for area in self.areas]
        self.temples = self._all(lambda area: area.kind == TEMPLE)
        self.obelisks = self._all(lambda area: area.obelisk)
        self.coast = [area.coast for area in self.areas]
        self.coasts = self._all(lambda area: area.coast)
        self.deserts = self._all(lambda area: area.kind == DESERT)
        self.obelisk = [area.obelisk for area in self.areas]
        self.value = [area.value for area in self.areas]
        self.delta = next(at for at in self.temples if self.areas[at].bank == "D")
        self.sanctuary = next((at for at, area in enumerate(self.areas) if area.kind == SANCTUARY), -1)
        self.is_district = [city >= 0 for city in self.city_of]

    def _all(self, fits: Callable[[Area], bool]) -> list[int]:
        return [at for at, area in enumerate(self.areas) if fits(area)]

    def _borders(self, side: str) -> list[tuple[int, ...]]:
        """R2.2 Neighbours of each area, in order; ports lead over the Nile."""
        found: list[set[int]] = [set() for _ in self.areas]
        for one, other, port in self._links(side):
            if one in self.index and other in self.index:
                a, b = self.index[one], self.index[other]
                found[a].add(b)
                found[b].add(a)
                if port:
                    self.ports |= {(a, b), (b, a)}
        return [tuple(sorted(near)) for near in found]

    def _links(self, side: str) -> Iterator[tuple[str, str, bool]]:
        for line in _lines(LINKS[side]):
            one, *others = line.split()
            yield from ((one, other, False) for other in others)
        for pair in PORTS[side].split(","):
            one, other = pair.split()
            yield one, other, True
        for city, front in FRONTS[side].items():
            a, b, c = (f"{city}{part}" for part in "abc")
            yield from (
                (one, other, False) for one, other in ((a, b), (a, c), (b, c), (a, front), (b, front), (c, front))
            )


@cache
def board_of(seats: int) -> Board:
    """The map as it is printed."""
    return Board(seats, {area.name: area for area in ALL_AREAS})
