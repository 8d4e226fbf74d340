"""Bots: they see a resampled copy of the position, never the true one, so they cannot cheat."""

from __future__ import annotations

import re
from typing import Any, Final, Protocol

from pyramidion.bots.apprentice import Apprentice
from pyramidion.bots.clock import Budget
from pyramidion.bots.planner import Planner, learned, plain
from pyramidion.bots.random import RandomBot
from pyramidion.bots.scribe import Scribe
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, Game
from pyramidion.kernel.registry import UnknownName


class Bot(Protocol):
    """Chooses one of the legal actions of a world that it takes for the true one."""

    name: str
    looks: bool  # does it need a world at all, or only the list of actions?
    think: float  # seconds it may take for an answer; 0 for one that answers at once

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action: ...


ARCHITECT: Final = Planner("architect", Budget(seconds=0.5), plain)
VIZIER: Final = Planner("vizier", Budget(seconds=1.0), learned)
PHARAOH: Final = Planner("pharaoh", Budget(seconds=2.0), learned)

LEVELS: Final[tuple[Bot, ...]] = (Apprentice(), Scribe(), ARCHITECT, VIZIER, PHARAOH)
BOTS: dict[str, Bot] = {level.name: level for level in (RandomBot(), *LEVELS)}


def bot(name: str) -> Bot:
    """The bot of this name; `architect@0.2s` thinks so long, `architect@100` for so many iterations."""
    level, at, budget = name.partition("@")
    found = BOTS.get(level)
    if found is None or (at and not isinstance(found, Planner)):
        raise UnknownName("bot", name, list(BOTS))
    return found.within(_budget(name, budget)) if at and isinstance(found, Planner) else found


def _budget(name: str, typed: str) -> Budget:
    if re.fullmatch(r"[1-9]\d{0,6}", typed):
        return Budget(iterations=int(typed))
    if re.fullmatch(r"\d{1,3}(\.\d{1,3})?s", typed) and float(typed[:-1]) > 0:
        return Budget(seconds=float(typed[:-1]))
    raise UnknownName("bot", name, list(BOTS))


def decide(chosen: Bot, game: Game[Any], s: Any, seat: int, seed: int) -> Action:
    """The bot's answer in the true position: it gets a world that its seat cannot tell from it."""
    return chosen.choose(game, fair(game, s, seat, seed) if chosen.looks else s, seat, rng.derive(seed, 2))


def fair(game: Game[Any], s: Any, seat: int, seed: int) -> Any:
    """A world that follows from what the seat knows and the seed, and from nothing else."""
    return game.resample(s, seat, rng.derive(seed, 1))
