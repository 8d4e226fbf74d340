"""R10 Alone against Ptah."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.sneferu import GAME, scoring
from pyramidion.kernel.contract import Result
from rules.sneferu.sneferu_table import Play, built, columns


def alone(**position: Any) -> Play:
    given = {key.replace("__", "."): value for key, value in position.items()}
    return Play({"seat.0.food": 9, **given}, seats=1)


def result(play: Play) -> Result:
    found = GAME.result(play.s)
    assert found is not None
    return found


def supply(*stones: str) -> dict[str, Any]:
    return {key.replace(".", "__"): value for key, value in columns(*stones).items()}


def test_ptah_has_no_boat_and_no_stones_at_first() -> None:
    """R10.1"""
    play = Play(seats=1)
    assert (play.s.boats, play.at("ptah")) == ([0], "")
    assert GAME.view(play.s, 0).table["ptah"] == []


def test_ptah_takes_what_matches_the_quarries_left_and_passed() -> None:
    """R10.2, R32: vector V7: from space 3 to space 6, so white and green; the bought column is spared."""
    stones = ["tura-gold", "basalt-granite", "tura-basalt", "mokattam-gold"]
    play = alone(seat__0__boat=3, quarry__3="food1", **supply(*stones)).do("buy:c3r1")
    assert play.boat() == 6
    assert [args[1] for args in play.told("ptah_took")] == [1, 2]
    assert play.at("ptah") == "tura-gold basalt-granite"


def test_the_quarry_that_is_reached_does_not_count_yet() -> None:
    """R10.2: landing on space 5 is no leaving."""
    play = alone(seat__0__boat=4, **supply("basalt-gold", "basalt-gold", "tura-gold", "basalt-gold")).do("buy:c1r1")
    assert play.boat() == 5
    assert not play.told("ptah_took")


def test_a_boat_that_does_not_move_leaves_nothing() -> None:
    """R10.2: the stone for no time brings Ptah nothing."""
    play = alone(seat__0__boat=3, quarry__3="save_time", **supply(*["tura-gold"] * 4)).do("buy:c1r1")
    assert play.boat() == 3
    assert play.at("ptah") == ""


def test_the_same_stones_are_compared_with_all_quarries_together() -> None:
    """R32: at most three stones in a turn, nothing is refilled in between."""
    play = alone(seat__0__boat=5, **supply("basalt-gold", "mokattam-gold", "basalt-mokattam", "tura-gold"))
    play.do("buy:c4r1")
    assert play.boat() == 9
    assert len(play.told("ptah_took")) == 3


def test_all_columns_are_refilled_together() -> None:
    """R10.3: after placing."""
    play = alone(seat__0__boat=3, quarry__3="food1")
    GAME.arrange(play.s, {"supply.c1": ["tura-gold"] * 7, "supply.c3": ["tura-basalt"] * 7})
    play.do("buy:c3r1")
    assert len(play.at("supply.c1")) == len(play.at("supply.c3")) == 6
    play.do("place:l1s1")
    assert all(len(play.at(f"supply.c{number}")) == 7 for number in (1, 2, 3, 4))


def test_ptah_gets_no_food_and_needs_no_places() -> None:
    """R10.4: only the number of his stones is kept."""
    play = alone(seat__0__boat=3, quarry__3="food1", **supply("tura-gold", "tura-gold", "tura-basalt", "tura-gold"))
    play.do("buy:c3r1")
    assert len(GAME.view(play.s, 0).table["ptah"]) == 3
    assert len(play.s.food) == len(play.s.laid) == 1


@pytest.mark.parametrize(("own", "ptah", "wins"), [(3, 2, True), (2, 2, False), (1, 2, False)])
def test_more_stones_than_ptah_win(own: int, ptah: int, wins: bool) -> None:
    """R10.5: a tie is his."""
    position = {key.replace(".", "__"): stone for key, stone in built(own).items()}
    found = result(alone(seat__0__boat=38, ptah=f"{ptah}*tura-gold", **position))
    assert found.winners == ([0] if wins else [])
    assert found.scores[0].rank == (1 if wins else 2)
    if not wins:
        assert found.scores[0].total == 0
        assert [part.key for part in found.scores[0].parts] == ["lost"]


def test_ptah_wins_at_once_with_his_last_stone() -> None:
    """R10.6, R35: before the bought stone is placed, however many the player has."""
    kinds = "7*tura-gold 7*tura-basalt 6*tura-granite"
    stones = ["mokattam-granite", "basalt-gold", "tura-mokattam", "basalt-mokattam"]
    play = alone(seat__0__boat=3, quarry__3="food1", ptah=kinds, **supply(*stones)).do("buy:c3r1")
    assert play.over
    assert len(play.s.ptah) == 21
    assert play.at("held") == "tura-mokattam"
    assert not play.told("placed")
    assert [event.kind for event in play.events[-2:]] == ["ptah_completed", "ended"]
    assert result(play).winners == []


def test_a_win_is_scored() -> None:
    """R10.7, R36: three for a stone, one for three food rounded down, less one for each stone of Ptah."""
    position = {key.replace(".", "__"): stone for key, stone in built(12).items()}
    found = result(alone(seat__0__boat=38, seat__0__food=11, ptah="4*tura-gold", **position))
    assert [(part.key, part.points) for part in found.scores[0].parts] == [
        ("stones", 36),
        ("food", 3),
        ("ptah", -4),
        ("rating", 0),
    ]
    assert found.scores[0].total == 35


@pytest.mark.parametrize(
    ("points", "band"),
    [(12, 1), (29, 1), (30, 1), (31, 2), (40, 2), (41, 3), (45, 3), (46, 4), (50, 4), (51, 5), (70, 5)],
)
def test_bands(points: int, band: int) -> None:
    """R10.8, R37: exactly 30 belongs to the lowest."""
    assert scoring.rating(Play(seats=1).s, points) == band


def test_the_extra_space_of_more_time_counts_for_ptah() -> None:
    """R33: it passes the quarry on space 15 (green)."""
    stones = supply("basalt-granite", "mokattam-granite", "tura-gold", "mokattam-granite")
    given: dict[str, Any] = {"seat__0__boat": 12, "quarry__12": "time_for_food", **stones}
    assert not alone(**given).do("buy:c3r1", "decline").told("ptah_took")
    assert alone(**given).do("buy:c3r1", "use").told("ptah_took") == [("basalt-granite", 1)]


def test_the_move_of_a_retiring_boat_does_not_concern_ptah() -> None:
    """R34: it is no payment."""
    play = alone(seat__0__boat=30, seat__0__stored="tura-gold", bag="", **supply("", "", "", ""))
    play.do("retire")
    assert play.at("ptah") == ""
    assert not play.told("ptah_took")


def test_going_back_passes_no_quarry_and_sailing_there_again_does() -> None:
    """R28: Heba alone, by the house option."""
    position = {"seat.0.builder": "heba", "seat.0.boat": 6, "seat.0.food": 20, "bag": ""}
    stones = columns("basalt-granite", "basalt-gold", "tura-gold", "basalt-granite")
    play = Play({**position, **stones}, seats=1, builders="dealt", solo_builders=True).do("reverse")
    assert play.at("ptah") == ""
    play.do("buy:c3r1")
    assert play.boat() == 7
    assert len(play.told("ptah_took")) == 3


def test_the_first_space_is_no_quarry_for_ptah() -> None:
    """R38: leaving the start brings him nothing."""
    play = alone(seat__0__boat=0, **supply(*["tura-gold"] * 4)).do("buy:c2r1")
    assert not play.told("ptah_took")
