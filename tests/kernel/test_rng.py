"""Fair randomness: derived, committed, even."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from pyramidion.kernel import rng


class Luck:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0


def test_draw_n_is_the_hmac_of_seed_and_n() -> None:
    luck = Luck(5)
    first, second = rng.draw(luck), rng.draw(luck)
    key = (5).to_bytes(32, "big")
    assert first == int.from_bytes(hmac.digest(key, (1).to_bytes(8, "big"), "sha256"), "big")
    assert second == int.from_bytes(hmac.digest(key, (2).to_bytes(8, "big"), "sha256"), "big")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert rng.commitment(7) == hashlib.sha256((7).to_bytes(32, "big")).hexdigest()


def test_new_seeds_differ_and_fit() -> None:
    seeds = {rng.new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 1 << 256 for seed in seeds)


def test_every_order_of_three_is_equally_likely() -> None:
    luck, found = Luck(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [0, 1, 2]
        rng.shuffle(luck, cards)
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())


def test_long_piles_are_shuffled_whole() -> None:
    luck = Luck(3)
    places = Counter[int]()
    for _ in range(400):
        cards = list(range(150))
        rng.shuffle(luck, cards)
        assert sorted(cards) == list(range(150))
        places[cards.index(149) // 50] += 1
    assert all(90 < places[third] < 180 for third in range(3))


def test_the_same_seed_shuffles_the_same() -> None:
    one, other = Luck(9), Luck(9)
    first, second = list(range(20)), list(range(20))
    rng.shuffle(one, first)
    rng.shuffle(other, second)
    assert first == second
    assert one.draws == other.draws == 1
