"""`pyramidion bot-worker`: claims waiting bot turns from PostgreSQL; any number of workers may run."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from sqlalchemy import delete, select

from pyramidion.server.config import Config, database_url
from pyramidion.server.ending import ended
from pyramidion.server.fanout import fanout
from pyramidion.server.hub import Hub
from pyramidion.server.refusal import Refusal
from pyramidion.server.schema import bot_turns
from pyramidion.server.store import Store
from pyramidion.server.thinkers import Thinkers

log = logging.getLogger(__name__)
PAUSE = 0.05  # seconds between looks when there was nothing to do


async def work(config: Config) -> None:
    """For ever. What bots do next is asked through the database too, so that all workers share it."""
    config = msgspec.structs.replace(config, bots="workers")
    store = Store(database_url(config))
    await store.open()
    thinkers = Thinkers(config.workers, config.think_seconds, config.bot)
    thinkers.start()
    hub = Hub(store, config, thinkers, fanout(config.redis))
    claims: list[asyncio.Task[None]] = []
    try:
        await hub.fanout.open(hub.catch_up)
        log.info("bots are ready")
        claims = [asyncio.create_task(_claim_forever(hub)) for _ in range(config.workers)]
        await asyncio.wait(claims)
    finally:
        await ended(*claims)
        await hub.close()
        thinkers.close()
        await store.close()


async def _claim_forever(hub: Hub) -> None:
    while True:
        try:
            if not await claim(hub):
                await asyncio.sleep(PAUSE)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot turn failed")
            await asyncio.sleep(1)


async def claim(hub: Hub) -> bool:
    """One turn. The row stays locked while the bot thinks: if this process dies, another finds it again."""
    async with hub.store.engine.begin() as connection:
        query = select(bot_turns).order_by(bot_turns.c.id).limit(1).with_for_update(skip_locked=True)
        row = (await connection.execute(query)).mappings().first()
        if row is None:
            return False
        started = time.monotonic()
        try:
            await hub.catch_up(row["table"])
            await hub.bot_turn(row["table"], row["seat"])
        except Refusal:
            pass
        await connection.execute(delete(bot_turns).where(bot_turns.c.id == row["id"]))
        log.debug("bot turn", extra={"table": row["table"], "seconds": time.monotonic() - started})
    return True
