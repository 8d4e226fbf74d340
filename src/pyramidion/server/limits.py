"""Rate limits: by account where there is one, else by address; in this process, or shared through Redis."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from typing import Any, Final

from pyramidion.server.refusal import Refusal

log = logging.getLogger(__name__)

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


def client_key(host: str) -> str:
    """What counts as one client: an IPv4 address; of IPv6 the /64, all of which one customer has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))


class Tally:
    """How many of something each client has now; at most `most`, where that is not 0. The empty key has no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()

    def add(self, key: str) -> bool:
        """One more; is that within the limit? It is to be dropped again in either case."""
        self._counts[key] += 1
        return not key or self.most <= 0 or self._counts[key] <= self.most

    def drop(self, key: str) -> None:
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]


class Limits:
    """Buckets that fill again."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    async def take(self, name: str, who: str) -> None:
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

    async def close(self) -> None:
        pass


class SharedLimits(Limits):
    """Counted in Redis for all processes: in each stretch of time as many as a bucket holds."""

    def __init__(self, factor: float, url: str) -> None:
        super().__init__(factor)
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)

    async def take(self, name: str, who: str) -> None:
        if self.factor <= 0:
            return
        size, per_second = LIMITS[name]
        stretch = size / per_second
        number, left = divmod(time.time(), stretch)
        try:
            count = await self._count(f"pyramidion:limit:{name}:{who}:{number:.0f}", stretch)
        except Exception:
            log.exception("redis lost")
            await super().take(name, who)
            return
        if count > size * self.factor:
            raise Refusal("too-fast", 429, seconds=max(1, round(stretch - left)))

    async def _count(self, key: str, stretch: float) -> int:
        async with self._redis.pipeline() as both:
            counted, _ = await both.incr(key).expire(key, int(stretch) + 1).execute()
        return int(counted)

    async def close(self) -> None:
        await self._redis.aclose()


def limits(factor: float, redis: str) -> Limits:
    return SharedLimits(factor, redis) if redis else Limits(factor)
