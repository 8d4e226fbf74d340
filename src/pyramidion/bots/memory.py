"""Trees kept from one question to the next: used again only if the new position is the one that was to follow."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from pyramidion.bots.tree import Node
from pyramidion.kernel import codec
from pyramidion.kernel.contract import Action, Game

TABLES: Final = 16  # how many seats' trees a process keeps


class Thought(NamedTuple):
    """The trees of all seats, and how many seconds of thinking are in them."""

    roots: list[Node] | None
    seconds: float


class Memory:
    """What each seat expects next. A tree is found by what its seat sees, so tables never meet by mistake."""

    def __init__(self) -> None:
        self._thoughts: OrderedDict[tuple[str, int, bytes], Thought] = OrderedDict()

    def keep(self, game: Game[Any], world: Any, seat: int, chosen: Action, thought: Thought) -> None:
        """If the seat is asked again at once, remember the trees under what it will see then."""
        after = game.copy(world)
        game.apply(after, seat, chosen)
        if seat in game.actors(after):
            self._thoughts[self._place(game, after, seat)] = thought
            while len(self._thoughts) > TABLES:
                self._thoughts.popitem(last=False)

    def recall(self, game: Game[Any], world: Any, seat: int) -> Thought | None:
        """The trees that were kept for just this position."""
        if not self._thoughts:
            return None
        return self._thoughts.pop(self._place(game, world, seat), None)

    def _place(self, game: Game[Any], s: Any, seat: int) -> tuple[str, int, bytes]:
        return game.id, seat, codec.encode(game.view(s, seat))


def following(roots: list[Node], seconds: float, seat: int, chosen: Action, secret: bool) -> Thought:
    """The trees below an action, with their part of the time; what is chosen in secret moves only the own tree."""
    below = [root if secret and other != seat else root.below.get(chosen, Node()) for other, root in enumerate(roots)]
    return Thought(below, seconds * below[seat].visits / max(roots[seat].visits, 1))
