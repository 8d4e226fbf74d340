"""What a position is worth: for each seat its expected share of the victory, between 0 and 1."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, NamedTuple

from pyramidion.kernel.contract import Game

Estimate = Callable[[Game[Any], Any], list[float]]


class Judges(NamedTuple):
    """Who says what a position is worth in a search."""

    at_the_end: Estimate  # of an iteration
    at_first_look: Estimate  # many for each iteration, so it must be quick


def final(game: Game[Any], s: Any) -> list[float]:
    """The shares of a finished game: several winners share the victory."""
    result = game.result(s)
    assert result is not None
    shares = [0.0] * s.seats
    for winner in result.winners:
        shares[winner] = 1.0 / len(result.winners)
    return shares


def by_heuristic(game: Game[Any], s: Any) -> list[float]:
    """From the prospects that the game's heuristic sees."""
    return _shares(game, s, game.prospects)


def by_worth(game: Game[Any], s: Any) -> list[float]:
    """From the prospects by what games have taught that things are worth."""
    return _shares(game, s, game.learned)


def _shares(game: Game[Any], s: Any, prospects: Callable[[Any], list[float]]) -> list[float]:
    """Alone, how far the prospects are above what a victory needs."""
    if s.seats == 1:
        return [squashed(prospects(s)[0], game.scale)]
    if not game.actors(s):
        return final(game, s)
    return shared(prospects(s), game.scale)


def squashed(above: float, scale: float) -> float:
    return 1.0 / (1.0 + exp(-max(min(above / scale, 30.0), -30.0)))


def shared(prospects: list[float], scale: float) -> list[float]:
    """Whoever is ahead by `scale` wins three times out of four (73 %)."""
    best = max(prospects)
    weights = [exp((prospect - best) / scale) for prospect in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]
