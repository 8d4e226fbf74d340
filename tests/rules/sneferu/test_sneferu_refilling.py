"""R6 Refilling."""

from __future__ import annotations

from rules.sneferu.sneferu_table import Play, columns

START = {"seat.0.boat": 0, "seat.1.boat": 1, "seat.0.food": 20}


def test_stones_slide_down_and_one_comes_from_the_bag() -> None:
    """R6.1"""
    play = Play(START)
    before, following = play.at("supply.c2"), play.at("bag")[0]
    play.do("buy:c2r3", "place:l1s1")
    assert play.at("supply.c2") == [*before[:2], *before[3:], following]


def test_an_empty_bag_refills_nothing() -> None:
    """R6.2"""
    play = Play({**START, **columns("tura-gold", "basalt-gold", "tura-basalt", "granite-gold"), "bag": ""})
    play.do("buy:c2r1", "place:l1s1")
    assert play.at("supply.c2") == []


def test_with_an_empty_bag_the_top_stone_of_a_column_may_fill_an_empty_one() -> None:
    """R6.3, R21: it costs what its new place costs."""
    supply = {"supply.c1": "tura-gold basalt-gold", "supply.c2": "", "supply.c3": "", "supply.c4": "tura-basalt"}
    play = Play({**START, **supply, "bag": "", "seat.0.food": 3})
    assert "move:c1-c2" in play.legal
    play.do("move:c1-c2")
    assert play.at("supply.c2") == ["basalt-gold"]
    assert play.at("supply.c1") == ["tura-gold"]
    play.do("buy:c2r1")
    assert play.food() == 0


def test_the_move_is_an_offer_and_not_a_duty() -> None:
    """R21: a stone can be bought without it."""
    play = Play({**START, **columns("tura-gold", "", "tura-basalt", "granite-gold"), "bag": "", "supply.c2": ""})
    assert "buy:c4r1" in play.legal


def test_each_column_that_was_empty_is_filled_once() -> None:
    """R21: not the one that the move itself has emptied, and none twice."""
    supply = {"supply.c1": "tura-gold", "supply.c2": "", "supply.c3": "", "supply.c4": "tura-basalt basalt-gold"}
    play = Play({**START, **supply, "bag": ""}).do("move:c1-c2")
    assert play.why("move:c4-c1") == "emptied-this-turn"
    assert play.why("move:c4-c2") == "column-not-empty"
    assert "move:c4-c3" in play.legal
    play.do("move:c4-c3")
    assert "move" not in play.verbs()


def test_the_move_needs_an_empty_bag_and_an_empty_column() -> None:
    """R6.3, R21"""
    supply = {"supply.c1": "tura-gold", "supply.c2": "", "supply.c3": "", "supply.c4": "tura-basalt"}
    assert Play({**START, **supply, "bag": "tura-gold"}).why("move:c1-c2") == "bag-not-empty"
    play = Play({**START, **supply, "bag": ""})
    assert play.why("move:c1-c4") == "column-not-empty"
    assert play.why("move:c2-c3") == "column-empty"
    assert play.why("move:c1-c9") == "no-such-move"


def test_the_move_is_made_at_the_start_of_the_turn() -> None:
    """R6.3: not while a stone waits to be placed, and not after the turn."""
    supply = {"supply.c1": "tura-gold", "supply.c2": "", "supply.c3": "", "supply.c4": "tura-basalt"}
    play = Play({**START, **supply, "bag": "", "seat.0.stored": "granite-gold"}).do("buy:c4r1")
    assert play.why("move:c1-c2") == "place-first"
    play.do("place:l1s1")
    assert play.asked == "after_turn"
    assert play.why("move:c1-c2") == "only-at-start"
