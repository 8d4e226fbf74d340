"""Compiled rules, used only where they were built from exactly the sources that are here.

`make compiled` builds into build/compiled, a wheel brings them in `_compiled`; the folder's name is the fingerprint of
every source of the kernel, the games and the search. An edited rule therefore never runs as it was before: the
sources run.
PYRAMIDION_RULES=interpreted always takes the sources, PYRAMIDION_RULES=compiled complains where they would be taken.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
PARTS: Final = ("kernel", "games")
SEARCH: Final = ("bots/clock.py", "bots/search.py", "bots/tree.py", "bots/value.py")
PLACES: Final = (PACKAGE / "_compiled", PACKAGE.parents[1] / "build" / "compiled")
SUFFIX: Final = EXTENSION_SUFFIXES[0]
GROUP: Final = "pyramidion"  # the library that all compiled modules share is called pyramidion__mypyc


def sources() -> list[Path]:
    """Every source of the kernel, the games and the search."""
    rules = sorted(path for part in PARTS for path in (PACKAGE / part).rglob("*.py"))
    return [*rules, *(PACKAGE / path for path in SEARCH)]


def fingerprint() -> str:
    """What the compiled rules must have been built from, and for which Python."""
    digest = hashlib.sha256(SUFFIX.encode())
    for path in sources():
        digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


class Finder(MetaPathFinder):
    """Finds the compiled modules in a folder, by their full names."""

    def __init__(self, folder: Path) -> None:
        libraries = {path.relative_to(folder).as_posix(): path for path in folder.rglob(f"*{SUFFIX}")}
        self.found = {name.removesuffix(SUFFIX).replace("/", "."): path for name, path in libraries.items()}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.found.get(name)
        return None if library is None else importlib.util.spec_from_file_location(name, library)


def folder() -> Path | None:
    """Where the rules compiled from these sources are."""
    builds = [build for place in PLACES if place.is_dir() for build in place.iterdir()]
    if not builds:
        return None
    wanted = fingerprint()
    return next((build for build in builds if build.name == wanted), None)


def choose() -> str:
    """Take the compiled rules if they fit: `compiled` or `interpreted`."""
    wish = os.environ.get("PYRAMIDION_RULES", "")
    found = None if wish == "interpreted" else folder()
    if found is None:
        if wish == "compiled":
            raise ImportError("there are no compiled rules that fit these sources: make compiled")
        return "interpreted"
    sys.meta_path.insert(0, Finder(found))
    return "compiled"


def stale() -> bool:
    """Are there compiled rules that would not be taken, because the sources have changed?"""
    return folder() is None and any(place.is_dir() and any(place.iterdir()) for place in PLACES)
