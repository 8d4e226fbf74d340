"""Worker processes: each answers one question at a time, within a limit; one that dies or is too slow is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from pyramidion.bots.program import BotFailed
from pyramidion.bots.worker import Crew
from pyramidion.kernel import registry
from pyramidion.server.fair_queue import FairQueue, Ticket

log = logging.getLogger(__name__)
T = TypeVar("T")


def ready() -> bool:
    """In the worker: the rules are loaded."""
    return bool(registry.games())


class Worker:
    """One process with one question at a time: it takes up what it is asked at once."""

    def __init__(self, seconds: float, begin: Callable[..., object], *given: Any) -> None:
        self.seconds = seconds
        self._begin = (begin, *given)
        self.closed = False
        self.pool = self._new_pool()

    def _new_pool(self) -> Crew:
        return Crew(1, *self._begin)

    async def answer(self, question: Callable[..., T], *given: Any) -> T:
        """The time counts from when the process has loaded the rules and done with what it was asked before."""
        ask = asyncio.get_running_loop().run_in_executor
        await ask(self.pool, ready)
        async with asyncio.timeout(self.seconds):
            return await ask(self.pool, question, *given)

    def replace(self) -> None:
        if not self.closed:
            self.pool.end(wait=False)
            self.pool = self._new_pool()

    def close(self) -> None:
        """For good."""
        self.closed = True
        self.pool.end()


class WorkerPool:
    """Several workers behind one fair queue."""

    def __init__(self, queue: FairQueue, workers: int, seconds: float, begin: Callable[..., object], *given: Any):
        self.queue = queue
        self.all = [Worker(seconds, begin, *given) for _ in range(workers)]
        self._free = list(self.all)

    def start(self, most: int | None = None) -> None:
        """Start processes before the first question; nobody has to wait for them."""
        for worker in self.all[:most]:
            worker.pool.submit(ready)

    @contextlib.asynccontextmanager
    async def turn(self, ticket: Ticket) -> AsyncIterator[Worker]:
        """Wait in the queue, then have a worker."""
        self.queue.add(ticket)
        self._grant()
        try:
            worker: Worker = await ticket.granted
        except BaseException:
            self._give_up(ticket)
            raise
        try:
            yield worker
        finally:
            self._free.insert(0, worker)  # it has started already
            self.queue.finish(ticket)
            self._grant()

    def withdraw(self, ticket: Ticket, reason: Exception) -> None:
        """Whoever waits with this ticket gets the reason instead of a worker."""
        if self.queue.remove(ticket) and not ticket.granted.done():
            ticket.granted.set_exception(reason)

    def _grant(self) -> None:
        while self._free and (ticket := self.queue.take()) is not None:
            if ticket.granted.done():  # cancelled a moment ago
                self.queue.finish(ticket)
            else:
                ticket.granted.set_result(self._free.pop(0))

    def _give_up(self, ticket: Ticket) -> None:
        """Cancelled while waiting, perhaps just after a worker was granted."""
        granted = ticket.granted
        if not self.queue.remove(ticket) and granted.done() and not granted.cancelled() and not granted.exception():
            self._free.insert(0, granted.result())
            self.queue.finish(ticket)
            self._grant()

    async def ask(self, worker: Worker, about: dict[str, str], question: Callable[..., T], *given: Any) -> T | None:
        """None when the process failed: whoever asked must find another answer."""
        try:
            return await self.insist(worker, about, question, *given)
        except (TimeoutError, BrokenProcessPool):
            pass
        except BotFailed as failure:
            log.warning("bot failed", extra={**about, "detail": str(failure)})
        except Exception:
            log.exception("bot failed", extra=about)
        return None

    async def insist(self, worker: Worker, about: dict[str, str], question: Callable[..., T], *given: Any) -> T:
        """The answer. A process that died or is too slow is replaced."""
        try:
            return await _insist(worker, about, question, *given)
        except (TimeoutError, BrokenProcessPool):
            log.warning("worker replaced", extra=about)
            worker.replace()
            raise

    def close(self) -> None:
        for worker in self.all:
            worker.close()


async def _insist(worker: Worker, about: dict[str, str], question: Callable[..., T], *given: Any) -> T:
    """The process may have died of something else, even before it was asked: its successor is asked once more."""
    try:
        return await worker.answer(question, *given)
    except BrokenProcessPool:
        log.warning("worker asked anew", extra=about)
        worker.replace()
    return await worker.answer(question, *given)
