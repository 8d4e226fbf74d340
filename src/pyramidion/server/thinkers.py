"""Bots think in processes of their own, with a time limit; a process that dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from pyramidion.bots import bot, decide
from pyramidion.bots.hint import Hint, hint
from pyramidion.bots.own import welcome
from pyramidion.bots.program import BotFailed
from pyramidion.bots.worker import end_with_parent
from pyramidion.kernel import registry
from pyramidion.kernel.contract import Json

log = logging.getLogger(__name__)
OWN_TIME = 0.8  # of the time limit: a program that dawdles is ended before the process that asked it
T = TypeVar("T")


def think(game_id: str, state: Json, seat: int, name: str, luck: int) -> str:
    """In the worker: the bot's answer as text."""
    game = registry.game(game_id)
    return str(decide(bot(name), game, game.load(state), seat, luck))


def advise(game_id: str, state: Json, seat: int, luck: int) -> Hint:
    """In the worker: a hint for a person."""
    game = registry.game(game_id)
    return hint(game, game.load(state), seat, luck)


def warm_up(own: Sequence[str], limit: float) -> None:
    """In each new worker: load the rules, think once about each game, and end with the server even if it is killed."""
    end_with_parent()
    for game in registry.games().values():
        s = game.new(game.options(), max(2, game.seats[0]), 1)
        decide(bot("pharaoh@1"), game, s, game.actors(s)[0], 1)
    welcome(own, limit)


def ready() -> bool:
    return bool(registry.games())


class Thinkers:
    def __init__(self, workers: int, seconds: float, own: Sequence[str] = ()) -> None:
        self.workers = workers
        self.seconds = seconds
        self.own = own
        self._pool = self._new_pool()
        self._free = asyncio.Semaphore(workers)  # who waits for a worker has not begun to think

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        known = (self.own, OWN_TIME * self.seconds)
        return ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=warm_up, initargs=known)

    def start(self) -> None:
        """Start the processes before the first bot is asked; nobody has to wait for them."""
        for _ in range(self.workers):
            self._pool.submit(ready)

    async def choose(self, game_id: str, state: Json, seat: int, name: str, luck: int) -> str | None:
        """None when the bot failed: whoever asked must find another answer."""
        return await self._ask({"bot": name, "game": game_id}, think, game_id, state, seat, name, luck)

    async def hint(self, game_id: str, state: Json, seat: int, luck: int) -> Hint | None:
        """A hint for the person at the seat; None when it failed."""
        return await self._ask({"bot": "hint", "game": game_id}, advise, game_id, state, seat, luck)

    async def _ask(self, about: dict[str, str], thought: Callable[..., T], *given: Any) -> T | None:
        async with self._free:
            pool = self._pool
            asked = asyncio.get_running_loop().run_in_executor(pool, thought, *given)
            try:
                return await asyncio.wait_for(asked, self.seconds)
            except (TimeoutError, BrokenProcessPool):
                log.warning("bot replaced", extra=about)
                self._replace(pool)
            except BotFailed as failure:
                log.warning("bot failed", extra={**about, "detail": str(failure)})
            except Exception:
                log.exception("bot failed", extra=about)
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Everything the old processes were thinking about is asked anew of the new ones."""
        if self._pool is pool:
            self._pool = self._new_pool()
            self._end(pool)

    def _end(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        self._end(self._pool, wait=True)
