"""One seat against bots: Gymnasium's own test, and whole games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gyms.cases import CASES, IDS
from pyramidion.gyms.gymnasium import Seat
from pyramidion.kernel import registry
from pyramidion.kernel.registry import UnknownName


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)
def test_gymnasium_finds_nothing_wrong(name: str, seats: int, options: Mapping[str, Any]) -> None:
    registered = f"pyramidion/{name}-v{registry.game(name).version}"
    check_env(gymnasium.make(registered, seats=seats, opponents="random", render_mode="ansi", **options).unwrapped)


def first_legal(env: Seat, seed: int) -> tuple[float, dict[str, Any], list[Any]]:
    """A whole game by the first legal action each time: the reward, the last info, and all observations."""
    seen, info = env.reset(seed=seed)
    observations, over, reward = [seen], False, 0.0
    while not over:
        assert np.array_equal(info["action_mask"], env.action_masks())
        seen, reward, over, truncated, info = env.step(int(np.argmax(info["action_mask"])))
        assert not truncated
        assert reward == 0 or over
        observations.append(seen)
    return reward, info, observations


def test_a_whole_game_against_bots_of_a_level() -> None:
    reward, info, _ = first_legal(Seat("sneferu", 3, opponents=["scribe", "random"]), 1)
    assert reward == -0.5
    assert info["rank"] > 1


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    runs = [first_legal(Seat("pyramids", 3, opponents="scribe"), 7)[2] for _ in range(2)]
    assert np.array_equal(runs[0], runs[1])
    assert not np.array_equal(runs[0][0], first_legal(Seat("pyramids", 3), 8)[2][0])


def test_our_seat_is_the_one_that_is_asked_for_or_drawn_by_lot() -> None:
    fixed, drawn = Seat("sneferu", 3, seat=2, opponents="random"), Seat("sneferu", 3, opponents="random")
    assert {(fixed.reset(seed=seed), fixed.seat)[1] for seed in range(5)} == {2}
    assert {(drawn.reset(seed=seed), drawn.seat)[1] for seed in range(20)} == {0, 1, 2}


def test_alone_there_is_nobody_else() -> None:
    reward, info, _ = first_legal(Seat("sneferu", 1), 3)
    assert reward in (-1, 1)
    assert "score" in info


def test_an_illegal_action_loses_and_says_why() -> None:
    env = Seat("valley", 2, opponents="random")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, over) == (-1, True)
    assert "may not" in info["illegal"]


def test_wrong_opponents_and_seats_are_refused() -> None:
    with pytest.raises(UnknownName):
        Seat("valley", 2, opponents="scrbe")
    with pytest.raises(ValueError, match="2 opponents"):
        Seat("valley", 3, opponents=["random"])
    with pytest.raises(ValueError, match="no seat 2"):
        Seat("valley", 2, seat=2)
