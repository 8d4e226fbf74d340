"""Compiled and interpreted rules play the same thousand random games of each kind, to the byte.

What is written was played by the interpreted rules; `make test` and `make same` play all of them with both.
"""

from __future__ import annotations

import pytest

from golden import thousand
from worlds import GAMES

PIECES = 10


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_go_as_written(name: str, piece: int) -> None:
    version, known = thousand.written(name)
    assert version == GAMES[name].version, "the version of the game has risen: make golden"
    assert len(known) == thousand.GAMES_EACH
    numbers = range(piece, thousand.GAMES_EACH, PIECES)
    assert dict(zip(numbers, thousand.play(name, numbers), strict=True)) == {n: known[n] for n in numbers}
