"""What a simple bot thinks of a position: stones built, stones still to be bought, areas still to be closed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pyramidion.games.sneferu.board import Board
from pyramidion.games.sneferu.pyramid import OUTLINE, SLOTS, Halves, areas, near
from pyramidion.games.sneferu.state import HEBA, LATEEF, Sneferu

SCALE: Final = 1.0  # stones ahead: a search counts on three games out of four
BOLD: Final = 0.4  # far less surely than it could (bench.hints)
INCOME: Final = ((0, 0.4), (1, 0.15), (2, 0.2), (4, 0.15), (7, 0.1))  # food that a stone to come brings, how likely
MOST_FOOD: Final = 40  # more than this changes nothing
PER_HALF: Final = 1.5  # food that a half of an open area promises
PER_AREA: Final = -2.0  # less what every area loses
PER_FOOD: Final = 0.005  # stones that a food is worth which buys nothing more
FEAST: Final = 8.0  # food that Lateef's unused tile is worth
PER_STORED: Final = 0.7  # what a stone in storage is worth against one that is built
PTAH: Final = 0.5  # what a stone of Ptah is worth against an own one
PTAH_PER_SPACE: Final = 0.42  # stones that he takes for each space sailed


def evaluate(s: Sneferu, seat: int) -> float:
    """The own prospects against the best of the others, or against Ptah."""
    found = prospects(s)
    own = found.pop(seat)
    return own - max(found, default=0.0)


def prospects(s: Sneferu) -> list[float]:
    """The stones that each will have; alone, those beyond Ptah's."""
    if s.seats == 1:
        left = s.board.last - s.boats[0]
        return [_prospects(s, 0) - PTAH * (len(s.ptah) + PTAH_PER_SPACE * left)]
    return [_prospects(s, seat) for seat in range(s.seats)]


def _prospects(s: Sneferu, seat: int) -> float:
    """The stones that the pyramid will have in the end."""
    left, food = s.board.last - s.boats[seat], float(s.food[seat])
    if left:
        food += _promised(s.laid[seat], s.own(seat))
        if s.builders[seat] == LATEEF and not s.used[seat]:
            food += FEAST
        if s.builders[seat] == HEBA and not s.used[seat]:
            left += 1
    built = s.stones(seat) + PER_STORED * len(s.stored[seat])
    table = _purchases(s.board)
    row = table[min(left, len(table) - 1)]
    low = min(int(food), MOST_FOOD - 1)
    more = row[low] + (row[low + 1] - row[low]) * min(food - low, 1.0)
    return min(built + more, float(len(SLOTS))) + PER_FOOD * food


def _promised(laid: Halves, own: list[Halves]) -> float:
    """Food that the open areas may bring once they are closed."""
    empty, found = OUTLINE ^ laid, 0.0
    for mine in own:
        for area in areas(mine):
            if near(area) & empty:
                found += max(PER_HALF * area.bit_count() + PER_AREA, 0.0)
    return found


@lru_cache(maxsize=64)
def _purchases(board: Board) -> list[list[float]]:
    """How many stones can still be bought with so much time and food, if they bring the usual income."""
    supply = board.data.supply
    costs = [base + extra[0] for base, extra in zip(supply.food, supply.surcharge, strict=True)]
    prices = list(zip(costs, supply.time, strict=True))
    table = [[0.0] * (MOST_FOOD + 1)]
    for left in range(1, board.last + 1):
        fitting = [(cost, time) for cost, time in prices if time <= left]
        table.append([_best(table, fitting, left, food) for food in range(MOST_FOOD + 1)])
    return table


def _best(table: list[list[float]], prices: list[tuple[int, int]], left: int, food: int) -> float:
    values = [1 + _expected(table[left - time], food - cost) for cost, time in prices if cost <= food]
    return max(values, default=0.0)


def _expected(row: list[float], food: int) -> float:
    return sum(chance * row[min(food + income, MOST_FOOD)] for income, chance in INCOME)
