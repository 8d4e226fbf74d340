"""R8 The end."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.sneferu import GAME, scoring
from pyramidion.kernel.contract import Result
from rules.sneferu.sneferu_table import Play, built, columns

V6 = {"seat.0.boat": 36, "seat.1.boat": 38}


def ended(**position: Any) -> Result:
    """Both boats on the last space."""
    given = {key.replace("__", "."): value for key, value in position.items()}
    result = GAME.result(Play({"seat.0.boat": 38, "seat.1.boat": 38, **given}).s)
    assert result is not None
    return result


def test_the_game_is_over_when_all_boats_are_on_the_last_space() -> None:
    """R8.1: not before, and then nobody can do anything."""
    play = Play({"seat.0.boat": 34, "seat.1.boat": 38, "quarry.34": "food1"})
    assert not play.over
    play.do("buy:c4r1", "place:l1s1")
    assert play.over
    assert play.events[-1].kind == "ended"
    assert play.why("buy:c4r1", seat=0) == "game-over"


def test_near_the_end_a_stone_that_fits_must_be_bought() -> None:
    """R8.2, R13: vector V6: with 4 food on space 36, columns of time 1 and 2 fit, 5 food are too dear."""
    play = Play({**V6, "quarry.36": "food1", "seat.0.food": 4})
    assert [text for text in play.legal if text.startswith("buy")] == ["buy:c2r1", "buy:c2r2", "buy:c2r3"]
    assert play.why("retire") == "must-buy"


def test_who_can_buy_nothing_retires_and_gets_five_food_a_space() -> None:
    """R8.2, R14: vector V6: with 2 food nothing fits."""
    play = Play({**V6, "quarry.36": "food1", "seat.0.food": 2})
    assert play.over
    assert (play.food(), play.boat()) == (12, 38)


def test_a_stone_payable_with_a_lowering_bonus_averts_retiring() -> None:
    """R14, R3: vector V6: with a token of 1 time less a white stone of column 3 can be paid."""
    play = Play({**V6, "quarry.36": "save_time", "seat.0.food": 2, "supply.c3": "tura-gold"})
    assert play.legal == ["buy:c3r1"]


@pytest.mark.parametrize(
    ("position", "cause"),
    [
        ({**V6, "quarry.36": "food1", "seat.0.food": 2}, "food"),
        ({"seat.0.boat": 37, "seat.1.boat": 38, "seat.0.food": 4}, "food"),
        ({"seat.0.boat": 37, "seat.1.boat": 38, "supply.c1": "", "bag": ""}, "time"),
        ({"seat.0.boat": 9, "seat.1.boat": 38, **columns("", "", "", ""), "bag": ""}, "supply"),
        ({"seat.0.boat": 9, "seat.1.boat": 38, **built(21)}, "pyramid"),
    ],
)
def test_the_log_says_why_a_player_retires(position: dict[str, Any], cause: str) -> None:
    """R8.2: for lack of food, of time, of stones, or because the pyramid is complete."""
    offered = {"seat.0.builder": "lateef", "seat.0.food": position.get("seat.0.food", 6)}
    play = Play({**offered, **position}, builders="dealt")
    question = GAME.view(play.s, 0).question
    assert question is not None
    assert (question.kind, question.args["cause"]) == ("before_retiring", cause)
    assert play.legal[-2:] == ["feast", "retire"]
    play.do("retire")
    assert play.told("retired")[0][3] == cause


def test_retiring_is_tested_after_everything_that_is_offered() -> None:
    """R14, R11: food from a stored stone averts it; without an offer there is no question."""
    play = Play({**V6, "quarry.36": "food1", "seat.0.food": 2, "seat.0.stored": "tura-gold"})
    assert play.legal == ["fetch:tura-gold", "retire"]
    assert play.why("pass") == "must-retire"
    play.do("fetch:tura-gold", "place:l1s1")
    assert play.food() == 3
    assert "buy:c2r1" in play.legal


def test_stored_stones_may_be_built_after_retiring() -> None:
    """R11: and those that are not do not count."""
    play = Play({**V6, "quarry.36": "food1", "seat.0.food": 2, "seat.0.stored": "tura-gold basalt-gold"})
    play.do("retire")
    assert (play.asked, play.boat()) == ("after_turn", 38)
    play.do("fetch:tura-gold", "place:l1s2", "pass")
    assert play.over
    assert GAME.recount(play.s)[0] == 1


def test_stored_stones_may_be_built_after_landing_on_the_last_space() -> None:
    """R11, R15"""
    play = Play({"seat.0.boat": 34, "seat.1.boat": 38, "quarry.34": "food1", "seat.0.stored": "tura-gold"})
    play.do("buy:c4r1", "place:l1s2")
    assert (play.asked, play.boat()) == ("after_turn", 38)
    play.do("fetch:tura-gold", "place:l1s1")
    assert play.over
    assert play.stones() == 2


def test_a_complete_pyramid_retires_at_the_end_of_its_turn() -> None:
    """R14, R8.2: five food for each space that is left."""
    play = Play({"seat.0.boat": 9, "seat.1.boat": 38, "seat.0.food": 0, **built(20)})
    play.do("buy:c4r1", "place:l6s1")
    kinds = [event.kind for event in play.events]
    assert kinds.index("refilled") < kinds.index("retired")
    assert play.told("retired") == [(0, 38 - 13, 5 * 25, "pyramid")]
    assert play.over


def test_passing_is_not_possible() -> None:
    """R13: neither with `pass` nor with `retire`."""
    play = Play()
    assert play.why("pass") == play.why("retire") == "must-buy"


def test_most_stones_win() -> None:
    """R8.3: food does not count against stones."""
    result = ended(**built(2, 0), **built(3, 1), seat__0__food=30)
    assert result.winners == [1]
    assert [score.total for score in result.scores] == [2, 3]
    assert [dict(score.ties) for score in result.scores] == [{}, {}]


def test_food_breaks_ties() -> None:
    """R8.4"""
    result = ended(**built(2, 0), **built(2, 1), seat__0__food=7, seat__1__food=8)
    assert result.winners == [1]
    assert [dict(score.ties) for score in result.scores] == [{"food": 7}, {"food": 8}]


def test_then_the_largest_closed_area() -> None:
    """R8.4, R23: two white halves against a single one."""
    two = {"l1s1": "basalt-tura", "l1s2": "granite-gold", "l2s1": "tura-mokattam"}
    one = {"l1s1": "basalt-tura", "l1s2": "granite-gold", "l2s1": "gold-mokattam"}
    pyramids = {
        f"seat.{seat}.pyramid.{slot}": stone for seat, laid in ((0, one), (1, two)) for slot, stone in laid.items()
    }
    play = Play({"seat.0.boat": 38, "seat.1.boat": 38, **pyramids})
    assert [scoring.sizes(play.s, seat)[0] for seat in (0, 1)] == [1, 2]
    result = GAME.result(play.s)
    assert result is not None
    assert result.winners == [1]
    assert [dict(score.ties) for score in result.scores] == [{"food": 6, "area": 1}, {"food": 6, "area": 2}]


def test_then_the_next_largest_and_missing_ones_count_nothing() -> None:
    """R8.4, R23: both have an area of one; only seat 0 has a second."""
    pyramids = {"seat.0.pyramid.l1s1": "tura-gold", "seat.0.pyramid.l1s6": "tura-gold"}
    others = {"seat.1.pyramid.l1s1": "tura-gold", "seat.1.pyramid.l1s4": "tura-gold"}
    play = Play({"seat.0.boat": 38, "seat.1.boat": 38, **pyramids, **others})
    assert [scoring.sizes(play.s, seat) for seat in (0, 1)] == [[1, 1], [1]]
    result = GAME.result(play.s)
    assert result is not None
    assert result.winners == [0]
    assert [dict(score.ties) for score in result.scores] == [{"food": 6, "area": 1}, {"food": 6, "area": 0}]


def test_then_the_victory_is_shared() -> None:
    """R8.4"""
    result = ended(**built(2, 0), **built(2, 1))
    assert result.winners == [0, 1]
    assert [score.rank for score in result.scores] == [1, 1]


def test_ranks_of_four() -> None:
    """R8.3, R8.4: ties in the middle are broken too."""
    position: dict[str, Any] = {f"seat.{seat}.boat": 38 for seat in range(4)} | {"seat.2.food": 9}
    for seat, count in enumerate((3, 2, 2, 1)):
        position |= built(count, seat)
    result = GAME.result(Play(position, seats=4).s)
    assert result is not None
    assert [score.rank for score in result.scores] == [1, 3, 2, 4]
