"""One open socket, seen from the table: a short queue, and a fresh view for whoever cannot keep up."""

from __future__ import annotations

import asyncio
from collections import deque

from pyramidion.server import metrics
from pyramidion.server.live import Viewer

QUEUE = 32


class Client:
    def __init__(self, user: str | None, name: str, lang: str, viewer: Viewer) -> None:
        self.user = user
        self.name = name
        self.lang = lang
        self.viewer = viewer
        self.lagging = False
        self.closed = False
        self._queue: deque[bytes] = deque()
        self._woken = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Never waits: when the queue is full it is thrown away, and a fresh view follows."""
        if self.lagging or self.closed:
            return
        if len(self._queue) >= QUEUE:
            self._queue.clear()
            self.lagging = True
            metrics.LAGGED.inc()
        else:
            self._queue.append(message)
        self._woken.set()

    def close(self) -> None:
        self.closed = True
        self._woken.set()

    async def next(self) -> bytes | None:
        """The next message; None when there is none to wait for: closed, or lagging."""
        while not self._queue:
            if self.closed or self.lagging:
                return None
            self._woken.clear()
            await self._woken.wait()
        return self._queue.popleft()
