"""The position as a seat may know it, in numbers.

The supply, the bag, the own pyramid half by half and the quarries ahead, then the sums of the seat and of the others in
turn order; seats that are not there are zeros at the end. Only the order of the bag is hidden.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyramidion.games.sneferu.board import Board, board_of
from pyramidion.games.sneferu.options import Options
from pyramidion.games.sneferu.pyramid import LEFT, OUTLINE, RIGHT, SLOTS, Halves, areas, near
from pyramidion.games.sneferu.state import COLUMNS, EMPTY, MATERIALS, Sneferu
from pyramidion.games.sneferu.supply import ROWS
from pyramidion.kernel.numbers import Row, named, one_hot

MOST_SEATS: Final = 4
QUESTIONS: Final = ("choose_builder", "choose_stone", "declare_bonus", "place_stone", "place_stored", "after_turn")
QUESTION: Final = dict(zip(QUESTIONS, one_hot(len(QUESTIONS)), strict=False))
NO_QUESTION: Final = one_hot(len(QUESTIONS))[-1]
TABLE: Final = ("bag", "ptah", "retired", "moved")
AHEAD: Final = 5  # spaces of the Nile that are looked at, besides the present one
BUILDERS: Final = ("aya", "lateef", "heba", "tsekani")
SUMS: Final = (
    "active", "place_in_order", "boat", "left", "food", "stones", "stored", "used", "open_areas", "open_halves",
    "largest_open", "promised_food", "closed_areas", "closed_halves", "level", "purse_per_space",
    *BUILDERS,
)  # fmt: skip
BUILDER: Final = one_hot(len(BUILDERS))
NO_STONE: Final = (0.0,) * MATERIALS
PLACES: Final = [f"c{column + 1}r{row + 1}" for column in range(COLUMNS) for row in range(ROWS)]
SEATS: Final = one_hot(MOST_SEATS)
PADDING: Final = [[0.0] * ((MOST_SEATS - seats) * len(SUMS)) for seats in range(MOST_SEATS + 1)]
PER_HALF: Final = 1.5  # food that a half of an open area promises
PER_AREA: Final = -2.0


def layout(options: Options) -> list[str]:
    """A name for each number, in order."""
    board = board_of(options)
    sides = [f"{slot}.{side}" for slot in SLOTS for side in ("left", "right")]
    found = named("table", *TABLE) + named("seats", *range(1, MOST_SEATS + 1)) + named("question", *QUESTIONS)
    found += [f"supply.{place}.{material}" for place in PLACES for material in board.materials]
    found += (
        [f"bag.stones.{name}" for name in board.ids] + named("held", *board.materials) + named("stored", *board.ids)
    )
    for space in range(AHEAD + 1):
        found += named(f"ahead{space}", *board.materials, *board.tokens)
    found += [f"pyramid.{half}.{material}" for material in board.materials for half in sides]
    for other in range(MOST_SEATS):
        found += named(f"seat{other}" if other else "own", *SUMS)
    return found


class Scale:
    """A board in numbers: the two materials of a stone, and what a space of the Nile offers."""

    def __init__(self, board: Board) -> None:
        self.stones: list[Row] = [
            tuple([float(material in pair) for material in range(MATERIALS)]) for pair in board.pairs
        ]
        self.stones.append(NO_STONE)
        self.no_space = (0.0,) * (MATERIALS + len(board.tokens))
        self.tokens = one_hot(len(board.tokens))
        self.quarries = [one_hot(MATERIALS)[material] for material in board.quarry_material]
        self.column = [NO_STONE * count for count in range(ROWS + 1)]
        self.kinds = range(len(board.ids))
        self.copies = board.data.stones.copies


@lru_cache(maxsize=64)
def _scale(board: Board) -> Scale:
    return Scale(board)


def features(s: Sneferu, seat: int) -> list[float]:
    """What the seat may know."""
    scale = _scale(s.board)
    found = [len(s.bag) / 100, len(s.ptah) / 21, float(s.retired), (s.boats[s.active] - s.began) / 5]
    found += SEATS[s.seats - 1]
    found += QUESTION[s.texts[s.stack[-1][0]][s.stack[-1][1]][0].kind] if seat in s.asked else NO_QUESTION
    _stones(s, scale, found, seat)
    _ahead(s, scale, found, s.boats[seat])
    first = seat * MATERIALS
    found += _pyramid(tuple(s.halves[first : first + MATERIALS]))
    for at in range(s.seats):
        found += _sums(s, (seat + at) % s.seats)
    found += PADDING[s.seats]
    return found


def _stones(s: Sneferu, scale: Scale, found: list[float], seat: int) -> None:
    """R3 The supply, what the bag still holds, and the stones that wait to be placed."""
    stones = scale.stones
    for column in s.columns:
        for kind in column:
            found += stones[kind]
        found += scale.column[ROWS - len(column)]
    bag, stored = s.bag, s.stored[seat]
    found += [bag.count(kind) / scale.copies for kind in scale.kinds]
    found += stones[s.held if seat == s.active else EMPTY]
    found += [stored.count(kind) / 2 for kind in scale.kinds]


def _ahead(s: Sneferu, scale: Scale, found: list[float], boat: int) -> None:
    """R7.1 Material and bonus of the quarries that the boat stands on or can reach soon."""
    quarry_at = s.board.quarry_at
    for space in range(boat, boat + AHEAD + 1):
        quarry = quarry_at[space] if space < len(quarry_at) else -1
        if quarry < 0:
            found += scale.no_space
        else:
            found += scale.quarries[quarry]
            found += scale.tokens[s.tokens[quarry]]


@lru_cache(maxsize=1 << 14)
def _pyramid(own: tuple[Halves, ...]) -> Row:
    """R4 By material, the halves that show it."""
    halves = [half for both in zip(LEFT, RIGHT, strict=True) for half in both]
    return tuple([1.0 if mine & half else 0.0 for mine in own for half in halves])


def _sums(s: Sneferu, seat: int) -> list[float]:
    first = seat * MATERIALS
    left, food = s.board.last - s.boats[seat], s.food[seat]
    found = [
        float(seat == s.active), s.order.index(seat) / MOST_SEATS, s.boats[seat] / s.board.last, left / s.board.last,
        food / 30, s.stones(seat) / len(SLOTS), len(s.stored[seat]) / 3, float(s.used[seat]),
    ]  # fmt: skip
    found += _areas(tuple(s.halves[first : first + MATERIALS]))
    found.append(food / (left + 1) / 4 if left else 0.0)
    found += BUILDER[s.builders[seat]]
    return found


@lru_cache(maxsize=1 << 14)
def _areas(own: tuple[Halves, ...]) -> Row:
    """R5 Areas that can still grow, and those that are closed."""
    laid = 0
    for mine in own:
        laid |= mine
    empty = OUTLINE ^ laid
    open_areas = open_halves = largest = closed = closed_halves = 0
    promised = 0.0
    for mine in own:
        for area in areas(mine):
            size = area.bit_count()
            if near(area) & empty:
                open_areas, open_halves, largest = open_areas + 1, open_halves + size, max(largest, size)
                promised += max(PER_HALF * size + PER_AREA, 0.0)
            else:
                closed, closed_halves = closed + 1, closed_halves + size
    return (
        open_areas / 15, open_halves / 25, largest / 8, promised / 25, closed / 12, closed_halves / 40,
        laid.bit_length() / OUTLINE.bit_length() if laid else 0.0,
    )  # fmt: skip
