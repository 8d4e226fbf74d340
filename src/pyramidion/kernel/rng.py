"""Randomness is two integers in the state: a secret seed and the number of draws made so far.

Draw n is an HMAC of (seed, n), so nothing seen at the table predicts the next one, and the seed
published after the last move proves every shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

SEED_BYTES: Final = 32
_CARDS_PER_DRAW: Final = 40

T = TypeVar("T")

_sha: Final = hashlib.sha256
Hash = Any  # of hashlib


class Random(Protocol):
    """What a state must have to be random."""

    seed: int
    draws: int


def new_seed() -> int:
    """A secret seed from the operating system."""
    return secrets.randbits(8 * SEED_BYTES)


def commitment(seed: int) -> str:
    """The SHA-256 that is shown before the first move."""
    return hashlib.sha256(seed.to_bytes(SEED_BYTES, "big")).hexdigest()


def derive(seed: int, *labels: int) -> int:
    """Another seed that follows from this one and the labels."""
    text = ",".join(str(label) for label in labels)
    return int.from_bytes(hmac.digest(seed.to_bytes(SEED_BYTES, "big"), text.encode(), "sha256"), "big")


@lru_cache(maxsize=256)
def _begun(seed: int) -> tuple[Hash, Hash]:
    """The two hashes of HMAC-SHA-256, which have taken in their padded keys."""
    key = seed.to_bytes(SEED_BYTES, "big").ljust(64, b"\0")
    return _sha(bytes([byte ^ 0x36 for byte in key])), _sha(bytes([byte ^ 0x5C for byte in key]))


def draw(s: Random) -> int:
    """The next 256 random bits: HMAC-SHA-256 of the seed and the number of the draw."""
    s.draws += 1
    begun = _begun(s.seed)
    inner, outer = begun[0].copy(), begun[1].copy()
    inner.update(s.draws.to_bytes(8, "big"))
    outer.update(inner.digest())
    return int.from_bytes(outer.digest(), "big")


def below(s: Random, n: int) -> int:
    """A random number from 0 to n - 1."""
    return draw(s) % n


def shuffle(s: Random, cards: list[T]) -> None:
    """Fisher and Yates; one draw serves up to 40 cards, with a bias below 2 ** -90."""
    for start in range(len(cards) - 1, 0, -_CARDS_PER_DRAW):
        bits = draw(s)
        for i in range(start, max(start - _CARDS_PER_DRAW, 0), -1):
            bits, j = divmod(bits, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
