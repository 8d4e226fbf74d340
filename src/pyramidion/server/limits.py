"""Rate limits: buckets that fill again. By account where there is one, else by address."""

from __future__ import annotations

import time
from typing import Final

from pyramidion.server.refusal import Refusal

# name: how many at once, how many a second
LIMITS: Final = {
    "login": (10, 0.2),
    "guest": (30, 0.5),
    "create": (30, 0.5),
    "request": (100, 25.0),
    "act": (60, 20.0),
    "chat": (6, 0.5),
    "socket": (60, 5.0),
    "heavy": (20, 4.0),
}
MOST = 20_000  # buckets remembered


class Limits:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, name: str, who: str) -> None:
        """One more, or a Refusal that says how long to wait."""
        if self.factor <= 0:
            return
        size, per_second = LIMITS[name][0] * self.factor, LIMITS[name][1] * self.factor
        now = time.monotonic()
        level, then = self._buckets.get((name, who), (size, now))
        level = min(size, level + (now - then) * per_second)
        if level < 1:
            raise Refusal("too-fast", 429, seconds=max(1, round((1 - level) / per_second)))
        self._buckets[name, who] = (level - 1, now)
        if len(self._buckets) > MOST:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Buckets that have long been full again."""
        self._buckets = {key: (level, then) for key, (level, then) in self._buckets.items() if now - then < 60}
