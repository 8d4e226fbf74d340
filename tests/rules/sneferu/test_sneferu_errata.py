"""Corrections of the board: applied, or refused because the board would not be playable."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyramidion.games.sneferu import GAME
from pyramidion.games.sneferu.data import DATA
from pyramidion.games.sneferu.errata import FIELDS, corrected
from pyramidion.games.sneferu.options import Options
from pyramidion.kernel.contract import BadOption
from rules.sneferu.sneferu_table import Play

DIGEST = Path(__file__).parents[3] / "docs" / "rules" / "sneferu.md"


def test_every_number_says_what_it_rests_on() -> None:
    for name in DATA.__struct_fields__:
        section = getattr(DATA, name)
        assert set(section.status) == set(section.__struct_fields__) - {"status"}
        assert set(section.status.values()) <= {"printed", "derived", "review", "designed"}


def test_what_is_designed_is_shown_as_such() -> None:
    """Track, prices and bread; nothing that is printed."""
    shown = {entry.group: list(entry.reconstructed) for entry in GAME.content(Options()) if entry.reconstructed}
    assert shown == {"quarries": ["spaces"], "columns": ["food", "time", "surcharges"], "levels": ["bread"]}


def test_a_correction_changes_the_game() -> None:
    """R3.1, R8.2: prices and the length of the Nile."""
    errata = {"track": {"last": 40}, "supply": {"food": [6, 4, 2, 1]}}
    play = Play({"seat.0.boat": 0, "seat.1.boat": 9}, errata=errata).do("buy:c4r1")
    assert play.food() == 5
    assert GAME.view(play.s, 0).table["last"] == 40


def test_a_corrected_number_is_no_longer_designed() -> None:
    """The rest of its section still is."""
    columns = [e for e in GAME.content(Options(errata={"supply": {"food": [6, 4, 2, 1]}})) if e.group == "columns"]
    assert list(columns[0].reconstructed) == ["time", "surcharges"]


def test_the_digest_names_every_field_and_its_example_works() -> None:
    source = DIGEST.read_text(encoding="utf-8")
    assert all(f"`{field.partition('.')[2]}`" in source for field in FIELDS)
    example = re.search(r"(?s)```toml\n(.*?)```", source)
    assert example is not None
    s = GAME.new(Options(errata=tomllib.loads(example[1])), 2, 0)
    assert s.board.last == 40
    assert s.board.corrected


@pytest.mark.parametrize(
    ("errata", "code"),
    [
        ({"trak": {}}, "board-unknown-section"),
        ({"track": {"end": 3}}, "board-unknown-entry"),
        ({"stones": {"materials": []}}, "board-unknown-entry"),
        ({"track": {"last": 3}}, "board-number"),
        ({"track": {"last": True}}, "board-number"),
        ({"track": {"last": 30}}, "board-quarry-outside"),
        ({"track": {"quarries": [3, 3]}}, "board-not-rising"),
        ({"track": {"quarries": [3, 5]}}, "board-length"),
        ({"track": {"materials": ["tin"] * 15}}, "board-unknown-word"),
        ({"track": {"sites": "tura"}}, "board-not-a-list"),
        ({"track": {"eyes": 3}}, "board-eye-tokens"),
        ({"bonus": {"plain": [1, 1, 1, 1, 1, 1]}}, "board-plain-tokens"),
        ({"supply": {"food": [1, 2]}}, "board-length"),
        ({"supply": {"surcharge": [[1, 0, 1, 1, 1, 1, 1]] * 4}}, "board-bottom-dearer"),
        ({"supply": {"food": [9, 9, 9, 9]}}, "board-nothing-to-buy"),
        ({"builders": {"food": [0, 0, 0, 0]}, "supply": {"food": [5, 3, 2, 1]}}, "board-nothing-to-buy"),
        ({"supply": {"time": [0, 1, 2, 3]}}, "board-number"),
        ({"pyramid": {"bread": [[1] * 6] * 6}}, "board-length"),
        ({"areas": {"reward": [9, 2, 4, 7, 9, 12, 14, 17, 19, 22, 24]}}, "board-not-rising"),
        ({"solo": {"rating": [40, 30, 45, 50]}}, "board-not-rising"),
        ({"stones": {"copies": 2}}, "board-number"),
    ],
)
def test_an_impossible_board_is_refused(errata: dict[str, Any], code: str) -> None:
    """R38 and the check that the game can be set up and begun."""
    with pytest.raises(BadOption) as refused:
        GAME.new(Options(errata=errata), 2, 0)
    assert refused.value.code == code


@given(
    st.sampled_from(FIELDS),
    st.one_of(st.integers(-5, 300), st.text(max_size=5), st.lists(st.integers(-2, 60), max_size=16), st.none()),
)
@settings(max_examples=200, deadline=None)
def test_any_correction_is_applied_or_refused(field: str, value: Any) -> None:
    section, _, name = field.partition(".")
    with suppress(BadOption):
        corrected(DATA, {section: {name: value}})


@given(st.integers(10, 60), st.lists(st.integers(0, 9), min_size=4, max_size=4), st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_whatever_board_is_accepted_can_be_played_to_the_end(last: int, food: list[int], seed: int) -> None:
    quarries = [space for space in DATA.track.quarries if space < last]
    track = {"last": last, "quarries": quarries, "materials": DATA.track.materials[: len(quarries)]}
    track |= {"sites": DATA.track.sites[: len(quarries)]}
    try:
        s = GAME.new(Options(errata={"track": track, "supply": {"food": food}}), 2, seed)
    except BadOption:
        return
    for number in range(400):
        if not GAME.actors(s):
            break
        legal = GAME.legal(s, GAME.actors(s)[0])
        GAME.apply(s, GAME.actors(s)[0], legal[(seed + 7 * number) % len(legal)])
    assert GAME.result(s) is not None
