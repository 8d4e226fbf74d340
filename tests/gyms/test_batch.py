"""Many games at once play as each of them would alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from gyms.cases import CASES, IDS
from pyramidion.gyms.batch import Batch


def random_actions(masks: Any, luck: np.random.Generator) -> Any:
    return (luck.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)
def test_arrays_have_their_shapes_and_follow_the_positions(name: str, seats: int, options: Mapping[str, Any]) -> None:
    batch = Batch(name, 5, seats, **options)
    luck = np.random.default_rng(1)
    observations, masks, asked = batch.reset(seed=1)
    for _ in range(15):
        assert observations.shape == (5, len(batch.gym.layout))
        for number, s in enumerate(batch.positions):
            assert asked[number] == batch.gym.game.actors(s)[0]
            assert np.array_equal(masks[number], batch.gym.mask(s, int(asked[number])))
            assert np.array_equal(observations[number], batch.gym.observe(s, int(asked[number])))
        observations, masks, asked, rewards, dones = batch.step(random_actions(masks, luck))
        assert rewards.shape == (5, seats)
        assert dones.shape == (5,)


def test_ended_games_pay_and_begin_anew() -> None:
    batch = Batch("sneferu", 8, 2)
    luck = np.random.default_rng(2)
    _, masks, _ = batch.reset(seed=1)
    ended = 0
    for _ in range(120):
        _, masks, _, rewards, dones = batch.step(random_actions(masks, luck))
        assert (np.abs(rewards).sum(axis=1)[~dones] == 0).all()
        assert (rewards.sum(axis=1) == 0).all()
        assert masks.any(axis=1).all()
        ended += dones.sum()
    assert ended >= 16


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    """Games of a batch differ from each other, and a game does not depend on how many others there are."""
    seen = [Batch("valley", games, 2).reset(seed=6)[0] for games in (3, 3, 2)]
    assert np.array_equal(seen[0], seen[1])
    assert np.array_equal(seen[0][:2], seen[2])
    assert not np.array_equal(seen[0][0], seen[0][1])


def test_a_wrong_number_of_games_or_actions_is_refused() -> None:
    with pytest.raises(ValueError, match="0 games"):
        Batch("valley", 0)
    batch = Batch("valley", 2)
    batch.reset(seed=1)
    with pytest.raises(ValueError):
        batch.step([0])
