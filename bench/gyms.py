"""Steps per second through each of the researchers' doors, by random legal play; per second of processor time.

`python -m bench` makes a table of it; `python -m bench.gyms --seconds 3` prints one round as JSON.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import pyramidion.gyms.openspiel  # noqa: F401 - registers the games
from pyramidion.gyms.batch import Batch
from pyramidion.gyms.gymnasium import Seat
from pyramidion.gyms.pettingzoo import raw_env
from pyramidion.kernel import registry

GAMES_AT_ONCE = 64
Play = Callable[[str, float], float]


def picked(mask: Any, luck: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(luck.integers(len(legal)))])


def pettingzoo(name: str, seconds: float) -> float:
    """The seat that is asked is observed before each step, as `last` does it."""
    env, luck, steps = raw_env(name), np.random.default_rng(1), 0
    env.reset(seed=1)
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.step(picked(env.observe(env.agent_selection)["action_mask"], luck))
        steps += 1
        if env.terminations[env.agent_selection]:
            env.reset()
    return steps / (time.process_time() - start)


def gymnasium(name: str, seconds: float) -> float:
    """Steps of our seat only; the opponent plays at random."""
    env, luck, steps = Seat(name, opponents="random"), np.random.default_rng(1), 0
    _, info = env.reset(seed=1)
    start = time.process_time()
    while time.process_time() - start < seconds:
        _, _, over, _, info = env.step(picked(info["action_mask"], luck))
        steps += 1
        if over:
            _, info = env.reset()
    return steps / (time.process_time() - start)


def batch(name: str, seconds: float) -> float:
    """The choice of the actions is not measured."""
    many, luck, steps, spent = Batch(name, GAMES_AT_ONCE), np.random.default_rng(1), 0, 0.0
    _, masks, _ = many.reset(seed=1)
    while spent < seconds:
        actions = [picked(mask, luck) for mask in masks]
        start = time.process_time()
        _, masks, *_ = many.step(actions)
        spent += time.process_time() - start
        steps += GAMES_AT_ONCE
    return steps / spent


def openspiel(name: str, seconds: float) -> float:
    """States only, chance nodes among them; nothing is observed."""
    game, luck, steps = pyspiel.load_game(f"pyramidion_{name}"), np.random.default_rng(1), 0
    state = game.new_initial_state()
    start = time.process_time()
    while time.process_time() - start < seconds:
        legal = state.legal_actions()
        state.apply_action(legal[int(luck.integers(len(legal)))])
        steps += 1
        if state.is_terminal():
            state = game.new_initial_state()
    return steps / (time.process_time() - start)


DOORS: dict[str, Play] = {"PettingZoo": pettingzoo, "Gymnasium": gymnasium, "batch": batch, "OpenSpiel": openspiel}


def measured(seconds: float) -> dict[str, dict[str, float]]:
    """Steps per second of every game through every door."""
    return {name: {door: play(name, seconds) for door, play in DOORS.items()} for name in registry.games()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gyms", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    print(json.dumps(measured(parser.parse_args().seconds), indent=1))


if __name__ == "__main__":
    main()
