"""The levels that search: the same search, with more time and with a better sense of what a position is worth."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from pyramidion.bots.clock import Budget
from pyramidion.bots.learned import by_network
from pyramidion.bots.memory import Memory, Thought, following
from pyramidion.bots.search import Manner, Search
from pyramidion.bots.value import Judges, by_heuristic, by_worth
from pyramidion.kernel.contract import Action, Game

USUAL: Final = Manner()
PLAIN: Final = Judges(by_heuristic, by_heuristic)
WORTH: Final = Judges(by_worth, by_worth)
Sense = Callable[[Game[Any], int], Judges]  # who judges a game with so many players


class Advice(NamedTuple):
    """An action, and the share of the victory that is expected of it."""

    action: Action
    share: float


def plain(game: Game[Any], seats: int) -> Judges:
    return PLAIN


def learned(game: Game[Any], seats: int) -> Judges:
    """A network, where there is one; or what games have taught that things are worth."""
    network = by_network(game, seats)
    return Judges(network, by_heuristic) if network is not None else WORTH


@contextmanager
def undisturbed() -> Iterator[None]:
    """Trees hold no cycles, and to look for some among a hundred thousand nodes takes too long."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class Planner:
    """With a time limit it keeps its trees within a turn; with a number of iterations it starts anew each time,
    so that the same seed gives the same answer whatever was asked before."""

    looks = True

    def __init__(self, name: str, budget: Budget, sense: Sense, manner: Manner = USUAL) -> None:
        self.name = name
        self.budget = budget
        self.think = budget.seconds
        self.sense = sense
        self.manner = manner
        self.memory = Memory() if not budget.iterations else None

    def within(self, budget: Budget) -> Planner:
        """The same level with another budget."""
        return Planner(self.name, budget, self.sense, self.manner)

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        return self.advise(game, world, seat, seed).action

    def advise(self, game: Game[Any], world: Any, seat: int, seed: int) -> Advice:
        """What to do in a world that the seat cannot tell from the true one, and what it promises."""
        legal = game.sensible(world, seat, game.legal(world, seat))
        if len(legal) == 1:
            self._pass_by(game, world, seat, legal[0])
            return Advice(legal[0], self.sense(game, world.seats).at_the_end(game, world)[seat])
        kept = self._recall(game, world, seat) or Thought(None, 0.0)
        search = Search(game, world, seat, seed, self.sense(game, world.seats), self.manner, kept.roots)
        with undisturbed():
            seconds = search.run(self.budget, kept.seconds)
        chosen = search.best()
        self._keep(game, world, seat, chosen, following(search.roots, seconds, seat, chosen, bool(world.lanes)))
        return Advice(chosen, search.root.share(chosen))

    def _pass_by(self, game: Game[Any], world: Any, seat: int, only: Action) -> None:
        """Where there is nothing to choose the trees stay where they are."""
        kept = self._recall(game, world, seat)
        if kept is not None:
            self._keep(game, world, seat, only, kept)

    def _recall(self, game: Game[Any], world: Any, seat: int) -> Thought | None:
        return self.memory.recall(game, world, seat) if self.memory is not None else None

    def _keep(self, game: Game[Any], world: Any, seat: int, chosen: Action, thought: Thought) -> None:
        if self.memory is not None:
            self.memory.keep(game, world, seat, chosen, thought)
