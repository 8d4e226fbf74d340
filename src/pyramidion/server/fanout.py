"""Telling the other processes that a table has news, and who is there; the news themselves are in the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from pyramidion.server.ending import ended

CHANNEL = "pyramidion:tables"
PRESENT = 5.0  # seconds that somebody counts as present after a process has said so
log = logging.getLogger(__name__)
Listener = Callable[[str], Awaitable[None]]


class Fanout:
    """One process alone: nobody to tell."""

    async def open(self, listener: Listener) -> None:
        pass

    async def tell(self, table: str) -> None:
        pass

    async def meet(self, table: str, here: set[str]) -> set[str]:
        """Say who is at this process; who is at any?"""
        return here

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

    async def open(self, listener: Listener) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, ready))
        async with asyncio.timeout(10):
            await ready.wait()

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        """For ever; a lost connection is made anew."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._heard(message["data"].decode(), listener)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("redis lost")
                await asyncio.sleep(1)

    async def _heard(self, text: str, listener: Listener) -> None:
        sender, _, table = text.partition(" ")
        if sender != self._name:
            try:
                await listener(table)
            except Exception:
                log.exception("catching up failed", extra={"table": table})

    async def tell(self, table: str) -> None:
        try:
            await self._redis.publish(CHANNEL, f"{self._name} {table}")
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
