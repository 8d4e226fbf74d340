"""RLCard: card games in Python behind an environment, random legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import rlcard

from bench.peers.clock import played, tell


def player(name: str) -> Callable[[], int]:
    env: Any = rlcard.make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    tell("rlcard", [played(f"{name}, 2 seats", player(name)) for name in ("uno", "gin-rummy")])
