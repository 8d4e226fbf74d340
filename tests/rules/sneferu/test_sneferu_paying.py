"""R3 Choosing and paying."""

from __future__ import annotations

from pyramidion.games.sneferu import supply
from pyramidion.games.sneferu.data import DATA
from pyramidion.games.sneferu.state import NO_TOKEN, SAVE_TIME, WAIVE
from rules.sneferu.sneferu_table import Play

START = {"seat.0.boat": 0, "seat.1.boat": 1}


def test_the_price_is_that_of_the_column_and_that_of_the_row() -> None:
    """R3.1: vector V5: column of 2 food and 3 time, third stone from the bottom."""
    s, at = Play().s, supply.AT["c3r3"]
    assert supply.price(s, at, NO_TOKEN) == (3, 3)
    assert supply.price(s, at, WAIVE) == (2, 3)
    assert supply.price(s, at, SAVE_TIME) == (3, 2)


def test_the_bottom_stone_is_the_cheapest() -> None:
    """R3.1"""
    assert all(surcharge[0] == min(surcharge) for surcharge in DATA.supply.surcharge)


def test_a_stone_for_two_food_and_three_time_exists() -> None:
    """R3.1, R3.3, R3.4: the rulebook's example: three spaces forward, two food to the bank."""
    play = Play({**START, "seat.1.boat": 9}).do("buy:c3r1")
    assert (play.food(), play.boat()) == (4, 3)
    assert play.told("bought")[0][3:] == (2, 3)
    assert play.told("sailed") == [(0, 0, 3)]


def test_what_cannot_be_paid_in_food_cannot_be_chosen() -> None:
    """R3.2"""
    play = Play({**START, "seat.0.food": 2})
    assert "buy:c3r1" in play.legal
    assert play.why("buy:c3r2") == "not-enough-food"
    assert play.rule("buy:c2r1") == "R3.2"


def test_what_would_sail_beyond_the_last_space_cannot_be_chosen() -> None:
    """R3.5"""
    play = Play({"seat.0.boat": 36, "seat.1.boat": 38, "quarry.36": "food1", "seat.0.food": 9})
    assert play.why("buy:c3r1") == "not-enough-time"
    assert "buy:c2r1" in play.legal


def test_landing_on_the_last_space_is_allowed() -> None:
    """R3.5, R15: no payment for spaces, and the turn is played to its end."""
    play = Play({"seat.0.boat": 34, "seat.1.boat": 38, "quarry.34": "food1", "seat.0.food": 0})
    play.do("buy:c4r1", "place:l1s2")
    assert play.boat() == 38
    assert play.over
    assert play.stones() == 1
    assert play.told("refilled")
    assert not play.told("retired")


def test_a_place_without_a_stone_cannot_be_bought() -> None:
    """R20: nothing lies there."""
    play = Play({**START, "supply.c4": "tura-gold", "bag": ""})
    assert play.why("buy:c4r2") == "no-stone-there"
    assert play.why("buy:c9r1") == "no-such-place"


def test_stones_that_slid_down_are_cheaper() -> None:
    """R20: price by the present row."""
    play = Play({**START, "supply.c3": "tura-gold basalt-gold granite-gold", "bag": ""})
    assert supply.price(play.s, supply.AT["c3r2"], NO_TOKEN) == (3, 3)
    play.do("buy:c3r1", "place:l1s1")
    assert play.at("supply.c3") == ["basalt-gold", "granite-gold"]
    assert supply.price(play.s, supply.AT["c3r1"], NO_TOKEN) == (2, 3)
