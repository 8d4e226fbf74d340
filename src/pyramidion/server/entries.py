"""What is stored about a table: its row, and the lines of its log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from pyramidion.kernel.contract import Json
from pyramidion.kernel.fairness import REMOVED, Seeding

Status = Literal["open", "playing", "over"]
UndoPolicy = Literal["fair", "free", "none"]


class Clock(msgspec.Struct, frozen=True):
    """`live`: a bank of seconds and an increment per action; `days`: so many days for each move.

    `late`: whose time is over is played by a bot until the person is back (`bot`), or for good (`resign`).
    """

    kind: Literal["none", "live", "days"] = "none"
    bank: float = msgspec.field(default=600.0)
    increment: float = 10.0
    days: float = 3.0
    late: Literal["bot", "resign"] = "bot"


STAND_IN = "scribe"  # plays an abandoned seat, where the table has not chosen another level
GONE = REMOVED  # the name of somebody who has had everything about them deleted


class Chair(msgspec.Struct):
    """A seat at the table: who sits there, and which bot plays it, if one does. `departed`: the account is deleted.

    `guest`: whoever sits there has no account, so that the name proves nothing.
    """

    user: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    departed: bool = False
    guest: bool = False

    @property
    def person(self) -> bool:
        """Is there a person to be asked?"""
        return self.user is not None and not self.resigned

    @property
    def open(self) -> bool:
        return self.user is None and self.bot is None


class Entry(msgspec.Struct, omit_defaults=True):
    """One line of a table's log: the truth about the table, together with its row.

    `sealed`: done while all choose at once, so that others learn at most that the seat is ready.
    `shown`: do the others learn of it at all? `length`: actions in the game after it. `left`: the seconds that each
    seat has after it, where they have changed.
    """

    seq: int
    kind: str
    at: float
    seat: int | None = None
    user: str | None = None
    key: str | None = None
    text: str = ""
    length: int = 0
    sealed: bool = False
    shown: bool = True
    events: list[Json] = []
    detail: Json = None
    left: list[float] | None = None


def silenced(entry: Entry) -> Entry:
    """The line without what its author was called and said."""
    if entry.kind not in ("chat", "sit", "account"):
        return entry
    return msgspec.structs.replace(entry, text="", detail={"name": GONE})


def unsalted(entry: Entry, seats: Collection[int]) -> Entry:
    """The line that begins the game without the salts of these seats' names."""
    if entry.kind != "start":
        return entry
    salts = [None if seat in seats else salt for seat, salt in enumerate(entry.detail["name_salts"])]
    return msgspec.structs.replace(entry, detail={**entry.detail, "name_salts": salts})


class TableRow(msgspec.Struct):
    """`seed` is the secret of the server; `seeding` says whether the deal follows from it alone."""

    id: str
    game: str
    version: int
    options: Json
    seed: str
    owner: str
    public: bool
    link: str
    undo: UndoPolicy
    clock: Clock
    setting: list[Chair]
    created: float
    after: str | None = None
    hints: bool = False
    stand_in: str = STAND_IN
    seeding: Seeding = "server"


class Readable(msgspec.Struct):
    """A table as it is stored; `revision` counts how often what is stored about it was rewritten."""

    row: TableRow
    chairs: list[Chair]
    status: Status
    revision: int


class Listing(msgspec.Struct):
    """What the lists show of a table; a game whose seed was `given` belongs in no statistics."""

    id: str
    game: str
    options: Json
    status: Status
    seats: list[Chair]
    waiting: list[int]
    public: bool
    created: float
    changed: float
    given: bool = False


def hidden(found: Sequence[Listing], keep: str = "") -> list[Listing]:
    """Other people's ids are nobody's business."""
    for line in found:
        for chair in line.seats:
            chair.user = chair.user if chair.user == keep else None
    return list(found)


class User(msgspec.Struct):
    id: str
    name: str
    login: str | None
    lang: str
    created: float
    password: str | None = None

    @property
    def guest(self) -> bool:
        return self.login is None
