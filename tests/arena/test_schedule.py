"""Luck cancels: every line-up gets the same deals, and everybody every seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import islice

import pytest

from pyramidion.arena.schedule import Fixture, lineups, rotations, schedule


def test_each_two_meet() -> None:
    assert lineups(["scribe", "random", "architect"], 2) == [
        ("architect", "random"),
        ("architect", "scribe"),
        ("random", "scribe"),
    ]


def test_more_seats_than_bots_are_filled_by_going_through_the_list_again() -> None:
    assert lineups(["b", "a"], 4) == [("a", "a", "b", "b")]
    assert lineups(["a", "b"], 5) == [("a", "a", "a", "b", "b"), ("a", "a", "b", "b", "b")]


@pytest.mark.parametrize(("labels", "seats"), [("abc", 2), ("ab", 2), ("ab", 3), ("ab", 5), ("abcde", 4), ("abc", 6)])
def test_everybody_has_every_seat_equally_often_in_each_deal(labels: str, seats: int) -> None:
    had: dict[int, Counter[tuple[str, int]]] = defaultdict(Counter)
    for deal, seated in schedule(labels, seats, 60, 7):
        had[deal].update((name, seat) for seat, name in enumerate(seated))
    for counted in list(had.values()):
        for name in labels:
            assert len({counted[name, seat] for seat in range(seats)}) == 1
            assert counted[name, 0] > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_all_line_ups_share_their_deals(seats: int) -> None:
    deals: dict[tuple[str, ...], set[int]] = defaultdict(set)
    games: Counter[tuple[str, ...]] = Counter()
    for deal, seated in schedule(["a", "b", "c", "d"], seats, 12, 0):
        deals[tuple(sorted(seated))].add(deal)
        games[tuple(sorted(seated))] += 1
    assert len({frozenset(had) for had in deals.values()}) == 1
    assert set(games.values()) == {12}


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {frozenset(rotations(("a", "b", "c", "d"), deal, 0)) for deal in range(40)}
    assert len(orders) == 6


def test_no_game_is_played_twice() -> None:
    games = list(schedule(["a", "b"], 4, 50, 3))
    assert len(games) == len(set(games)) >= 50


def test_a_longer_match_begins_like_a_shorter_one() -> None:
    short, long = list(schedule("abc", 2, 10, 1)), schedule("abc", 2, 40, 1)
    assert list(islice(long, len(short))) == short


def test_a_further_contestant_leaves_the_games_of_the_others_as_they_are() -> None:
    few, more = set(schedule("ab", 2, 10, 1)), set(schedule("bca", 2, 10, 1))
    assert few < more
    assert all("c" in fixture.seated for fixture in more - few)
    assert all(isinstance(fixture, Fixture) for fixture in few)
