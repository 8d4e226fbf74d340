"""Bots are thought about in a fair order and only where somebody waits for them; who waits long learns the place."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pyramidion.locale import Words
from pyramidion.server.config import Config
from pyramidion.server.entries import Chair as Seat
from pyramidion.server.entries import Clock, TableRow
from pyramidion.server.schema import tables
from pyramidion.server.store import Store
from server.test_tables import ready, two
from server.visitors import PATIENCE, Chair, Person, Server, run

WAITING = """
import json, pathlib, sys, time
name, folder = sys.argv[1], pathlib.Path(sys.argv[2])
for line in sys.stdin:
    with (folder / "served").open("a") as served:
        served.write(name + chr(10))
    while not (folder / "go").exists():
        time.sleep(0.01)
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


class Bots:
    """Programs that tell when they are asked, and answer once they may go on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        program = folder / "waiting.py"
        program.write_text(WAITING)
        names = ("guests", "berts", "nobodys")
        given = [f"{name}={sys.executable} {program} {name} {folder}" for name in names]
        self.settings: dict[str, Any] = {
            "bot": given,
            "think_seconds": 4 * PATIENCE,
            "queue_seconds": 0.05,
            "seeds": True,
        }

    @property
    def served(self) -> list[str]:
        file = self.folder / "served"
        return file.read_text().split() if file.exists() else []

    async def asked(self, name: str) -> None:
        while name not in self.served:
            await asyncio.sleep(0.02)

    def go_on(self) -> None:
        (self.folder / "go").touch()

    def stop(self) -> None:
        (self.folder / "go").unlink()
        (self.folder / "served").unlink()


@pytest.fixture
def bots(tmp_path: Path) -> Bots:
    return Bots(tmp_path)


async def table(person: Person, bot: str, **wish: Any) -> str:
    """The bot is asked first, and nobody else; with a given seed the game begins before anybody says hello."""
    seats = [{"kind": "bot", "bot": bot}, {"kind": "me"}]
    made = await person.post("/api/tables", {"game": "parry", "seats": seats, "seed": "5eed", **wish})
    return str(made["id"])


async def place(chair: Chair) -> int:
    message = await chair.until(lambda message: message["type"] == "queue")
    assert message["seat"] == 0
    assert set(message) == {"type", "seat", "place"}
    return int(message["place"])


async def until_place(chair: Chair, wanted: int) -> None:
    while await place(chair) != wanted:
        pass


def test_who_has_many_tables_makes_nobody_wait(serve: Callable[..., Server], bots: Bots) -> None:
    """A guest has 25 tables with bots that think for ever; the bot of another person is served next."""
    server = serve(**bots.settings)

    async def work() -> None:
        async with Person(server.url) as guest, Person(server.url) as bert, contextlib.AsyncExitStack() as stack:
            await guest.guest("Guest")
            await bert.guest("Bert")
            chairs = []
            for _ in range(25):
                chairs.append(await stack.enter_async_context(guest.socket(await table(guest, "guests"))))
                await ready(chairs[-1])
            await bots.asked("guests")
            assert await place(chairs[24]) == 24
            async with bert.socket(await table(bert, "berts")) as chair:
                assert await place(chair) == 1
                assert await place(chairs[24]) == 25
                bots.go_on()
                assert await place(chair) == 0
                await chair.until(lambda message: message["type"] == "news" and message["news"])
        assert bots.served.index("berts") == 1, bots.served

    run(work)


def test_where_nobody_is_connected_bots_pause(serve: Callable[..., Server], bots: Bots) -> None:
    """Until somebody comes; at a table over days they play on."""
    server = serve(**bots.settings)
    bots.go_on()

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            left = await table(anna, "nobodys")
            await table(anna, "guests", clock={"kind": "days"})
            await bots.asked("guests")
            async with anna.socket(await table(anna, "berts")) as chair:
                await chair.until(lambda message: message["type"] == "news" and message["news"])
            assert "nobodys" not in bots.served
            async with anna.socket(left) as chair:
                await chair.until(lambda message: message["type"] == "news" and message["news"])
            assert "nobodys" in bots.served

    run(work)


def test_whoever_leaves_takes_the_bots_turn_out_of_the_queue(serve: Callable[..., Server], bots: Bots) -> None:
    """It is not thought about; coming back puts it into the queue again."""
    server = serve(**bots.settings)

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            left = await table(anna, "nobodys")
            async with bert.socket(await table(bert, "berts")), bert.socket(await table(bert, "guests")) as last:
                await bots.asked("berts")
                async with anna.socket(left) as chair:
                    assert await place(chair) == 1
                    await until_place(last, 2)
                await until_place(last, 1)
                bots.go_on()
                await last.until(lambda message: message["type"] == "news" and message["news"])
                assert "nobodys" not in bots.served
                async with anna.socket(left) as chair:
                    await chair.until(lambda message: message["type"] == "news" and message["news"])

    run(work)


def test_after_a_restart_the_queue_is_fair_and_paused_tables_stay_paused(
    serve: Callable[..., Server], bots: Bots
) -> None:
    server = serve(**bots.settings)

    async def work() -> None:
        async with Person(server.url) as guest, Person(server.url) as bert:
            await guest.guest("Guest")
            await bert.guest("Bert")
            await table(guest, "nobodys")
            for _ in range(8):
                await table(guest, "guests", clock={"kind": "days"})
            await bots.asked("guests")
            mine = await table(bert, "berts", clock={"kind": "days"})
            await asyncio.to_thread(server.kill)
            bots.go_on()
            bots.stop()
            await asyncio.to_thread(server.start)
            async with bert.socket(mine) as chair:
                await asyncio.wait({asyncio.create_task(place(chair)), asyncio.create_task(bots.asked("berts"))},
                                   return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
                bots.go_on()
                await bots.asked("berts")
                assert bots.served.index("berts") <= 1, bots.served
                while bots.served.count("guests") < 8:
                    await asyncio.sleep(0.02)
                assert "nobodys" not in bots.served

    run(work)


def test_hints_wait_in_the_same_queue(serve: Callable[..., Server], bots: Bots) -> None:
    """Nobody's hint comes while the only process thinks for somebody else."""
    server = serve(**bots.settings)

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            made = await anna.post("/api/play", {"game": "sneferu", "bots": ["random"]})
            async with anna.socket(made["id"]) as mine:
                await mine.until(lambda message: message["type"] == "news" and mine.legal)
            async with bert.socket(await table(bert, "berts")):
                await bots.asked("berts")
                async with bert.socket(await table(bert, "guests")) as behind:
                    assert await place(behind) == 1
                    hint = asyncio.create_task(anna.http.post(f"/api/tables/{made['id']}/hint"))
                    await until_place(behind, 2)
                    assert not hint.done()
                    bots.go_on()
                    assert (await hint).status_code == 200

    run(work)


