"""R4 The places of a pattern: every way to mark it, or one square instead, numbered; a set of them is a number's bits.

All that the rules need is prepared once: finding the legal places is a handful of operations on bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pyramidion.games.pyramids.squares import NAMES, beside, names
from pyramidion.games.pyramids.state import SIDES
from pyramidion.kernel.contract import Action, action

# crossed squares are looked up in three parts: two rows, two rows, one row
PART: Final = 10
LOW: Final = (1 << PART) - 1
BYTE: Final = 8


def mark_action(side: int, squares: int) -> Action:
    """R10.2 `mark:left.a1-b1`."""
    return action("mark", f"{SIDES[side]}.{'-'.join(names(squares))}")


class Places:
    """For every set of crossed squares, two rows at a time: the places beside them, and above those bits the places
    that cover one of them.
    """

    def __init__(self, squares: Sequence[int]) -> None:
        self.squares = squares
        self.count = len(squares)
        around = [beside(place) for place in squares]
        known = [_having(around, 1 << at) | _having(squares, 1 << at) << self.count for at in range(len(NAMES))]
        self.upper, self.middle, self.lower = (_unions(known[at : at + PART]) for at in range(0, len(NAMES), PART))
        self.size = -(-self.count // BYTE)
        self.actions = [_bytes([mark_action(side, place) for place in squares]) for side in range(len(SIDES))]

    def within(self, squares: int) -> int:
        """The places that lie on these squares only."""
        return sum(1 << at for at, place in enumerate(self.squares) if not place & ~squares)

    def legal(self, side: int, within: int, crossed: int) -> list[Action]:
        """R4.3, R4.5 Of the places within: those that share an edge with a crossed square and cover none, in order."""
        near = self.upper[crossed & LOW] | self.middle[crossed >> PART & LOW] | self.lower[crossed >> 2 * PART]
        places = near & ~(near >> self.count) & within
        found: list[Action] = []
        for table, byte in zip(self.actions[side], places.to_bytes(self.size, "little"), strict=False):
            if byte:
                found += table[byte]
        return found


def _having(masks: Sequence[int], square: int) -> int:
    return sum(1 << at for at, mask in enumerate(masks) if mask & square)


def _unions(sets: Sequence[int]) -> list[int]:
    """The union of any of the sets, by which of them as bits."""
    found = [0]
    for members in sets:
        found += [union | members for union in found]
    return found


def _bytes(actions: Sequence[Action]) -> list[list[tuple[Action, ...]]]:
    """For each eight actions: any of them, by their bits."""
    return [_choices(actions[start : start + BYTE]) for start in range(0, len(actions), BYTE)]


def _choices(actions: Sequence[Action]) -> list[tuple[Action, ...]]:
    found: list[tuple[Action, ...]] = [()]
    for chosen in actions:
        found += [(*some, chosen) for some in found]
    return found
