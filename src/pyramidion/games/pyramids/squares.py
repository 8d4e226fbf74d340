"""The 5 x 5 squares of a chamber as bits of a number: a1 top left is bit 0, e1 bit 4, e5 bottom right bit 24."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SIZE: Final = 5
COLUMNS: Final = "abcde"
NAMES: Final = [f"{COLUMNS[at % SIZE]}{at // SIZE + 1}" for at in range(SIZE * SIZE)]
BIT: Final = {name: 1 << at for at, name in enumerate(NAMES)}

ALL: Final = (1 << SIZE * SIZE) - 1
FIRST_COLUMN: Final = 0b00001_00001_00001_00001_00001
LAST_COLUMN: Final = FIRST_COLUMN << SIZE - 1
TOP_ROW: Final = 0b11111
BOTTOM_ROW: Final = TOP_ROW << SIZE * (SIZE - 1)


def names(squares: int) -> list[str]:
    """In reading order."""
    return [name for name, bit in BIT.items() if squares & bit]


def squares_of(words: Iterable[str]) -> int:
    """The inverse of names; KeyError where there is no such square."""
    found = 0
    for word in words:
        found |= BIT[word]
    return found


def beside(squares: int) -> int:
    """All squares that share an edge with one of these; may contain some of them."""
    right = (squares & ~LAST_COLUMN) << 1
    left = (squares & ~FIRST_COLUMN) >> 1
    return (squares << SIZE | squares >> SIZE | left | right) & ALL


def spread(start: int, within: int) -> list[int]:
    """Ring by ring what can be reached from the start: the start, the squares one step away, two steps ..."""
    rings, seen = [start], start
    while rings[-1]:
        rings.append(beside(rings[-1]) & within & ~seen)
        seen |= rings[-1]
    return rings[:-1]


def connected(squares: int, start: int) -> bool:
    """Can all of these be reached from the start without leaving them?"""
    return sum(spread(start & squares, squares)) == squares