def test_too_many_running_games_are_refused_in_words(serve: Callable[..., Server]) -> None:
    """Opening, joining and playing on are refused; whoever resigns a game may begin another."""
    server = serve(tables_per_person=2)

    async def work() -> None:
        async with two(server.url, "duel") as (anna, _, made), Person(server.url) as eve:
            await eve.guest("Eve")
            play = {"game": "duel", "bots": ["random"]}
            await anna.post("/api/play", play)
            seats = [{"kind": "me"}, {"kind": "open"}]
            theirs = await eve.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
            for path, body in (("/api/play", play), (f"/api/tables/{theirs['id']}/join", {})):
                for lang in ("en", "cs"):
                    answer = await anna.http.post(path, json=body, headers={"Accept-Language": lang})
                    assert (answer.status_code, answer.json()["code"]) == (409, "too-many-tables")
                    assert answer.json()["message"] == Words(lang)("refused-too-many-tables", most=2)
            async with anna.socket(made["id"]) as chair:
                await chair.wish("resign")
            await anna.post(f"/api/tables/{theirs['id']}/join")

    run(work)


def test_games_that_nobody_has_touched_for_long_do_not_count(tmp_path: Path) -> None:
    """Except those over days: they go on by themselves."""

    async def work() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        seats = [Seat("anna", "Anna"), Seat(None, "Scribe 2", "scribe")]
        for number, clock in enumerate([Clock(), Clock("live"), Clock("days")]):
            row = TableRow(f"t{number}", "duel", 1, {}, "0", "anna", False, "x", "fair", clock, seats, time.time())
            await store.add_table(row, ["anna"])
        await store.write((tables.update().values(status="playing", changed=100.0), {}))
        assert await store.running("anna", 100.0) == 3
        assert await store.running("anna", 101.0) == 1
        assert await store.running("bert", 0.0) == 0
        await store.close()

    asyncio.run(work())


def test_the_limits_can_be_set() -> None:
    assert (Config().tables_per_person, Config().thinking_per_person, Config().queue_seconds) == (30, 1, 3.0)
