"""Strength as numbers: the Bradley-Terry model, fitted by Newton's method, with intervals that hold.

A game of several seats counts as a comparison of each two of them (the quasi-likelihood of the Plackett-Luce model);
a tie is half a victory for both. Each contestant also draws once against a phantom of average strength, which keeps
whoever has won everything at a finite rating. Games with the same deal, and pairs of the same game, hang together: the
interval is the wider one of what the information of the model gives and of what the spread from deal to deal gives.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from pyramidion.arena.match import Played

Z: Final = 1.959963984540054  # 95 %
SCALE: Final = 400 / log(10)  # as in chess: 400 more are ten to one
AVERAGE: Final = 1500.0
_STEPS: Final = 100
_NEAR: Final = 1e-10

Vector = list[float]
Matrix = list[Vector]


class Rating(NamedTuple):
    """The middle of all contestants is 1500; `low` to `high` holds the truth 95 times out of 100."""

    value: float
    low: float
    high: float


class Comparison(NamedTuple):
    """Two contestants at one table: `won` is 1, 0 or one half, for the first."""

    deal: int
    first: str
    second: str
    won: float


def comparisons(games: Iterable[Played]) -> list[Comparison]:
    """Each two seats with different bots."""
    return [
        Comparison(game.deal, game.bots[one], game.bots[two], _won(game.ranks[one], game.ranks[two]))
        for game in games
        for two in range(len(game.bots))
        for one in range(two)
        if game.bots[one] != game.bots[two]
    ]


def _won(own: int, other: int) -> float:
    return 1.0 if own < other else 0.5 if own == other else 0.0


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share, extra = won / games, Z * Z / games
    middle = (share + extra / 2) / (1 + extra)
    half = Z * sqrt(share * (1 - share) / games + extra / (4 * games)) / (1 + extra)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(labels: Sequence[str], compared: Sequence[Comparison]) -> dict[str, Rating]:
    """The rating of each; the same whatever order the games come in."""
    at = {label: number for number, label in enumerate(labels)}
    pairs = _counted(compared, at)
    theta = _fitted(len(labels), pairs)
    _, information = _slopes(theta, pairs)
    spread = _inverse(information)
    robust = _sandwich(spread, _steepness(theta, compared, at))
    mean = sum(theta) / len(theta)
    found = {}
    for label, number in at.items():
        half = Z * sqrt(max(_centred(spread, number), _centred(robust, number)))
        value = theta[number] - mean
        found[label] = Rating(*(AVERAGE + SCALE * edge for edge in (value, value - half, value + half)))
    return found


# --- the fit ------------------------------------------------------------------------------------------------

Pairs = dict[tuple[int, int], tuple[float, int]]  # first and second: what the first won, in how many comparisons


def _counted(compared: Iterable[Comparison], at: dict[str, int]) -> Pairs:
    won: dict[tuple[int, int], float] = defaultdict(float)
    met: dict[tuple[int, int], int] = defaultdict(int)
    for one in compared:
        first, second, share = at[one.first], at[one.second], one.won
        if first > second:
            first, second, share = second, first, 1 - share
        won[first, second] += share
        met[first, second] += 1
    return {pair: (won[pair], met[pair]) for pair in sorted(met)}


def _fitted(size: int, pairs: Pairs) -> Vector:
    theta = [0.0] * size
    for _ in range(_STEPS):
        slope, information = _slopes(theta, pairs)
        step = _times(_inverse(information), slope)
        longest = max(map(abs, step), default=0.0)
        theta = [value + move * min(1.0, 2 / max(longest, _NEAR)) for value, move in zip(theta, step, strict=True)]
        if longest < _NEAR:
            break
    return theta


def _slopes(theta: Vector, pairs: Pairs) -> tuple[Vector, Matrix]:
    """First and second derivatives of the log-likelihood; the latter with its sign turned."""
    size = len(theta)
    slope = [0.5 - _chance(value) for value in theta]
    information = [[0.0] * size for _ in range(size)]
    for number, value in enumerate(theta):
        information[number][number] = _chance(value) * _chance(-value)
    for (first, second), (won, met) in pairs.items():
        chance = _chance(theta[first] - theta[second])
        slope[first] += won - met * chance
        slope[second] -= won - met * chance
        weight = met * chance * (1 - chance)
        for row, column, sign in ((first, first, 1), (second, second, 1), (first, second, -1), (second, first, -1)):
            information[row][column] += sign * weight
    return slope, information


def _chance(ahead: float) -> float:
    return 1 / (1 + exp(-ahead)) if ahead > -700 else 0.0


# --- the intervals ------------------------------------------------------------------------------------------


def _steepness(theta: Vector, compared: Iterable[Comparison], at: dict[str, int]) -> Matrix:
    """How far the deals pull apart: the sum of the squares of their slopes."""
    size = len(theta)
    slopes: dict[int, Vector] = defaultdict(lambda: [0.0] * size)
    for one in compared:
        first, second = at[one.first], at[one.second]
        rest = one.won - _chance(theta[first] - theta[second])
        slopes[one.deal][first] += rest
        slopes[one.deal][second] -= rest
    few = len(slopes) / max(len(slopes) - 1, 1)
    return [
        [few * sum(slope[row] * slope[column] for slope in slopes.values()) for column in range(size)]
        for row in range(size)
    ]


def _sandwich(bread: Matrix, filling: Matrix) -> Matrix:
    half = [_times(filling, row) for row in bread]
    return [_times(bread, row) for row in half]


def _centred(spread: Matrix, number: int) -> float:
    """The variance of one rating against the mean of all."""
    size = len(spread)
    weights = [(1.0 if other == number else 0.0) - 1 / size for other in range(size)]
    return max(0.0, sum(weight * part for weight, part in zip(weights, _times(spread, weights), strict=True)))


def _times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(one * other for one, other in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan; the phantom keeps the matrix positive."""
    size = len(matrix)
    rows = [[*row, *(1.0 if at == column else 0.0 for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            factor = rows[other][at]
            if other != at and factor:
                rows[other] = [value - factor * top for value, top in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
