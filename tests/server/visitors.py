"""A real server process, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

SCRIPT = Path(__file__).with_name("serve_duel.py")
HEADERS = {"x-pyramidion": "1"}
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nobody needs it here; reading the certificates takes long
PATIENCE = 90.0  # seconds: the machine may be busy, and no test waits for a time to pass
UNHURRIED: dict[str, Any] = {"max_size": None, "open_timeout": PATIENCE, "ping_timeout": PATIENCE}

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)

PORTS = range(10_000, 16_000)  # below those that the system lends to clients: nobody takes one while its server is away
_next_port = count(64 * os.getpid())  # other test runs look elsewhere


def free_port() -> int:
    while True:
        port = PORTS[next(_next_port) % len(PORTS)]
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """One process; `kill` is kill -9."""

    def __init__(self, folder: Path, command: str = "serve", **settings: Any) -> None:
        self.folder = folder
        self.command = command
        self.port = free_port()
        given = {
            "rate": 0,
            "connections": 0,
            "answer_delay": 0.01,
            "database": str(folder / "server.db"),
            "log_level": "warning",
        }
        self.settings = {**given, **settings}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        flags = [flag for name, value in self.settings.items() for flag in _flags(name.replace("_", "-"), value)]
        words = [sys.executable, str(SCRIPT), self.command, f"--port={self.port}", *flags]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(words, stdout=out, stderr=out, env={**os.environ, "PYTHONPATH": ""})
        if self.command == "serve":
            self._wait()
        return self

    def _wait(self) -> None:
        for _ in range(1200):
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)


def _flags(name: str, value: Any) -> list[str]:
    """A list is a flag given several times."""
    if isinstance(value, list):
        return [f"--{name}={one}" for one in value]
    return [f"--{name}"] if value is True else [f"--{name}={value}"]


class Person:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client_seed: str | None = secrets.token_hex(32)
        self.http = httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=PATIENCE, verify=NO_TLS)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def guest(self, name: str) -> Person:
        (await self.http.post("/api/guest", json={"name": name})).raise_for_status()
        return self

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body if body is not None else {})
        assert answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, last: int | None = None, hello: bool = True, **query: Any
    ) -> AsyncIterator[Chair]:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        where = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?{words}"
        async with websockets.connect(where, additional_headers=self.cookie(), **UNHURRIED) as raw:
            chair = Chair(raw)
            await chair.send(type="hello", last=last, client_seed=self.client_seed)
            yield chair

    async def arrive(self, table: str) -> dict[str, Any]:
        """Say hello and go again: a table waits for this from everybody seated. The frame that answers."""
        async with self.socket(table) as chair:
            return await chair.until(lambda message: message["type"] == "news")


class Chair:
    """One socket: the last frame, all news, and the answers to wishes."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.frame: dict[str, Any] = {}
        self.news: list[dict[str, Any]] = []
        self.bytes: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.ids = self.read = 0

    async def send(self, **message: Any) -> None:
        await self.raw.send(json.dumps(message))

    async def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.raw.recv(), timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "news":
            self._follow(message)
        elif "id" in message:
            self.answers[message["id"]] = message
        return message

    def _follow(self, frame: dict[str, Any]) -> None:
        """Numbers go on without a gap, unless the frame is fresh."""
        if not frame["fresh"]:
            known = self.frame.get("number", frame["number"] - len(frame["news"]))
            numbers = [news["number"] for news in frame["news"]]
            assert numbers == list(range(known + 1, frame["number"] + 1)), (known, numbers, frame["number"])
        self.news += frame["news"]
        self.frame = frame

    async def until(self, wanted: Callable[[dict[str, Any]], Any], timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.receive(timeout)
            if wanted(message):
                return message

    async def wish(self, type: str, **more: Any) -> dict[str, Any]:
        """Send and wait for the answer."""
        self.ids += 1
        wish = more.pop("id", f"w{self.ids}")
        await self.send(type=type, id=wish, **more)
        while wish not in self.answers:
            await self.receive()
        return self.answers.pop(wish)

    @property
    def legal(self) -> list[str]:
        view = self.frame.get("view")
        return list(view["legal"]) if view else []

    @property
    def over(self) -> bool:
        return bool(self.frame) and self.frame["status"] == "over"


async def play_on(chair: Chair, luck: random.Random, most: int = 10_000) -> int:
    """Answer at random until the game is over; how many answers were taken."""
    taken = 0
    while not chair.over and taken < most:
        if chair.legal:
            said = await chair.wish("act", action=luck.choice(chair.legal), seen=chair.frame["number"])
            taken += said["type"] == "done"
        else:
            await chair.receive()
    return taken


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(_awaited(work), 4 * PATIENCE))


async def _awaited(work: Callable[[], Awaitable[None]]) -> None:
    await work()
