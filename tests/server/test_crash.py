"""kill -9 in the middle of games, again and again: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

import lanes_game
from pyramidion.kernel import record, registry
from pyramidion.server.entries import Entry
from server.visitors import Chair, Person, Server, run

GAMES = {**registry.games(), lanes_game.GAME.id: lanes_game.GAME}
PAUSES = {"duel": 1.0, "sneferu": 0.5, "pyramids": 0.25}  # seconds: so that a short game sees more than one crash


class Stubborn:
    """Plays at random, comes back after every loss and repeats the wish that was not confirmed."""

    def __init__(self, person: Person, table: str, seed: int, pause: float, longest: int) -> None:
        self.person, self.table, self.pause, self.longest = person, table, pause, longest
        self.luck = random.Random(seed)
        self.last: int | None = None
        self.wish: dict[str, Any] | None = None
        self.done: list[tuple[str, str]] = []
        self.number = self.visits = 0
        self.over = False

    async def play(self) -> None:
        while True:
            try:
                async with self.person.socket(self.table, self.last) as chair:
                    self.visits += 1
                    self.over = await self._visit(chair)
                if self.over:
                    return
            except (WebSocketException, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _visit(self, chair: Chair) -> bool:
        """A few looks at the table, `longest` at most; is the game over then?"""
        if self.last is not None:
            chair.frame = {"number": self.last, "status": "", "view": None}
        await chair.until(lambda message: message["type"] == "news")
        for _ in range(self.luck.randint(1, self.longest)):
            if chair.over:
                break
            await self._look(chair)
            self.last = chair.frame["number"]
        return chair.over

    async def _look(self, chair: Chair) -> None:
        if self.wish is None and chair.legal:
            self.number += 1
            action = self.luck.choice(chair.legal)
            self.wish = {"id": f"n{self.number}", "action": action, "seen": chair.frame["number"]}
        if self.wish is not None:
            await self._insist(chair, self.wish)
        else:
            await chair.receive()

    async def _insist(self, chair: Chair, wish: dict[str, Any]) -> None:
        said = await chair.wish("act", **wish)
        if said["type"] == "done":
            self.done.append((wish["id"], wish["action"]))
        self.wish = None
        await asyncio.sleep(self.pause)


async def all_back(pairs: list[list[Stubborn]], visits: list[int]) -> None:
    """Of every pair whose game goes on, somebody has come once more than so often."""
    while any(
        sum(player.visits for player in pair) <= before and not all(player.over for player in pair)
        for pair, before in zip(pairs, visits, strict=True)
    ):
        await asyncio.sleep(0.01)


async def seated(url: str, name: str, pause: float, longest: int) -> list[Stubborn]:
    """Two people at a table of the game."""
    anna, bert = await Person(url).guest("Anna"), await Person(url).guest("Bert")
    made = await anna.post("/api/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "open"}]})
    await bert.post(f"/api/tables/{made['id']}/join", {"link": made["link"]})
    return [Stubborn(person, made["id"], seed, pause, longest) for seed, person in enumerate((anna, bert))]


def stored(folder: Path, table: str) -> list[Entry]:
    with sqlite3.connect(folder / "server.db") as database:
        rows = database.execute('select entry from log where "table" = ? order by seq', (table,))
        return [msgspec.json.decode(row[0], type=Entry) for row in rows]


def check(folder: Path, pair: list[Stubborn], saved: dict[str, Any]) -> None:
    """Every confirmed wish is in the log once, and what the log says is what the record proves."""
    entries = stored(folder, pair[0].table)
    keys = [entry.key for entry in entries if entry.key is not None]
    assert len(keys) == len(set(keys))
    for seat, player in enumerate(pair):
        mine = [(str(entry.key).split(":")[1], entry.text) for entry in entries if entry.seat == seat and entry.key]
        assert set(player.done) <= set(mine)
    acts = [[entry.seat, entry.text] for entry in entries if entry.kind == "act"]
    assert acts == saved["log"]
    proof = msgspec.convert(saved, record.Record)
    assert record.verify(GAMES[proof.game], proof) == len(acts)


def test_nothing_is_lost_when_the_server_is_killed(serve: Callable[..., Server], tmp_path: Path) -> None:
    server = serve(snapshot_every=10)

    async def work() -> None:
        pairs = [await seated(server.url, name, PAUSES.get(name, 0.05), 1_000_000) for name in GAMES]
        playing = asyncio.gather(*(player.play() for pair in pairs for player in pair))
        luck = random.Random(5)
        visits = [0] * len(pairs)
        for _ in range(5):
            await all_back(pairs, visits)
            await asyncio.sleep(0.2 + luck.random() / 2)
            await asyncio.to_thread(server.kill)
            visits = [sum(player.visits for player in pair) for pair in pairs]
            await asyncio.to_thread(server.start)
        for player in (player for pair in pairs for player in pair):
            player.pause = 0
        await playing
        for pair in pairs:
            assert any(player.visits > 2 for player in pair)
            check(tmp_path, pair, await pair[0].person.get(f"/api/tables/{pair[0].table}/record"))

    run(work)


def test_people_come_and_go_at_random_moments(server: Server) -> None:
    """Each return says the last number, and gets exactly what was missed: `Chair` sees any gap."""

    async def work() -> None:
        pairs = [await seated(server.url, name, 0, longest=7) for name in GAMES]
        await asyncio.gather(*(player.play() for pair in pairs for player in pair))
        for pair in pairs:
            assert all(player.visits > 1 for player in pair), "in the shortest game each answers eight times"
            check(server.folder, pair, await pair[0].person.get(f"/api/tables/{pair[0].table}/record"))

    run(work)
