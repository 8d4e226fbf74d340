"""The database: migrations, durable writes in groups, snapshots, and what a table becomes after a restart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from pyramidion.server.client import QUEUE, Client
from pyramidion.server.entries import Entry
from pyramidion.server.restoring import usable_snapshot
from pyramidion.server.schema import metadata
from pyramidion.server.store import Conflict, Store
from server.visitors import Chair, Person, Server, play_on, run


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def work() -> None:
        for _ in range(2):
            store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
            await store.open()
            async with store.engine.connect() as connection:
                assert await connection.run_sync(differences) == []
                assert await connection.scalar(text("pragma journal_mode")) == "wal"
                assert await connection.scalar(text("pragma synchronous")) == 2
            await store.close()

    asyncio.run(work())


def test_one_line_of_a_log_is_written_once(tmp_path: Path) -> None:
    """Many writers at once; of those who want the same line one succeeds, and nobody else suffers."""

    async def work() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        lines = [Entry(seq=1 + number // 2, kind="chat", at=0.0, text=str(number)) for number in range(100)]
        done = await asyncio.gather(*(store.append("t", line, None) for line in lines), return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in done) == 50
        assert [entry.seq for entry in await store.entries("t")] == list(range(1, 51))
        key = Entry(seq=51, kind="chat", at=0.0, key="a:1")
        await store.append("t", key, None)
        key.seq = 52
        with pytest.raises(Conflict):
            await store.append("t", key, None)
        await store.close()

    asyncio.run(work())


def test_a_snapshot_that_was_undone_is_not_used() -> None:
    found = [(30, 30), (20, 20), (10, 10)]
    played = [Entry(seq=number, kind="act", at=0.0, length=number) for number in range(1, 36)]
    assert usable_snapshot(found, played) == 20
    back = [*played, Entry(seq=36, kind="undo", at=0.0, length=15)]
    assert usable_snapshot(found, back) == 0


async def in_the_middle_of_my_turn(chair: Chair, luck: random.Random) -> None:
    """My last two answers followed each other, and I am asked again: whatever the deal, both can be taken back."""
    await play_on(chair, luck, 20)
    while not chair.legal or [line["seat"] for line in chair.news[-2:]] != [0, 0]:
        assert await play_on(chair, luck, 1) == 1


def test_undo_works_after_a_restart(serve: Callable[..., Server]) -> None:
    """The table comes back from a snapshot and the log after it, with everything that can be taken back."""
    server = serve(snapshot_every=5)

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "valley", "bots": ["random"]})
            luck = random.Random(2)
            async with anna.socket(made["id"]) as chair:
                await in_the_middle_of_my_turn(chair, luck)
                assert (await chair.wish("undo"))["type"] == "done"
                before = chair.frame["view"]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with anna.socket(made["id"]) as chair:
                await chair.receive()
                assert chair.frame["view"] == before
                assert (await chair.wish("undo"))["type"] == "done"
                await play_on(chair, luck, 5)
            assert await asyncio.to_thread(server.stop) in (0, -15)
            await asyncio.to_thread(server.start)
            async with anna.socket(made["id"]) as chair:
                await play_on(chair, luck)
                assert chair.frame["view"]["result"]

    run(work)


def test_a_slow_client_loses_its_queue_and_nothing_else() -> None:
    async def work() -> None:
        client = Client("", "", "")
        for number in range(QUEUE + 5):
            client.send(str(number).encode())
        assert client.lagging
        assert await client.next() is None
        client.lagging = False
        client.send(b"fresh")
        assert await client.next() == (b"fresh", False)

    asyncio.run(work())
