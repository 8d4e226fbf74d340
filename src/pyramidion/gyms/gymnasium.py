"""Gymnasium: one seat is yours, bots play the others.

`gymnasium.make("pyramidion.gyms.gymnasium:pyramidion/valley-v1", opponents="scribe")`, or `Seat("valley")` at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from pyramidion.bots import bot, decide
from pyramidion.gyms.gym import FARTHEST, Floats, Gym, Mask, Seeds
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import IllegalAction

ILLEGAL = -1.0


class Seat(gymnasium.Env[Floats, Any]):
    """`seat` None: every game another one, by lot. `opponents` is a bot's name, or one name for each other seat."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int | None = None,
        opponents: str | Sequence[str] = "scribe",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.gym = Gym(game, seats, options)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(self.gym.actions))
        self.observation_space = spaces.Box(-FARTHEST, FARTHEST, (len(self.gym.layout),), np.float32)
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise ValueError(f"{seats - 1} opponents are needed, not {len(names)}")
        if seat is not None and seat not in range(seats):
            raise ValueError(f"no seat {seat} among {seats}")
        self._bots = [bot(name) for name in names]
        self._fixed = seat
        self._seeds = Seeds()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        luck = self._seeds.next(seed)
        self.position = self.gym.new(rng.derive(luck, 0))
        self.seat = rng.derive(luck, 1) % self.gym.seats if self._fixed is None else self._fixed
        self._luck, self._answers = rng.derive(luck, 2), 0
        self._bots_play()
        return self._observation(), self._info()

    def _bots_play(self) -> None:
        """Until nobody but our seat is asked."""
        game = self.gym.game
        while others := [seat for seat in game.actors(self.position) if seat != self.seat]:
            seat = others[0]
            self._answers += 1
            chosen = self._bots[(seat - self.seat - 1) % self.gym.seats]
            luck = rng.derive(self._luck, self._answers)
            game.apply(self.position, seat, decide(chosen, game, self.position, seat, luck))

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """An action that is not legal loses the game; `info["illegal"]` says why."""
        try:
            self.gym.apply(self.position, self.seat, int(action))
        except IllegalAction as illegal:
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": str(illegal)}
        self._bots_play()
        over = not self.gym.game.actors(self.position)
        if self.render_mode == "human":
            self.render()
        return self._observation(), self.gym.rewards(self.position)[self.seat], over, False, self._info()

    def _observation(self) -> Floats:
        return self.gym.observe(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), **self.gym.scores(self.position)[self.seat]}

    def action_masks(self) -> Mask:
        """The legal actions; the name is the one that maskable learners look for."""
        return self.gym.mask(self.position, self.seat)

    def render(self) -> str | None:
        """The table as our seat sees it."""
        text = self.gym.text(self.position, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def register() -> None:
    """`pyramidion/<game>-v<version of its rules>`."""
    for name, game in registry.games().items():
        found = f"pyramidion/{name}-v{game.version}"
        if found not in gymnasium.registry:
            gymnasium.register(found, entry_point=f"{__name__}:Seat", kwargs={"game": name})


register()
