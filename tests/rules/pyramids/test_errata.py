"""Corrections of the card data: the same checks for corrected cards as for all others."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.pyramids import GAME
from pyramidion.kernel import codec
from pyramidion.kernel.contract import BadOption
from worlds import walk

from .conftest import lay, new, places

OPEN = ["E....", ".....", ".....", ".....", "....T"]


def content(errata: dict[str, Any]) -> dict[str, Any]:
    return {entry.id: entry for entry in GAME.content(new(errata=errata).options)}


def complaint(errata: dict[str, Any]) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadOption) as error:
        new(errata=errata)
    return error.value.code, error.value.args_by_name


def test_a_chamber_can_be_corrected() -> None:
    """R1.2: what is corrected is no longer called designed."""
    entry = content({"15": {"rows": OPEN}})["15"]
    assert entry.facts["rows"] == "E.... / ..... / ..... / ..... / ....T"
    assert list(entry.reconstructed) == ["colour"]


def test_entrance_and_tomb_may_lie_elsewhere_in_their_rows() -> None:
    """R1.2: the rulebook says no more than top row and bottom row."""
    rows = ["..E..", ".....", ".....", ".....", "T...."]
    s = lay(options={"errata": {"15": {"rows": rows}}}, left0=15, expedition="I2")
    assert places(s) == {"c1", "b1-c1", "c1-d1", "c1-c2"}


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        (OPEN[:4], "errata-chamber-size"),
        ([*OPEN[:4], "...T"], "errata-chamber-size"),
        (["E...q", *OPEN[1:]], "errata-chamber-sign"),
        (["E...E", *OPEN[1:]], "errata-chamber-entrance"),
        ([".....", "E....", *OPEN[2:]], "errata-chamber-entrance"),
        ([*OPEN[:3], "....T", "....."], "errata-chamber-tomb"),
        ([*OPEN[:4], "T...T"], "errata-chamber-tomb"),
        ([*OPEN[:3], "...##", "...#T"], "errata-chamber-cut-off"),
        (["E.#.s", "..###", *OPEN[2:]], "errata-chamber-cut-off"),
    ],
)
def test_a_corrected_chamber_passes_the_same_checks(rows: list[str], code: str) -> None:
    """R1.2: size, signs, entrance, tomb, reachability."""
    found, args = complaint({"15": {"rows": rows}})
    assert (found, args["card"]) == (code, "15")


def test_colours_can_be_corrected_as_long_as_there_are_sixteen_of_each() -> None:
    """R1.1."""
    entries = content({"15": {"colour": "green"}, "2": {"colour": "purple"}})
    assert (entries["15"].group, entries["2"].group) == ("green", "purple")
    assert complaint({"15": {"colour": "green"}}) == (
        "errata-colour-count", {"colour": "purple", "have": 15, "need": 16},
    )  # fmt: skip
    assert complaint({"15": {"colour": "blue"}})[0] == "errata-bad-colour"


def test_a_pattern_can_be_corrected_with_its_name() -> None:
    """R1.3: another shape gives other actions."""
    errata = {"T4": {"rows": ["XX.", ".XX"], "name_en": "zigzag", "name_cs": "klikatice"}}
    entry = content(errata)["T4"]
    assert dict(entry.words) == {"name_en": "zigzag", "name_cs": "klikatice"}
    assert list(entry.reconstructed) == ["copies"]
    s = lay(options={"errata": errata}, left0=15, expedition="T4")
    assert places(s) == {"a1", "a1-b1-b2-c2", "a1-a2-b2-b3"}


def test_the_set_of_expedition_cards_can_be_corrected() -> None:
    """R1.3: eight cards."""
    cards = ["I2", "I2", "I3", "V3", "V3", "T4", "L4", "O4"]
    assert content({"expeditions": {"cards": cards}})["I2"].copies == 2
    assert complaint({"expeditions": {"cards": cards[1:]}}) == ("errata-expedition-count", {"have": 7, "need": 8})
    assert complaint({"expeditions": {"cards": ["X9", *cards[1:]]}})[0] == "errata-unknown-card"


@pytest.mark.parametrize("rows", [["X"], ["XXXXXX"], ["X.X"], ["XX", "..", "XX"], [], ["XXX", "XXX"]])
def test_a_corrected_pattern_is_one_piece_that_fits(rows: list[str]) -> None:
    """R1.3."""
    assert complaint({"T4": {"rows": rows}})[0] == "errata-bad-pattern"


def test_two_patterns_cannot_be_the_same() -> None:
    """R1.3: also when turned or mirrored."""
    assert complaint({"T4": {"rows": ["XXX", "X.."]}})[0] == "errata-same-pattern"


def test_unknown_names_are_answered_with_the_nearest() -> None:
    """R1.1, R1.3."""
    assert complaint({"49": {"rows": OPEN}})[0] == "errata-unknown-card"
    assert complaint({"15": {"row": OPEN}}) == (
        "errata-unknown-field",
        {"card": "15", "field": "row", "nearest": "rows"},
    )
    assert complaint({"15": {"rows": "E...."}}) == ("errata-not-a-list", {"card": "15", "field": "rows"})
    assert complaint({"T4": {"name_en": " "}}) == ("errata-bad-word", {"card": "T4", "field": "name_en"})


def test_a_game_with_corrections_plays_saves_and_loads() -> None:
    """R1.2, R1.3: the options travel with the position."""
    errata = {"15": {"rows": OPEN}, "T4": {"rows": ["XX.", ".XX"]}}
    s = new(3, 4, errata=errata)
    for position, _ in walk(GAME, s, 4):
        again = GAME.load(codec.plain(GAME.dump(position)))
        assert again.box is position.box
    assert GAME.result(s) is not None
