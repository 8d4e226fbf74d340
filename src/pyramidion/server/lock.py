"""One server for one SQLite file: a lock that the operating system takes back however the server ends."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

START_SECONDS: Final = 20.0  # for a server that starts to say where it is
AT: Final = 1 << 30  # the locked byte: on Windows a locked byte cannot be read, so it lies after the text


class InUse(Exception):
    """Another server has the file; `url` is where it is, if it has said so."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


class FileLock:
    """A file beside the database, held by one process. It stays behind when the process ends; only the lock counts."""

    def __init__(self, database: Path) -> None:
        real = database.resolve()
        self.path = real.with_name(real.name + ".lock")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(self._file)
        except BlockingIOError as error:
            os.close(self._file)
            raise InUse(self._url()) from error
        os.ftruncate(self._file, 0)

    def announce(self, url: str) -> None:
        """Note where the server can be found."""
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{url}\n".encode())

    def release(self) -> None:
        os.close(self._file)

    def _url(self) -> str:
        """What the other server has noted; one that has just started gets some time."""
        until = time.monotonic() + START_SECONDS
        while not (found := self.path.read_text(encoding="utf-8")).endswith("\n") and time.monotonic() < until:
            time.sleep(0.1)
        return found.strip()


@contextmanager
def held(database: Path | None) -> Iterator[Callable[[str], None]]:
    """Hold the lock, if there is a file to hold; gives the function that notes where the server is."""
    if database is None:
        yield lambda url: None
        return
    lock = FileLock(database)
    try:
        yield lock.announce
    finally:
        lock.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, AT, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(str(error)) from error

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
