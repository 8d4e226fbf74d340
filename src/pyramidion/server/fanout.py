"""Telling the other processes that a table has news, and who is there; the news themselves are in the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from pyramidion.server.ending import ended

CHANNEL = "pyramidion:tables"
ENDED = "pyramidion:sessions"
PRESENT = 5.0  # seconds that somebody counts as present after a process has said so
log = logging.getLogger(__name__)
Listener = Callable[[str], Awaitable[None]]


class Fanout:
    """One process alone: nobody to tell."""

    async def open(self, listener: Listener, ended: Listener | None = None) -> None:
        """`listener` hears of tables with news, `ended` of people of whom a session has ended."""

    async def tell(self, table: str) -> None:
        pass

    async def tell_ended(self, user: str) -> None:
        pass

    async def meet(self, table: str, here: set[str]) -> set[str]:
        """Say who is at this process; who is at any?"""
        return here

    async def anybody(self, table: str) -> bool:
        """Is somebody connected to the table at any process?"""
        return False

    async def part(self, table: str, user: str) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisFanout(Fanout):
    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)
        self._name = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def open(self, listener: Listener, ended: Listener | None = None) -> None:
        ready = asyncio.Event()
        listeners = {CHANNEL: listener} if ended is None else {CHANNEL: listener, ENDED: ended}
        self._task = asyncio.create_task(self._listen(listeners, ready))
        async with asyncio.timeout(10):
            await ready.wait()

    async def _listen(self, listeners: Mapping[str, Listener], ready: asyncio.Event) -> None:
        """For ever; a lost connection is made anew. All channels together: what was told first is heard first."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(*listeners)
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._heard(message["data"].decode(), listeners[message["channel"].decode()])
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("redis lost")
                await asyncio.sleep(1)

    async def _heard(self, text: str, listener: Listener) -> None:
        sender, _, about = text.partition(" ")
        if sender != self._name:
            try:
                await listener(about)
            except Exception:
                log.exception("catching up failed", extra={"about": about})

    async def tell(self, table: str) -> None:
        await self._publish(CHANNEL, table)

    async def tell_ended(self, user: str) -> None:
        await self._publish(ENDED, user)

    async def _publish(self, channel: str, about: str) -> None:
        try:
            await self._redis.publish(channel, f"{self._name} {about}")
        except Exception:
            log.exception("redis lost")

    async def meet(self, table: str, here: set[str]) -> set[str]:
        key, now = f"pyramidion:here:{table}", time.time()
        try:
            async with self._redis.pipeline() as all_at_once:
                if here:
                    all_at_once.zadd(key, dict.fromkeys(here, now + PRESENT))
                all_at_once.expire(key, 60).zrangebyscore(key, now, "+inf")
                *_, found = await all_at_once.execute()
        except Exception:
            log.exception("redis lost")
            return here
        return here | {user.decode() for user in found}

    async def anybody(self, table: str) -> bool:
        """If that cannot be known, the bots play on."""
        try:
            return bool(await self._redis.zcount(f"pyramidion:here:{table}", time.time(), "+inf"))
        except Exception:
            log.exception("redis lost")
            return True

    async def part(self, table: str, user: str) -> None:
        try:
            await self._redis.zrem(f"pyramidion:here:{table}", user)
        except Exception:
            log.exception("redis lost")

    async def close(self) -> None:
        if self._task is not None:
            await ended(self._task)
        await self._redis.aclose()


def fanout(url: str) -> Fanout:
    return RedisFanout(url) if url else Fanout()
