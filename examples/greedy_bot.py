"""A class that plays, inside Pyramidion: it looks one action ahead.

pyramidion arena valley --players examples.greedy_bot:Greedy,random --games 20
"""

from __future__ import annotations

from typing import Any

from pyramidion.kernel.contract import Action, Game


class Greedy:
    """`world` is a position that the seat cannot tell from the true one: what it may not know is dealt anew."""

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        return max(game.legal(world, seat), key=lambda tried: self._worth(game, world, seat, tried))

    def _worth(self, game: Game[Any], world: Any, seat: int, tried: Action) -> float:
        after = game.copy(world)
        game.apply(after, seat, tried)
        return game.evaluate(after, seat)
