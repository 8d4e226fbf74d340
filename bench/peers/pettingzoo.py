"""PettingZoo classic: environments with masks; every step makes an observation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pettingzoo.classic import connect_four_v3, texas_holdem_v4

from bench.peers.clock import played, tell


def player(env: Any) -> Callable[[], int]:
    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    games = {"connect_four_v3": connect_four_v3, "texas_holdem_v4": texas_holdem_v4}
    tell("pettingzoo", [played(f"{name}, 2 seats", player(made.raw_env())) for name, made in games.items()])
