"""R5 Symbols: red cross, gem, torch, skull, potion, tomb."""

from __future__ import annotations

from pyramidion.games.pyramids import GAME

from .conftest import do, facts, lay, mark, places, question, told, why_not


def test_a_red_cross_demands_one_more_square_on_either_card() -> None:
    """R5.1: under the usual conditions."""
    s = lay(left0=15, crossed0="a1 a2 b2 c2", right0=33, expedition="V3")
    do(s, 0, "mark:left.b3-c3-b4")
    assert (question(s).kind, question(s).rule, dict(question(s).args)) == ("extra_square", "R5.1", {"count": 1})
    assert "c4" in places(s)
    assert places(s, side="right") == {"a1"}
    assert facts(why_not(s, "mark:left.c4-d4-e4")) == ("one-square-only", "R5.1", {})
    assert facts(why_not(s, "mark:left.d4")) == ("not-connected", "R4.5", {"card": 15})


def test_red_crosses_chain() -> None:
    """R5.1: an extra square with a red cross gives yet another one."""
    s = lay(left0=29, crossed0="a1 b1 c1 d1 d2 d3 c3 c4", expedition="I2")
    for square in ("c5", "d5"):
        do(s, 0, f"mark:left.{square}")
        assert question(s).kind == "extra_square"
    events = mark(s, "e5")
    assert told(events, "finished") == [(0, "left", 29)]


def test_gems_tick_the_next_gem_of_their_colour() -> None:
    """R5.2: several in one marking."""
    s = lay(left0=6, green0=1, expedition="O4")
    events = mark(s, "a1-b1-a2-b2")
    assert told(events, "gems")[0] == (0, "green", 2, 3)
    assert s.players[0].green == 3
    assert s.players[0].red == 0


def test_a_torch_ticks_the_torch_of_the_present_round() -> None:
    """R5.3: a missed round is lost."""
    s = lay(left0=21, round=3, expedition="I3")
    events = mark(s, "a1-b1-c1")
    assert (0, 3, True) in told(events, "torch")
    assert GAME.position(s)["seat.0.torches"] == "3"


def test_skulls_tick_the_next_skull() -> None:
    """R5.4."""
    s = lay(left0=15, crossed0="a1 b1 c1", skulls0=1, expedition="I2")
    assert (0, 1, 2) in told(mark(s, "d1-e1"), "skulls")
    assert s.players[0].skulls == 2
    assert s.players[0].green == 1


def test_a_potion_erases_two_skulls() -> None:
    """R5.5: of three skulls one is left, a loss of 1."""
    s = lay(left0=4, crossed0="a1 a2 a3 a4", skulls0=3, expedition="T4")
    assert (0, 2, 1) in told(mark(s, "a5"), "potion")
    assert GAME.recount(s)[0] == -1


def test_the_tomb_finishes_the_card() -> None:
    """R5.6: ten points at once."""
    s = lay(left0=15, crossed0="a1 b1 b2 b3 b4 c4 d4", skulls0=1, expedition="V3")
    mark(s, "e4-d5-e5")
    assert s.players[0].finished == (15,)
    assert GAME.recount(s)[0] == 9
