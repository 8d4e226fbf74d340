"""What learners see: fixed in length, in range, and the same in every world that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

import pytest

from pyramidion.kernel import registry, rng
from worlds import CASES, GAMES, IDS, new, options_of, walk

FARTHEST = 4.0
EVERY = 9

case = pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)


@case
def test_features_fit_their_layout_and_give_nothing_away(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    names = game.layout(options_of(game, options))
    assert len(set(names)) == len(names)
    for number, (s, _) in enumerate(walk(game, new(name, seats, options, 3), 3)):
        if number % EVERY == 0:
            for seat in range(seats):
                found = game.features(s, seat)
                assert len(found) == len(names)
                assert all(type(x) is float and isfinite(x) and abs(x) <= FARTHEST for x in found)
                world = game.resample(s, seat, rng.derive(3, number, seat))
                there = game.features(world, seat)
                assert found == there, [name for name, a, b in zip(names, found, there, strict=True) if a != b]


@pytest.mark.parametrize("name", registry.games())
def test_what_a_seat_does_changes_what_it_sees(name: str) -> None:
    game = GAMES[name]
    changed = []
    for s, (seat, action) in walk(game, new(name, game.seats[-1] - 2, {}, 5), 5):
        before = game.features(s, seat)
        after = game.copy(s)
        game.apply(after, seat, action)
        changed.append(game.features(after, seat) != before)
    assert sum(changed) > 0.95 * len(changed)


@pytest.mark.parametrize("name", registry.games())
def test_most_features_are_used(name: str) -> None:
    game = GAMES[name]
    options = {"box": "both"} if name == "valley" else {}
    seen = [game.features(s, 0) for s, _ in walk(game, new(name, game.seats[-1], options, 5), 5)]
    assert sum(any(column) for column in zip(*seen, strict=True)) > len(seen[0]) / 5


@pytest.mark.parametrize("name", registry.games())
def test_fewer_players_leave_zeros_at_the_end(name: str) -> None:
    """So that who plays with two need not look at the rest."""
    game = GAMES[name]
    names = game.layout(game.options())
    first = names.index(next(name for name in names if name.startswith("seat2.")))
    for s, _ in walk(game, new(name, 2, {}, 1), 1):
        assert not any(game.features(s, 0)[first:])
