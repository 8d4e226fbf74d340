"""Who sits where with which deal. Every line-up gets the same deals, and with each deal everybody has every seat once.

A schedule is the beginning of every longer one: more games can be added later, and more contestants.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count, cycle, islice
from typing import NamedTuple

from pyramidion.kernel import rng

_ORDER = 2  # the label under which the seed of a deal gives the order of a line-up; 0 deals, 1 is the bots' luck

Lineup = tuple[str, ...]


class Fixture(NamedTuple):
    """One game: the number of its deal, and who has which seat."""

    deal: int
    seated: Lineup


class _Luck:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws = 0


def lineups(labels: Sequence[str], seats: int) -> list[Lineup]:
    """All who can meet; where there are more seats than contestants, the list is gone through again."""
    names = sorted(labels)
    if len(names) >= seats:
        return list(combinations(names, seats))
    turned = (names[at:] + names[:at] for at in range(len(names)))
    return sorted({tuple(sorted(islice(cycle(row), seats))) for row in turned})


def rotations(lineup: Lineup, deal: int, seed: int) -> list[Lineup]:
    """One after another everybody moves one seat on; who sits beside whom changes from deal to deal."""
    order = list(lineup)
    rng.shuffle(_Luck(rng.derive(deal_seed(seed, deal), _ORDER)), order)
    turned = (tuple(order[at:] + order[:at]) for at in range(len(order)))
    return list(dict.fromkeys(turned))


def schedule(labels: Sequence[str], seats: int, games: int, seed: int) -> Iterator[Fixture]:
    """Deal by deal, until each line-up has had so many games; the last deal is played to its end."""
    played = dict.fromkeys(lineups(labels, seats), 0)
    for deal in count():
        waiting = [lineup for lineup, had in played.items() if had < games]
        if not waiting:
            return
        for lineup in waiting:
            for seated in rotations(lineup, deal, seed):
                played[lineup] += 1
                yield Fixture(deal, seated)


def deal_seed(seed: int, deal: int) -> int:
    return rng.derive(seed, deal)
