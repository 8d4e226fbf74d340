"""Several processes on one PostgreSQL and one Redis: any of them serves any table, workers think for the bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

import lanes_game
from pyramidion.kernel import record, registry
from pyramidion.server import bot_queue
from pyramidion.server.config import Config, database_url
from pyramidion.server.limits import LIMITS, Limits, limits
from pyramidion.server.refusal import Refusal
from pyramidion.server.schema import bot_turns
from pyramidion.server.store import Store
from server.test_rights import rights_end_at_two_servers
from server.visitors import Person, Server, play_on, run

GAMES = {**registry.games(), lanes_game.GAME.id: lanes_game.GAME}
MOST = LIMITS["login"][0]
FOREVER = 1e12


@pytest.fixture(scope="module")
def cluster(services: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers and two bot workers."""
    folder = tmp_path_factory.mktemp("cluster")
    settings: dict[str, Any] = {**services, "bots": "workers", "log_level": "info", "seeds": True}
    servers = [Server(folder, **settings).start() for _ in range(2)]
    workers = [Server(folder, "bot-worker", **settings).start() for _ in range(2)]
    yield [*servers, *workers]
    for one in [*workers, *servers]:
        one.stop()


def two_processes_play_one_table(cluster: list[Server], name: str) -> None:
    """Anna at one server, Bert at the other, a bot between them; the record proves itself at both."""

    async def work() -> None:
        async with Person(cluster[0].url) as anna, Person(cluster[1].url) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
            made = await anna.post("/api/tables", {"game": name, "seats": seats})
            await bert.post(f"/api/tables/{made['id']}/join", {"link": made["link"]})
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as two:
                luck = random.Random(name)
                await asyncio.gather(play_on(one, luck), play_on(two, luck))
                assert one.frame["view"]["result"] == two.frame["view"]["result"]
                assert one.frame["number"] >= len(one.news)
            saved = [await person.get(f"/api/tables/{made['id']}/record") for person in (anna, bert)]
            assert saved[0] == saved[1]
            proof = msgspec.convert(saved[0], record.Record)
            assert record.verify(GAMES[name], proof) == len(proof.log)

    run(work)


def both_processes_want_the_last_seat(cluster: list[Server]) -> None:
    """One line of the log, one winner."""

    async def work() -> None:
        async with Person(cluster[0].url) as anna, Person(cluster[0].url) as bert, Person(cluster[1].url) as eve:
            for person, name in ((anna, "Anna"), (bert, "Bert"), (eve, "Eve")):
                await person.guest(name)
            seats = [{"kind": "me"}, {"kind": "open"}]
            for _ in range(5):
                made = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
                path = f"/api/tables/{made['id']}/join"
                both = await asyncio.gather(*(person.http.post(path, json={}) for person in (bert, eve)))
                assert sorted(answer.status_code for answer in both) == [200, 409]

    run(work)


def everybody_sees_who_is_present(cluster: list[Server]) -> None:
    """Wherever their sockets are; and who leaves is gone everywhere."""

    async def work() -> None:
        async with Person(cluster[0].url) as anna, Person(cluster[1].url) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
            await bert.post(f"/api/tables/{made['id']}/join")
            async with anna.socket(made["id"]) as one:
                async with bert.socket(made["id"]) as two:
                    for chair in (one, two):
                        await chair.until(lambda message: message["type"] == "news" and all(present(message)))
                await one.until(lambda message: message["type"] == "news" and present(message) == [True, False])

    run(work)


def present(frame: dict[str, Any]) -> list[bool]:
    return [bool(seat.get("here")) for seat in frame["seats"]]


async def refusals(counters: Sequence[Limits]) -> int:
    """Somebody tries two more than twice as often as is allowed at once."""
    refused = 0
    for number in range(2 * MOST + 2):
        try:
            await counters[number % len(counters)].take("login", "somebody")
        except Refusal:
            refused += 1
    return refused


def limits_count_for_all_processes_together(services: dict[str, str]) -> None:
    async def work() -> None:
        counters = [limits(1.0, services["redis"]) for _ in range(2)]
        assert await refusals(counters) >= 2, "at most two stretches of time were touched"
        await counters[0].take("login", "somebody else")
        for counter in counters:
            await counter.close()
        alone = limits(1.0, "unix:///nowhere")
        assert 0 < await refusals([alone]) <= MOST + 2

    asyncio.run(work())


