"""Randomness is two integers in the state: a secret seed and the number of draws made so far.

Draw n is an HMAC of (seed, n), so nothing seen at the table predicts the next one, and the seed
published after the last move proves every shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Protocol, TypeVar

SEED_BYTES = 32
_CARDS_PER_BLOCK = 40

T = TypeVar("T")


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


def draw(s: Random) -> int:
    """The next 256 random bits."""
    s.draws += 1
    key = s.seed.to_bytes(SEED_BYTES, "big")
    return int.from_bytes(hmac.digest(key, s.draws.to_bytes(8, "big"), "sha256"), "big")


def below(s: Random, n: int) -> int:
    """A random number from 0 to n - 1."""
    return draw(s) % n


def shuffle(s: Random, cards: list[T]) -> None:
    """Fisher and Yates; one draw serves up to 40 cards, with a bias below 2 ** -90."""
    bits = 0
    for i in range(len(cards) - 1, 0, -1):
        if bits == 0:
            bits = draw(s)
            left = _CARDS_PER_BLOCK
        bits, j = divmod(bits, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        left -= 1
        if left == 0:
            bits = 0
