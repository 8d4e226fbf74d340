"""The proof on a server: numbers of all people in the deal, hashes that survive restarts, games that end otherwise."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import worlds
from pyramidion.kernel import codec, fairness, record, registry
from pyramidion.server.client import Client
from pyramidion.server.clocks import DAY
from pyramidion.server.config import Config
from pyramidion.server.entries import Chair, Clock, Entry, TableRow, User
from pyramidion.server.fanout import Fanout
from pyramidion.server.hub import Hub
from pyramidion.server.live import Live
from pyramidion.server.refusal import Refusal
from pyramidion.server.restoring import restored, snapshot_of
from pyramidion.server.store import Params, Store, Write
from server.test_tables import two
from server.visitors import Person, Server, play_on, run

GAME = worlds.GAMES["duel"]
SERVER_SEED = "5e" * 32
NUMBERS = {"anna": "a1" * 32, "bert": "b2" * 32, "cleo": "c3" * 32}
NOW = time.time()


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", worlds.GAMES.__getitem__)
    monkeypatch.setattr(sys.modules[__name__], "NOW", time.time())


def person(user: str) -> Chair:
    return Chair(user, user.title())


def row(*chairs: Chair, clock: Clock | None = None, seeding: fairness.Seeding = "shared") -> TableRow:
    given = clock or Clock()
    return TableRow("t", "duel", 1, {}, SERVER_SEED, "anna", False, "x", "fair", given, [*chairs], NOW, seeding=seeding)


@contextlib.asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite+aiosqlite:///{path / 'x.db'}")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def hub_of(store: Store, **settings: Any) -> Hub:
    return Hub(store, Config(bots="workers", **settings), None, Fanout())


def with_hub(path: Path, work: Callable[[Hub], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with opened(path) as store:
            hub = hub_of(store, **settings)
            await work(hub)
            await hub.close()

    asyncio.run(whole())


async def hello(hub: Hub, user: str, seat: int | None = 0, seed: str | None = "") -> dict[str, Any]:
    """The first frame that a person gets; their own number unless said otherwise."""
    client = Client("", "watch" if seat is None else "", "x")
    client.introduce(User(user, user.title(), None, "en", 0.0), "en")
    await hub.join("t", client, None, NUMBERS[user] if seed == "" else seed)
    frame = await client.next()
    assert frame is not None
    answer: dict[str, Any] = json.loads(frame[0])
    return answer


async def live_of(hub: Hub) -> Live:
    async with hub.at("t") as live:
        return live


async def kinds(hub: Hub) -> list[str]:
    return [entry.kind for entry in await hub.store.entries("t")]


# --- whose numbers are in the deal -------------------------------------------------------------------------------


def test_the_deal_follows_from_the_numbers_of_all(tmp_path: Path) -> None:
    """The hello that brings the last number is answered with the game that has begun."""

    async def work(hub: Hub) -> None:
        await hub.store.add_table(row(person("anna"), Chair(None, "Scribe 2", "scribe"), person("bert")), [])
        assert (await hello(hub, "anna"))["status"] == "open"
        live = await live_of(hub)
        assert live.missing == [2]
        assert live.seeds_for("anna") == [NUMBERS["anna"], None, None]
        assert live.seeds_for("bert") == live.seeds_for(None) == [None, None, None]
        assert NUMBERS["anna"] not in json.dumps(codec.plain(live.history(2, 100, 100)))
        assert (await hello(hub, "bert", 2))["status"] == "playing"
        assert live.table is not None
        numbers = [NUMBERS["anna"], None, NUMBERS["bert"]]
        assert live.table.seed == fairness.deal_seed(int(SERVER_SEED, 16), numbers)
        assert live.seeds_for(None) == numbers
        assert live.missing == []
        (news,) = [news for news in live.history(None, 100, 100) if news.kind == "start"]
        assert news.detail == {"opening": live.table.start and live.table.start.opening, "client_seeds": numbers}

    with_hub(tmp_path, work)


def test_only_the_first_hello_counts(tmp_path: Path) -> None:
    """Not a second number, and nothing that a spectator or a stranger sends."""

    async def work(hub: Hub) -> None:
        await hub.store.add_table(row(person("anna"), person("bert")), [])
        await hello(hub, "cleo", None)
        await hello(hub, "anna", None)
        assert await kinds(hub) == []
        await asyncio.gather(hello(hub, "anna", 0, None), hello(hub, "anna", 0))
        await hello(hub, "anna", 0)
        assert await kinds(hub) == ["seed"]
        await hello(hub, "bert", 1)
        assert (await live_of(hub)).seeds_for(None) == [None, NUMBERS["bert"]]
        await hello(hub, "bert", 1)
        assert await kinds(hub) == ["seed", "seed", "start"]

    with_hub(tmp_path, work)


def test_who_leaves_takes_the_number_along(tmp_path: Path) -> None:
    """Somebody else at the seat sends one anew, and so does the same person."""

    async def work(hub: Hub) -> None:
        await hub.store.add_table(row(person("anna"), Chair()), [])
        await hub.perform("t", None, lambda live: live.sit("bert", "Bert", None, time.time()))
        await hello(hub, "bert", 1)
        await hub.perform("t", None, lambda live: live.leave("bert", time.time()))
        assert (await live_of(hub)).client_seeds == {}
        await hello(hub, "anna")
        await hub.perform("t", None, lambda live: live.sit("bert", "Bert", None, time.time()))
        live = await live_of(hub)
        assert (live.status, live.missing) == ("open", [1])
        again, _ = await restored(hub.store, live.row)
        assert again.missing == [1]
        await hello(hub, "bert", 1, "e5" * 32)
        assert live.seeds_for(None) == [NUMBERS["anna"], "e5" * 32]

    with_hub(tmp_path, work)


def test_one_number_serves_all_seats_of_a_person(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        await hub.store.add_table(row(person("anna"), person("anna"), Chair(None, "B", "random")), [])
        assert (await hello(hub, "anna", 1))["status"] == "playing"
        assert (await live_of(hub)).seeds_for(None) == [NUMBERS["anna"], NUMBERS["anna"], None]

    with_hub(tmp_path, work)


@pytest.mark.parametrize(("clock", "patience"), [(Clock(), 60.0), (Clock("days"), DAY)], ids=["live", "days"])
def test_a_full_table_does_not_wait_for_ever(tmp_path: Path, clock: Clock, patience: float) -> None:
    """Who has not come by then is named in the record, and the game begins; after a restart too."""

    async def work(hub: Hub) -> None:
        await hub.store.add_table(row(person("anna"), Chair(), clock=clock), [])
        await hub.perform("t", None, lambda live: live.sit("bert", "Bert", None, NOW + 5))
        await hello(hub, "anna")
        assert await hub.store.expired(NOW + patience + 4) == []
        assert await hub.store.expired(NOW + patience + 6) == ["t"]
        await hub.expire("t")
        assert (await live_of(hub)).status == "open", "their time is not over yet"

    with_hub(tmp_path, work)

    async def later(hub: Hub) -> None:
        live = await live_of(hub)
        live.row.created -= DAY
        for entry in live.entries:
            entry.at -= DAY + 10
        await hub.expire("t")
        assert (live.status, live.seeds_for(None)) == ("playing", [NUMBERS["anna"], None])
        again, _ = await restored(hub.store, row(person("anna"), Chair(), clock=clock))
        assert again.status == "playing"

    with_hub(tmp_path, later)


def test_a_seat_that_is_given_back_stops_the_wait(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        await hub.store.add_table(row(person("anna"), person("bert")), [])
        await hello(hub, "anna")
        assert await hub.store.expired(NOW + DAY) == ["t"]
        await hub.perform("t", None, lambda live: live.leave("bert", time.time()))
        assert await hub.store.expired(NOW + DAY) == []
        await hub.expire("t")
        assert (await live_of(hub)).status == "open"

    with_hub(tmp_path, work, seed_seconds=0)


def test_a_given_seed_decides_alone(tmp_path: Path) -> None:
    """The game waits for nobody's number."""

    async def work(hub: Hub) -> None:
        await hub.store.add_table(row(person("anna"), person("bert"), seeding="given"), [])
        await hub.begin("t")
        live = await live_of(hub)
        assert live.table is not None
        assert (live.status, live.table.seed, live.seeds_for("anna")) == ("playing", int(SERVER_SEED, 16), [None] * 2)
        await hello(hub, "anna")
        assert await kinds(hub) == ["start"]
        (listed,) = [line.given for line in await hub.store._listings(_all_tables())]
        assert listed is True

    with_hub(tmp_path, work)


