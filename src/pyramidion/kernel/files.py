"""Files from outside: plain ones, of a limited size, nested to a limited depth."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

MEGABYTE: Final = 1 << 20
MOST_RECORD: Final = 64 * MEGABYTE
MOST_TOML: Final = MEGABYTE
MOST_PARTS: Final = 32  # of a dotted key: the standard library's parser takes the cube of their number in time
_DOTTED: Final = re.compile(
    rf"(?<![\w-])(?:(?:[A-Za-z0-9_-]++|\"[^\"\n]*+\"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}"
)


class BadFile(ValueError):
    """`code` with its arguments."""

    def __init__(self, code: str, /, **args: str | int) -> None:
        super().__init__(f"{code} {args}")
        self.code = code
        self.args_by_name = args


def read_bytes(path: Path, most: int) -> bytes:
    """The whole file, if it is a file and not too big."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise BadFile("not-a-file", name=str(path))
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise BadFile("file-too-big", name=str(path), most=most // MEGABYTE)
    return content


def read_text(path: Path) -> str:
    return read_bytes(path, MOST_TOML).decode("utf-8")


def parse_toml(source: str) -> dict[str, Any]:
    """Raises TOMLDecodeError, and BadFile for what is nested too deeply."""
    if _DOTTED.search(source) is not None:
        raise BadFile("too-deep")
    try:
        return tomllib.loads(source)
    except RecursionError as error:
        raise BadFile("too-deep") from error
