"""The file of a match: a line that says what is played, then a line for each game, written as soon as it is over.

Whatever ends the program, the same command goes on where it stopped. Once all games are played the lines are put
into the order of the schedule: the same seed gives the same file, but for the seconds.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from pyramidion.arena.match import Match, Played, fingerprint
from pyramidion.arena.schedule import Fixture
from pyramidion.kernel import codec

FORMAT: Final = 1


class Heading(msgspec.Struct, omit_defaults=True):
    """`code` is the fingerprint of the rules and bots that played first, `later` those that went on."""

    arena: int
    code: str
    match: Match
    later: list[str] = []

    @property
    def codes(self) -> list[str]:
        return [self.code, *self.later]


class OtherMatch(Exception):
    """The file belongs to another match; `field` is what differs."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class BrokenResults(Exception):
    """A line that is no result."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Unwritable(Exception):
    """The file cannot be written."""


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unwritable from error


class Results:
    """The games of a match by fixture, in a file or only in memory."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path
        self.played: dict[Fixture, Played] = {}
        self.heading = Heading(FORMAT, fingerprint(), match)
        if path is not None and path.exists() and path.stat().st_size:
            self._read(path)

    @property
    def same_code(self) -> bool:
        return self.heading.codes == [fingerprint()]

    def _read(self, path: Path) -> None:
        """A last line that was cut short is forgotten: its game is played again."""
        lines = path.read_bytes().split(b"\n")
        for number, line in enumerate(lines[:-1], 1):
            try:
                self._take(number, line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BrokenResults(number) from error

    def _take(self, number: int, line: bytes) -> None:
        if number > 1:
            played = msgspec.json.decode(line, type=Played)
            self.played[played.fixture] = played
            return
        self.heading = msgspec.json.decode(line, type=Heading)
        for field in Match.__struct_fields__:
            if getattr(self.heading.match, field) != getattr(self.match, field):
                raise OtherMatch(field)

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        return [fixture for fixture in fixtures if fixture not in self.played]

    def __enter__(self) -> Results:
        """Ready to add: what is there is written whole, so that no half line stays."""
        self._file = None
        if fingerprint() not in self.heading.codes:
            self.heading.later.append(fingerprint())
        if self.path is not None:
            with _writing():
                self.settle()
                self._file = self.path.open("ab")
        return self

    def add(self, played: Played) -> None:
        self.played[played.fixture] = played
        if self._file is not None:
            with _writing():
                self._file.write(msgspec.json.encode(played) + b"\n")
                self._file.flush()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            with _writing():
                os.fsync(self._file.fileno())
                self._file.close()
                self.settle()

    def settle(self) -> None:
        """All lines in the order of the schedule."""
        assert self.path is not None
        lines = [
            msgspec.json.encode(self.heading),
            *(msgspec.json.encode(self.played[key]) for key in sorted(self.played)),
        ]
        codec.write_whole(self.path, b"\n".join(lines) + b"\n")


def read_all(path: Path) -> Results:
    """A file as it is, whatever match it belongs to."""
    first = path.read_bytes().split(b"\n", 1)[0]
    try:
        return Results(msgspec.json.decode(first, type=Heading).match, path)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenResults(1) from error
