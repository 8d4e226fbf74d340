"""Every number of docs/rules/pyramids.md is cited by a test or a scenario, and nothing else is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pyramidion.kernel import scenario

from .conftest import ROOT, SCENARIOS

RULES = ROOT / "docs" / "rules"
SOURCE = ROOT / "src" / "pyramidion" / "games" / "pyramids"
NUMBER = re.compile(r"\bR\d+(?:\.\d+)?\b")
ENTRY = re.compile(r"^\*\*(R\d+(?:\.\d+)?)\*\* ", re.MULTILINE)
CHAPTERS = {1: 4, 2: 3, 3: 3, 4: 6, 5: 6, 6: 5, 7: 3, 8: 2, 9: 6, 10: 2, 11: 3}


@cache
def entries(name: str = "pyramids.md") -> list[str]:
    return ENTRY.findall((RULES / name).read_text(encoding="utf-8"))


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""


def spread(text: str) -> set[str]:
    """`R4.2 to R4.6` means every number from one to the other."""
    found = set(NUMBER.findall(text))
    for chapter, first, other, last in re.findall(r"R(\d+)\.(\d+) to R(\d+)\.(\d+)", text):
        assert chapter == other
        found |= {f"R{chapter}.{rule}" for rule in range(int(first), int(last) + 1)}
    return found


@cache
def cited() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for text in docstrings(path):
            found |= spread(text)
    for path in SCENARIOS.glob("*.toml"):
        found |= set(scenario.load(path).rules)
    return found


def test_the_rules_are_read_whole() -> None:
    """Chapters 1 to 11 without a gap, then all thirty rulings."""
    dotted = [f"R{chapter}.{rule}" for chapter, last in CHAPTERS.items() for rule in range(1, last + 1)]
    assert entries() == dotted + [f"R{number}" for number in range(1, 31)]


def test_both_languages_have_the_same_numbers() -> None:
    assert entries("pyramids.cs.md") == entries()


@pytest.mark.parametrize("number", entries())
def test_every_rule_is_cited(number: str) -> None:
    assert number in cited()


def test_nothing_is_cited_that_is_not_written() -> None:
    assert cited() <= set(entries())


def test_the_code_cites_only_what_is_written() -> None:
    for path in SOURCE.glob("*.py"):
        numbers = set(NUMBER.findall(path.read_text(encoding="utf-8")))
        chapters = {f"R{number}" for number in CHAPTERS}
        assert numbers <= set(entries()) | chapters, path.name
