"""Who plays the games that are learned from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from pyramidion.bots.learned import Learned
from pyramidion.bots.network import Network
from pyramidion.bots.scribe import Scribe, carried_out
from pyramidion.bots.value import Estimate
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, Game


class Player(Protocol):
    def choose(self, game: Game[Any], s: Any, seat: int, seed: int) -> Action: ...


class Greedy:
    """One step ahead like the scribe, but by an estimate: tries each action, finishes what it began, judges."""

    def __init__(self, estimate: Callable[[Game[Any], int], Estimate]) -> None:
        self.estimate = estimate

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        legal = game.legal(world, seat)
        if len(legal) == 1:
            return legal[0]
        estimate = self.estimate(game, world.seats)
        return max(legal, key=lambda tried: self._worth(game, world, seat, tried, estimate))

    def _worth(self, game: Game[Any], world: Any, seat: int, tried: Action, estimate: Estimate) -> float:
        after = carried_out(game, world, seat, tried, partial(self._next, estimate))
        return estimate(game, after)[seat]

    def _next(self, estimate: Estimate, game: Game[Any], s: Any, seat: int) -> Action:
        legal = game.legal(s, seat)
        return legal[0] if len(legal) == 1 else max(legal, key=lambda a: self._at_once(game, s, seat, a, estimate))

    def _at_once(self, game: Game[Any], s: Any, seat: int, answer: Action, estimate: Estimate) -> float:
        after = game.copy(s)
        game.apply(after, seat, answer)
        return estimate(game, after)[seat]


class Curious:
    """Plays like another bot, but for some answers at random; never sees more than its seat."""

    def __init__(self, like: Player, chance: float) -> None:
        self.like = like
        self.chance = chance

    def choose(self, game: Game[Any], s: Any, seat: int, seed: int) -> Action:
        legal = game.legal(s, seat)
        if len(legal) == 1:
            return legal[0]
        if seed & 0xFFFF < self.chance * 0x10000:
            return legal[(seed >> 16) % len(legal)]
        world = game.resample(s, seat, rng.derive(seed, 1))
        return self.like.choose(game, world, seat, rng.derive(seed, 2))


def players_of(network: Network | None = None) -> Sequence[Player]:
    """The scribe; and once something has been learned, one who trusts it."""
    if network is None:
        return [Scribe()]
    known: dict[tuple[str, int], Estimate] = {}

    def estimate(game: Game[Any], seats: int) -> Estimate:
        if (game.id, seats) not in known:
            known[game.id, seats] = Learned(game, network, seats)
        return known[game.id, seats]

    return [Scribe(), Greedy(estimate)]
