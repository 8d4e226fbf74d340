"""Who plays the games that are learned from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pyramidion.bots import Bot
from pyramidion.bots.learned import Learned
from pyramidion.bots.network import Network
from pyramidion.bots.planner import Planner
from pyramidion.bots.scribe import Scribe
from pyramidion.bots.value import Estimate
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Action, Game


class Player(Protocol):
    def choose(self, game: Game[Any], s: Any, seat: int, seed: int) -> Action: ...


class Greedy(Scribe):
    """One step ahead like the scribe, but by an estimate."""

    name = "greedy"

    def __init__(self, estimate: Estimate) -> None:
        self.estimate = estimate

    def judge(self, game: Game[Any], s: Any, seat: int) -> float:
        return self.estimate(game, s)[seat]


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


def players_of(game: Game[Any], seats: int, by: Bot, network: Network | None = None) -> Sequence[Player]:
    """Those who are asked to; and once something has been learned, one who trusts it."""
    return [by] if network is None else [by, Greedy(Learned(game, network, seats))]


def opener(player: Player) -> Player:
    """Who plays the opening: to err now and then needs no search."""
    return Scribe() if isinstance(player, Planner) else player


def same_anywhere(chosen: Bot) -> bool:
    """Does a seed decide its answers on any machine? A search that ends by the clock differs."""
    return not isinstance(chosen, Planner) or chosen.budget.iterations > 0
