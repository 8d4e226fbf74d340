"""One step ahead: tries each action, finishes what it began, and takes what the game's heuristic likes best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyramidion.bots.search import FOLLOW
from pyramidion.kernel.contract import Action, Game


class Scribe:
    name = "scribe"
    looks = True
    think = 0.0

    def choose(self, game: Game[Any], world: Any, seat: int, seed: int) -> Action:
        legal = game.sensible(world, seat, game.legal(world, seat))
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda tried: self.worth(game, world, seat, tried))

    def worth(self, game: Game[Any], world: Any, seat: int, tried: Action) -> float:
        """What the position is worth once the action is over."""
        return self.judge(game, carried_out(game, world, seat, tried, self._next), seat)

    def judge(self, game: Game[Any], s: Any, seat: int) -> float:
        return game.evaluate(s, seat)

    def _next(self, game: Game[Any], s: Any, seat: int) -> Action:
        """The answer that looks best at once."""
        legal = game.sensible(s, seat, game.legal(s, seat))
        if len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda answer: self._at_once(game, s, seat, answer))

    def _at_once(self, game: Game[Any], s: Any, seat: int, answer: Action) -> float:
        after = game.copy(s)
        game.apply(after, seat, answer)
        return self.judge(game, after, seat)


def carried_out(
    game: Game[Any], world: Any, seat: int, tried: Action, answer: Callable[[Game[Any], Any, int], Action]
) -> Any:
    """A copy of the world in which the action is over; what it asks of the seat meanwhile is answered by `answer`."""
    after = game.copy(world)
    game.apply(after, seat, tried)
    for _ in range(FOLLOW):
        if not unfinished(game, after, seat):
            break
        game.apply(after, seat, answer(game, after, seat))
    return after


def unfinished(game: Game[Any], s: Any, seat: int) -> bool:
    """Is the seat asked again in the middle of something?"""
    return seat in game.actors(s) and not s.lanes and len(s.stack) > 1
