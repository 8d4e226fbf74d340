"""How long others wait while somebody reads: `python -m bench.reading`.

Three connections of one address ask for the moves of a finished game of Kemet with five players, within the rate
limits, each time from another seat's knowledge. Meanwhile somebody else's socket is pinged all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import sys
import tempfile
import time
from typing import Any

import httpx
import msgspec
import websockets

from bench.server import free_port, process
from pyramidion.kernel import codec, registry
from pyramidion.server.config import Config
from pyramidion.server.entries import Chair, Clock, TableRow
from pyramidion.server.fanout import Fanout
from pyramidion.server.hub import Hub
from pyramidion.server.live import Live
from pyramidion.server.restoring import snapshot_of
from pyramidion.server.store import Store

TABLE = "0" * 24
CONNECTIONS = 3
VIEWERS = ("", "0", "1", "2", "3", "4", "all")


class Latency(msgspec.Struct):
    """Of pings, in milliseconds; `answers` to the three connections meanwhile."""

    pings: int
    p50: float
    p99: float
    longest: float
    answers: int = 0


def played(game_id: str, seats: int) -> Live:
    """A public game played at random to its end."""
    game, luck = registry.game(game_id), random.Random(1)
    chairs = [Chair(f"user{seat}", f"Player {seat}") for seat in range(seats)]
    options, seed = codec.plain(game.options()), f"{7:064x}"
    row = TableRow(
        TABLE, game_id, game.version, options, seed, "user0", True, "x", "fair", Clock(), chairs, time.time()
    )
    live = Live(row)
    while not live.over and live.table is not None:
        seat = live.actors[0]
        chosen = luck.choice(game.legal(live.table.state, seat))
        live.note(live.act(seat, str(chosen), f"user{seat}", None, time.time()))
    return live


async def stored(database: str, live: Live) -> None:
    """As a server leaves it."""
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    await store.add_table(live.row, [])
    for entry in live.entries:
        await store.append(TABLE, entry, None)
    await Hub(store, Config(bots="workers"), None, Fanout()).touch(live)
    await store.write(snapshot_of(live))
    await store.close()


async def ask(url: str, stop: asyncio.Event, answers: list[int]) -> None:
    """One connection; when it was too fast it waits."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as reader:
        for viewer in itertools.cycle(VIEWERS):
            answer = await reader.get(f"/api/tables/{TABLE}/moves", params={"seat": viewer})
            answers.append(answer.status_code)
            if answer.status_code == 429:
                await asyncio.sleep(0.25)
            if stop.is_set():
                return


async def pinged(where: str, cookie: str, seconds: float) -> list[float]:
    times = []
    async with websockets.connect(where, additional_headers={"Cookie": cookie}) as raw:
        await raw.send('{"type": "hello"}')
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            start = time.perf_counter()
            await raw.send('{"type": "ping"}')
            while json.loads(await raw.recv())["type"] != "pong":
                pass
            times.append(time.perf_counter() - start)
            await asyncio.sleep(0.01)
    return times


async def measure(url: str, seconds: float) -> dict[str, Latency]:
    async with httpx.AsyncClient(base_url=url, headers={"x-pyramidion": "1"}, timeout=60) as person:
        (await person.post("/api/guest", json={"name": "Player"})).raise_for_status()
        made = (await person.post("/api/play", json={"game": "valley", "bots": ["random"]})).json()
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    where = f"{url.replace('http', 'ws')}/api/tables/{made['id']}/socket"
    alone = await pinged(where, cookie, seconds)
    stop, answers = asyncio.Event(), list[int]()
    readers = [asyncio.create_task(ask(url, stop, answers)) for _ in range(CONNECTIONS)]
    meanwhile = await pinged(where, cookie, seconds)
    stop.set()
    await asyncio.gather(*readers)
    return {"alone": latency(alone), "while_others_read": latency(meanwhile, answers.count(200))}


def latency(times: list[float], answers: int = 0) -> Latency:
    ordered = sorted(round(1000 * took, 2) for took in times)
    return Latency(len(times), ordered[len(times) // 2], ordered[int(len(times) * 0.99)], ordered[-1], answers)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--flag", action="append", default=[], help="for the server, such as --flag=--cache-mib=0")
    given = parser.parse_args()
    told: dict[str, Any] = {"load_average": os.getloadavg()[0], "cores": os.cpu_count()}
    with tempfile.TemporaryDirectory() as folder:
        database, port = f"{folder}/server.db", free_port()
        asyncio.run(stored(database, played("kemet", 5)))
        flags = [f"--port={port}", f"--database={database}", "--log-level=error", *given.flag]
        with process(["pyramidion", "serve", *flags], port):
            told |= asyncio.run(measure(f"http://127.0.0.1:{port}", given.seconds))
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
