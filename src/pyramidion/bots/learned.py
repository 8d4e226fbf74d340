"""Values learned from self-play: a small network per game, trained by `pyramidion train` (docs/training.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from struct import Struct
from typing import Any

import numpy as np

from pyramidion.bots.network import Network, used
from pyramidion.bots.value import Estimate, final, shared
from pyramidion.kernel import registry
from pyramidion.kernel.contract import Game


def by_network(game: Game[Any], seats: int) -> Estimate | None:
    """The learned value of the game with so many players; None where nothing was learned."""
    return _estimate(game.id, seats) if game.id in registry.games() else None


@cache
def _estimate(game: str, seats: int) -> Estimate | None:
    network = shipped(game)
    return Learned(registry.games()[game], network, seats) if network is not None and seats in network.seats else None


@cache
def shipped(game: str) -> Network | None:
    """The weights in the package, if there are any and they fit the features of today."""
    file = resources.files(__package__) / "weights" / f"{game}.npz"
    if not file.is_file():
        return None
    with file.open("rb") as stream, np.load(stream) as arrays:
        network = Network(arrays)
    rules = registry.games()[game]
    return network if network.inputs == 1 + len(rules.layout(rules.options())) else None


class Learned:
    """Each seat's share of the victory: from what the heuristic thinks of a world, and what each would know there."""

    def __init__(self, game: Game[Any], network: Network, seats: int) -> None:
        self.network = network
        self.count = used(game.layout(game.options()), seats)
        self.w1 = network.first(1 + self.count)
        self.floats = Struct(f"{seats * (1 + self.count)}f")  # a list of floats becomes an array fastest this way

    def __call__(self, game: Game[Any], s: Any) -> list[float]:
        if not game.actors(s):
            return final(game, s)
        packed = self.floats.pack(*inputs(game, s, self.count))
        x = np.frombuffer(packed, dtype=np.float32).reshape(s.seats, 1 + self.count)
        return shared(self.network.logits(x, self.w1).tolist(), 1.0)


def inputs(game: Game[Any], s: Any, count: int) -> list[float]:
    """Seat after seat: how far the heuristic thinks it is ahead, then the features that the seat may know."""
    found, scale = list[float](), game.scale
    for seat, lead in enumerate(ahead(game.prospects(s))):
        found.append(lead / scale)
        found += game.features(s, seat)[:count]
    return found


def ahead(points: Sequence[float]) -> list[float]:
    """By how much each is ahead of the best of the others."""
    return [own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]
