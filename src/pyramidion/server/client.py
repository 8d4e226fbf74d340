"""One open socket, seen from the table: a short queue, and a fresh view for whoever cannot keep up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable

from pyramidion.server import metrics
from pyramidion.server.entries import User
from pyramidion.server.live import Viewer

QUEUE = 32
SIGNED_OUT = 4401  # close code: the session that opened the socket has ended
NOT_ALLOWED = 4403  # close code: this person may not see the table any more


class Client:
    """`wanted` and `link` are what `?seat=` and `?link=` said; what follows from them is asked at every frame."""

    def __init__(self, session: str, wanted: str, link: str) -> None:
        self.session = session  # SHA-256 of the token, empty for somebody unknown
        self.wanted = wanted
        self.link = link
        self.person: User | None = None
        self.lang = ""
        self.viewer: Viewer = None  # whose knowledge the newest frame held
        self.lagging = False
        self.closed = False
        self.code = 1000
        self._queue: deque[tuple[bytes, bool]] = deque()
        self._woken = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None  # the sender, while the network does not take its message
        self._withdrawn = False

    def introduce(self, person: User | None, lang: str) -> None:
        self.person, self.lang = person, lang
        if person is None:
            self.session = ""

    @property
    def user(self) -> str | None:
        return self.person.id if self.person is not None else None

    @property
    def ended(self) -> bool:
        """Has the right to be here ended, other than by hanging up?"""
        return self.code in (SIGNED_OUT, NOT_ALLOWED)

    def send(self, message: bytes, bare: bool = False) -> None:
        """Never waits: when the queue is full it is thrown away, and a fresh view follows. `bare`: it tells nothing."""
        if self.lagging or self.closed:
            return
        if len(self._queue) >= QUEUE:
            self._queue.clear()
            self.lagging = True
            metrics.LAGGED.inc()
        else:
            self._queue.append((message, bare))
        self._woken.set()

    def become(self, viewer: Viewer) -> None:
        """From now on another viewer: what was meant for the old one does not go out any more."""
        self.viewer = viewer
        self._queue = deque(item for item in self._queue if item[1])
        self._withdraw()

    def end(self, code: int) -> None:
        """The right to be here has ended: nothing that waits goes out any more."""
        if not self.closed:
            self.code = code
            self._queue.clear()
            self._withdraw()
            self.close()

    def close(self) -> None:
        self.closed = True
        self._woken.set()

    async def next(self) -> tuple[bytes, bool] | None:
        """The next message, and whether it is bare; None when there is none to wait for: closed, or lagging."""
        while not self._queue:
            if self.closed or self.lagging:
                return None
            self._woken.clear()
            await self._woken.wait()
        return self._queue.popleft()

    async def hand_over(self, sending: Awaitable[None], bare: bool) -> None:
        """Wait until the network takes a message; it is withdrawn if the right to it ends before."""
        task = asyncio.current_task()
        self._sending = None if bare else task
        try:
            await sending
        except asyncio.CancelledError:
            withdrawn, self._withdrawn = self._withdrawn, False
            if task is None or not withdrawn or task.uncancel():
                raise
        finally:
            self._sending = None

    def _withdraw(self) -> None:
        if self._sending is not None and not self._withdrawn:
            self._withdrawn = True
            self._sending.cancel()
