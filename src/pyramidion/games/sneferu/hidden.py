"""A random world that a seat cannot tell from the true one: only the order of the bag is hidden."""

from __future__ import annotations

from pyramidion.games.sneferu.state import Sneferu
from pyramidion.kernel import rng


def resample(s: Sneferu, seed: int) -> Sneferu:
    """R11.1 Shuffle what is left in the bag."""
    twin = s.copy()
    twin.seed, twin.draws = seed, 0
    twin.bag.sort()
    rng.shuffle(twin, twin.bag)
    return twin
