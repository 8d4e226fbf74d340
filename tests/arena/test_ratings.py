"""Ratings find the strengths that made the games, and their intervals hold what they promise."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp

import pytest

from pyramidion.arena.match import Played
from pyramidion.arena.ratings import AVERAGE, SCALE, Z, comparisons, rate, wilson
from pyramidion.arena.schedule import Fixture, schedule

STRENGTHS = {"strong": 1.0, "middle": 0.2, "weak": -0.4, "weakest": -0.8}


def played(deal: int, bots: Sequence[str], ranks: Sequence[int]) -> Played:
    nothing = [0] * len(bots)
    return Played(deal, list(bots), list(ranks), nothing, nothing, [0.0] * len(bots), [0.0] * len(bots))


@cache
def fixtures(labels: tuple[str, ...], seats: int, games: int) -> list[Fixture]:
    return list(schedule(labels, seats, games, 0))


def luck(strengths: Mapping[str, float], seats: int, games: int, dice: random.Random) -> Iterator[Played]:
    """Games as the model of Plackett and Luce makes them: the first place, then the second among the rest ..."""
    for deal, seated in fixtures(tuple(strengths), seats, games):
        left, order = list(range(seats)), []
        while left:
            (next_one,) = dice.choices(left, [exp(strengths[seated[seat]]) for seat in left])
            order.append(next_one)
            left.remove(next_one)
        yield played(deal, seated, [1 + order.index(seat) for seat in range(seats)])


def truth(strengths: Mapping[str, float]) -> dict[str, float]:
    mean = sum(strengths.values()) / len(strengths)
    return {label: AVERAGE + SCALE * (value - mean) for label, value in strengths.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_strengths(seats: int) -> None:
    games = list(luck(STRENGTHS, seats, 2000, random.Random(seats)))
    for label, rating in rate(list(STRENGTHS), comparisons(games)).items():
        assert rating.value == pytest.approx(truth(STRENGTHS)[label], abs=20)


@pytest.mark.parametrize("seats", [2, 4])
def test_intervals_hold_the_truth_95_times_out_of_100(seats: int) -> None:
    dice, real = random.Random(5), truth(STRENGTHS)
    held = total = 0
    for _ in range(100):
        games = list(luck(STRENGTHS, seats, 60, dice))
        for label, rating in rate(list(STRENGTHS), comparisons(games)).items():
            held += rating.low <= real[label] <= rating.high
            total += 1
    assert 0.92 <= held / total <= 0.99


def test_pairs_of_one_game_are_not_taken_for_so_many_games() -> None:
    """Four seats make six comparisons, but not six times the knowledge."""
    games = list(luck({"a": 0.0, "b": 0.0, "c": 0.0, "d": 0.0}, 4, 400, random.Random(1)))
    naive = SCALE * Z * (3 / 4 / len(games)) ** 0.5
    for rating in rate("abcd", comparisons(games)).values():
        assert (rating.high - rating.low) / 2 > 1.15 * naive


def test_deals_that_decide_the_game_make_intervals_wide() -> None:
    """The same result four times over, because the deal decides, is one result."""
    dice = random.Random(2)
    results = [(deal, dice.choice([1, 2])) for deal in range(100)]
    alone = [played(4 * deal + copy, "ab", (rank, 3 - rank)) for deal, rank in results for copy in range(4)]
    shared = [played(deal, "ab", (rank, 3 - rank)) for deal, rank in results for _ in range(4)]
    wide, narrow = rate("ab", comparisons(shared))["a"], rate("ab", comparisons(alone))["a"]
    assert wide.value == pytest.approx(narrow.value)
    assert wide.high - wide.low == pytest.approx(2 * (narrow.high - narrow.low), rel=0.05)


def test_whoever_wins_everything_gets_a_finite_rating_and_a_wide_interval() -> None:
    ratings = rate("ab", comparisons(played(deal, "ab", (1, 2)) for deal in range(200)))
    assert 400 < ratings["a"].value - ratings["b"].value < 2000
    assert ratings["a"].high - ratings["a"].low > 200


def test_a_tie_is_half_a_victory_for_both() -> None:
    ties = [played(deal, "ab", (1, 1)) for deal in range(50)]
    mixed = [played(deal, "ab", (1 + deal % 2, 2 - deal % 2)) for deal in range(50)]
    for games in (ties, mixed):
        assert rate("ab", comparisons(games))["a"].value == pytest.approx(AVERAGE)
    assert [one.won for one in comparisons(ties)] == [0.5] * 50


def test_two_seats_of_one_bot_are_not_compared() -> None:
    assert len(comparisons([played(0, "aab", (1, 2, 3))])) == 2


def test_the_order_of_games_does_not_matter() -> None:
    games = list(luck(STRENGTHS, 2, 50, random.Random(8)))
    backwards = rate(list(STRENGTHS), comparisons(reversed(games)))
    for label, rating in rate(list(STRENGTHS), comparisons(games)).items():
        assert rating == pytest.approx(backwards[label])


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (400, 400, 0.9905, 1.0)]
)
def test_shares_have_the_interval_of_wilson(won: float, games: int, low: float, high: float) -> None:
    """Figures worked out by hand from the formula."""
    assert wilson(won, games) == pytest.approx((low, high), abs=2e-4)
