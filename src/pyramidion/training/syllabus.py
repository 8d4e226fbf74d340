"""What all lessons of a folder have in common, in a file beside them: no others are ever mixed in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from pyramidion.kernel import codec

FILE: Final = "plan.json"
SCRIBE: Final = "scribe"  # who plays where nobody is named


class Syllabus(msgspec.Struct, frozen=True):
    """Everything that shapes a lesson, but for how many of them there are."""

    game: str
    version: int  # of the rules
    inputs: str  # the digest of their names
    variants: list[dict[str, Any]]
    seed: int
    chunk: int
    positions: int
    opening: float
    errs: float
    by: str = SCRIBE


class OtherPlan(Exception):
    """The folder holds other lessons; `field` is what differs."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class BrokenPlan(Exception):
    """The file says nothing about lessons."""


def claim(folder: Path, own: Syllabus) -> None:
    """A folder holds one kind of lessons; where no file says which, those that are there are believed to fit."""
    path = folder / FILE
    if not path.exists():
        codec.write_whole(path, msgspec.json.format(msgspec.json.encode(own), indent=2) + b"\n")
        return
    kept = _read(path)
    for field in Syllabus.__struct_fields__:
        if getattr(kept, field) != getattr(own, field):
            raise OtherPlan(field)


def _read(path: Path) -> Syllabus:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Syllabus)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenPlan(str(error)) from error
