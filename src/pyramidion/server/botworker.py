"""`pyramidion bot-worker`: claims waiting bot turns from PostgreSQL; any number of workers may run."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from pyramidion.server import bot_queue
from pyramidion.server.bot_queue import BotTurn
from pyramidion.server.config import Config, database_url
from pyramidion.server.ending import ended
from pyramidion.server.fanout import fanout
from pyramidion.server.hub import Hub
from pyramidion.server.refusal import Refusal
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
    worker = BotWorker(hub)
    try:
        await hub.fanout.open(hub.catch_up)
        log.info("bots are ready")
        await worker.claim_forever()
    finally:
        await worker.close()
        await hub.close()
        thinkers.close()
        await store.close()


class BotWorker:
    """As many turns at once as there are processes to think about them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._free = asyncio.Semaphore(hub.config.workers)
        self._turns: set[asyncio.Task[None]] = set()

    async def claim_forever(self) -> None:
        while True:
            await self._free.acquire()
            turn = None
            try:
                turn = await bot_queue.claim(self.hub.store, self.hub.config.thinking_per_person)
            except Exception:
                log.exception("no bot turn can be claimed")
                await asyncio.sleep(1)
            if turn is None:
                self._free.release()
                await asyncio.sleep(PAUSE)
            else:
                task = asyncio.create_task(self._serve(turn))
                self._turns.add(task)
                task.add_done_callback(self._turns.discard)

    async def _serve(self, turn: BotTurn) -> None:
        """If this fails or the process dies, the turn is claimed again after a while."""
        alive = asyncio.create_task(bot_queue.keep(self.hub.store, turn))
        try:
            await self._play(turn)
            await bot_queue.finish(self.hub.store, turn)
        except Exception:
            log.exception("a bot turn failed", extra={"table": turn.table})
        finally:
            await ended(alive)

    async def _play(self, turn: BotTurn) -> None:
        """The process is free for the next turn while this answer waits until it may be given."""
        hub, desk = self.hub, self.hub.desk(turn.table)
        answer = None
        try:
            await hub.catch_up(turn.table)
            answer = await hub.turns.think(desk, turn.seat, turn.person)
        except Refusal:
            pass
        finally:
            self._free.release()
        if answer is not None:
            with contextlib.suppress(Refusal):
                await hub.turns.act(desk, turn.seat, answer)

    async def close(self) -> None:
        await ended(*self._turns)
