"""Random games for the tests that run over every registered game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

import lanes_game
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Action, BadOption, Event, Game, Json, seen_by

VARIANTS: dict[str, list[Mapping[str, Any]]] = {
    "kemet": [
        {"round_limit": 2},
        {"round_limit": 2, "book_of_the_dead": False},
        {"round_limit": 1, "old_ones": True, "turn_order": "fewest_points"},
    ],
    "sneferu": [
        {},
        {"builders": "chosen"},
        {"builders": "dealt"},
        {"builders": "chosen", "solo_builders": True},
        {"builders": "dealt", "solo_builders": True},
    ],
    "valley": [
        {},
        {"completist": True},
        {"box": "afterlife"},
        {"box": "afterlife", "solo": "master"},
        {"box": "both"},
        {"box": "both", "uniques": "one_per_cost", "completist": True},
        {"box": "both", "half": "independent"},
        {"box": "both", "half": "merged"},
        {"box": "both", "longer": "six"},
    ],
}
# variants that are not played with every number of players that fits
SOME_SEATS: list[tuple[str, Mapping[str, Any], Sequence[int]]] = [
    ("valley", {"box": "both"}, (1, 2, 5, 6)),
    ("valley", {"box": "both", "uniques": "one_per_cost", "completist": True}, (3,)),
    ("valley", {"box": "both", "half": "independent"}, (3,)),
    ("valley", {"box": "both", "half": "merged"}, (2, 4)),
    ("valley", {"box": "both", "longer": "six"}, (2, 5)),
]
GAMES: dict[str, Game[Any]] = {**registry.games(), lanes_game.GAME.id: lanes_game.GAME}

Step = tuple[int, Action]


def options_of(game: Game[Any], given: Mapping[str, Any]) -> Any:
    return msgspec.convert(given, game.options)


def new(name: str, seats: int, options: Mapping[str, Any], seed: int) -> Any:
    return GAMES[name].new(options_of(GAMES[name], options), seats, seed)


def fits(name: str, seats: int, options: Mapping[str, Any]) -> bool:
    """Is the variant possible with so many players?"""
    try:
        new(name, seats, options, 1)
    except BadOption:
        return False
    return True


def counts(name: str, options: Mapping[str, Any]) -> list[int]:
    """The numbers of players that a variant is tested with."""
    some = [seats for game, variant, seats in SOME_SEATS if (game, variant) == (name, options)]
    return [count for count in (some[0] if some else GAMES[name].seats) if fits(name, count, options)]


# every game with every player count and variant that fits: the cases most property tests run over
CASES = [
    (name, seats, options) for name in GAMES for options in VARIANTS.get(name, [{}]) for seats in counts(name, options)
]
IDS = [
    f"{name}-{seats}" + "".join(f"-{key}={value}" for key, value in options.items()) for name, seats, options in CASES
]


def fold_in(game: Game[Any], tables: dict[int | None, Json], events: Sequence[Event]) -> None:
    """Each viewer's table after what happened, as far as the viewer saw it."""
    for viewer in tables:
        for event in seen_by(game, events, viewer):
            tables[viewer] = game.fold(tables[viewer], event)


def choice(game: Game[Any], s: Any, seed: int, number: int) -> Step:
    """The seat and action that random play takes as its decision of this number."""
    bits = rng.derive(seed, number)
    actors = game.actors(s)
    seat = actors[bits % len(actors)]
    legal = game.legal(s, seat)
    return seat, legal[(bits >> 64) % len(legal)]


def walk(game: Game[Any], s: Any, seed: int, hostile: Callable[[Any], Any] | None = None) -> Iterator[tuple[Any, Step]]:
    """Random play to the end: each position with what is about to be done; `hostile` replaces the state in between."""
    number = 0
    while game.actors(s):
        step = choice(game, s, seed, number)
        yield s, step
        game.apply(s, *step)
        number += 1
        if hostile is not None:
            s = hostile(s)
