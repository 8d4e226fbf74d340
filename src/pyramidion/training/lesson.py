"""What is learned from: positions of games played to the end, each with how it ended, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pyramidion.bots.learned import ahead, inputs
from pyramidion.bots.network import used
from pyramidion.bots.value import final
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Game
from pyramidion.training.players import Curious, Player, opener

POSITIONS: Final = 24  # kept of each game
ERRS: Final = 0.25  # how likely an answer of the opening is a random one
OPENING: Final = 0.9  # how much of a game the longest opening takes
LONGEST: Final = 20_000


class Lesson(NamedTuple):
    """Positions of games with the same number of seats; `x` by position, seat and input."""

    x: NDArray[np.float16]
    shares: NDArray[np.float32]  # of the victory, by position and seat
    margins: NDArray[np.float32]  # points ahead of the best other
    heuristic: NDArray[np.float32]  # what the game's own heuristic thought
    progress: NDArray[np.float32]  # 0 at the beginning, 1 at the end
    game: NDArray[np.int32]  # the number of the game

    def save(self, path: Path) -> None:
        """Whole or not at all."""
        half = path.with_suffix(".part")
        with half.open("wb") as stream:
            np.savez(stream, **self._asdict())
        half.rename(path)


def load(path: Path) -> Lesson:
    with np.load(path) as arrays:
        return Lesson(**{name: arrays[name] for name in Lesson._fields})


def joined(lessons: Sequence[Lesson]) -> Lesson:
    return Lesson(*(np.concatenate(parts) for parts in zip(*lessons, strict=True)))


def gather(game: Game[Any], options: Any, seats: int, players: Sequence[Player], numbers: range, seed: int) -> Lesson:
    """The lesson of some games, by their numbers: the same on any machine."""
    count = used(game.layout(game.options()), seats)
    rows: list[tuple[Any, ...]] = []
    length = 0
    for number in numbers:
        luck = rng.derive(seed, seats, number)
        player = players[rng.derive(luck, 7) % len(players)]
        opening = rng.derive(luck, 8) % max(int(OPENING * length), 1)
        kept, length, shares, margins = played(game, options, seats, player, opening, luck)
        for at, s in kept:
            x = np.array(inputs(game, s, count)).reshape(seats, 1 + count)
            rows.append((x, shares, margins, game.prospects(s), at / length, number))
    return Lesson(*(np.array(column, kind) for column, kind in zip(zip(*rows, strict=True), KINDS, strict=True)))


KINDS: Final = (np.float16, np.float32, np.float32, np.float32, np.float32, np.int32)


def played(
    game: Game[Any], options: Any, seats: int, player: Player, opening: int, luck: int
) -> tuple[list[tuple[int, Any]], int, list[float], list[float]]:
    """A whole game: some of its positions, its length, and how it ended.

    All seats play alike, or one would learn to tell who errs more. In the opening all err now and then, and nothing is
    kept; after it nobody does, so what is kept ends as it deserves.
    """
    s = game.new(options, seats, rng.derive(luck, 1))
    rash = Curious(opener(player), ERRS)
    calm = Curious(player, 0.0)
    kept: list[tuple[int, Any]] = []
    decisions = quiet = 0
    while actors := game.actors(s):
        bits = rng.derive(luck, 2, decisions)
        if decisions >= opening and settled(game, s):
            _keep(kept, game, s, decisions, quiet, bits & 0xFFFFFFFF)
            quiet += 1
        seat = actors[(bits >> 32) % len(actors)]
        now = rash if decisions < opening else calm
        game.apply(s, seat, now.choose(game, s, seat, rng.derive(bits, decisions)))
        decisions += 1
        if decisions > LONGEST:
            raise RuntimeError("a game without end")
    return kept, decisions, final(game, s), ahead(points(game, s))


def settled(game: Game[Any], s: Any) -> bool:
    """Is nothing half done? That is where a search judges."""
    return len(s.stack) <= 1 and (not s.lanes or len(game.actors(s)) == s.seats)


def _keep(kept: list[tuple[int, Any]], game: Game[Any], s: Any, decisions: int, number: int, bits: int) -> None:
    """Any of them is kept with the same chance, however many there will be."""
    if len(kept) < POSITIONS:
        kept.append((decisions, game.copy(s)))
    elif bits % (number + 1) < POSITIONS:
        kept[bits % (number + 1)] = (decisions, game.copy(s))


def points(game: Game[Any], s: Any) -> list[float]:
    """Of a finished game, by seat."""
    result = game.result(s)
    assert result is not None
    return [float(score.total) for score in result.scores]
