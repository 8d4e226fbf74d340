"""Whole games over real sockets, for every registered game."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import lanes_game
from pyramidion.kernel import record, registry
from pyramidion.kernel.contract import Game
from server.visitors import Person, Server, play_on, run

GAMES: dict[str, Game[Any]] = {**registry.games(), lanes_game.GAME.id: lanes_game.GAME}


@pytest.mark.parametrize("name", GAMES)
def test_people_play_a_whole_game(server: Server, name: str) -> None:
    """Two people by link; the record proves itself, and both saw the same end."""

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as bert:
            await anna.guest("Anna")
            await bert.guest("Bert")
            made = await anna.post("/api/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "open"}]})
            table, link = made["id"], made["link"]
            assert made["status"] == "open"
            assert made["seed"] is None
            joined = await bert.post(f"/api/tables/{table}/join", {"link": link})
            assert (joined["status"], joined["missing"]) == ("open", [0, 1])
            assert joined["my_seats"] == [1]
            async with anna.socket(table) as one, bert.socket(table) as two:
                luck = random.Random(name)
                await asyncio.gather(play_on(one, luck), play_on(two, luck))
                assert one.frame["view"]["result"] == two.frame["view"]["result"] is not None
            saved = await anna.get(f"/api/tables/{table}/record")
            proved = record.verify(GAMES[name], msgspec.convert(saved, record.Record))
            assert proved == len(saved["log"]) > 5
            assert saved["commit"] == made["commit"]
            await replays(anna, table, len(saved["log"]))

    run(work)


async def replays(person: Person, table: str, length: int) -> None:
    """The first, a middle and the last moment, from each seat and from outside."""
    for seat in ("0", "1", ""):
        for at in (0, length // 2, length):
            shown = await person.get(f"/api/tables/{table}/replay", at=at, seat=seat)
            assert shown["at"] == at
            assert shown["view"]["seat"] == (int(seat) if seat else None)


@pytest.mark.parametrize("name", registry.games())
def test_one_request_starts_a_game_against_a_bot(server: Server, name: str) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            most = max(GAMES[name].seats[0], 2)
            made = await anna.post("/api/play", {"game": name, "bots": ["scribe"] + ["random"] * (most - 2)})
            async with anna.socket(made["id"]) as chair:
                await play_on(chair, random.Random(name))
                assert chair.frame["view"]["result"]
            mine = await anna.get("/api/tables")
            assert mine[0]["id"] == made["id"] or any(line["id"] == made["id"] for line in mine)

    run(work)


def test_hot_seat_and_rematch(server: Server) -> None:
    """One person at both seats; then once more with the seats rotated, the same table for everybody who asks."""

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats})
            async with anna.socket(made["id"], seat=0) as one, anna.socket(made["id"], seat=1) as two:
                luck = random.Random(1)
                await asyncio.gather(play_on(one, luck), play_on(two, luck))
            again = await anna.post(f"/api/tables/{made['id']}/rematch")
            assert again["my_seats"] == [0, 2]
            assert (await anna.post(f"/api/tables/{made['id']}/rematch"))["id"] == again["id"]

    run(work)