def _all_tables() -> Any:
    from sqlalchemy import select

    from pyramidion.server.schema import tables

    return select(tables)


def test_a_crash_before_the_start_is_made_good(tmp_path: Path) -> None:
    """All numbers are in the log, the line that begins the game is not: the next visitor finds the game begun."""

    async def work(hub: Hub) -> None:
        made = row(person("anna"))
        await hub.store.add_table(made, [])
        await hub.store.append("t", Live(made).contribute("anna", NUMBERS["anna"], NOW), None)
        await hello(hub, "anna")
        while hub._tasks:
            await asyncio.wait(hub._tasks)
        assert await kinds(hub) == ["seed", "start"]
        assert (await live_of(hub)).status == "playing"

    with_hub(tmp_path, work)


def test_two_servers_begin_a_game_once(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        users = ["anna", "bert", "cleo"]
        await hub.store.add_table(row(*map(person, users)), [])
        hubs = [hub, hub_of(hub.store), hub_of(hub.store)]
        for each in hubs:
            await live_of(each)
        await asyncio.gather(*(hello(each, user, users.index(user)) for each, user in zip(hubs, users, strict=True)))
        assert (await kinds(hub)).count("start") == 1
        closings = set()
        for each in hubs:
            await each.catch_up("t")
            live = await live_of(each)
            assert live.begun is not None
            closings.add((live.begun.opening, live.playing().seed))
        assert len(closings) == 1
        for each in hubs[1:]:
            await each.close()

    with_hub(tmp_path, work)


class Interrupting(Store):
    """Another server writes a line just before this one begins the game."""

    interrupted = False

    async def append(self, table: str, entry: Entry, touch: Params | None, *more: Write) -> None:
        if entry.kind == "start" and not self.interrupted:
            self.interrupted = True
            await super().append(table, Entry(seq=entry.seq, kind="chat", at=NOW, detail={"name": "Eve"}), None)
        await super().append(table, entry, touch, *more)


def test_a_line_of_another_server_in_between_loses_nothing(tmp_path: Path) -> None:
    """Whoever sits down last is not told that the seat is taken, and the game begins."""

    async def work() -> None:
        store = Interrupting(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        hub = hub_of(store)
        await store.add_table(row(Chair(), Chair(None, "B", "random"), seeding="given"), [])
        await hub.perform("t", None, lambda live: live.sit("anna", "Anna", None, time.time()))
        assert await kinds(hub) == ["sit", "chat", "start"]
        await hub.close()
        await store.close()

    asyncio.run(work())


# --- the chain ---------------------------------------------------------------------------------------------------


class Story:
    """Random things that happen at a table of three, stored as a server stores them."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store, self.luck = store, random.Random(seed)
        self.row = row(person("anna"), person("bert"), person("cleo"))
        self.row.undo = "free"
        self.live = Live(self.row)
        self.at = NOW

    async def add(self, entry: Entry) -> None:
        self.live.note(entry)
        snapshot = [snapshot_of(self.live)] if self._saves() else []
        await self.store.append("t", entry, None, *snapshot)

    def _saves(self) -> bool:
        return self.live.table is not None and not self.live.midway and self.luck.random() < 0.4

    async def begin(self) -> None:
        await self.store.add_table(self.row, [])
        for user, number in NUMBERS.items():
            await self.add(self.live.contribute(user, number, self.at))
        await self.add(self.live.start(self.at))

    async def go_on(self) -> None:
        live, self.at = self.live, self.at + 1
        happens = self.luck.choices([self._act, self._undo, self._bot, self._rewind], [20, 3, 1, 1])[0]
        with contextlib.suppress(Refusal):
            await self.add(happens(live))

    def _act(self, live: Live) -> Entry:
        assert live.table is not None
        seat = self.luck.choice(list(live.actors))
        text = str(self.luck.choice(list(live.game.legal(live.table.state, seat))))
        return live.act(seat, text, live.chairs[seat].user, None, self.at)

    def _undo(self, live: Live) -> Entry:
        seat = self.luck.randrange(3)
        return live.undo(seat, self.luck.random() < 0.5, live.chairs[seat].user or "", None, self.at)

    def _bot(self, live: Live) -> Entry:
        seat = self.luck.randrange(3)
        if live.chairs[seat].bot is None:
            return live.stand_in(seat, self.at)
        return live.come_back(seat, live.chairs[seat].user or "", None, self.at)

    def _rewind(self, live: Live) -> Entry:
        table = live.playing()
        oldest = len(table.log) - len(table.points)
        if live.midway or oldest >= len(table.log):
            raise Refusal("cannot-rewind")
        live.note(live.ask(0, "rewind", self.luck.randrange(oldest, len(table.log)), "anna", None, self.at))
        entry = live.outcome(self.at)
        live.entries.pop()
        entry.seq -= 1
        return entry


@pytest.mark.parametrize("seed", range(4))
def test_the_hashes_are_the_same_from_memory_and_from_every_log(tmp_path: Path, seed: int) -> None:
    """Whatever happens, and from whichever snapshot the game is loaded; at the end the record is consistent."""

    async def work() -> None:
        async with opened(tmp_path) as store:
            story = Story(store, seed)
            await story.begin()
            while not story.live.over:
                await story.go_on()
                if not story.live.over and story.luck.random() < 0.2:
                    again, _ = await restored(store, story.row)
                    now, then = again.playing(), story.live.playing()
                    assert codec.encode(now.record(ended=True)) == codec.encode(then.record(ended=True))
                if story.luck.random() < 0.1:
                    story.live, _ = await restored(store, story.row)
            again, _ = await restored(store, story.row)
            saved = again.finished()
            assert codec.encode(saved) == codec.encode(story.live.finished())
            assert {str(step[0]) for step in saved.history} >= {"act", "rewind"}
            assert record.verify(GAME, saved) == len(saved.log)

    asyncio.run(work())


def test_stand_ins_returns_and_resignations_are_in_the_history(tmp_path: Path) -> None:
    """And nothing that happens after the end changes the closing hash."""
    live = Live(row(person("anna"), person("bert")))
    for user in ("anna", "bert"):
        live.note(live.contribute(user, NUMBERS[user], NOW))
    live.note(live.start(NOW))
    assert live.revealed() == (None, None, None)
    live.note(live.stand_in(0, NOW))
    live.note(live.come_back(0, "anna", None, NOW))
    live.note(live.resign(0, "anna", None, NOW))
    live.note(live.depart("bert", "k", NOW))
    history = [["bot", 0, "scribe"], ["back", 0], ["resign", 0, "scribe"], ["depart", 1, "scribe"]]
    saved = live.finished()
    assert saved.history == history
    assert (saved.result, record.verify(GAME, saved)) == (None, 0)
    closing = live.revealed()[2]
    assert closing == saved.closing is not None
    live.note(live.depart("anna", "l", NOW))
    assert live.revealed()[2] == closing
    assert record.verify(GAME, live.finished()) == 0
    assert live.finished().players == [fairness.REMOVED] * 2


def test_a_table_that_waited_through_an_upgrade_begins_with_the_new_rules(tmp_path: Path) -> None:
    """The opening hash names the version that the game is played by, and the rules do not change later."""

    async def work() -> None:
        async with opened(tmp_path) as store:
            old = row(person("anna"), person("bert"), seeding="given")
            old.version = GAME.version - 1
            await store.add_table(old, [])
            live = Live(old)
            entry = live.start(NOW)
            live.note(entry)
            await store.append("t", entry, None)
            for _ in range(2):
                again, _ = await restored(store, old)
                assert again.begun is not None
                assert again.begun.version == GAME.version
                assert [line.kind for line in again.entries] == ["start"]

    asyncio.run(work())


def test_a_name_that_is_removed_leaves_no_salt_behind() -> None:
    """Neither in memory nor in the line that began the game; the others' names still verify."""
    live = Live(row(person("anna"), person("bert")))
    live.client_seeds = {"anna": None, "bert": None}
    live.note(live.start(NOW))
    start = next(entry for entry in live.entries if entry.kind == "start")
    salts = list(start.detail["name_salts"])
    live.note(live.depart("anna", "k", NOW))
    live.note(live.resign(1, "bert", None, NOW))
    stored = b"".join(map(msgspec.json.encode, live.entries)) + msgspec.json.encode(live.finished())
    assert salts[0].encode() not in stored
    assert salts[1].encode() in stored
    assert record.verify(GAME, live.finished()) == 0


# --- databases of version 0.1.0 ----------------------------------------------------------------------------------


def test_a_database_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """Its open table begins as it did then, the running one is played to its end; none of them has an opening hash."""
    with sqlite3.connect(tmp_path / "x.db") as database:
        database.executescript(Path(__file__).with_name("version_0_1_0.sql").read_text())
    database.close()

    async def work(hub: Hub) -> None:
        await hub.perform("a" * 24, None, lambda live: live.sit("bert", "Bert", None, time.time()))
        for table, actions in (("a" * 24, 0), ("b" * 24, 9), ("c" * 24, 20)):
            async with hub.at(table) as live:
                assert live.table is not None
                assert (live.status, len(live.table.log)) == ("over" if actions == 20 else "playing", actions)
                assert (live.row.seeding, live.begun, live.missing) == ("server", None, [])
            await _played_out(hub, table)
            saved = live.finished()
            assert (saved.opening, saved.closing, saved.history) == (None, None, [])
            assert record.verify(GAME, saved) == len(saved.log) > 10
            hub.desks.clear()
            async with hub.at(table) as again:
                assert codec.encode(again.finished()) == codec.encode(saved)

    with_hub(tmp_path, work, snapshot_every=5)


async def _played_out(hub: Hub, table: str) -> None:
    async with hub.at(table) as live:
        pass
    while not live.over:
        await hub.perform(table, None, _first_choice)


def _first_choice(live: Live) -> Entry:
    seat = live.actors[0]
    text = str(live.game.legal(live.playing().state, seat)[0])
    return live.act(seat, text, None, None, time.time())


# --- over the wire -----------------------------------------------------------------------------------------------


async def proved(one: Person, table: str) -> record.Record:
    """The record of a finished game, which is consistent and says what the table's info says."""
    saved = msgspec.convert(await one.get(f"/api/tables/{table}/record"), record.Record)
    assert record.verify(GAME, saved) == len(saved.log)
    info, page = await one.get(f"/api/tables/{table}"), await one.get(f"/api/tables/{table}/page")
    for name in ("opening", "closing", "seed", "server_seed", "commit"):
        assert info[name] == page[name] == getattr(saved, name)
    assert saved.start is not None
    assert info["client_seeds"] == page["client_seeds"] == saved.start.client_seeds
    assert info["seeding"] == page["seeding"] == saved.start.seeding
    assert saved.start.table == table
    return saved


def test_a_game_against_bots_then_a_rematch_and_a_branch(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            assert (made["status"], made["missing"], made["opening"]) == ("open", [0], None)
            assert (made["seeding"], made["client_seeds"]) == ("shared", [None, None])
            async with anna.socket(made["id"]) as chair:
                await chair.receive()
                assert chair.frame["status"] == "playing"
                begun = await anna.get(f"/api/tables/{made['id']}")
                assert begun["client_seeds"] == [anna.client_seed, None]
                assert (begun["commit"], begun["closing"]) == (made["commit"], None)
                assert (begun["seed"], begun["server_seed"]) == (None, None)
                await play_on(chair, random.Random(1))
            saved = await proved(anna, made["id"])
            assert (saved.opening, saved.commit) == (begun["opening"], made["commit"])
            news = await anna.get(f"/api/tables/{made['id']}/news", before=4)
            assert [line["kind"] for line in news][:2] == ["seed", "start"]
            assert set(news[1]["detail"]) == {"opening", "client_seeds"}
            again = await anna.post(f"/api/tables/{made['id']}/rematch")
            assert (again["seeding"], again["missing"], again["my_seats"]) == ("shared", [1], [1])
            assert again["commit"] != made["commit"]
            fork = await anna.post(f"/api/tables/{made['id']}/branch", {"move": 2, "seat": 0, "level": "random"})
            assert (fork["seeding"], fork["status"], fork["missing"]) == ("given", "playing", [])
            async with anna.socket(fork["id"]) as chair:
                await play_on(chair, random.Random(2))
            branched = await proved(anna, fork["id"])
            assert branched.seed == branched.server_seed == saved.seed
            given = {line["id"]: line["given"] for line in await anna.get("/api/tables")}
            assert given == {made["id"]: False, again["id"]: False, fork["id"]: True}

    run(work)


def test_a_game_that_everybody_gave_up_is_proved_too(server: Server) -> None:
    async def work() -> None:
        async with two(server.url, "duel") as (anna, bert, made):
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                await one.wish("act", action="pick:2")
                await one.wish("resign")
                await other.wish("resign")
                assert other.over
            saved = await proved(anna, made["id"])
            assert saved.result is None
            assert saved.history[:2] == [["act", 0, "pick:2"], ["resign", 0, "scribe"]]
            assert saved.history[-1] == ["resign", 1, "scribe"], "a bot may have acted in between"

    run(work)


def test_deleting_an_account_removes_name_and_salt_and_the_rest_still_verifies(serve: Callable[..., Server]) -> None:
    """From the lines of the log, from the snapshots and from the memory."""
    server = serve(snapshot_every=3)

    async def work() -> None:
        async with two(server.url, "duel") as (anna, bert, made):
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                luck = random.Random(1)
                await asyncio.gather(play_on(one, luck), play_on(other, luck))
            before = await proved(bert, made["id"])
            assert before.start is not None
            assert before.start.name_salts[0] is not None
            assert (await anna.http.delete("/api/me")).status_code == 200
            after = await proved(bert, made["id"])
            assert after.start is not None
            assert (after.players, after.start.name_salts) == (["—", "Bert"], [None, before.start.name_salts[1]])
            assert (after.opening, after.closing) == (before.opening, before.closing)
            await asyncio.to_thread(server.kill)
            files = b"".join(path.read_bytes() for path in server.folder.glob("server.db*"))
            assert (before.start.name_salts[1] or "").encode() in files
            assert before.start.name_salts[0].encode() not in files
            await asyncio.to_thread(server.start)
            assert codec.encode(await proved(bert, made["id"])) == codec.encode(after)

    run(work)
