"""Many games at once, arrays in and out.

batch = Batch("valley", games=64, seats=2)
observations, masks, seats = batch.reset(seed=1)
observations, masks, seats, rewards, dones = batch.step(actions)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pyramidion.gyms.gym import Floats, Gym, Mask, Seeds
from pyramidion.kernel import rng

Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]


class Batch:
    """Each step every game takes one action of the seat that it asks; a game that ends begins anew at once.

    Where several seats choose at the same time the lowest is asked first; nobody sees the others' answers.
    """

    def __init__(self, game: str, games: int, seats: int = 2, **options: Any) -> None:
        if games < 1:
            raise ValueError(f"no batch of {games} games")
        self.gym = Gym(game, seats, options)
        self.games = games
        self._seeds = Seeds()

    def reset(self, seed: int | None = None) -> tuple[Floats, Mask, Integers]:
        """New games everywhere: what each asked seat knows, its legal actions, and which seat it is."""
        first = self._seeds.next(seed)
        self._luck = [rng.derive(first, number) for number in range(self.games)]
        self._begun = [0] * self.games
        self.positions = [self._new(number) for number in range(self.games)]
        return self._asked()

    def _new(self, number: int) -> Any:
        self._begun[number] += 1
        return self.gym.new(rng.derive(self._luck[number], self._begun[number]))

    def _asked(self) -> tuple[Floats, Mask, Integers]:
        gym = self.gym
        seats = [gym.game.actors(s)[0] for s in self.positions]
        masks = np.zeros((self.games, len(gym.actions)), np.int8)
        for number, (s, seat) in enumerate(zip(self.positions, seats, strict=True)):
            masks[number, gym.legal(s, seat)] = 1
        return gym.observe_all(self.positions, seats), masks, np.array(seats, np.int64)

    def step(self, actions: Sequence[int] | Integers) -> tuple[Floats, Mask, Integers, NDArray[np.float64], Booleans]:
        """`rewards` has a row for each game and a column for each seat, zeros but for the games that are `dones`."""
        gym = self.gym
        rewards = np.zeros((self.games, gym.seats))
        dones = np.zeros(self.games, np.bool_)
        for number, (s, action) in enumerate(zip(self.positions, np.asarray(actions).tolist(), strict=True)):
            gym.apply(s, gym.game.actors(s)[0], action)
            if not gym.game.actors(s):
                rewards[number] = gym.rewards(s)
                dones[number] = True
                self.positions[number] = self._new(number)
        return *self._asked(), rewards, dones
