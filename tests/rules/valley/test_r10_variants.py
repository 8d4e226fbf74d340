"""Chapter 10 of docs/rules/valley.md: variants and options."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pyramidion.games.valley import GAME
from pyramidion.games.valley.groups import BASE_SETS as SETS
from pyramidion.games.valley.options import Options
from pyramidion.kernel.contract import BadOption

from .conftest import BARE, do, lay, new

AMULETS = "ankh wedjat tyet djed scarab"


def points(tomb: str, **options: Any) -> int:
    s = lay(pyramid=BARE, stock="", active=1, tomb0=tomb, options=options)
    do(s, "end")
    result = GAME.result(s)
    assert result is not None
    assert GAME.recount(s)[0] == result.scores[0].total
    return result.scores[0].total


def test_completist_five_amulets_score_30() -> None:
    """R10.1 The rulebook's example: 25 + 5."""
    assert points(AMULETS, completist=True) == 30
    assert points(AMULETS) == 25


def test_completist_an_incomplete_set_scores_as_usual() -> None:
    """R10.1 The rulebook's example: four amulets are 16 points; a second copy does not complete a set."""
    assert points("wedjat tyet djed 2*scarab", completist=True) == 16


@pytest.mark.parametrize("name", SETS)
def test_completist_a_complete_set_adds_its_size(name: str) -> None:
    """R10.1"""
    tomb = " ".join(entry.id for entry in GAME.content(Options()) if entry.group == name)
    assert points(tomb, completist=True) == SETS[name] ** 2 + SETS[name]


def test_completist_everything_scores_189() -> None:
    """R10.1 164 and one bonus per set."""
    every = " ".join(entry.id for entry in GAME.content(Options()) if entry.group != "starter")
    starters = "4*shabti 3*urn 2*box_of_food offering_table"
    assert points(f"{every} {starters}", completist=True) == 164 + 25
    assert points("urn boat", completist=True) == 5


def test_completist_says_the_bonus_in_the_breakdown() -> None:
    """R10.1"""
    s = lay(pyramid=BARE, stock="", active=1, tomb0=AMULETS, options={"completist": True})
    do(s, "end")
    result = GAME.result(s)
    assert result is not None
    assert [(part.key, part.points, part.args) for part in result.scores[0].parts] == [
        ("amulets", 30, {"cards": 5, "bonus": 5})
    ]


def test_an_unknown_option_is_refused() -> None:
    """R10.1"""
    with pytest.raises(msgspec.ValidationError):
        new(completionist=True)
    with pytest.raises(BadOption) as caught:
        new(box="moon")
    assert (caught.value.code, caught.value.args_by_name["value"]) == ("bad-choice", "moon")
