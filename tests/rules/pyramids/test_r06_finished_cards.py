"""R6 Finished cards: laid aside, replaced in the order of the numbers, the display filled up."""

from __future__ import annotations

from pyramidion.games.pyramids import GAME

from .conftest import do, lay, legal, mark, question, told

NEAR_15 = "a1 b1 b2 b3 b4 c4 d4 e4"
NEAR_33 = "a1 a2 b2 b3 b4 c4 d4 e4"
NEAR_29 = "a1 b1 c1 d1 d2 d3 c3 c4 c5"


def test_a_finished_card_is_laid_aside_and_a_new_one_is_due() -> None:
    """R6.1: there is no way around it."""
    s = lay(left0=15, crossed0=NEAR_15, expedition="I2", display="1 2 3 4")
    mark(s, "e5")
    assert s.players[0].finished == (15,)
    assert list(GAME.actors(s)) == [0]
    assert legal(s) == ["take:1", "take:2", "take:3", "take:4", "draw"]


def test_the_new_card_lies_where_the_finished_one_lay() -> None:
    """R6.1: on the same side, untouched."""
    s = lay(left0=30, right0=15, right_crossed0=NEAR_15, expedition="I2", display="1 2 3 4")
    mark(s, "e5", side="right")
    events = do(s, 0, "take:2")
    assert told(events, "took") == [(0, "right", 2, "display")]
    assert s.players[0].cards == [30, 2]
    assert s.players[0].crossed[1] == 0


def test_a_card_may_come_unseen_from_the_deck() -> None:
    """R6.2: the top card, whatever it is."""
    s = lay(left0=15, crossed0=NEAR_15, expedition="I2", display="1 2 3 4", deck=[7])
    mark(s, "e5")
    assert told(do(s, 0, "draw"), "took") == [(0, "left", 7, "deck")]
    assert s.display == [1, 2, 3, 4]


def test_the_display_is_filled_up_afterwards() -> None:
    """R6.3: one card from the deck."""
    s = lay(left0=15, crossed0=NEAR_15, expedition="I2", display="1 2 3 4", deck=[7])
    mark(s, "e5")
    assert told(do(s, 0, "take:2"), "refilled") == [(7,)]
    assert sorted(s.display) == [1, 3, 4, 7]


def test_who_finishes_both_takes_two_before_the_display_is_filled() -> None:
    """R6.3, R16."""
    s = lay(left0=29, crossed0=NEAR_29, right0=33, right_crossed0=NEAR_33, expedition="I2", display="1 2 3 4")
    mark(s, "d5-e5", "right.e5")
    assert dict(question(s).args) == {"count": 2}
    do(s, 0, "take:1")
    assert len(s.display) == 3
    do(s, 0, "take:2")
    assert len(s.display) == 4
    assert s.players[0].cards == [1, 2]


def test_the_lowest_finished_number_takes_first() -> None:
    """R6.4: 15 before 33, whatever the seats."""
    s = lay(left0=33, crossed0=NEAR_33, left1=15, crossed1=NEAR_15, expedition="I2")
    do(s, 0, "mark:left.e5")
    do(s, 1, "mark:left.e5")
    assert list(GAME.actors(s)) == [1]
    do(s, 1, "draw")
    assert list(GAME.actors(s)) == [0]


def test_play_goes_on_with_an_empty_deck() -> None:
    """R6.5: the display shrinks."""
    held = {15, 48, 40, 45, 1, 2}
    rest = [card for card in range(1, 49) if card not in held]
    s = lay(left0=15, crossed0=NEAR_15, expedition="I2", display="1 2", finished1=rest)
    mark(s, "e5")
    assert legal(s) == ["take:1", "take:2"]
    do(s, 0, "take:1")
    assert s.display == [2]
    assert list(GAME.actors(s)) == [0, 1]
