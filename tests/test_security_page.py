"""SECURITY.md: every promise names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "SECURITY.md").read_text(encoding="utf-8")


def promises() -> list[str]:
    listed = PAGE.partition("## What is promised")[2].partition("\n## ")[0]
    return [f"* {text}" for text in re.split(r"(?m)^\* ", listed)[1:]]


def test_there_are_promises() -> None:
    assert len(promises()) > 20


@pytest.mark.parametrize("promise", promises(), ids=lambda text: text[2:40])
def test_a_promise_names_its_tests(promise: str) -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", promise)
    assert named, f"name the test that proves it:\n{promise}"
    for file, test in named:
        source = (TESTS / file).read_text(encoding="utf-8")
        assert re.search(rf"(?m)^def {test}\(", source), f"there is no {test} in tests/{file}"
