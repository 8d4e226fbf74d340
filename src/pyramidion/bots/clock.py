"""How long a search may go on: the budget is the most that it takes."""

from __future__ import annotations

import time
from typing import NamedTuple


class Budget(NamedTuple):
    """How long to think: seconds, or a number of iterations that gives the same answer on any machine."""

    seconds: float = 0.0
    iterations: int = 0


class Clock:
    """Says how many iterations still fit; one that is as long as the longest so far must fit too.

    Trees kept from the question before come with the tries and the seconds that went into them: both count as if they
    had been spent on this question.
    """

    def __init__(self, budget: Budget, tries: int = 0, seconds: float = 0.0) -> None:
        self.budget = budget
        self.tries = tries
        self.before = seconds
        self.start = self.now = time.perf_counter() if budget.seconds else 0.0
        self.longest = 0.0

    def spent(self) -> float:
        """Seconds that went into the trees."""
        return self.before + self.now - self.start

    def left(self, iterations: int) -> int:
        if self.budget.iterations:
            return self.budget.iterations - iterations
        last, self.now = self.now, time.perf_counter()
        self.longest = max(self.longest, self.now - last)
        spent = self.spent()
        if spent + self.longest > self.budget.seconds:
            return 0
        return int((self.tries + iterations) * (self.budget.seconds / spent - 1))
