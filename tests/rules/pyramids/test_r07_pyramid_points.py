"""R7 Pyramid points: 10, 6 and 3 in each colour."""

from __future__ import annotations

import pytest

from pyramidion.games.pyramids import GAME

from .conftest import do, lay, mark, told

NEAR_15 = "a1 b1 b2 b3 b4 c4 d4 e4"
NEAR_33 = "a1 a2 b2 b3 b4 c4 d4 e4"
PURPLE = [3, 6, 9, 12, 18, 21]


@pytest.mark.parametrize(("before", "wins"), [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True)])
def test_the_second_fourth_and_sixth_of_a_colour_win(before: int, wins: bool) -> None:
    """R7.1."""
    s = lay(left0=15, crossed0=NEAR_15, finished0=PURPLE[:before], expedition="I2", display="1 2 4 5")
    mark(s, "e5")
    events = do(s, 0, "take:1")
    assert told(events, "won_box") == ([(0, "purple", 10, 15)] if wins else [])


def test_cards_of_other_colours_do_not_count() -> None:
    """R7.1."""
    s = lay(left0=15, crossed0=NEAR_15, finished0=[1, 2, 4], expedition="I2", display="3 5 6 7")
    mark(s, "e5")
    assert told(do(s, 0, "take:3"), "won_box") == []


@pytest.mark.parametrize(("gone", "points"), [("", 10), ("purple-10", 6), ("purple-10 purple-6", 3)])
def test_boxes_are_won_from_the_best_on(gone: str, points: int) -> None:
    """R7.2: a box won by another player is closed."""
    s = lay(left0=15, crossed0=NEAR_15, finished0=[3], boxes1=gone, expedition="I2", display="1 2 4 5")
    mark(s, "e5")
    assert told(do(s, 0, "take:1"), "won_box") == [(0, "purple", points, 15)]


def test_a_colour_without_open_boxes_gives_nothing() -> None:
    """R7.2."""
    s = lay(
        left0=15,
        crossed0=NEAR_15,
        finished0=[3],
        boxes1="purple-10 purple-6 purple-3",
        expedition="I2",
        display="1 2 4 5",
    )
    mark(s, "e5")
    events = do(s, 0, "take:1")
    assert told(events, "won_box") == []
    assert told(events, "no_box") == [(0, "purple", 15)]


def test_15_comes_before_33() -> None:
    """R7.3: the rulebook's example, with three players."""
    s = lay(
        3,
        left0=33, crossed0=NEAR_33, finished0=[3],
        left1=15, crossed1=NEAR_15, finished1=[6, 9, 12],
        boxes2="purple-10", expedition="I2", display="1 2 4 5",
    )  # fmt: skip
    do(s, 0, "mark:left.e5")
    do(s, 1, "mark:left.e5")
    do(s, 2, "mark:left.a1")
    do(s, 1, "take:1")
    events = do(s, 0, "take:2")
    assert told(events, "won_box") == [(1, "purple", 6, 15), (0, "purple", 3, 33)]
    assert GAME.view(s, 0).table["boxes"]["purple"] == []
