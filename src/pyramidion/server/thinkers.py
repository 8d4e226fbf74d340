"""Bots think in processes of their own, with a time limit; a process that dies or dawdles is replaced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from pyramidion.bots import bot, decide
from pyramidion.bots.hint import Hint, hint
from pyramidion.bots.own import welcome
from pyramidion.bots.program import BotFailed
from pyramidion.bots.worker import Crew
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
    """In each new worker: load the rules, and think once about each game."""
    for game in registry.games().values():
        s = game.new(game.options(), max(2, game.seats[0]), 1)
        decide(bot("pharaoh@1"), game, s, game.actors(s)[0], 1)
    welcome(own, limit)


def ready() -> bool:
    return bool(registry.games())


class Thinker:
    """One process with one question at a time: it takes up what it is asked at once."""

    def __init__(self, seconds: float, own: Sequence[str]) -> None:
        self.seconds = seconds
        self._known = (own, OWN_TIME * seconds)
        self.pool = self._new_pool()

    def _new_pool(self) -> Crew:
        return Crew(1, warm_up, *self._known)

    async def answer(self, thought: Callable[..., T], *given: Any) -> T:
        """The time counts from when the process has loaded the rules and done with what it was asked before."""
        ask = asyncio.get_running_loop().run_in_executor
        await ask(self.pool, ready)
        async with asyncio.timeout(self.seconds):
            return await ask(self.pool, thought, *given)

    def replace(self) -> None:
        self.end()
        self.pool = self._new_pool()

    def end(self, wait: bool = False) -> None:
        self.pool.end(wait)


class Thinkers:
    def __init__(self, workers: int, seconds: float, own: Sequence[str] = ()) -> None:
        self.all = [Thinker(seconds, own) for _ in range(workers)]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()  # who waits for one has not begun to think
        for thinker in self.all:
            self._free.put_nowait(thinker)

    def start(self) -> None:
        """Start the processes before the first bot is asked; nobody has to wait for them."""
        for thinker in self.all:
            thinker.pool.submit(ready)

    async def choose(self, game_id: str, state: Json, seat: int, name: str, luck: int) -> str | None:
        """None when the bot failed: whoever asked must find another answer."""
        return await self._ask({"bot": name, "game": game_id}, think, game_id, state, seat, name, luck)

    async def hint(self, game_id: str, state: Json, seat: int, luck: int) -> Hint | None:
        """A hint for the person at the seat; None when it failed."""
        return await self._ask({"bot": "hint", "game": game_id}, advise, game_id, state, seat, luck)

    async def _ask(self, about: dict[str, str], thought: Callable[..., T], *given: Any) -> T | None:
        thinker = await self._free.get()
        try:
            return await _insist(thinker, about, thought, *given)
        except (TimeoutError, BrokenProcessPool):
            log.warning("bot replaced", extra=about)
            thinker.replace()
        except BotFailed as failure:
            log.warning("bot failed", extra={**about, "detail": str(failure)})
        except Exception:
            log.exception("bot failed", extra=about)
        finally:
            self._free.put_nowait(thinker)
        return None

    def close(self) -> None:
        for thinker in self.all:
            thinker.end(wait=True)


async def _insist(thinker: Thinker, about: dict[str, str], thought: Callable[..., T], *given: Any) -> T:
    """The process may have died of something else, even before it was asked: its successor is asked once more."""
    try:
        return await thinker.answer(thought, *given)
    except BrokenProcessPool:
        log.warning("bot asked anew", extra=about)
        thinker.replace()
    return await thinker.answer(thought, *given)
