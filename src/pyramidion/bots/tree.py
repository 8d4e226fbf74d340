"""What a search remembers: for each seat a tree of its own, whose branches are the actions that the seat has seen.

Where several seats choose at once, each goes down its own tree by its own action only: none can choose by what
the others choose at the same time, and all learn from the same outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from pyramidion.kernel.contract import Action


class Arm:
    """One action at a node: how often it was tried, what it brought in all, and how it looked beforehand."""

    __slots__ = ("guess", "total", "tries", "trust")

    def __init__(self, guess: float, trust: int) -> None:
        self.guess = guess
        self.trust = trust
        self.tries = 0
        self.total = 0.0


class Node:
    """A decision of the seat whose tree this is, or a moment between two of them.

    `shift` is by how much, in all, what was found differs from how it had looked: first looks end earlier than tries,
    so they are only good for comparing actions with each other.
    """

    __slots__ = ("arms", "below", "passes", "shift", "total", "visits")

    def __init__(self) -> None:
        self.arms: dict[Action, Arm] = {}
        self.below: dict[Action, Node] = {}
        self.passes = 0
        self.visits = 0
        self.total = 0.0
        self.shift = 0.0

    def select(self, legal: Sequence[Action], explore: float, luck: float) -> Action:
        """The action with the best upper bound; one that was never looked at counts as an average one tried once."""
        arms, visits = self.arms, self.visits
        bonus, shift = explore * sqrt(visits + 1), self.shift / visits if visits else 0.0
        fresh = (self.total / visits if visits else 0.5) + bonus / 2
        best, most, count = legal[0], float("-inf"), len(legal)
        start = int(luck * count)
        for at in range(count):
            answer = legal[(start + at) % count]
            arm = arms.get(answer)
            if arm is None:
                worth = fresh
            else:
                tries, trust = arm.tries + arm.trust, arm.trust
                worth = (arm.total + trust * (arm.guess + shift)) / tries + bonus / (1 + tries)
            if worth > most:
                best, most = answer, worth
        return best

    def mean(self, answer: Action) -> float:
        """What the action is worth, by tries and first look together."""
        arm, shift = self.arms[answer], self.shift / self.visits if self.visits else 0.0
        return (arm.total + arm.trust * (arm.guess + shift)) / (arm.tries + arm.trust)

    def share(self, answer: Action) -> float:
        """What the action has brought when it was tried: a true share of the victory, which `mean` need not be."""
        arm = self.arms[answer]
        return arm.total / arm.tries if arm.tries else arm.guess

    def learn(self, answer: Action, share: float) -> None:
        arm = self.arms.get(answer)
        if arm is None:
            arm = self.arms[answer] = Arm(share, 0)
        elif arm.trust:
            self.shift += share - arm.guess
        arm.tries += 1
        arm.total += share
        self.visits += 1
        self.total += share

    def guess(self, answer: Action, share: float, trust: int) -> None:
        """What an action looks like beforehand counts as so many tries."""
        self.arms[answer] = Arm(share, trust)

    def step(self, answer: Action) -> Node:
        """The node below."""
        below = self.below.get(answer)
        if below is None:
            below = self.below[answer] = Node()
        return below
