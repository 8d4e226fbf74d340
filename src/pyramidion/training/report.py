"""How well a value predicts the end of games that it has not seen, against the game's heuristic."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
import numpy as np

from pyramidion.training.descent import Floats, Line, cross_entropy, predicted, softmax
from pyramidion.training.lesson import Lesson

PARTS: Final = 5  # of a game, for the quality by progress
SCALES: Final = np.geomspace(0.1, 100, 61)


class Quality(msgspec.Struct):
    """Loss in nats, and how often the seat with the largest share won; ties counted half."""

    seats: int
    positions: int
    network_loss: float
    heuristic_loss: float
    network_hits: float
    heuristic_hits: float
    by_progress: list[list[float]]  # network and heuristic: loss, loss, hits, hits


class Report(msgspec.Struct):
    game: str
    games: dict[int, int]
    curve: list[list[float]]  # epoch, loss on the games learned from, loss on those held out
    qualities: list[Quality]


def compared(
    game: str, lines: Sequence[Line], net: Mapping[str, Floats], lessons: Sequence[Lesson], held_out: Sequence[Lesson]
) -> Report:
    games = {
        known.x.shape[1]: len(np.unique(known.game)) + len(np.unique(new.game))
        for known, new in zip(lessons, held_out, strict=True)
    }
    curve = [[float(number) for number in line] for line in lines]
    qualities = [_quality(net, known, new) for known, new in zip(lessons, held_out, strict=True) if len(new.x)]
    return Report(game, games, curve, qualities)


def _quality(net: Mapping[str, Floats], known: Lesson, new: Lesson) -> Quality:
    """The heuristic gets the scale that fits the games learned from best: its fairest chance."""
    scale = best_scale(known)
    network, heuristic = predicted(net, new), softmax(new.heuristic / scale)
    parts = np.minimum((new.progress * PARTS).astype(int), PARTS - 1)
    by_progress = [
        [*_both(cross_entropy, new.shares[part], network[part], heuristic[part]),
         *_both(hits, new.shares[part], network[part], heuristic[part])]
        for part in (parts == at for at in range(PARTS)) if part.any()
    ]  # fmt: skip
    return Quality(
        new.x.shape[1],
        len(new.x),
        *_both(cross_entropy, new.shares, network, heuristic),
        *_both(hits, new.shares, network, heuristic),
        by_progress,
    )


def _both(
    measure: Callable[[Floats, Floats], float], shares: Floats, one: Floats, other: Floats
) -> tuple[float, float]:
    return round(measure(shares, one), 4), round(measure(shares, other), 4)


def best_scale(known: Lesson) -> float:
    return float(min(SCALES, key=lambda scale: cross_entropy(known.shares, softmax(known.heuristic / scale))))


def hits(shares: Floats, found: Floats) -> float:
    """How often the favourite won, a shared victory counting its share."""
    return float(shares[np.arange(len(shares)), found.argmax(axis=1)].mean())
