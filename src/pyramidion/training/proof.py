"""Does a learned value play better than the heuristic? Both look one step ahead, over the same deals."""

from __future__ import annotations

from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

from pyramidion.bots import decide
from pyramidion.bots.learned import Learned
from pyramidion.bots.scribe import Scribe
from pyramidion.bots.value import final
from pyramidion.bots.worker import Crew, cores
from pyramidion.kernel import registry, rng
from pyramidion.training.players import Greedy
from pyramidion.training.school import load_weights

Z: Final = 1.96


class Proof(msgspec.Struct):
    """The mean share of the victory of one who trusts the network among scribes, with its 95 % interval."""

    game: str
    seats: int
    games: int
    share: float
    low: float
    high: float


def prove(game: str, seats: int, games: int, weights: Path, seed: int = 0, workers: int = 0) -> Proof:
    with Crew(workers or cores()) as crew:
        found = list(crew.map(partial(match, game, seats, weights, seed), turns(seats, games), chunksize=2))
    mean = sum(found) / len(found)
    spread = Z * sqrt(sum((share - mean) ** 2 for share in found) / max(len(found) - 1, 1) / len(found))
    return Proof(game, seats, len(found), round(mean, 4), round(mean - spread, 4), round(mean + spread, 4))


def turns(seats: int, games: int) -> list[tuple[int, int]]:
    """Deal and seat of each game: every deal is played once from every seat."""
    return [(deal, at) for deal in range(-(-games // seats)) for at in range(seats)]


def match(name: str, seats: int, weights: Path, seed: int, turn: tuple[int, int]) -> float:
    """What the one who trusts the network wins of one game."""
    deal, at = turn
    game = registry.game(name)
    luck = rng.derive(seed, deal)
    greedy, scribe = Greedy(Learned(game, load_weights(weights), seats)), Scribe()
    s = game.new(game.options(), seats, luck)
    decisions = 0
    while actors := game.actors(s):
        player = greedy if actors[0] == at else scribe
        game.apply(s, actors[0], decide(player, game, s, actors[0], rng.derive(luck, at, decisions)))
        decisions += 1
    return final(game, s)[at]
