"""The table server beside its limit: `python -m bench.server`.

The limit is a bare websocket echo that commits one SQLite transaction per message, in the same run, on the same
machine, with the same number of sockets, as fast as it goes and at the same rate. Clients run in this process and share
the cores with the servers, unless `--pin` gives the server the first core and the clients the others; what they cost
is told beside what the server costs. Nothing can be acknowledged before the disk has it: `commit` is what one
transaction alone takes there, and no latency of anybody can be below it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

ECHO = "bench.server:echo"
BEGUN = 4  # news of a table of two: one sits down, both say hello, the game begins


class _View(msgspec.Struct):
    legal: list[str]


class _Frame(msgspec.Struct):
    """As much of a frame as a player at random needs."""

    type: str
    number: int = 0
    status: str = ""
    view: _View | None = None
    id: str = ""


class Figures(msgspec.Struct):
    """`cpu_ms` is what the server process spent on each action, `clients_ms` what the clients did.

    Both depend little on who else uses the machine.
    """

    actions: int
    per_second: float
    p50_ms: float
    p99_ms: float
    cpu_ms: float = 0.0
    clients_ms: float = 0.0


_decoder = msgspec.json.Decoder(_Frame)

# --- the bare limit --------------------------------------------------------------------------------------------


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Accept, and answer each message when its transaction is on the disk."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await asyncio.to_thread(_commit, message["text"])
        await send({"type": "websocket.send", "text": message["text"]})


_database: list[sqlite3.Connection] = []


def _commit(text: str) -> None:
    if not _database:
        made = sqlite3.connect(os.environ["BENCH_DATABASE"], check_same_thread=False, isolation_level=None)
        made.execute("pragma journal_mode=wal")
        made.execute("pragma synchronous=full")
        made.execute("create table if not exists log (id integer primary key, entry text)")
        _database.append(made)
    _database[0].execute("insert into log (entry) values (?)", (text,))


# --- processes -------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def process(words: list[str], port: int, **environ: str) -> Iterator[subprocess.Popen[bytes]]:
    made = subprocess.Popen([sys.executable, "-m", *words], env={**os.environ, **environ}, stdout=subprocess.DEVNULL)
    try:
        for _ in range(400):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield made
    finally:
        made.send_signal(signal.SIGTERM)
        made.wait(20)


def resident_kib(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    """User and system time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- people ----------------------------------------------------------------------------------------------------


class Table:
    """Two people at a table who answer at random; one action is under way at a time."""

    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.luck = random.Random(seed)
        self.frames = [_Frame("news"), _Frame("news")]
        self.sent = 0
        self.times: list[float] = []

    async def _receive(self, seat: int, number: int) -> None:
        """Until the news with this number has come."""
        while self.frames[seat].number < number:
            frame = _decoder.decode(await self.sockets[seat].recv())
            if frame.type == "news":
                self.frames[seat] = frame

    async def act(self, due: float | None = None) -> bool:
        """Send one action and wait until both have been told; False when the game is over.

        The time counts from when it was due: a server that falls behind is not spared what it kept waiting.
        """
        seat = next((seat for seat, frame in enumerate(self.frames) if frame.view and frame.view.legal), None)
        if seat is None or self.frames[0].status == "over":
            return False
        view = self.frames[seat].view
        assert view is not None
        self.sent += 1
        wanted = [frame.number + 1 for frame in self.frames]
        wish = {"type": "act", "id": f"{seat}-{self.sent}", "action": self.luck.choice(view.legal)}
        start = time.perf_counter() if due is None else due
        await self.sockets[seat].send(json.dumps(wish))
        await self._receive(1 - seat, wanted[1 - seat])
        self.times.append(time.perf_counter() - start)
        await self._receive(seat, wanted[seat])
        return True

    async def play(self, until: float) -> None:
        """As fast as it goes."""
        while time.perf_counter() < until and await self.act():
            pass

    async def play_by_the_clock(self, until: float, pause: float) -> None:
        """Actions are due at random times, `pause` apart on average, whatever the server does."""
        due = time.perf_counter() + self.luck.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.act(due):
                return
            due += self.luck.expovariate(1 / pause)


@contextlib.asynccontextmanager
async def sat_down(url: str, game: str, tables: int) -> AsyncIterator[tuple[list[Table], httpx.AsyncClient]]:
    people = [httpx.AsyncClient(base_url=url, headers={"x-pyramidion": "1"}, timeout=30) for _ in range(2)]
    for number, person in enumerate(people):
        (await person.post("/api/guest", json={"name": f"Person {number}"})).raise_for_status()
    made = []
    async with contextlib.AsyncExitStack() as stack:
        for seed in range(tables):
            seats = [{"kind": "me"}, {"kind": "open"}]
            opened = await people[0].post("/api/tables", json={"game": game, "seats": seats, "public": True})
            table = opened.json()["id"]
            (await people[1].post(f"/api/tables/{table}/join", json={})).raise_for_status()
            where = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
            sockets = [await stack.enter_async_context(_connect(where, person)) for person in people]
            made.append(Table(sockets, seed))
        await asyncio.sleep(0.5)
        for table_made in made:
            for seat in range(2):
                await table_made._receive(seat, BEGUN)
        yield made, people[0]
    for person in people:
        await person.aclose()


@contextlib.asynccontextmanager
async def _connect(where: str, person: httpx.AsyncClient) -> AsyncIterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    async with websockets.connect(
        where, additional_headers={"Cookie": cookie}, compression=None, max_size=None, max_queue=None
    ) as raw:
        await raw.send('{"type": "hello"}')
        yield raw


# --- measuring -------------------------------------------------------------------------------------------------


