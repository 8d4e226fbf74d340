"""R10 Notation: what can be typed, and what is said about slips."""

from __future__ import annotations

import pytest

from pyramidion.games.pyramids import GAME
from pyramidion.games.pyramids.squares import NAMES, names, squares_of
from pyramidion.kernel.contract import parse_action

from .conftest import facts, lay, why_not


def test_squares_have_a_column_and_a_row() -> None:
    """R10.1: a1 is top left, e5 bottom right."""
    assert (NAMES[0], NAMES[4], NAMES[20], NAMES[24]) == ("a1", "e1", "a5", "e5")
    assert names(squares_of(["c3", "a1"])) == ["a1", "c3"]


def test_every_action_can_be_typed_and_read_back() -> None:
    """R10.2."""
    for known in GAME.actions(GAME.options()):
        assert parse_action(str(known)) is known


@pytest.mark.parametrize(
    ("typed", "code", "args"),
    [
        ("mark:a1-b1", "no-such-side", {}),
        ("mark:left", "no-such-side", {}),
        ("mark:left.", "no-such-side", {}),
        ("mark:middle.a1", "no-such-side", {}),
        ("mark:left.a1-z9", "no-such-square", {"square": "z9"}),
        ("mark:left.b1-a1", "out-of-order", {"squares": "a1-b1"}),
        ("mark:left.a1-a1", "out-of-order", {"squares": "a1"}),
        ("mark:15", "no-such-side", {}),
        ("mark", "no-such-side", {}),
    ],
)
def test_slips_of_the_pen_are_explained(typed: str, code: str, args: dict[str, str | int]) -> None:
    """R10.1, R10.2: with the right way to write it."""
    s = lay(left0=15, expedition="I2")
    found = facts(why_not(s, typed))
    assert (found[0], found[2]) == (code, args)
    assert found[1].startswith("R10.")
