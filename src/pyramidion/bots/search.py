"""Information-set Monte Carlo tree search: every iteration plays on in another world that the seat cannot tell apart.

The game is only known by its contract. Chance is sampled; single options are no decisions; what a decision looks like
at first is seen by a quick judge, and where an iteration ends, all learn from an estimate of everybody's share of the
victory.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from pyramidion.bots.clock import Budget, Clock
from pyramidion.bots.tree import Node
from pyramidion.bots.value import Judges
from pyramidion.kernel.contract import Action, Game
from pyramidion.kernel.machine import State

SEED_BITS: Final = 256
FOLLOW: Final = 12  # how many answers finish what was begun, at most
OTHERS: Final = 0.4  # the others are taken to play what looks best, rather than to try things out
UNKNOWN: Final = 0.1  # how far shares spread before there is something to measure
OFTEN: Final = 16  # after how many iterations it asks whether more of them could matter
CLEAR: Final = 0.25  # the part of the budget after which a clear lead is enough,
LEAD: Final = 2.5  # so many times as often tried as any other,
HAIR: Final = 0.002  # not counting those that promise the same, within this
ALIKE: Final = 0.125  # the part of the budget after which answers that look alike are not told apart any further,
GRAIN: Final = 0.004  # their shares no further apart than this


class Manner(NamedTuple):
    """How to search."""

    explore: float = 0.4  # how much tries are spread, in spreads of the shares found
    ripe: int = 0  # how often a place is judged before the search looks beyond it; 0 as the game says
    trust: int = 3  # how many tries the heuristic's first opinion of an action counts for
    most: int = 40  # of how many actions it has a first opinion


Step = tuple[Node, Action, int]


class Search:
    """A search from one position; `roots` are the trees of all seats, perhaps grown before."""

    def __init__(
        self,
        game: Game[Any],
        world: State,
        seat: int,
        seed: int,
        judges: Judges,
        manner: Manner,
        roots: list[Node] | None = None,
    ) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.judges = judges
        self.manner = manner
        self.ripe = manner.ripe or game.ripe
        self.luck = random.Random(seed)
        self.roots = roots if roots is not None else [Node() for _ in range(world.seats)]
        self.iterations = 0
        self.sum = self.squares = 0.0

    @property
    def root(self) -> Node:
        return self.roots[self.seat]

    def run(self, budget: Budget, seconds: float = 0.0) -> float:
        """Until the budget is spent or more of it would hardly matter; the seconds that are in the trees now.

        So many `seconds` are in them already, from the question before.
        """
        clock = Clock(budget, self.root.visits, seconds)
        while True:
            self.iterate()
            left = clock.left(self.iterations)
            if left <= 0 or self._settled(left):
                return clock.spent()

    def _settled(self, left: int) -> bool:
        """Can no other action become the most tried one, or is it not worth while to find out?"""
        root, first, second = self.root, 0, 0
        for arm in root.arms.values():
            if arm.tries > first:
                first, second = arm.tries, first
            elif arm.tries > second:
                second = arm.tries
        if first - second > left:
            return True
        part = root.visits / (root.visits + left)
        if self.iterations % OFTEN or part < ALIKE:
            return False
        return self._alike() or (part >= CLEAR and self._clear(first))

    def _alike(self) -> bool:
        means = [self.root.mean(answer) for answer in self.root.arms]
        return max(means) - min(means) < GRAIN

    def _clear(self, most: int) -> bool:
        """Do all that are tried nearly as often as the favourite promise the same, and no other more?"""
        root = self.root
        means = [(root.mean(answer), arm.tries) for answer, arm in root.arms.items()]
        near = [mean for mean, tries in means if tries * LEAD > most]
        return max(means)[0] <= max(near) and max(near) - min(near) <= HAIR

    def best(self) -> Action:
        """The most tried action; of several the better one."""
        arms = self.root.arms
        found = [answer for answer in self.legal(self.world, self.seat) if answer in arms]
        return max(found, key=lambda answer: (arms[answer].tries, self.root.mean(answer)))

    def legal(self, s: State, seat: int) -> Sequence[Action]:
        return self.game.sensible(s, seat, self.game.legal(s, seat))

    # --- one iteration -------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Down the trees to a decision that is not ripe yet; there the position is judged, and all learn from it."""
        game, luck = self.game, self.luck
        s: State = game.resample(self.world, self.seat, luck.getrandbits(SEED_BITS))
        at, path, explore, forks = self.roots[:], list[Step](), self._explore(), s.forks
        while actors := game.actors(s):
            seat = actors[0]
            legal = self.legal(s, seat)
            if len(legal) == 1:
                game.apply(s, seat, legal[0])
                continue
            node = at[seat]
            if path and self._quiet(s, forks) and not self._ripe(node):
                break
            if not node.arms:
                self._first_opinion(s, seat, node, legal)
            answer = node.select(legal, explore if seat == self.seat else OTHERS * explore, luck.random())
            path.append((node, answer, seat))
            forks = s.forks
            if s.lanes:
                at[seat] = node.step(answer)
            else:
                at = [tree.step(answer) for tree in at]
            game.apply(s, seat, answer)
        self._learn(path, self.judges.at_the_end(game, s))

    def _quiet(self, s: State, forks: int) -> bool:
        """Is nothing half done? Where all choose at once, when they have begun to choose anew."""
        return len(s.stack) <= 1 and (not s.lanes or s.forks != forks)

    def _ripe(self, node: Node) -> bool:
        """A place that has been reached often enough is worth thinking further."""
        node.passes += 1
        return node.passes > self.ripe

    def _first_opinion(self, s: State, seat: int, node: Node, legal: Sequence[Action]) -> None:
        """The progressive bias: how each answer looks once the seat has finished what it begins with it."""
        few = legal if len(legal) <= self.manner.most else self.luck.sample(legal, self.manner.most)
        for answer in few:
            after: State = self.game.copy(s)
            self.game.apply(after, seat, answer)
            self._finish(after, seat, node.step(answer))
            node.guess(answer, self.judges.at_first_look(self.game, after)[seat], self.manner.trust)

    def _finish(self, s: State, seat: int, node: Node) -> None:
        """What looks best at once, until nothing is half done; the tree remembers what was looked at."""
        for _ in range(FOLLOW):
            if s.lanes or len(s.stack) <= 1 or seat not in self.game.actors(s):
                break
            legal = self.legal(s, seat)
            best = legal[0]
            if len(legal) > 1:
                best = self._glance(s, seat, node, legal)
                node = node.step(best)
            self.game.apply(s, seat, best)

    def _glance(self, s: State, seat: int, node: Node, legal: Sequence[Action]) -> Action:
        """The answer that looks best at once."""
        looks = [self._at_once(s, seat, answer) for answer in legal]
        if not node.arms:
            for answer, share in zip(legal, looks, strict=True):
                node.guess(answer, share, 1)
        return legal[looks.index(max(looks))]

    def _at_once(self, s: State, seat: int, answer: Action) -> float:
        after: State = self.game.copy(s)
        self.game.apply(after, seat, answer)
        return self.judges.at_first_look(self.game, after)[seat]

    def _explore(self) -> float:
        """In proportion to how far the shares found so far spread."""
        n = self.iterations
        if n < 2:
            return self.manner.explore * UNKNOWN
        mean = self.sum / n
        return self.manner.explore * sqrt(max(self.squares / n - mean * mean, 1e-8))

    def _learn(self, path: Sequence[Step], shares: Sequence[float]) -> None:
        for node, answer, seat in path:
            node.learn(answer, shares[seat])
        own = shares[self.seat]
        self.iterations += 1
        self.sum += own
        self.squares += own * own
