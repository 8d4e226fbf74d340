"""What things are worth in Kemet: the table is whole, and the fit counts what the heuristic counts."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import worths
from pyramidion.bots.learned import inputs
from pyramidion.bots.network import used
from pyramidion.games.kemet.data import TILES
from pyramidion.games.kemet.heuristics import POWERS, of_tile
from pyramidion.games.kemet.scoring import pyramids
from pyramidion.games.kemet.state import NONE, Kemet
from pyramidion.games.kemet.worth import FORESEEN, LEARNED
from pyramidion.training import school
from pyramidion.training.lesson import Lesson
from worlds import GAMES, new, walk

KEMET = GAMES["kemet"]


def powers_of(s: Kemet, seat: int) -> float:
    mods = s.mods[seat]
    added = (mods.strength, mods.attack, mods.defence, mods.damage, mods.protection)
    return sum(worth * more for worth, more in zip(POWERS, added, strict=True))


def lesson_of(positions: list[Any]) -> Lesson:
    """The inputs alone."""
    count = used(KEMET.layout(KEMET.options()), 2)
    x = np.array([inputs(KEMET, s, count) for s in positions], np.float16).reshape(len(positions), 2, 1 + count)
    nothing = np.zeros(len(positions))
    return Lesson(x, nothing, nothing, nothing, nothing, nothing)  # type: ignore[arg-type]


def test_every_tile_has_a_worth() -> None:
    assert set(LEARNED.tiles) == {tile.id for tile in TILES}


def test_a_tile_without_a_worth_of_its_own_has_that_of_its_level() -> None:
    assert of_tile(LEARNED, TILES[-1]) == LEARNED.tiles[TILES[-1].id]
    assert of_tile(LEARNED, replace(TILES[-1], id="em3_new", level=3)) == LEARNED.tile_levels[3]
    assert of_tile(FORESEEN, TILES[-1]) == FORESEEN.tile_levels[TILES[-1].level]


def test_the_fit_counts_what_the_heuristic_counts() -> None:
    twins = [KEMET.copy(s) for s, _ in walk(KEMET, new("kemet", 2, {}, 3), 3) if s.fight is None and not s.landing]
    found = worths.things(lesson_of(twins))
    for at, s in enumerate(twins):
        for seat in (0, 1):
            armies = [area for area, owner in enumerate(s.owner) if owner == seat]
            assert found["unit"][at, seat] == sum(s.units[area] for area in armies)
            assert found["army"][at, seat] == sum(s.units[area] > 0 for area in armies)
            assert found["token"][at, seat] == s.regular[seat]
            assert found["silver"][at, seat] == (s.silver[seat] == NONE)
            assert found["prayer"][at, seat] == s.pp[seat]
            assert found["fame"][at, seat] == sum(s.fame[4 * seat : 4 * seat + 4])
            assert found["top"][at, seat] == pyramids(s, seat)
            assert found["powers"][at, seat] == powers_of(s, seat)


def test_the_regression_finds_what_the_shares_came_from() -> None:
    luck = np.random.default_rng(1)
    x, true = luck.standard_normal((4000, 3)), np.array([1.0, -0.5, 0.25])
    shares = 1 / (1 + np.exp(-x @ true))
    assert worths.regression(x, shares, np.zeros(3)) == pytest.approx(true)


def test_the_numbers_come_from_lessons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = school.Plan("kemet", {2: 20}, workers=1)
    school.play(plan, 0, tmp_path, lambda *told: None, float("inf"))
    monkeypatch.setattr(sys, "argv", ["worths", str(tmp_path), "--tiles"])
    worths.main()
    told = capsys.readouterr().out
    assert told.startswith("2 files")
    assert all(told.count(f" {tile.id} ") == 1 for tile in TILES)
    assert all(f"  {thing} " in told for thing in ("temple", "near", "army", "silver", "top"))
    monkeypatch.setattr(sys, "argv", ["worths", str(tmp_path)])
    worths.main()
    told = capsys.readouterr().out
    assert "  powers " in told
    assert TILES[0].id not in told


def test_a_folder_without_lessons_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["worths", str(tmp_path)])
    with pytest.raises(SystemExit):
        worths.main()
    assert "no lessons" in capsys.readouterr().err
