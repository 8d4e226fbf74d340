"""Whatever is typed or fed in: it is understood, or refused with a reason; nothing else happens."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pyramidion.games.pyramids import GAME
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.position import COMMON, OWN
from pyramidion.games.pyramids.squares import NAMES
from pyramidion.kernel.contract import BadOption, BadPosition, parse_action

from .conftest import lay, legal, new, play_out

SQUARES = st.lists(st.sampled_from(NAMES), max_size=5).map("-".join)
NOUNS = st.one_of(st.text(max_size=9), st.integers(-3, 60), st.builds("left.{}".format, SQUARES))
ROWS = st.lists(st.text("ET#.rgtpsx", min_size=5, max_size=5), min_size=5, max_size=5)
VALUES = st.one_of(
    st.text(max_size=9), st.integers(-3, 60), st.booleans(), st.lists(st.integers(0, 50), max_size=4),
    st.lists(st.sampled_from(NAMES), max_size=4).map(" ".join), st.lists(st.text(max_size=4), max_size=3),
)  # fmt: skip
KEYS = st.one_of(
    st.sampled_from(COMMON),
    st.builds("seat.{}.{}".format, st.integers(0, 2), st.sampled_from(OWN)),
    st.text(max_size=9),
)


@given(st.sampled_from(["mark", "take", "keep", "draw", "pass"]), NOUNS)
@settings(max_examples=300, deadline=None)
def test_everything_that_is_not_legal_has_a_reason(verb: str, noun: str | int) -> None:
    """R10.2: while marking, while choosing cards, and when the game is over."""
    for s in (lay(expedition="L4", left0=15, crossed0="a1 b1"), new(), _OVER):
        with suppress(ValueError):
            tried = parse_action(f"{verb}:{noun}")
            reason = GAME.why_not(s, 0, tried)
            assert (reason is None) == (str(tried) in legal(s))


_OVER = play_out(lay())


@given(ROWS)
@settings(max_examples=300, deadline=None)
def test_a_chamber_is_accepted_and_playable_or_refused(rows: list[str]) -> None:
    """R1.2."""
    with suppress(BadOption):
        s = lay(options={"errata": {"15": {"rows": rows}}}, left0=15)
        assert legal(s)


@given(st.lists(st.text("X.", max_size=6), max_size=6))
@settings(max_examples=100, deadline=None)
def test_a_pattern_is_accepted_and_playable_or_refused(rows: list[str]) -> None:
    """R1.3."""
    with suppress(BadOption):
        s = GAME.new(Options(errata={"T4": {"rows": rows}}), 2, 1)
        assert GAME.result(play_out(s)) is not None


@given(
    st.text(max_size=4), st.text(max_size=6), st.one_of(st.text(max_size=6), st.lists(st.text(max_size=6), max_size=9))
)
@settings(max_examples=300, deadline=None)
def test_any_correction_is_applied_or_refused(name: str, given: str, value: str | list[str]) -> None:
    """R1.1."""
    with suppress(BadOption):
        GAME.new(Options(errata={name: {given: value}}), 2, 1)


@given(st.dictionaries(KEYS, VALUES, max_size=4))
@settings(max_examples=400, deadline=None)
def test_any_position_is_set_up_and_playable_or_refused(given: dict[str, Any]) -> None:
    """R11.1."""
    s = new()
    with suppress(BadPosition):
        GAME.arrange(s, given)
        assert sum(GAME.components(s).values()) == 48 + 8
        assert GAME.result(play_out(s)) is not None
