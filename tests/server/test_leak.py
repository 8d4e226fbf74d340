"""What a seat receives says nothing that the seat may not know: not in words, not in numbers, not in bytes."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import worlds
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Action
from pyramidion.server.entries import Chair as Seat
from pyramidion.server.entries import Clock, TableRow
from pyramidion.server.live import Live, Viewer
from pyramidion.server.wire import encode
from server.visitors import Chair, Person, Server


def table(name: str, seats: int, seed: int) -> Live:
    chairs = [Seat(f"user{seat}", f"Name{seat}") for seat in range(seats)]
    return Live(
        TableRow(
            id="t",
            game=name,
            version=1,
            options={},
            seed=f"{rng.derive(seed, 7):064x}",
            owner="user0",
            public=False,
            link="x",
            undo="fair",
            clock=Clock("live"),
            setting=chairs,
            created=0.0,
        )
    )


@pytest.fixture(autouse=True)
def duel_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", worlds.GAMES.__getitem__)


@pytest.mark.parametrize("name", worlds.GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_frames_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str, seed: int) -> None:
    """Everything hidden from a seat is dealt anew at random moments; its frames must not change by a byte."""
    game = worlds.GAMES[name]
    live = table(name, max(2, game.seats[0]), seed)
    assert live.table is not None
    compared = number = 0
    while live.actors and number < 120:
        seat, chosen = worlds.choice(game, live.table.state, seed, number)
        live.note(live.act(seat, str(chosen), f"user{seat}", f"k{number}", float(number)))
        number += 1
        if number % 7 == 0 and live.actors:
            for viewer in range(len(live.chairs)):
                same_in_another_world(live, viewer, number)
                compared += 1
    assert compared >= 4


def same_in_another_world(live: Live, seat: int, number: int) -> None:
    """Neither the seat nor a spectator notices that all is dealt anew that the seat may not know."""
    assert live.table is not None
    true = live.table.state
    received = [_received(live, viewer, number) for viewer in (seat, None)]
    live.table.state = live.game.resample(true, seat, rng.derive(number, seat))
    assert [_received(live, viewer, number) for viewer in (seat, None)] == received
    live.table.state = true


def _received(live: Live, viewer: Viewer, number: int) -> list[Any]:
    """Frames after a pause of any length, and the reasons against everything."""
    assert live.table is not None
    here, known = [True] * len(live.chairs), live.number(viewer)
    frames: list[Any] = [encode(live.frame(viewer, last, here)) for last in (None, known, max(0, known - 3))]
    if viewer is not None:
        tried = [Action("no-such-verb"), *live.game.actions(live.options)[:: max(1, number % 50)]]
        frames += [live.table.why_not(viewer, action) for action in tried]
    return frames


async def answer_all(chair: Chair, twist: str) -> None:
    """Seat 0 picks; with `twist` it picks twice, which nobody may notice."""
    await chair.wish("act", action="pick:1")
    await chair.wish("act", action=twist)
    if twist == "twist":
        await chair.wish("act", action="pick:4")


def test_a_sealed_answer_looks_like_any_other_on_the_wire(serve: Callable[..., Server], tmp_path: Path) -> None:
    """The same table twice; seat 0 answers otherwise, also in number; seat 1 and a spectator receive the same bytes."""
    first = serve()
    people: dict[str, dict[str, str]] = {}

    async def set_up() -> str:
        async with Person(first.url) as anna, Person(first.url) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
            await bert.post(f"/api/tables/{made['id']}/join")
            await anna.arrive(made["id"])
            await bert.arrive(made["id"])
            people["anna"], people["bert"] = dict(anna.http.cookies), dict(bert.http.cookies)
            return str(made["id"])

    table_id = asyncio.run(set_up())
    first.stop()
    received = []
    for world, twist in enumerate(("plain", "twist")):
        folder = tmp_path / f"world{world}"
        folder.mkdir()
        shutil.copy(tmp_path / "server.db", folder / "server.db")
        copy = Server(folder).start()
        try:
            received.append(asyncio.run(listen(copy, table_id, people, twist)))
        finally:
            copy.stop()
    assert received[0] == received[1]
    assert any("ready" in text for text in received[0][0])


def present(frame: dict[str, Any]) -> list[bool]:
    return [bool(seat.get("here")) for seat in frame["seats"]]


async def listen(server: Server, table_id: str, people: dict[str, dict[str, str]], twist: str) -> list[list[str]]:
    """All that seat 1 and a spectator receive while seat 0 answers, and when they come back afterwards."""
    async with Person(server.url) as anna, Person(server.url) as bert, Person(server.url) as eve:
        anna.http.cookies.update(people["anna"])
        bert.http.cookies.update(people["bert"])
        async with anna.socket(table_id) as one, bert.socket(table_id) as two, eve.socket(table_id) as watch:
            for chair in (one, two, watch):
                await chair.until(lambda message: message["type"] == "news" and present(message) == [True, True])
            two.bytes.clear()
            watch.bytes.clear()
            await answer_all(one, twist)
            for chair in (two, watch):
                await chair.until(lambda message: message["type"] == "news" and message["news"])
                await chair.wish("why", action="pick:9", id="q")
        while any(present(await eve.get(f"/api/tables/{table_id}/view"))):
            await asyncio.sleep(0.02)
        async with bert.socket(table_id) as back, bert.socket(table_id, last=1) as late:
            for chair in (back, late):
                await chair.until(lambda message: message["type"] == "news")
            await back.wish("act", action="pick:9")
            texts = [back.bytes[-1], *[text for text in late.bytes if json.loads(text)["type"] == "news"][:1]]
            return [two.bytes, watch.bytes, texts]


def test_every_registered_game_is_in_the_leak_test() -> None:
    assert set(registry.games()) <= set(worlds.GAMES)
