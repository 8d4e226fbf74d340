"""PettingZoo: `env("sneferu", seats=2)` asks one seat after the other, `parallel_env` all that are asked at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pyramidion.gyms.gym import FARTHEST, Gym, Mask, Seeds

Observation = dict[str, Any]
RENDER_MODES = ("human", "ansi")


def env(game: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> AECEnv[str, Observation, int]:
    """The game as PettingZoo expects it: complains when it is used in the wrong order."""
    return OrderEnforcingWrapper(raw_env(game, seats, render_mode, **options))


def agents(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def metadata(gym: Gym, parallel: bool) -> dict[str, Any]:
    name = f"pyramidion_{gym.game.id}_v{gym.game.version}"
    return {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": parallel}


def observation_space(gym: Gym, actions: int) -> spaces.Space[Any]:
    numbers = spaces.Box(-FARTHEST, FARTHEST, (len(gym.layout),), np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class Door:
    """What both forms have: agents, spaces, seeds, and the table in words."""

    position: Any

    def _furnish(self, gym: Gym, render_mode: str | None, about: dict[str, Any], actions: int) -> None:
        self.gym, self.render_mode, self.metadata = gym, render_mode, about
        self.possible_agents = agents(gym.seats)
        self.observation_spaces = {agent: observation_space(gym, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _shown(self, seat: int | None) -> str | None:
        """The table as the seat sees it: printed for people, else returned."""
        text = self.gym.text(self.position, seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is kept open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class raw_env(Door, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's usual name
    """Seats that choose at the same time are asked in seat order; nobody sees the others' answers before their own."""

    def __init__(self, game: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        gym = Gym(game, seats, options)
        self._furnish(gym, render_mode, metadata(gym, parallel=False), len(gym.actions))
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.position = self.gym.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.gym.game.actors(self.position)[0]]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        gym = self.gym
        return {"observation": gym.observe(self.position, seat), "action_mask": gym.mask(self.position, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.gym.apply(self.position, self.seat_of[agent], int(action))
        if self.gym.game.actors(self.position):
            self._select()
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Everybody leaves, with what the game was worth to them."""
        self.rewards = dict(zip(self.agents, self.gym.rewards(self.position), strict=True))
        self.infos = dict(zip(self.agents, self.gym.scores(self.position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the seat that is asked sees it."""
        over = not self.gym.game.actors(self.position)
        return self._shown(None if over else self.seat_of[self.agent_selection])


class parallel_env(Door, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801
    """All at once: who is not asked has one action, the last one, which does nothing."""

    def __init__(self, game: str, seats: int = 2, render_mode: str | None = None, **options: Any) -> None:
        gym = Gym(game, seats, options)
        self.wait = len(gym.actions)
        self._furnish(gym, render_mode, metadata(gym, parallel=True), self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.position = self.gym.new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}

    def _observe(self, seat: int) -> Observation:
        return {"observation": self.gym.observe(self.position, seat), "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Mask:
        asked = seat in self.gym.game.actors(self.position)
        waits = np.full(1, not asked, np.int8)
        return np.concatenate([self.gym.mask(self.position, seat), waits])

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        for seat in list(self.gym.game.actors(self.position)):
            self.gym.apply(self.position, seat, int(actions[agents[seat]]))
        observations = self._observations()
        over = not self.gym.game.actors(self.position)
        rewards = dict(zip(agents, self.gym.rewards(self.position), strict=True))
        infos = dict(zip(agents, self.gym.scores(self.position), strict=True))
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        """The table as everybody sees it."""
        return self._shown(None)
