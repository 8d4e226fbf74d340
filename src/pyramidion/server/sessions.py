"""The open sockets of this process and the sessions that opened them: when a session ends, its sockets close."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator, Sequence

from pyramidion.server.client import SIGNED_OUT, Client
from pyramidion.server.fanout import Fanout
from pyramidion.server.refusal import Refusal
from pyramidion.server.store import Store

log = logging.getLogger(__name__)
EVERY = 1.0  # seconds between two looks at all sessions


class OpenSockets:
    """The database says which sessions there are; `shared`: other servers may end one too."""

    def __init__(self, store: Store, fanout: Fanout, shared: bool) -> None:
        self.store = store
        self.fanout = fanout
        self.shared = shared
        self.clients: set[Client] = set()

    @contextlib.contextmanager
    def holding(self, client: Client) -> Iterator[None]:
        """Enter before its session is looked up, so that one that ends meanwhile is not missed."""
        self.clients.add(client)
        try:
            yield
        finally:
            self.clients.discard(client)

    async def ended(self, user: str) -> None:
        """Sessions of this person have ended: their sockets close, here and at the other servers."""
        await self.check(user)
        await self.fanout.tell_ended(user)

    async def check(self, user: str | None = None) -> None:
        """Close the sockets whose session is over: of one person (or somebody not yet looked up), or of all."""
        await self._check([c for c in self.clients if user is None or c.user is None or c.user == user])

    async def _check(self, clients: Sequence[Client]) -> None:
        asked = [client for client in clients if client.session and not client.closed]
        if asked:
            going_on = await self.store.sessions_among({client.session for client in asked}, time.time())
            for client in asked:
                if client.session and client.session not in going_on:
                    client.end(SIGNED_OUT)

    async def confirm(self, client: Client) -> None:
        """Before a wish is carried out: has its right ended while it waited?"""
        if self.shared:
            await self._check([client])
        if client.ended:
            raise Refusal("not-known", 401)

    async def watch(self) -> None:
        """For sessions that end by time, and those whose end another server could not tell."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.check()
            except Exception:
                log.exception("sessions cannot be looked up")
