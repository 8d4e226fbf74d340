"""Any legal action, all equally likely."""

from __future__ import annotations

from typing import Any

from pyramidion.kernel.contract import Action, Game


class RandomBot:
    name = "random"
    looks = False
    think = 0.0

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        legal = game.legal(world, seat)
        return legal[seed % len(legal)]
