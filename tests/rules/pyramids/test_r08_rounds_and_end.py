"""R8 Rounds and the end of the game."""

from __future__ import annotations

import pytest

from pyramidion.games.pyramids import GAME
from worlds import walk

from .conftest import kinds, lay, mark, new, told


def test_seven_of_eight_expedition_cards_make_a_round() -> None:
    """R8.1: the eighth stays unseen, then all are shuffled."""
    s = lay(turn=7, expedition="I2")
    assert len(s.expeditions) == 1
    events = mark(s, "a1")
    assert told(events, "round") == [(2,)]
    assert len(s.shown) == 1
    assert len(s.expeditions) == 7


def test_a_new_round_brings_all_eight_cards_back() -> None:
    """R8.1: the same eight."""
    s = lay(turn=7)
    before = GAME.components(s)
    mark(s, "a1")
    assert GAME.components(s) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_four_rounds(seats: int) -> None:
    """R8.2: 28 turns."""
    s = new(seats, 5)
    for _ in walk(GAME, s, 5):
        pass
    assert (s.round, len(s.shown), s.turn) == (4, 7, 28)
    assert GAME.result(s) is not None


def test_the_end_is_told() -> None:
    """R8.2."""
    s = lay(round=4, turn=7)
    assert kinds(mark(s, "a1"))[-1] == "ended"
    assert GAME.actors(s) == ()
