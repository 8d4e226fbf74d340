"""Every number of docs/rules/valley.md is cited by a test or a scenario, and nothing else is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pyramidion.games.valley.lineup import ALL_CARDS
from pyramidion.kernel import scenario

from .conftest import ROOT, SCENARIOS

RULES = ROOT / "docs" / "rules" / "valley.md"
NUMBER = re.compile(r"\bR\d+(?:\.\d+)?\b")
ENTRY = re.compile(r"^\*\*(R\d+(?:\.\d+)?)\*\* (.*?)(?=^\*\*R|^#|\Z)", re.MULTILINE | re.DOTALL)


@cache
def entries() -> dict[str, str]:
    """The rules by their numbers."""
    return {number: text.strip() for number, text in ENTRY.findall(RULES.read_text(encoding="utf-8"))}


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


@cache
def cited() -> dict[str, set[str]]:
    """Each number with the files that cite it."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for number in NUMBER.findall(" ".join(docstrings(path))):
            found.setdefault(number, set()).add(path.name)
    for path in sorted(SCENARIOS.glob("*.toml")):
        for number in scenario.load(path).rules:
            found.setdefault(number, set()).add(path.name)
    return found


def test_the_rules_are_read_whole() -> None:
    """Chapters 1 to 11 without a gap; a rule for each card, box after box; every ruling."""
    chapters = {1: 6, 2: 6, 3: 4, 4: 5, 5: 13, 6: 3, 7: 5, 8: 4, 9: 5, 10: 12, 11: len(ALL_CARDS)}
    dotted = [f"R{chapter}.{rule}" for chapter, last in chapters.items() for rule in range(1, last + 1)]
    rulings = [f"R{number}" for number in range(1, 39)]
    assert list(entries()) == dotted + rulings


@pytest.mark.parametrize("number", list(entries()))
def test_every_rule_is_cited(number: str) -> None:
    assert cited().get(number)


def test_nothing_is_cited_that_is_not_written() -> None:
    assert set(cited()) - set(entries()) == set()


def test_scenarios_named_after_a_ruling_cite_it() -> None:
    for path in SCENARIOS.glob("ruling_*.toml"):
        assert f"R{int(path.stem.split('_')[1])}" in scenario.load(path).rules
