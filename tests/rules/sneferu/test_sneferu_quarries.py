"""R7 Quarries and their bonuses."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.sneferu import GAME
from rules.sneferu.sneferu_table import Play, built, columns

EYE = {"food1": 3, "food2": 3, "waive": 3, "save_time": 3}


def on(token: str, **position: Any) -> Play:
    """Seat 0 alone behind, on a quarry with this token; white on space 3, gold on space 12."""
    space = EYE.get(token, 12)
    given = {f"quarry.{space}": token, "seat.0.boat": space, "seat.1.boat": 38, "seat.0.food": 9}
    supply = columns("basalt-granite", "basalt-granite", "tura-gold", "tura-gold")
    return Play({**supply, **given, **{key.replace("__", "."): value for key, value in position.items()}})


def test_a_bonus_needs_the_boat_on_the_quarry_and_its_material_on_the_stone() -> None:
    """R7.1, R8: the white quarry helps with a white half only, and only who stands there."""
    assert on("food2").do("buy:c3r1").told("bonus") == [(0, "food2", 2)]
    assert not on("food2", seat__0__food=9).do("buy:c1r1").told("bonus")
    passing = Play({"seat.0.boat": 2, "seat.1.boat": 38, "supply.c3": "tura-gold", "quarry.3": "food2"})
    assert not passing.do("buy:c3r1").told("bonus")


def test_a_token_stays_for_everybody() -> None:
    """R7.2, R2: both players use the same one, one after the other."""
    position = {"seat.0.boat": 3, "seat.1.boat": 3, "order": "0 1", "quarry.3": "food1", "bag": ""}
    play = Play({**position, **columns("tura-gold", "tura-basalt", "tura-gold", "tura-basalt")})
    play.do("buy:c4r1")
    assert play.told("bonus")
    play.do("place:l1s1", "buy:c3r1")
    assert play.told("bonus") == [(1, "food1", 1)]
    assert play.at("quarry.3") == "food1"


@pytest.mark.parametrize("token", ["food1", "food2", "waive", "save_time"])
def test_a_bonus_taken_at_once_can_be_forgone(token: str) -> None:
    """R7.2, R5: buying uses it, `forgo` does not."""
    play = on(token, supply__c3="basalt-granite tura-gold")
    assert {"buy:c3r2", "forgo:c3r2"} <= set(play.legal)
    assert "forgo:c3r1" not in play.legal
    play.do("forgo:c3r2")
    assert not play.told("bonus")
    assert (play.food(), play.boat()) == (9 - 3, 6)


@pytest.mark.parametrize("token", ["time_for_food", "storage"])
def test_a_bonus_that_costs_something_is_asked(token: str) -> None:
    """R7.2, R3, R5: declared with the choice, before paying."""
    play = on(token)
    assert play.why("forgo:c3r1") == "bonus-asked-later"
    play.do("buy:c3r1")
    assert play.asked == "declare_bonus"
    assert (play.food(), play.boat()) == (9, 12)
    assert play.legal == ["use", "decline"]
    assert play.why("place:l1s1") == "declare-first"
    play.do("decline")
    assert (play.food(), play.boat(), play.asked) == (7, 15, "place_stone")


def test_food_of_a_bonus_does_not_pay_for_the_stone() -> None:
    """R7.3, R4: with 1 food too little the stone cannot be chosen; it arrives before placing."""
    play = on("food2", seat__0__food=1)
    assert play.why("buy:c3r1") == "not-enough-food"
    play = on("food2", seat__0__food=2).do("buy:c3r1")
    assert (play.food(), play.asked) == (2, "place_stone")


def test_one_food_and_two_food() -> None:
    """R7.3"""
    assert on("food1").do("buy:c3r1").food() == 9 - 2 + 1
    assert on("food2").do("buy:c3r1").food() == 9 - 2 + 2


def test_the_surcharge_is_waived_and_the_base_price_is_not() -> None:
    """R7.4, V5: two food instead of three, time as printed."""
    play = on("waive", supply__c3="basalt-granite basalt-granite tura-gold").do("buy:c3r3")
    assert (play.food(), play.boat()) == (7, 6)


def test_without_a_surcharge_there_is_nothing_to_waive() -> None:
    """R5: the bottom stone is just bought."""
    play = on("waive")
    assert "forgo:c3r1" not in play.legal
    assert play.why("forgo:c3r1") == "no-bonus"
    assert not play.do("buy:c3r1").told("bonus")


def test_a_stone_may_be_payable_only_thanks_to_the_bonus() -> None:
    """R3, R14: it may be chosen, with the bonus only."""
    play = on("waive", seat__0__food=2, supply__c3="basalt-granite tura-gold")
    assert "buy:c3r2" in play.legal
    assert play.why("forgo:c3r2") == "not-enough-food"
    assert play.do("buy:c3r2").food() == 0


def test_one_time_less() -> None:
    """R7.5, V5"""
    play = on("save_time").do("buy:c3r1")
    assert (play.food(), play.boat()) == (7, 5)


def test_time_may_come_down_to_nothing_and_the_same_player_goes_on() -> None:
    """R7.5, R7: the boat keeps its place in the queue and the quarry helps again."""
    position = {"seat.0.boat": 3, "seat.1.boat": 3, "order": "0 1", "quarry.3": "save_time", "seat.0.food": 20}
    play = Play({**position, "supply.c1": "tura-gold tura-basalt"})
    play.do("buy:c1r1", "place:l1s1")
    assert (play.actor, play.boat(), play.at("order")) == (0, 3, ["0", "1"])
    assert not play.told("sailed")
    play.do("buy:c1r1")
    assert play.told("bonus") == [(0, "save_time", 0)]
    assert play.boat() == 3


def test_one_more_time_brings_three_food() -> None:
    """R7.6, R6: one move of four spaces with one arrival; the food does not pay for the stone."""
    play = on("time_for_food").do("buy:c3r1", "use")
    assert (play.food(), play.boat()) == (9 - 2 + 3, 12 + 3 + 1)
    assert play.told("sailed") == [(0, 12, 16)]
    assert on("time_for_food", seat__0__food=1).why("buy:c3r1") == "not-enough-food"


def test_one_more_time_needs_a_space_to_sail_to() -> None:
    """R6: where the stone alone reaches the last space, nothing is asked."""
    given = {"quarry.34": "time_for_food", "seat.0.boat": 34, "seat.1.boat": 38, "supply.c4": "basalt-gold"}
    play = Play(given).do("buy:c4r1")
    assert (play.asked, play.boat()) == ("place_stone", 38)
    play = Play({**given, "supply.c3": "basalt-gold"}).do("buy:c3r1")
    assert play.asked == "declare_bonus"


def test_a_stored_stone_lies_beside_the_pyramid() -> None:
    """R7.7, R10: placing and collecting are skipped, refilling is not; it is open to all."""
    play = on("storage", bag="granite-gold").do("buy:c3r1", "use")
    assert (play.stones(), play.at("seat.0.stored")) == (0, "tura-gold")
    assert play.told("refilled")
    assert GAME.view(play.s, 1).table["players"][0]["stored"] == ["tura-gold"]


def test_any_number_of_stones_may_be_stored() -> None:
    """R10"""
    stored = "tura-gold tura-basalt granite-gold"
    play = on("storage", seat__0__stored=stored).do("buy:c3r1", "use")
    assert len(play.at("seat.0.stored").split()) == 4


def test_a_stone_cannot_be_built_in_the_turn_in_which_it_was_stored() -> None:
    """R9: with another one in storage, the turn ends with an offer of that one only."""
    play = on("storage", seat__0__stored="granite-gold").do("buy:c3r1", "use")
    assert (play.asked, play.legal) == ("after_turn", ["fetch:granite-gold", "pass"])
    assert play.why("fetch:tura-gold") == "stored-this-turn"
    assert play.why("fetch:tura-basalt") == "not-stored"


def test_a_stored_stone_is_built_before_a_later_turn_and_its_food_pays() -> None:
    """R7.8, R9: the bread of the corner makes the purchase possible."""
    play = Play({"seat.0.boat": 13, "seat.1.boat": 38, "seat.0.food": 1, "seat.0.stored": "tura-gold"})
    assert play.why("buy:c3r1") == "not-enough-food"
    play.do("fetch:tura-gold")
    assert (play.asked, play.why("buy:c4r1")) == ("place_stored", "place-first")
    play.do("place:l1s1")
    assert (play.food(), play.stones(), play.asked) == (2, 1, "choose_stone")
    assert "buy:c3r1" in play.legal


def test_a_stored_stone_is_built_after_a_later_turn() -> None:
    """R7.8, R9: after the refilling."""
    play = Play({"seat.0.boat": 13, "seat.1.boat": 38, "seat.0.stored": "tura-gold"})
    play.do("buy:c4r1", "place:l1s2")
    assert play.told("refilled")
    assert play.asked == "after_turn"
    play.do("fetch:tura-gold", "turn:l1s1")
    assert (play.stones(), play.told("bread")) == (2, [(0, 1)])


def test_in_other_players_turns_nothing_is_offered() -> None:
    """R9: only around own turns."""
    play = Play({"seat.0.boat": 13, "seat.1.boat": 14, "seat.1.stored": "tura-gold"})
    play.do("buy:c4r1", "place:l1s2")
    assert play.actor == 1
    assert play.asked == "choose_stone"


def test_a_stone_stored_in_the_last_turn_is_wasted() -> None:
    """R9: and the question warns of it."""
    given = {"quarry.34": "storage", "seat.0.boat": 34, "seat.1.boat": 38, "supply.c4": "basalt-gold"}
    play = Play(given).do("buy:c4r1")
    question = GAME.view(play.s, 0).question
    assert question is not None
    assert question.args["ends"] == 1
    play.do("use")
    assert play.over
    assert play.stones() == 0


def test_buying_goes_on_while_a_place_is_empty() -> None:
    """R12, R13: twenty placed and one stored: buying is a duty unless the pyramid is filled first."""
    position = {"seat.0.boat": 13, "seat.1.boat": 38, "seat.0.stored": "tura-gold", **built(20)}
    play = Play(position)
    assert play.why("retire") == "must-buy"
    play.do("buy:c4r1", "place:l6s1")
    assert play.at("seat.0.stored") == "tura-gold"
    assert play.over
    filled = Play(position).do("fetch:tura-gold", "place:l6s1")
    assert filled.over
    assert filled.told("retired")[0][3] == "pyramid"


def test_the_first_and_the_last_space_are_no_quarries() -> None:
    """R38: a turn that begins on the first space has no bonus."""
    play = Play()
    assert play.s.board.quarry_at[0] == play.s.board.quarry_at[play.s.board.last] == -1
    assert not any(text.startswith("forgo") for text in play.legal)