def figures(times: list[float], seconds: float) -> Figures:
    ordered = sorted(times) or [0.0]
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return Figures(len(times), round(len(times) / seconds), _ms(statistics.median(ordered)), _ms(p99))


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)


class Spent:
    """Processor time of server and clients from here on."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.server, self.clients = cpu_seconds(pid), time.process_time()

    def into(self, found: Figures) -> Figures:
        actions = max(1, found.actions)
        found.cpu_ms = _ms((cpu_seconds(self.pid) - self.server) / actions)
        found.clients_ms = _ms((time.process_time() - self.clients) / actions)
        return found


async def measure_server(url: str, pid: int, game: str, tables: int, seconds: float, pause: float) -> Figures:
    """An action of each table is due every `pause` seconds on average; without, as fast as it goes."""
    async with sat_down(url, game, tables) as (made, _):
        start, spent = time.perf_counter(), Spent(pid)
        end = start + seconds
        await asyncio.gather(*(table.play_by_the_clock(end, pause) if pause else table.play(end) for table in made))
        times = [took for table in made for took in table.times]
        return spent.into(figures(times, time.perf_counter() - start))


async def measure_echo(url: str, pid: int, sockets: int, seconds: float, pause: float) -> Figures:
    """The bare echo under the same demands as the server; counted from when all are connected."""
    times: list[float] = []

    async def talk(raw: ClientConnection, luck: random.Random, until: float) -> None:
        due = time.perf_counter() + luck.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await raw.send('{"type": "act", "id": "0-1", "action": "end"}')
            await raw.recv()
            now = time.perf_counter()
            times.append(now - due)
            due = due + luck.expovariate(1 / pause) if pause else now

    async with contextlib.AsyncExitStack() as stack:
        where = url.replace("http", "ws")
        made = [await stack.enter_async_context(websockets.connect(where, compression=None)) for _ in range(sockets)]
        start, spent = time.perf_counter(), Spent(pid)
        await asyncio.gather(*(talk(raw, random.Random(seed), start + seconds) for seed, raw in enumerate(made)))
        return spent.into(figures(times, time.perf_counter() - start))


def measure_commit(folder: str, count: int = 200) -> Figures:
    """One transaction after the other, and nothing else."""
    os.environ["BENCH_DATABASE"] = f"{folder}/alone.db"
    times, start = [], time.perf_counter()
    for _ in range(count):
        began = time.perf_counter()
        _commit("end")
        times.append(time.perf_counter() - began)
    return figures(times, time.perf_counter() - start)


async def measure_memory(url: str, game: str, pid: int, tables: int) -> float:
    """Kibibytes for each table that is in memory, has begun and waits."""
    async with httpx.AsyncClient(base_url=url, headers={"x-pyramidion": "1"}, timeout=30) as person:
        await person.post("/api/guest", json={"name": "Idle"})
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        for number in range(50 + tables):
            if number == 50:
                before = resident_kib(pid)
            made = await person.post("/api/tables", json=body)
            where = f"{url.replace('http', 'ws')}/api/tables/{made.json()['id']}/socket"
            async with _connect(where, person) as raw:
                await raw.recv()
        return round((resident_kib(pid) - before) / tables, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="valley")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--pin", action="store_true", help="the server on the first core, the clients on the others")
    parser.add_argument("--folder", help="where the databases are; by default a folder for temporary files")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        told = measure_all(given, folder)
    print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
    return 0


def measure_all(given: argparse.Namespace, folder: str) -> dict[str, Any]:
    before, pause = os.getloadavg()[0], given.tables / given.rate
    cores = sorted(os.sched_getaffinity(0)) if given.pin else []
    commit = measure_commit(folder)
    port = free_port()
    bare = ["uvicorn", ECHO, "--port", str(port), "--ws", "websockets-sansio", "--log-level", "error"]
    with process([*bare, "--lifespan", "off"], port, BENCH_DATABASE=f"{folder}/echo.db") as server:
        pin(server.pid, cores)
        echo_case = (f"http://127.0.0.1:{port}", server.pid, given.tables, given.seconds)
        bare_steady = asyncio.run(measure_echo(*echo_case, pause))
        limit = asyncio.run(measure_echo(*echo_case, 0.0))
    port = free_port()
    flags = [f"--port={port}", f"--database={folder}/server.db", "--rate=0", "--log-level=error"]
    flags.append("--tables-per-person=1000000")
    with process(["pyramidion", "serve", *flags, "--answer-delay=0.001", "--connections=0"], port) as server:
        pin(server.pid, cores)
        url = f"http://127.0.0.1:{port}"
        memory = asyncio.run(measure_memory(url, given.game, server.pid, 300))
        case = (url, server.pid, given.game, given.tables, given.seconds)
        steady = asyncio.run(measure_server(*case, pause))
        full = asyncio.run(measure_server(*case, 0.0))
    return {
        "game": given.game,
        "tables": given.tables,
        "cores": os.cpu_count(),
        "pinned": given.pin,
        "load_average": [before, os.getloadavg()[0]],
        "commit": commit,
        f"bare_at_{given.rate:.0f}": bare_steady,
        f"server_at_{given.rate:.0f}": steady,
        "bare_full": limit,
        "server_full": full,
        "ratio_to_bare": round(full.per_second / max(1.0, limit.per_second), 2),
        "ratio_of_cpu": round(limit.cpu_ms / max(0.001, full.cpu_ms), 2),
        "idle_table_kib": memory,
    }


def pin(pid: int, cores: list[int]) -> None:
    """Every thread of the server on the first core, the clients on the others."""
    if len(cores) > 1:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores[:1])
        os.sched_setaffinity(0, cores[1:])


if __name__ == "__main__":
    sys.exit(main())
