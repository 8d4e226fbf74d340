"""What the storage's errors mean for people: the disk is full, the database is away, read-only or broken."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, PendingRollbackError

SQLITE: Final = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk-failed",
    "SQLITE_READONLY": "database-read-only",
    "SQLITE_PERM": "database-read-only",
    "SQLITE_CORRUPT": "database-broken",
    "SQLITE_NOTADB": "database-broken",
    "SQLITE_CANTOPEN": "database-away",
    "SQLITE_BUSY": "database-busy",
    "SQLITE_LOCKED": "database-busy",
}
POSTGRES: Final = {  # beginnings of SQLSTATE, the longest first
    "53100": "disk-full",
    "25006": "database-read-only",
    "XX001": "database-broken",
    "XX002": "database-broken",
    "57P": "database-away",
    "08": "database-away",
    "28": "database-away",
    "3D": "database-away",
    "53": "database-away",
    "58": "disk-failed",
}


class StorageFailed(Exception):
    """Nothing was written, or nothing could be read; `code` names the message `refused-<code>`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def failure_code(error: BaseException) -> str | None:
    """The code of an error of the storage; None for a mistake of ours."""
    if isinstance(error, IntegrityError):
        return None
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return "database-away"
    if isinstance(error, OSError | PendingRollbackError):
        return "database-away"
    for cause in _causes(error):
        if isinstance(cause, sqlite3.Error):
            name = getattr(cause, "sqlite_errorname", "")
            return next((code for start, code in SQLITE.items() if name.startswith(start)), None)
        state = getattr(cause, "sqlstate", None)
        if state:
            return next((code for start, code in POSTGRES.items() if str(state).startswith(start)), None)
        if isinstance(cause, OSError):
            return "database-away"
    return None


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error, the driver's own, and what that came from."""
    found: BaseException | None = error
    while found is not None:
        yield found
        found = getattr(found, "orig", None) or found.__cause__


@contextmanager
def storing() -> Iterator[None]:
    """Errors of the storage become StorageFailed; others stay what they are."""
    try:
        yield
    except Exception as error:
        code = failure_code(error)
        if code is None:
            raise
        raise StorageFailed(code) from error
