"""What learners see: fixed in length, in range, and the same in every world that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from math import isfinite
from typing import Any

import pytest

from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Game
from worlds import CASES, GAMES, IDS, Step, new, options_of, walk

FARTHEST = 4.0
EVERY = 9

case = pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)


def check_features(game: Game[Any], options: Any, moments: Iterable[tuple[Any, Step]]) -> None:
    """As many numbers as names, small ones, and the same in every world that the seat cannot tell apart."""
    names = game.layout(options)
    assert len(set(names)) == len(names)
    for number, (s, _) in enumerate(moments):
        for seat in range(s.seats):
            found = game.features(s, seat)
            assert len(found) == len(names)
            assert all(type(x) is float and isfinite(x) and abs(x) <= FARTHEST for x in found)
            there = game.features(game.resample(s, seat, rng.derive(3, number, seat)), seat)
            assert found == there, [name for name, a, b in zip(names, found, there, strict=True) if a != b]


def check_changing(game: Game[Any], s: Any, seed: int) -> None:
    changed = []
    for before, (seat, action) in walk(game, s, seed):
        after = game.copy(before)
        game.apply(after, seat, action)
        changed.append(game.features(after, seat) != game.features(before, seat))
    assert sum(changed) > 0.95 * len(changed)


def check_use(game: Game[Any], s: Any, seed: int) -> None:
    seen = [game.features(before, 0) for before, _ in walk(game, s, seed)]
    assert sum(any(column) for column in zip(*seen, strict=True)) > len(seen[0]) / 5


def check_zeros(game: Game[Any], s: Any, seed: int) -> None:
    names = game.layout(game.options())
    first = names.index(next(name for name in names if name.startswith("seat2.")))
    for before, _ in walk(game, s, seed):
        assert not any(game.features(before, 0)[first:])


@case
def test_features_fit_their_layout_and_give_nothing_away(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    moments = islice(walk(game, new(name, seats, options, 3), 3), 0, None, EVERY)
    check_features(game, options_of(game, options), moments)


@pytest.mark.parametrize("name", registry.games())
def test_every_game_has_features(name: str) -> None:
    assert len(GAMES[name].layout(GAMES[name].options())) > 100


@pytest.mark.parametrize("name", registry.games())
def test_what_a_seat_does_changes_what_it_sees(name: str) -> None:
    check_changing(GAMES[name], new(name, GAMES[name].seats[-1] - 2, {}, 5), 5)


@pytest.mark.parametrize("name", registry.games())
def test_most_features_are_used(name: str) -> None:
    options = {"box": "both"} if name == "valley" else {}
    check_use(GAMES[name], new(name, GAMES[name].seats[-1], options, 5), 5)


@pytest.mark.parametrize("name", registry.games())
def test_fewer_players_leave_zeros_at_the_end(name: str) -> None:
    """So that who plays with two need not look at the rest."""
    check_zeros(GAMES[name], new(name, 2, {}, 1), 1)
