"""A position in numbers, for those who learn: one-hot rows and bit masks as ready-made tuples."""

from __future__ import annotations

from functools import cache
from typing import Final

Row = tuple[float, ...]

_BYTES: Final[list[Row]] = [tuple([float(byte >> at & 1) for at in range(8)]) for byte in range(256)]


@cache
def one_hot(count: int) -> list[Row]:
    """A row for each of so many cases; the last row, which -1 finds as well, is none of them."""
    rows = [tuple([float(at == case) for at in range(count)]) for case in range(count)]
    return [*rows, (0.0,) * count]


def add_bits(found: list[float], mask: int, count: int) -> None:
    """The lowest bits of a mask, one number each; `count` in whole bytes is fastest."""
    for _ in range(count >> 3):
        found += _BYTES[mask & 255]
        mask >>= 8
    if count & 7:
        found += _BYTES[mask & 255][: count & 7]


def numbered(prefix: str, count: int) -> list[str]:
    """Names for a block of the layout."""
    return [f"{prefix}.{at}" for at in range(count)]


def named(prefix: str, *names: object) -> list[str]:
    return [f"{prefix}.{name}" for name in names]
