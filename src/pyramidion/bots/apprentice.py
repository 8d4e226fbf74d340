"""Sees what the scribe sees, and often takes the second best."""

from __future__ import annotations

import random
from math import exp
from typing import Any, Final

from pyramidion.bots.scribe import Scribe
from pyramidion.kernel.contract import Action, Game

BLUR: Final = 0.25  # how much worse, in parts of the game's scale, an action may look and still be taken often


class Apprentice(Scribe):
    name = "apprentice"

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        legal = game.sensible(world, seat, game.legal(world, seat))
        if len(legal) == 1:
            return legal[0]
        worths = [self.worth(game, world, seat, tried) for tried in legal]
        best, blur = max(worths), BLUR * game.scale
        weights = [exp((worth - best) / blur) for worth in worths]
        return random.Random(seed).choices(legal, weights)[0]
