"""R4, R5 The pyramid as a bit board: one bit for each half of a place, level by level.

Half-column x of level k is bit STRIDE * k + x; the unused last column of each level keeps neighbours apart.
"""

from __future__ import annotations

from typing import Final

from pyramidion.games.sneferu.data import DATA
from pyramidion.kernel.contract import Action, action

LEVELS: Final = tuple(DATA.pyramid.levels)
STRIDE: Final = 2 * LEVELS[0] + 1

Halves = int  # a set of halves


def _bit(level: int, x: int) -> Halves:
    return 1 << STRIDE * level + x


PLACES: Final = [(level, number) for level, width in enumerate(LEVELS) for number in range(width)]
SLOTS: Final = tuple(f"l{level + 1}s{number + 1}" for level, number in PLACES)
SLOT: Final = {name: slot for slot, name in enumerate(SLOTS)}
LEVEL: Final = [level for level, _ in PLACES]
LEFT: Final = [_bit(level, level + 2 * number) for level, number in PLACES]
RIGHT: Final = [left << 1 for left in LEFT]
BOTH: Final = [left | right for left, right in zip(LEFT, RIGHT, strict=True)]
FLOOR: Final = [sum(both for both, at in zip(BOTH, LEVEL, strict=True) if at == level) for level in range(len(LEVELS))]
OUTLINE: Final = sum(FLOOR)


def near(area: Halves) -> Halves:
    """R5.2 The halves that share an edge with the area."""
    return area << 1 | area >> 1 | area << STRIDE | area >> STRIDE


def areas(mine: Halves) -> list[Halves]:
    """R5.2 The halves of one material, area by area."""
    found = []
    while mine:
        area = mine & -mine
        while (grown := area | near(area) & mine) != area:
            area = grown
        found.append(area)
        mine ^= area
    return found


def _gap(slot: int) -> Halves:
    """The halves directly left and right on the same level; a place at the rim has none (R29)."""
    sides = (LEFT[slot] >> 1 | RIGHT[slot] << 1) & FLOOR[LEVEL[slot]]
    return sides if sides.bit_count() == 2 else 0


BELOW: Final = [both >> STRIDE for both in BOTH]  # what must be laid before: nothing under the lowest level
TOUCH: Final = [(both | near(both)) & OUTLINE for both in BOTH]
GAP: Final = [_gap(slot) for slot in range(len(SLOTS))]

PLACE: Final = [action("place", name) for name in SLOTS]
TURN: Final = [action("turn", name) for name in SLOTS]


def is_supported(laid: Halves, slot: int) -> bool:
    """R4.2 Both halves lie on stones, or on the ground."""
    return laid & BELOW[slot] == BELOW[slot]


def fills_gap(laid: Halves, slot: int) -> bool:
    """R9.6 Stones lie directly left and right of the place."""
    return GAP[slot] != 0 and laid & GAP[slot] == GAP[slot]


def open_slots(laid: Halves) -> list[int]:
    """R4.1 The empty places on which a stone can be laid."""
    return [slot for slot in range(len(SLOTS)) if not laid & BOTH[slot] and is_supported(laid, slot)]


def _answers() -> dict[Halves, tuple[Action, ...]]:
    """For each of the 429 pyramids that can be built: every way to place a stone."""
    found: dict[Halves, tuple[Action, ...]] = {}
    waiting = [0]
    while waiting:
        laid = waiting.pop()
        if laid not in found:
            slots = open_slots(laid)
            found[laid] = (*(PLACE[slot] for slot in slots), *(TURN[slot] for slot in slots))
            waiting += [laid | BOTH[slot] for slot in slots]
    return found


ANSWERS: Final = _answers()


def closed_by(laid: Halves, own: list[Halves], slot: int) -> list[tuple[int, Halves]]:
    """R5.3 The areas that the stone just laid on the slot has closed, each with its material.

    Only areas that touch the stone can have been open before and be closed now, so none can be paid twice.
    """
    empty = OUTLINE ^ laid
    touch = TOUCH[slot]
    found = []
    for material, mine in enumerate(own):
        seeds = mine & touch
        while seeds:
            area = seeds & -seeds
            while True:
                around = area << 1 | area >> 1 | area << STRIDE | area >> STRIDE
                if around & empty:
                    break
                grown = area | around & mine
                if grown == area:
                    found.append((material, area))
                    break
                area = grown
            seeds &= ~area
    return found
