"""R9 Scoring."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.pyramids import GAME, scoring
from pyramidion.games.pyramids.state import Player

from .conftest import lay, mark


def player(**ticked: int) -> Player:
    made = Player()
    for name, value in ticked.items():
        setattr(made, name, value)
    return made


@pytest.mark.parametrize(("torches", "points"), [(0, 0), (0b0001, 5), (0b1001, 10), (0b1111, 20)])
def test_torches_are_worth_five(torches: int, points: int) -> None:
    """R9.1."""
    assert scoring.torches(player(torches=torches)) == points


def test_pyramid_points_count_as_won() -> None:
    """R9.2: ten for one colour, six and three for another."""
    made = Player()
    made.boxes = (0, 3 + 1, 3 + 2)
    assert scoring.boxes(made) == 19


@pytest.mark.parametrize(("red", "green", "points"), [(0, 0, 0), (1, 0, 1), (1, 1, 5), (6, 3, 18), (10, 10, 50)])
def test_gems_count_in_pairs(red: int, green: int, points: int) -> None:
    """R9.3: six red and three green make 18."""
    assert scoring.gems(player(red=red, green=green)) == points


@pytest.mark.parametrize(("skulls", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (10, -55)])
def test_only_the_costliest_skull_counts(skulls: int, points: int) -> None:
    """R9.4."""
    assert scoring.skulls(player(skulls=skulls)) == points


def test_unfinished_cards_are_worth_nothing() -> None:
    """R9.5: but gems already ticked stay."""
    s = lay(round=4, turn=7, left0=6, crossed0="a1 a2 b2 c2 d2", green0=2, finished0=[15])
    mark(s, "b1")
    assert GAME.recount(s)[0] == 12


def last_turn(**given: Any) -> list[int]:
    """Who wins when everybody marks an entrance in the last turn."""
    s = lay(3, round=4, turn=7, left0=15, left1=40, left2=39, **given)
    mark(s, "a1")
    result = GAME.result(s)
    assert result is not None
    assert [score.total for score in result.scores] == list(GAME.recount(s))
    return list(result.winners)


def test_the_worked_example_makes_111() -> None:
    """R9.1 to R9.5: seven pyramids, two torches, 19 pyramid points, nine gems, three skulls."""
    s = lay(
        round=4, turn=7, left0=15, expedition="I2",
        finished0=[1, 4, 2, 5, 8, 11, 3], boxes0="orange-10 green-6 green-3", boxes1="green-10",
        torches0="1 4", red0=6, green0=3, skulls0=3,
    )  # fmt: skip
    mark(s, "a1")
    result = GAME.result(s)
    assert result is not None
    parts = {part.key: part.points for part in result.scores[0].parts}
    assert parts == {"torches": 10, "boxes": 19, "gems": 18, "skulls": -6, "pyramids": 70}
    assert result.scores[0].total == 111


def test_the_highest_total_wins() -> None:
    """R9.6."""
    assert last_turn(finished0=[2], finished1=[1], torches0="1") == [0]


def test_a_tie_goes_to_the_lowest_finished_number() -> None:
    """R9.6: among the tied players only."""
    assert last_turn(finished0=[7, 41], finished1=[5, 44], finished2=[1]) == [1]
    assert last_turn(finished0=[7], torches1="1 2") == [0]


def test_ranks_and_tie_breaks_are_told() -> None:
    """R9.6, R25: the lowest number is shown where there is one."""
    s = lay(round=4, turn=7, left0=15, finished0=[7])
    mark(s, "a1")
    result = GAME.result(s)
    assert result is not None
    assert [score.rank for score in result.scores] == [1, 2]
    assert dict(result.scores[0].ties) == {"lowest": 7}
    assert dict(result.scores[1].ties) == {}
