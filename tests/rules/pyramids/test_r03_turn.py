"""R3 The turn: reveal, mark, replace, score."""

from __future__ import annotations

from pyramidion.games.pyramids import GAME

from .conftest import do, kinds, lay, legal, mark, question, told


def test_everybody_takes_part_in_every_turn() -> None:
    """R3.1: all are asked, whoever answers first."""
    s = lay(4)
    assert list(GAME.actors(s)) == [0, 1, 2, 3]
    do(s, 2, legal(s, 2)[0])
    assert list(GAME.actors(s)) == [0, 1, 3]


def test_the_steps_of_a_turn_follow_each_other() -> None:
    """R3.1: marks and symbols, then finished cards and new ones, then points, then the next expedition."""
    s = lay(left0=15, crossed0="a1 b1 b2 b3 b4 c4 d4 e4", finished0=[3], expedition="I2", display="1 2 4 5")
    events = mark(s, "e5") + do(s, 0, "take:1")
    seen = [kind for kind in kinds(events) if kind not in ("pencilled", "gems", "skulls")]
    assert seen == ["marked", "marked", "finished", "took", "refilled", "won_box", "revealed"]


def test_the_expedition_card_holds_for_everybody() -> None:
    """R3.2: one pattern for all, the next one for all."""
    s = lay(3, expedition="L4", expeditions=["T4", "O4"])
    assert {question(s, seat).args["card"] for seat in range(3)} == {"L4"}
    events = mark(s, "a1")
    assert told(events, "revealed") == [("T4", 2)]
    assert {question(s, seat).args["card"] for seat in range(3)} == {"T4"}


def test_all_mark_on_their_own_cards_only() -> None:
    """R3.3: a marking changes nobody else's chambers."""
    s = lay(expedition="I2")
    before = GAME.position(s)["seat.1.left_crossed"]
    do(s, 0, "mark:left.a1-b1")
    assert GAME.position(s)["seat.1.left_crossed"] == before
    do(s, 1, "mark:left.a1")
    assert GAME.position(s)["seat.0.left_crossed"] == "a1 b1"
    assert GAME.position(s)["seat.1.left_crossed"] == "a1"