def a_killed_worker_and_a_killed_server_lose_nothing(cluster: list[Server]) -> None:
    """The bot's turn is claimed again; the table goes on at the other server."""

    async def work() -> None:
        async with Person(cluster[0].url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random", "random"]})
            luck = random.Random(1)
            async with anna.socket(made["id"]) as chair:
                await play_on(chair, luck, 3)
            for one in (cluster[2], cluster[0]):
                await asyncio.to_thread(one.kill)
            elsewhere = Person(cluster[1].url)
            elsewhere.http.cookies.update(anna.http.cookies)
            async with elsewhere.socket(made["id"]) as chair:
                await play_on(chair, luck)
                assert chair.frame["view"]["result"]
            await elsewhere.http.aclose()

    run(work)


def the_schema_is_the_same_on_postgresql(services: dict[str, str]) -> None:
    from server.test_storage import differences

    async def work() -> None:
        store = Store(database_url(Config(database=services["database"])))
        await store.open()
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(work())


async def served(store: Store) -> list[str]:
    """Claim and finish until nothing is left."""
    order = []
    while (turn := await bot_queue.claim(store, 1)) is not None:
        order.append(turn.table)
        await bot_queue.finish(store, turn)
    return order


def turns_are_claimed_in_a_fair_order(services: dict[str, str]) -> None:
    """As one queue for all workers: people take turns, then their tables; what a dead worker held is claimed again."""

    async def work() -> None:
        store = Store(database_url(Config(database=services["database"])))
        await store.open()
        for table in ("a1", "a1", "a2", "a3", "b1", "b2", "c1"):
            seat = len(await bot_queue.places(store, [table], 1, FOREVER))
            await store.bot_turn(table, seat, 1, table[0])
        found = await bot_queue.places(store, ["b1", "a3", "c1"], 1, FOREVER)
        assert found == {("b1", 0): 2, ("a3", 0): 6, ("c1", 0): 3}
        assert await bot_queue.places(store, ["b1"], 1, 0.0) == {}, "nobody has waited since then"
        first, second = await bot_queue.claim(store, 1), await bot_queue.claim(store, 1)
        assert first is not None
        assert second is not None
        assert (first.table, second.table) == ("a1", "b1"), "a has a turn thought about: b is next"
        await store.bot_turn("d1", 0, 1, "d")
        await bot_queue.finish(store, first)
        await bot_queue.finish(store, second)
        assert await served(store) == ["c1", "d1", "a2", "b2", "a3", "a1"]
        await store.bot_turn("e1", 0, 1, "e")
        lost = await bot_queue.claim(store, 1)
        assert await bot_queue.claim(store, 1) is None
        await store.write((update(bot_turns).values(taken=bot_turns.c.taken - bot_queue.ALIVE), {}))
        assert await bot_queue.claim(store, 1) == lost
        assert lost is not None
        await bot_queue.finish(store, lost)
        await store.close()

    asyncio.run(work())


def a_bot_thinks_only_where_somebody_is_connected(cluster: list[Server]) -> None:
    """A turn of a table that everybody has left is dropped; whoever comes back starts it again, at any server."""

    async def work() -> None:
        async with Person(cluster[0].url) as anna, Person(cluster[1].url) as there:
            await anna.guest("Anna")
            there.http.cookies.update(anna.http.cookies)
            seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
            begun = {"game": "parry", "seats": seats, "seed": "5eed"}  # a given seed waits for nobody
            left = await anna.post("/api/tables", begun)
            days = await anna.post("/api/tables", {**begun, "clock": {"kind": "days"}})
            while (await anna.get(f"/api/tables/{days['id']}"))["actions"] == 0:
                await asyncio.sleep(0.05)
            assert (await anna.get(f"/api/tables/{left['id']}"))["actions"] == 0
            async with there.socket(left["id"]) as chair:
                await chair.until(lambda message: message["type"] == "news" and message["news"])

    run(work)


def an_account_deleted_at_one_server_is_in_no_answer_of_the_other(cluster: list[Server]) -> None:
    async def work() -> None:
        async with Person(cluster[0].url) as anna, Person(cluster[1].url) as bert, Person(cluster[0].url) as eve:
            await anna.guest("Anna")
            await bert.guest("Bert")
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
            await bert.post(f"/api/tables/{made['id']}/join")
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                luck = random.Random(5)
                await asyncio.gather(play_on(one, luck), play_on(other, luck))
            path = f"/api/tables/{made['id']}/record"
            assert "Bert" in (await eve.http.get(path)).text
            (await bert.http.delete("/api/me")).raise_for_status()
            assert "Bert" not in (await eve.http.get(path)).text

    run(work)


def test_several_processes(services: dict[str, str], request: pytest.FixtureRequest) -> None:
    """One test, so that only one worker of the test run starts all these processes."""
    turns_are_claimed_in_a_fair_order(services)
    cluster: list[Server] = request.getfixturevalue("cluster")
    the_schema_is_the_same_on_postgresql(services)
    a_bot_thinks_only_where_somebody_is_connected(cluster)
    an_account_deleted_at_one_server_is_in_no_answer_of_the_other(cluster)
    for name in ("duel", "valley"):
        two_processes_play_one_table(cluster, name)
    both_processes_want_the_last_seat(cluster)
    everybody_sees_who_is_present(cluster)
    limits_count_for_all_processes_together(services)
    rights_end_at_two_servers(services)
    a_killed_worker_and_a_killed_server_lose_nothing(cluster)
