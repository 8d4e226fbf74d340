"""A game's rules change while tables are played: tables are migrated or wait; nothing happens otherwise than then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import lanes_game
import worlds
from pyramidion.kernel import codec, registry, rng
from pyramidion.server.entries import Chair, Clock, TableRow
from pyramidion.server.live import Live
from pyramidion.server.refusal import Refusal
from pyramidion.server.restoring import restored, snapshot_of
from pyramidion.server.store import Store

GAME = lanes_game.GAME
ROUND = ("pick:1", "plain")


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", worlds.GAMES.__getitem__)
    monkeypatch.setattr(GAME, "version", 1)


def row() -> TableRow:
    chairs = [Chair(f"user{seat}", f"Name{seat}") for seat in range(2)]
    return TableRow("t", "duel", 1, {}, f"{rng.derive(1, 7):064x}", "user0", False, "x", "fair", Clock(), chairs, 0.0)


async def played(store: Store, rounds: int, snapshot: bool) -> Live:
    """A table after so many rounds under the first rules, left by a crash or with a snapshot."""
    await store.add_table(row(), [])
    live = Live(row())
    for _ in range(rounds):
        for seat in range(2):
            for text in ROUND:
                entry = live.act(seat, text, None, None, 1.0)
                live.note(entry)
                await store.append("t", entry, None)
    if snapshot:
        await store.write(snapshot_of(live))
    return live


def on_a_store(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def opened() -> None:
        store = Store(f"sqlite+aiosqlite:///{path / 'x.db'}")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(opened())


def new_rules(monkeypatch: pytest.MonkeyPatch, **migrations: Any) -> None:
    """From now on a round is worth ten times as much."""
    monkeypatch.setattr(GAME, "version", 2)
    monkeypatch.setattr(type(GAME), "migrations", {1: migrations["first"]} if migrations else {}, raising=False)
    below = rng.below
    monkeypatch.setattr(rng, "below", lambda s, sides: 10 * (1 + below(s, sides)))


def position(live: Live) -> Any:
    assert live.table is not None
    return live.game.dump(live.table.state)


def test_a_snapshot_is_migrated_and_the_table_goes_on_by_the_new_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        before = await played(store, 2, snapshot=True)
        old = position(before)
        new_rules(monkeypatch, first=lambda state: {**state, "points": [points + 100 for points in state["points"]]})
        for _ in range(3):
            live, _ = await restored(store, row())
            assert position(live)["points"] == [points + 100 for points in old["points"]]
            assert [entry.kind for entry in live.entries].count("rules") == 1
        for seat in range(2):
            for text in ROUND:
                entry = live.act(seat, text, None, None, 2.0)
                live.note(entry)
                await store.append("t", entry, None)
        again, _ = await restored(store, row())
        assert position(again) == position(live)

    on_a_store(tmp_path, work)


def test_lines_after_a_crash_wait_for_their_rules_if_the_new_ones_do_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        before = await played(store, 2, snapshot=False)
        with monkeypatch.context() as changed:
            new_rules(changed, first=lambda state: state)
            with pytest.raises(Refusal) as refused:
                await restored(store, row())
            assert refused.value.code == "other-rules"
        assert await store.snapshots("t") == []
        back, _ = await restored(store, row())
        assert position(back) == position(before)

    on_a_store(tmp_path, work)


def test_lines_that_do_the_same_by_the_new_rules_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        before = await played(store, 2, snapshot=False)
        monkeypatch.setattr(GAME, "version", 2)
        live, _ = await restored(store, row())
        assert position(live)["points"] == position(before)["points"]
        assert live.status == "playing"

    on_a_store(tmp_path, work)


def test_without_a_migration_a_running_table_waits_and_a_finished_one_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        before = await played(store, lanes_game.ROUNDS, snapshot=True)
        saved = before.finished()
        new_rules(monkeypatch)
        live, _ = await restored(store, row())
        assert (live.status, live.table) == ("over", None)
        assert codec.encode(live.finished()) == codec.encode(saved)
        assert live.frame(0, None, [True, True]).view is None
        with pytest.raises(Refusal):
            live.act(0, "pick:1", None, None, 0.0)

    on_a_store(tmp_path, work)
    (tmp_path / "running").mkdir()

    async def running(store: Store) -> None:
        monkeypatch.undo()
        monkeypatch.setattr(registry, "game", worlds.GAMES.__getitem__)
        await played(store, 1, snapshot=True)
        new_rules(monkeypatch)
        with pytest.raises(Refusal):
            await restored(store, row())

    on_a_store(tmp_path / "running", running)
