"""A server inside the test's own process: real sockets outside, and its memory can be looked at and changed."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import warnings
from collections.abc import AsyncIterator, Iterator
from typing import Any

import uvicorn

from pyramidion.server.app import make_app
from pyramidion.server.config import Config
from pyramidion.server.limits import Limits
from pyramidion.server.site import Site
from server.visitors import PATIENCE


class Gate(Limits):
    """No limits, but the next wish of one person waits here until it is let through."""

    def __init__(self) -> None:
        super().__init__(0)
        self.shut("")

    async def take(self, name: str, who: str) -> None:
        if who == self.who and not self.arrived.is_set():
            self.arrived.set()
            await self.opened.wait()

    def shut(self, who: str) -> None:
        self.who, self.arrived, self.opened = who, asyncio.Event(), asyncio.Event()

    def let_through(self) -> None:
        self.who = ""
        self.opened.set()


class Inside:
    def __init__(self, site: Site, gate: Gate, url: str) -> None:
        self.site = site
        self.gate = gate
        self.url = url


class Quiet(uvicorn.Server):
    """Leaves the signals to the test run."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def inside(**settings: Any) -> AsyncIterator[Inside]:
    config = Config(**{"answer_delay": 0.01, "bots": "workers", **settings})
    site, gate, door = Site(config), Gate(), socket.socket()
    door.bind(("127.0.0.1", 0))
    site.limits = gate
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        app = make_app(config, site)
    wire: dict[str, Any] = {"ws": "websockets-sansio", "ws_max_size": 8192, "ws_per_message_deflate": False}
    server = Quiet(uvicorn.Config(app, **wire, lifespan="on", log_config=None, access_log=False))
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                assert not serving.done()
                await asyncio.sleep(0.01)
        yield Inside(site, gate, f"http://127.0.0.1:{door.getsockname()[1]}")
    finally:
        server.should_exit = True
        await serving
