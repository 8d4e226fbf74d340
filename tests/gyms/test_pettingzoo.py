"""PettingZoo's own tests for every game, and what they do not look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from gyms.cases import CASES, IDS
from pyramidion.gyms.pettingzoo import env, parallel_env, raw_env
from pyramidion.kernel import codec
from pyramidion.kernel.contract import IllegalAction

case = pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)
# with a mask beside it an observation is no bare array, which is PettingZoo's own custom
masked = pytest.mark.filterwarnings("error", "ignore:Observation is not a NumPy", "ignore:Observation space for each")


@masked
@case
def test_api(name: str, seats: int, options: Mapping[str, Any]) -> None:
    api_test(env(name, seats, **options), num_cycles=60)


@masked
@case
def test_seed(name: str, seats: int, options: Mapping[str, Any]) -> None:
    seed_test(lambda: env(name, seats, **options), num_cycles=20)


@masked
@case
def test_render(name: str, seats: int, options: Mapping[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {"ansi": lambda text: "──" in text}
    render_test(lambda render_mode: env(name, seats, render_mode, **options), drawn)
    assert "──" in capsys.readouterr().out


@masked
@case
def test_parallel_api(name: str, seats: int, options: Mapping[str, Any]) -> None:
    parallel_api_test(parallel_env(name, seats, **options), num_cycles=25)


def played(name: str, seats: int, seed: int, **options: Any) -> raw_env:
    """A whole game in which every agent takes its middle action."""
    made = raw_env(name, seats, **options)
    made.reset(seed=seed)
    while not any(made.terminations.values()):
        legal = np.flatnonzero(made.observe(made.agent_selection)["action_mask"])
        made.step(legal[len(legal) // 2])
    return made


def test_a_whole_game_ends_with_rewards_and_scores() -> None:
    made = played("valley", 3, seed=4)
    assert made.agents == ["seat_0", "seat_1", "seat_2"]
    assert sorted(made.rewards.values()) == [-0.5, -0.5, 1]
    winner = max(made.rewards, key=lambda agent: made.rewards[agent])
    assert made.infos[winner]["rank"] == 1
    assert not made.observe(winner)["action_mask"].any()
    for _ in range(3):
        made.step(None)
    assert made.agents == []


def test_the_same_seed_is_the_same_game_and_the_next_is_another() -> None:
    one, other = raw_env("sneferu"), raw_env("sneferu")
    one.reset(seed=9)
    other.reset(seed=9)
    first = one.observe("seat_0")["observation"]
    assert np.array_equal(first, other.observe("seat_0")["observation"])
    one.reset()
    assert not np.array_equal(first, one.observe("seat_0")["observation"])


def test_an_illegal_action_says_why() -> None:
    made = env("sneferu")
    made.reset(seed=1)
    illegal = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        made.step(illegal)


def test_seats_that_choose_together_do_not_see_each_other() -> None:
    """In Pyramids all mark at once: whatever the first one marks, the second one is shown the same."""
    seen = []
    for pick in (0, -1):
        made = raw_env("pyramids", 2)
        made.reset(seed=2)
        while made.agent_selection == "seat_0":
            made.step(np.flatnonzero(made.observe("seat_0")["action_mask"])[pick])
        seen.append(made.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_in_parallel_who_is_not_asked_can_only_wait() -> None:
    made = parallel_env("valley", 2)
    observations, _ = made.reset(seed=1)
    (asked,) = made.gym.game.actors(made.position)
    waiting = observations[made.agents[1 - asked]]["action_mask"]
    assert np.flatnonzero(waiting).tolist() == [made.wait]
    assert not observations[made.agents[asked]]["action_mask"][made.wait]


def test_in_parallel_everybody_who_is_asked_acts_in_one_step() -> None:
    made = parallel_env("pyramids", 3)
    observations, _ = made.reset(seed=1)
    steps, together = 0, 0
    while made.agents:
        together += len(made.gym.game.actors(made.position)) == 3
        actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
        observations, rewards, ended, _, infos = made.step(actions)
        steps += 1
    assert together > steps / 2
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert {info["rank"] for info in infos.values()} >= {1}


@pytest.mark.parametrize(("name", "seats"), [("pyramids", 3), ("kemet", 2), ("sneferu", 2)])
def test_the_parallel_form_plays_the_same_game(name: str, seats: int) -> None:
    """Everybody always takes the middle action: who answers when makes no difference."""
    options: dict[str, Any] = {"round_limit": 1} if name == "kemet" else {}
    made = parallel_env(name, seats, **options)
    observations, _ = made.reset(seed=3)
    while made.agents:
        legal = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in observations.items()}
        actions = {agent: int(places[len(places) // 2]) for agent, places in legal.items()}
        observations, rewards, _, _, infos = made.step(actions)
    other = played(name, seats, seed=3, **options)
    assert rewards == other.rewards
    assert infos == other.infos
    assert codec.digest(made.gym.game.dump(made.position)) == codec.digest(other.gym.game.dump(other.position))
