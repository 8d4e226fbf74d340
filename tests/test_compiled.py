"""Compiled rules run only where they were built from exactly these sources."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pyramidion
from pyramidion import compiled
from pyramidion.kernel import registry

TELL = "import pyramidion; from pyramidion import compiled; print(pyramidion.RULES, compiled.stale())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources with a build that fits them; what is in the build does not matter here."""
    package = tmp_path / "src" / "pyramidion"
    shutil.copytree(compiled.PACKAGE, package, ignore=shutil.ignore_patterns("static", "_compiled", "__pycache__"))
    (tmp_path / "build" / "compiled" / compiled.fingerprint()).mkdir(parents=True)
    return tmp_path


def told(checkout: Path, wish: str = "") -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYRAMIDION_RULES": wish}
    return subprocess.run([sys.executable, "-c", TELL], env=environ, capture_output=True, text=True, check=False)


def test_a_build_that_fits_is_taken_unless_the_sources_are_wanted(checkout: Path) -> None:
    assert told(checkout).stdout.split() == ["compiled", "False"]
    assert told(checkout, "interpreted").stdout.split() == ["interpreted", "False"]


@pytest.mark.parametrize("edited", ["games/valley/cards.py", "kernel/machine.py", "bots/search.py"])
def test_an_edited_source_runs_at_once(checkout: Path, edited: str) -> None:
    with (checkout / "src" / "pyramidion" / edited).open("a") as source:
        source.write("\n")
    assert told(checkout).stdout.split() == ["interpreted", "True"]
    assert "make compiled" in told(checkout, "compiled").stderr


def test_a_new_source_counts_as_an_edit(checkout: Path) -> None:
    (checkout / "src" / "pyramidion" / "games" / "senet.py").touch()
    assert told(checkout).stdout.split() == ["interpreted", "True"]


def test_the_modules_are_what_the_rules_say() -> None:
    """Where they are called compiled, the machine, each game's state and flow, and the search are from a library."""
    names = ["pyramidion.kernel.machine", *[f"pyramidion.bots.{part}" for part in ("search", "tree", "value")]]
    names += [f"pyramidion.games.{game}.{part}" for game in registry.games() for part in ("state", "flow", "atoms")]
    for name in names:
        found = importlib.import_module(name).__file__ or ""
        assert found.endswith(compiled.SUFFIX if pyramidion.RULES == "compiled" else ".py"), name
