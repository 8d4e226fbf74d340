"""R2 Set-up: four cards each, two are kept; deck and display; expeditions."""

from __future__ import annotations

import pytest

from pyramidion.games.pyramids import GAME

from .conftest import do, keep_any, legal, new, question, told

counts = pytest.mark.parametrize("seats", [2, 3, 4])


@counts
def test_everybody_is_dealt_four_cards_and_chooses_at_the_same_time(seats: int) -> None:
    """R2.1, R27."""
    s = new(seats)
    assert list(GAME.actors(s)) == list(range(seats))
    assert all(len(player.hand) == 4 for player in s.players)
    assert len(s.deck) == 48 - 4 * seats
    assert question(s).kind == "keep"


def test_two_are_kept_the_first_on_the_left() -> None:
    """R2.1."""
    s = new()
    first, second = legal(s)[2], legal(s)[0]
    do(s, 0, first)
    assert dict(question(s).args) == {"side": "right"}
    do(s, 0, second)
    keep_any(s)
    assert [f"keep:{card}" for card in s.players[0].cards] == [first, second]


@counts
def test_the_rest_is_the_deck_and_four_cards_the_display(seats: int) -> None:
    """R2.2."""
    s = keep_any(new(seats))
    assert len(s.display) == 4
    assert len(s.deck) == 48 - 2 * seats - 4
    assert all(player.hand == () and 0 not in player.cards for player in s.players)


def test_returned_cards_are_shuffled_into_the_deck() -> None:
    """R2.2: somewhere in the deck or in the display, at another place in another game."""
    s = new()
    returned = sorted(s.players[0].hand)[2:]
    keep_any(s)
    assert all(card in s.deck + s.display for card in returned)
    assert s.draws > 1


def test_eight_expedition_cards_lie_face_down_and_the_first_is_revealed() -> None:
    """R2.3."""
    s = new()
    assert len(s.expeditions) == 8
    last = [seat for seat in (0, 1) for _ in (0, 1)]
    events = [event for seat in last for event in do(s, seat, legal(s, seat)[0])]
    assert len(s.expeditions) == 7
    assert told(events, "round") == [(1,)]
    assert [number for _, number in told(events, "revealed")] == [1]
