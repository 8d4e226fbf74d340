"""Every number of docs/rules/kemet.md is cited by a test or a scenario, and nothing else is; every piece has one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import pyramidion
from pyramidion.games.kemet import GAME, Options
from pyramidion.kernel import scenario

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules"
SOURCE = Path(pyramidion.__file__).parent / "games" / "kemet"
SCENARIOS = ROOT / "tests" / "scenarios" / "kemet"
NUMBER = re.compile(r"\bR\d+(?:\.\d+)?\b")
ENTRY = re.compile(r"^\*\*(R\d+(?:\.\d+)?)\*\* (.*?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
CHAPTERS = {1: 10, 2: 4, 3: 6, 4: 10, 5: 10, 6: 4, 7: 8, 8: 15, 9: 12, 10: 7, 11: 3, 12: 1}
RULINGS = 44


@cache
def entries(name: str = "kemet.md") -> dict[str, str]:
    return dict(ENTRY.findall((RULES / name).read_text(encoding="utf-8")))


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


@cache
def cited() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for text in docstrings(path):
            found |= set(NUMBER.findall(text))
    for path in SCENARIOS.glob("*.toml"):
        found |= set(scenario.load(path).rules)
    return found


def test_the_rules_are_read_whole() -> None:
    """Chapters 1 to 12 without a gap, then all rulings."""
    dotted = [f"R{chapter}.{rule}" for chapter, last in CHAPTERS.items() for rule in range(1, last + 1)]
    assert list(entries()) == dotted + [f"R{number}" for number in range(1, RULINGS + 1)]


def test_both_languages_have_the_same_rules_and_cite_the_same_rulings() -> None:
    czech = entries("kemet.cs.md")
    assert list(czech) == list(entries())
    for number, text in entries().items():
        assert NUMBER.findall(text) == NUMBER.findall(czech[number]), number


@pytest.mark.parametrize("number", entries())
def test_every_rule_is_cited(number: str) -> None:
    assert number in cited()


def test_nothing_is_cited_that_is_not_written() -> None:
    assert cited() <= set(entries())


def test_the_code_cites_only_what_is_written() -> None:
    for path in SOURCE.glob("*.py"):
        assert set(NUMBER.findall(path.read_text(encoding="utf-8"))) <= set(entries()), path.name


def test_every_tile_and_every_card_has_a_scenario() -> None:
    names = {path.stem for path in SCENARIOS.glob("*.toml")}
    groups = ("ruby", "sapphire", "diamond", "onyx", "emerald", "interventions", "battle_cards")
    pieces = {entry.id for entry in GAME.content(Options()) if entry.group in groups}
    assert len(pieces) == 71 + 13 + 10
    assert not pieces - names
    for piece in pieces:
        assert piece in (SCENARIOS / f"{piece}.toml").read_text(encoding="utf-8")


def test_scenarios_named_after_a_ruling_cite_it() -> None:
    for path in SCENARIOS.glob("ruling_*.toml"):
        assert f"R{int(path.stem.split('_')[1])}" in scenario.load(path).rules
