"""R2 Who plays."""

from __future__ import annotations

from pyramidion.games.sneferu import GAME
from rules.sneferu.sneferu_table import Play


def test_the_hindmost_boat_plays() -> None:
    """R2.1"""
    assert Play({"seat.0.boat": 7, "seat.1.boat": 6}).actor == 1
    assert Play({"seat.0.boat": 5, "seat.1.boat": 6}).actor == 0


def test_of_two_boats_on_a_space_the_first_to_arrive_plays() -> None:
    """R2.2"""
    assert Play({"seat.0.boat": 6, "seat.1.boat": 6, "order": "1 0"}).actor == 1
    assert Play({"seat.0.boat": 6, "seat.1.boat": 6, "order": "0 1"}).actor == 0


def test_when_blue_has_moved_on_green_is_hindmost() -> None:
    """R2.1, R2.2: the rulebook's example: blue stands hindmost and nearest to the Nile, green beside him."""
    play = Play({"seat.0.boat": 4, "seat.1.boat": 4, "seat.2.boat": 6, "order": "2 0 1"}, seats=3)
    assert play.actor == 0
    play.do("buy:c4r1", "place:l1s1")
    assert play.actor == 1


def test_a_boat_queues_behind_those_that_are_there() -> None:
    """R2.2: arriving on the space of another boat, one plays after it."""
    play = Play({"seat.0.boat": 1, "seat.1.boat": 5, "order": "0 1"})
    play.do("buy:c4r1", "place:l1s1")
    assert play.boat(0) == play.boat(1) == 5
    assert play.at("order") == ["1", "0"]
    assert play.actor == 1


def test_a_player_goes_on_while_the_boat_is_hindmost() -> None:
    """R2.3"""
    play = Play({"seat.0.boat": 1, "seat.1.boat": 9})
    play.do("buy:c4r1", "place:l1s1")
    assert (play.actor, play.boat(0), play.asked) == (0, 5, "choose_stone")


def test_a_turn_goes_through_its_five_steps() -> None:
    """R2.4: choose, pay, place, collect, refill."""
    play = Play({"seat.0.boat": 0, "seat.1.boat": 1}).do("buy:c4r1")
    assert [event.kind for event in play.events] == ["bought", "sailed"]
    play.do("place:l1s1")
    kinds = [event.kind for event in play.events]
    assert kinds[0] == "placed"
    assert kinds.index("bread") < kinds.index("refilled") < kinds.index("turn")


def test_steps_cannot_be_swapped() -> None:
    """R2.4"""
    play = Play({"seat.0.boat": 0, "seat.1.boat": 1})
    assert (play.why("place:l1s1"), play.rule("place:l1s1")) == ("buy-first", "R2.4")
    play.do("buy:c4r1")
    assert play.why("buy:c4r1") == "place-first"


def test_the_other_player_waits() -> None:
    """R2.1"""
    play = Play({"seat.0.boat": 0, "seat.1.boat": 1})
    assert play.why("buy:c4r1", seat=1) == "not-your-turn"
    assert GAME.legal(play.s, 1) == ()
