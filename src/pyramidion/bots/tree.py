"""What a search remembers: for each seat a tree of its own, whose branches are the actions that the seat has seen.

Where several seats choose at once, each goes down its own tree by its own action only: none can choose by what
the others choose at the same time, and all learn from the same outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from pyramidion.kernel.contract import Action


class Arm:
    """One action at a node: how often it was tried, and what it brought in all."""

    __slots__ = ("total", "tries")

    def __init__(self, tries: int, total: float) -> None:
        self.tries = tries
        self.total = total


class Node:
    """A decision of the seat whose tree this is, or a moment between two of them."""

    __slots__ = ("arms", "below", "passes", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[Action, Arm] = {}
        self.below: dict[Action, Node] = {}
        self.passes = 0
        self.visits = 0
        self.total = 0.0

    def select(self, legal: Sequence[Action], explore: float, luck: float) -> Action:
        """The action with the best upper bound; one not tried yet counts as an average one tried once."""
        arms, bonus = self.arms, explore * sqrt(self.visits + 1)
        fresh = (self.total / self.visits if self.visits else 0.5) + bonus / 2
        best, most = legal[0], -1.0
        start = int(luck * len(legal))
        for answer in (*legal[start:], *legal[:start]):
            arm = arms.get(answer)
            worth = fresh if arm is None else arm.total / arm.tries + bonus / (1 + arm.tries)
            if worth > most:
                best, most = answer, worth
        return best

    def learn(self, answer: Action, share: float) -> None:
        arm = self.arms.get(answer)
        if arm is None:
            self.arms[answer] = Arm(1, share)
        else:
            arm.tries += 1
            arm.total += share
        self.visits += 1
        self.total += share

    def guess(self, answer: Action, share: float, weight: int) -> None:
        """What an action looks like beforehand counts as so many tries."""
        self.arms[answer] = Arm(weight, weight * share)

    def step(self, answer: Action) -> Node:
        """The node below."""
        below = self.below.get(answer)
        if below is None:
            below = self.below[answer] = Node()
        return below
