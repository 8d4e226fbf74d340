"""Where games of the terminal are kept; no game ever takes another's place."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

from pyramidion.cli.complaint import Complaint
from pyramidion.kernel import record


def default_path(game: str) -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "pyramidion" / f"{game}.json"


def free_path(path: Path) -> Path:
    """The path itself, or the first one with a number that is still free."""
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return path if not path.exists() else next(found for found in numbered if not found.exists())


def set_aside(path: Path) -> Path | None:
    """Make room for a new game: an earlier one moves to a name of its own."""
    if not path.is_file():
        return None
    moved = free_path(path)
    path.rename(moved)
    return moved


def write(path: Path, saved: record.Record) -> None:
    """Whole or not at all; what cannot be written is a complaint."""
    try:
        record.write(path, saved)
    except OSError as error:
        raise Complaint("error-unwritable", name=str(path)) from error
