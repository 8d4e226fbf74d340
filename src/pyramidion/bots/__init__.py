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
from pyramidion.kernel.contract import Action, BadOption, Game
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

MOST_SECONDS: Final = 600
MOST_ITERATIONS: Final = 10_000_000
_BUDGET: Final = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(s?)", re.ASCII)


def bot(typed: str) -> Bot:
    """The bot of this name, perhaps with a budget; those who answer at once take no notice of it."""
    name, budget = parted(typed)
    found = BOTS.get(name)
    if found is None:
        raise UnknownName("bot", name, list(BOTS))
    return found.within(budget) if budget != Budget() and isinstance(found, Planner) else found


def parted(typed: str) -> tuple[str, Budget]:
    """Name and budget: `name@0.5s` or `name@0.5` thinks so long, `name@200` for so many iterations.

    Where nothing follows the name the budget is empty. Somebody's own command may contain an @ that means nothing here.
    """
    name, _, told = typed.rpartition("@")
    found = _BUDGET.fullmatch(told) if name else None
    if found is None and name not in BOTS:
        return typed, Budget()
    budget = _budget(found[1], found[2]) if found is not None else Budget()
    if not (0 < budget.seconds <= MOST_SECONDS or 0 < budget.iterations <= MOST_ITERATIONS):
        raise BadOption("bot-budget", value=typed, seconds=MOST_SECONDS, iterations=MOST_ITERATIONS)
    return name, budget


def _budget(number: str, unit: str) -> Budget:
    return Budget(seconds=float(number)) if unit or "." in number else Budget(iterations=int(number))


def decide(chosen: Bot, game: Game[Any], s: Any, seat: int, seed: int) -> Action:
    """The bot's answer in the true position: it gets a world that its seat cannot tell from it."""
    return chosen.choose(game, fair(game, s, seat, seed) if chosen.looks else s, seat, rng.derive(seed, 2))


def fair(game: Game[Any], s: Any, seat: int, seed: int) -> Any:
    """A world that follows from what the seat knows and the seed, and from nothing else."""
    return game.resample(s, seat, rng.derive(seed, 1))
