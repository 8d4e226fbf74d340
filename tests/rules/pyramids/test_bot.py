"""The heuristic: sees through secret markings, and beats chance."""

from __future__ import annotations

from pyramidion.bots import bot, decide
from pyramidion.games.pyramids import GAME
from pyramidion.games.pyramids.options import Options
from pyramidion.kernel import codec, rng

from .conftest import do, lay


def test_a_marking_is_judged_before_it_shows() -> None:
    """R26: inside its lane a finished card counts as finished."""
    s = lay(left0=15, crossed0="a1 b1 b2 b3 b4 c4 d4 e4", finished0=[3], expedition="I2")
    before = GAME.evaluate(s, 0)
    do(s, 0, "mark:left.e5")
    assert GAME.evaluate(s, 0) > before


def test_extra_squares_still_owed_are_counted() -> None:
    """R5.1: the best square that a red cross could give."""
    s = lay(left0=29, crossed0="a1 b1 c1 d1 d2 d3 c3 c4", right0=33, expedition="I2")
    do(s, 0, "mark:left.c5")
    waiting = GAME.evaluate(s, 0)
    do(s, 0, "mark:right.a1")
    assert waiting > GAME.evaluate(s, 0)


def test_judging_changes_nothing() -> None:
    """R26."""
    s = lay(left0=29, crossed0="a1 b1 c1 d1 d2 d3 c3 c4", expedition="I2")
    do(s, 0, "mark:left.c5")
    before = codec.encode(GAME.dump(s))
    GAME.evaluate(s, 0)
    assert codec.encode(GAME.dump(s)) == before


def test_the_scribe_beats_chance() -> None:
    """R9.6: ten games of ten."""
    for seed in range(10):
        s, number = GAME.new(Options(), 2, seed), 0
        names = ("scribe", "random") if seed % 2 else ("random", "scribe")
        while actors := GAME.actors(s):
            GAME.apply(s, actors[0], decide(bot(names[actors[0]]), GAME, s, actors[0], rng.derive(seed, number)))
            number += 1
        result = GAME.result(s)
        assert result is not None
        assert list(result.winners) == [names.index("scribe")]
