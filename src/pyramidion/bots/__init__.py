"""Bots: they see a resampled copy of the position, never the true one, so they cannot cheat."""

from __future__ import annotations

from typing import Any, Protocol

from pyramidion.bots.random import RandomBot
from pyramidion.bots.scribe import Scribe
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, Game
from pyramidion.kernel.registry import UnknownName


class Bot(Protocol):
    """Chooses one of the legal actions of a world that it takes for the true one."""

    name: str
    looks: bool  # does it need a world at all, or only the list of actions?

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action: ...


BOTS: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), Scribe())}


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise UnknownName("bot", name, list(BOTS))
    return BOTS[name]


def decide(chosen: Bot, game: Game[Any], s: Any, seat: int, seed: int) -> Action:
    """The bot's answer in the true position: it gets a world that its seat cannot tell from it."""
    world = game.resample(s, seat, rng.derive(seed, 1)) if chosen.looks else s
    return chosen.choose(game, world, seat, rng.derive(seed, 2))
