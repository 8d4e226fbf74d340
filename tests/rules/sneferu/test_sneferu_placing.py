"""R4 Placing."""

from __future__ import annotations

from pyramidion.games.sneferu.pyramid import ANSWERS, OUTLINE, SLOTS
from rules.sneferu.sneferu_table import Play

START = {"seat.0.boat": 0, "seat.1.boat": 1}


def test_a_stone_is_laid_either_way_round() -> None:
    """R4.1"""
    position = {**START, "supply.c4": "tura-gold"}
    assert Play(position).do("buy:c4r1", "place:l1s4").at("seat.0.pyramid.l1s4") == "tura-gold"
    assert Play(position).do("buy:c4r1", "turn:l1s4").at("seat.0.pyramid.l1s4") == "gold-tura"


def test_a_place_holds_one_stone() -> None:
    """R4.1"""
    play = Play({**START, "seat.0.pyramid.l1s1": "tura-gold"}).do("buy:c4r1")
    assert (play.why("place:l1s1"), play.rule("turn:l1s1")) == ("slot-filled", "R4.1")
    assert play.why("place:l9s9") == "no-such-slot"


def test_on_the_ground_a_stone_may_lie_anywhere() -> None:
    """R4.2: vector V4: the fourth place of an empty board."""
    play = Play(START).do("buy:c4r1")
    assert [text for text in play.legal if text.startswith("place")] == [f"place:l1s{n}" for n in range(1, 7)]


def test_above_the_ground_both_halves_need_support() -> None:
    """R4.2: vector V4: not on one stone, but on two."""
    one = Play({**START, "seat.0.pyramid.l1s1": "tura-gold"}).do("buy:c4r1")
    assert (one.why("place:l2s1"), one.rule("place:l2s1")) == ("not-supported", "R4.2")
    two = {"seat.0.pyramid.l1s1": "tura-gold", "seat.0.pyramid.l1s2": "tura-gold"}
    assert "place:l2s1" in Play({**START, **two}).do("buy:c4r1").legal


def test_there_is_always_a_place_until_the_pyramid_is_complete() -> None:
    """R4.1: of all 429 pyramids only the complete one has none."""
    assert len(ANSWERS) == 429
    assert [laid for laid, answers in ANSWERS.items() if not answers] == [OUTLINE]
    assert len(SLOTS) == 21
