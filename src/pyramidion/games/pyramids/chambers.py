"""The pyramid cards: colour and chamber, read from the data files and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from pyramidion.games.pyramids.squares import ALL, BOTTOM_ROW, SIZE, TOP_ROW, beside, connected, spread

COLOURS: Final = ("purple", "orange", "green")
PER_COLOUR: Final = 16
CARDS: Final = range(1, 49)

ENTRANCE: Final = "E"
TOMB: Final = "T"
WALL: Final = "#"
EMPTY_SQUARE: Final = "."
RED_GEM: Final = "r"
GREEN_GEM: Final = "g"
TORCH: Final = "t"
POTION: Final = "p"
SKULL: Final = "s"
RED_CROSS: Final = "x"
SYMBOLS: Final = (RED_GEM, GREEN_GEM, TORCH, POTION, SKULL, RED_CROSS)
SIGNS: Final = {
    ENTRANCE: "entrance",
    TOMB: "tomb",
    WALL: "wall",
    EMPTY_SQUARE: "empty",
    RED_GEM: "gem_red",
    GREEN_GEM: "gem_green",
    TORCH: "torch",
    POTION: "potion",
    SKULL: "skull",
    RED_CROSS: "cross",
}


class BadChamber(ValueError):
    """A chamber that breaks R1.2; `code` names the fault."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(f"{code} {args}")
        self.code = code
        self.args_by_name = args


class Chamber:
    """R1.2 One pyramid card; the squares of each kind as bits."""

    __slots__ = (
        "clean_rings", "colour", "cross", "designed", "entrance", "green", "number", "open", "potion", "red", "rings",
        "rows", "skull", "symbols", "tomb", "torch", "walls",
    )  # fmt: skip

    def __init__(self, number: int, colour: int, rows: Sequence[str], designed: Sequence[str]) -> None:
        check(rows)
        self.number = number
        self.colour = colour
        self.rows = tuple(rows)
        self.designed = tuple(designed)
        self.entrance = _bits(rows, ENTRANCE)
        self.tomb = _bits(rows, TOMB)
        self.walls = _bits(rows, WALL)
        self.open = ALL & ~self.walls
        self.red = _bits(rows, RED_GEM)
        self.green = _bits(rows, GREEN_GEM)
        self.torch = _bits(rows, TORCH)
        self.potion = _bits(rows, POTION)
        self.skull = _bits(rows, SKULL)
        self.cross = _bits(rows, RED_CROSS)
        self.symbols = self.red | self.green | self.torch | self.potion | self.skull
        self.rings = spread(self.tomb, self.open)  # by distance from the tomb
        self.clean_rings = spread(self.tomb, self.open & ~self.skull)  # the same without stepping on skulls

    def reach(self, crossed: int) -> int:
        """R4.4, R4.5 The squares that can be crossed next."""
        return beside(crossed) & self.open & ~crossed if crossed else self.entrance

    def is_route(self, crossed: int) -> bool:
        """Could these squares have been crossed one after the other?"""
        return not crossed or (not (crossed & self.walls) and connected(crossed, self.entrance))


def check(rows: Sequence[str]) -> None:
    """R1.2 Five rows of five signs; one entrance in the top row, one tomb in the bottom row, no square cut off."""
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise BadChamber("chamber-size", size=SIZE)
    unknown = [sign for row in rows for sign in row if sign not in SIGNS]
    if unknown:
        raise BadChamber("chamber-sign", sign=unknown[0], signs=" ".join(SIGNS))
    entrance, tomb = _bits(rows, ENTRANCE), _bits(rows, TOMB)
    if entrance.bit_count() != 1 or not entrance & TOP_ROW:
        raise BadChamber("chamber-entrance")
    if tomb.bit_count() != 1 or not tomb & BOTTOM_ROW:
        raise BadChamber("chamber-tomb")
    if not connected(ALL & ~_bits(rows, WALL), entrance):
        raise BadChamber("chamber-cut-off")


def _bits(rows: Sequence[str], sign: str) -> int:
    return sum(1 << at for at, found in enumerate("".join(rows)) if found == sign)


@cache
def base_cards() -> Mapping[int, Chamber]:
    """R1.1 The 48 cards of the data file."""
    data = _data("pyramid_cards.toml")
    designed = ("colour", "rows") if data["status"] == "designed" else ()
    return {
        card["number"]: Chamber(card["number"], COLOURS.index(card["colour"]), card["rows"], designed)
        for card in data["card"]
    }


@cache
def base_expeditions() -> tuple[Mapping[str, Sequence[str]], Sequence[str]]:
    """R1.3 The patterns by name, and the eight cards."""
    data = _data("expedition_cards.toml")
    return data["pattern"], data["cards"]


def _data(name: str) -> dict[str, Any]:
    folder = resources.files(__package__)
    return tomllib.loads((folder / name).read_text(encoding="utf-8"))
