"""Bots and hints: what is asked in the worker processes, and the pool of them."""

from __future__ import annotations

from collections.abc import Sequence

from pyramidion.bots import bot, decide
from pyramidion.bots.hint import Hint, hint
from pyramidion.bots.own import welcome
from pyramidion.kernel import registry
from pyramidion.kernel.contract import Json
from pyramidion.server.fair_queue import FairQueue, Ticket
from pyramidion.server.workers import Worker, WorkerPool

OWN_TIME = 0.8  # of the time limit: a program that dawdles is ended before the process that asked it


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


class Thinkers(WorkerPool):
    def __init__(self, workers: int, seconds: float, own: Sequence[str] = (), per_person: int = 1) -> None:
        super().__init__(FairQueue(per_person), workers, seconds, warm_up, own, OWN_TIME * seconds)

    async def choose(self, worker: Worker, game_id: str, state: Json, seat: int, name: str, luck: int) -> str | None:
        """None when the bot failed: whoever asked must find another answer."""
        return await self.ask(worker, {"bot": name, "game": game_id}, think, game_id, state, seat, name, luck)

    async def hint(self, ticket: Ticket, game_id: str, state: Json, seat: int, luck: int) -> Hint | None:
        """A hint for the person at the seat; None when it failed."""
        async with self.turn(ticket) as worker:
            return await self.ask(worker, {"bot": "hint", "game": game_id}, advise, game_id, state, seat, luck)
