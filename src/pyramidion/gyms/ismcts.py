"""OpenSpiel's own information-set search as one of our bots: `pyramidion.gyms.ismcts:Ismcts`."""

from __future__ import annotations

import time
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from pyramidion.gyms.openspiel import state_of
from pyramidion.kernel.contract import Action, Game

EXPLORE: Final = 1.4  # rewards lie between -1 and 1
FEWEST: Final = 2  # the first simulation only opens the root


class Ismcts:
    """Simulations with random play to the end, as many as fit into the time: it learns what one of them costs."""

    name = "openspiel"
    looks = True

    def __init__(self, seconds: float = 0.5) -> None:
        self.think = seconds
        self.cost = seconds / 10
        self.simulations = 0
        self.searches = 0

    @property
    def seconds(self) -> float:
        return self.think

    @seconds.setter
    def seconds(self, given: float) -> None:
        """An arena tells bots by this name how long they may think."""
        self.think = given

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        legal = game.legal(world, seat)
        if len(legal) == 1:
            return legal[0]
        count = max(FEWEST, round(self.think / self.cost))
        start = time.perf_counter()
        place = self._search(game, world, seat, seed, count)
        self.cost = (self.cost + (time.perf_counter() - start) / count) / 2
        self.simulations += count
        self.searches += 1
        return legal[place]

    def _search(self, game: Game[Any], world: Any, seat: int, seed: int, count: int) -> int:
        """The place of the best action among the legal ones."""
        luck = np.random.RandomState(seed % (1 << 32))
        state = state_of(game, world, seat, seed)
        guess = mcts.RandomRolloutEvaluator(1, luck)
        search = ismcts.ISMCTSBot(state.get_game(), guess, EXPLORE, count, random_state=luck)
        places: list[int] = state.legal_actions()
        return places.index(search.step(state))
