"""A game with its seats and options in numbers: what all the doors share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import Struct
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Action, IllegalAction
from pyramidion.kernel.text import bare
from pyramidion.locale import Words

FARTHEST: Final = 16.0  # no number of an observation is farther from zero; most lie between -1 and 1

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Gym:
    """The static table of actions, the layout of observations, and positions read through them."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any]) -> None:
        self.game = registry.game(game)
        self.seats = seats
        self.options = msgspec.convert(dict(options), self.game.options)
        self.game.check(self.options, seats)
        self.actions: tuple[Action, ...] = tuple(self.game.actions(self.options))
        self.index = {action: at for at, action in enumerate(self.actions)}
        self.layout: tuple[str, ...] = tuple(self.game.layout(self.options))
        self._row = Struct(f"={len(self.layout)}f")  # packs a list much faster than NumPy converts it
        self._say = Words("en", self.game.id, [f"seat {seat}" for seat in range(seats)])

    def new(self, seed: int) -> Any:
        return self.game.new(self.options, self.seats, seed)

    def legal(self, s: Any, seat: int) -> list[int]:
        """Places of the legal actions in the table, rising."""
        index = self.index
        return [index[action] for action in self.game.legal(s, seat)]

    def mask(self, s: Any, seat: int) -> Mask:
        """1 where the action of the table is legal for the seat."""
        marks = bytearray(len(self.actions))
        for at in self.legal(s, seat):
            marks[at] = 1
        return np.frombuffer(marks, np.int8)

    def observe(self, s: Any, seat: int) -> Floats:
        """What the seat may know, in the order of the layout."""
        row = bytearray(self._row.size)
        self._row.pack_into(row, 0, *self.game.features(s, seat))
        return np.frombuffer(row, np.float32)

    def observe_all(self, positions: Sequence[Any], seats: Sequence[int]) -> Floats:
        """One row for each position, as the seat beside it sees it."""
        size, features = self._row.size, self.game.features
        rows = bytearray(size * len(positions))
        for number, (s, seat) in enumerate(zip(positions, seats, strict=True)):
            self._row.pack_into(rows, number * size, *features(s, seat))
        return np.frombuffer(rows, np.float32).reshape(len(positions), len(self.layout))

    def apply(self, s: Any, seat: int, at: int) -> None:
        """The seat does what stands at this place of the table, or IllegalAction tells why it may not."""
        chosen = self.actions[at]
        legal = self.game.legal(s, seat)
        if chosen not in legal:
            reason = self.game.why_not(s, seat, chosen)
            assert reason is not None
            raise IllegalAction(seat, chosen, reason, legal)
        self.game.apply(s, seat, chosen)

    def rewards(self, s: Any) -> list[float]:
        """Zeros until the end; then shares of the victory, stretched so that they add up to zero.

        A lone winner gets 1, each of the n - 1 others -1 / (n - 1). Alone it is 1 or -1.
        """
        result = self.game.result(s)
        if result is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [1.0 if result.winners else -1.0]
        shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.seats)]
        mean = sum(shares) / self.seats
        return [(share - mean) * self.seats / (self.seats - 1) for share in shares]

    def scores(self, s: Any) -> list[dict[str, Any]]:
        """By seat, the points and the rank; empty until the end."""
        result = self.game.result(s)
        if result is None:
            return [{} for _ in range(self.seats)]
        return [{"score": score.total, "rank": score.rank} for score in result.scores]

    def text(self, s: Any, seat: int | None) -> str:
        """The table as the seat sees it (None: as everybody does), in the words of the terminal."""
        view = self.game.view(s, seat)
        lines: list[str] = []
        for section in self.game.sections(view, self._say):
            lines += [f"── {section.title} ──", *map(bare, section.art), ""]
        if seat is not None and view.question is not None:
            lines.append(self._say(f"prompt-{view.question.kind}", **view.question.args))
        return "\n".join(lines)


class Seeds:
    """Seeds of one game after the other, all from one: the same on any machine."""

    def __init__(self) -> None:
        self.first = rng.new_seed()
        self.games = 0

    def next(self, seed: int | None = None) -> int:
        """The seed of the next game; a given seed starts anew from there."""
        if seed is not None:
            self.first, self.games = seed, 0
        self.games += 1
        return rng.derive(self.first, self.games)
