"""Positions in words: set up, read back, refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.pyramids import GAME
from pyramidion.kernel import codec
from pyramidion.kernel.contract import BadPosition
from worlds import walk

from .conftest import legal, new


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_can_be_written_down_and_set_up_again(seats: int) -> None:
    """R11.1: with what is chosen in secret, and with cards still to be taken."""
    for seed in range(3):
        for s, _ in walk(GAME, new(seats, seed), seed):
            words = GAME.position(s)
            again = new(seats, seed + 100)
            GAME.arrange(again, codec.plain(words))
            assert GAME.position(again) == words
            assert GAME.actors(again) == GAME.actors(s)
            assert [legal(again, seat) for seat in range(seats)] == [legal(s, seat) for seat in range(seats)]


def test_what_is_not_given_is_as_after_set_up() -> None:
    """R2.1: everybody has kept the two lowest cards."""
    s, dealt = new(), new()
    GAME.arrange(s, {})
    assert [player.cards for player in s.players] == [list(player.hand[:2]) for player in dealt.players]
    assert (s.round, len(s.shown), len(s.display)) == (1, 1, 4)


def test_a_card_named_somewhere_leaves_its_place_to_another() -> None:
    """R1.1: each card is there once."""
    s = new()
    first = s.players[1].hand[0]
    GAME.arrange(s, {"seat.0.left": first})
    assert s.players[0].cards[0] == first
    assert first not in s.players[1].cards
    assert sum(GAME.components(s).values()) == 48 + 8


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"colour": 1}, "unknown-key"),
        ({"seat.2.left": 1}, "no-such-seat"),
        ({"seat.x.left": 1}, "no-such-seat"),
        ({"seat.0.middle": 1}, "no-such-zone"),
        ({"seat.0.left": 49}, "no-such-card"),
        ({"seat.0.left": "1 2"}, "one-card-only"),
        ({"seat.0.left": True}, "not-cards"),
        ({"seat.0.left": 1, "display": "1 2 3 4"}, "too-many-copies"),
        ({"seat.0.left": 15, "seat.0.left_crossed": "b1"}, "not-a-route"),
        ({"seat.0.left": 15, "seat.0.left_crossed": "a1 c1"}, "not-a-route"),
        ({"seat.0.left": 15, "seat.0.left_crossed": "a1 b1 c1 c2 d2"}, "not-a-route"),
        ({"seat.0.left": 15, "seat.0.left_crossed": "a1 b1 b2 b3 b4 c4 d4 e4 e5"}, "not-a-route"),
        ({"seat.0.left": 15, "seat.0.left_crossed": "a1 f7"}, "bad-value"),
        ({"seat.0.left": 15, "seat.0.left_crossed": 7}, "bad-value"),
        ({"seat.0.red": 11}, "bad-value"),
        ({"seat.0.skulls": "three"}, "bad-value"),
        ({"seat.0.torches": "5"}, "bad-value"),
        ({"seat.0.torches": "0"}, "bad-value"),
        ({"seat.0.boxes": "purple-7"}, "bad-value"),
        ({"seat.0.boxes": "purple-6"}, "boxes-out-of-order"),
        ({"seat.0.boxes": "purple-10", "seat.1.boxes": "purple-10"}, "boxes-out-of-order"),
        ({"round": 5}, "bad-value"),
        ({"turn": 8}, "bad-value"),
        ({"turn": 1, "shown": ["I2"]}, "bad-value"),
        ({"expedition": "X4"}, "no-such-card"),
        ({"expedition": "I2 I3"}, "one-card-only"),
        ({"expedition": "I2", "expeditions": ["I2"]}, "too-many-copies"),
        ({"seat.0.marking": ["left.e5"]}, "bad-value"),
        ({"seat.0.hand": "1 2 3 4", "seat.0.kept": "5"}, "bad-value"),
        ({"seat.0.hand": "1"}, "bad-value"),
        ({"seat.0.hand": "1 2 3 4", "seat.0.left": 5}, "bad-value"),
        ({"pending": 3}, "bad-frame"),
        ({"pending": []}, "bad-frame"),
        ({"pending": [["turn", 3, 0], ["finished", 1, 0, [[15, 0]]]]}, "bad-frame"),
        ({"pending": [["turn", 3, 0], ["finished", 1, 0, []], ["replace", 0, 0, 1]]}, "bad-frame"),
        ({"pending": [["turn", 3, 0], ["finished", 1, 0, []], ["keep", 0, 0]]}, "bad-frame"),
        ({"pending": [["turn", 3, 0], ["finished", 1, 0, 7]]}, "bad-frame"),
        ({"pending": [["dream", 0, 0]]}, "no-such-text"),
    ],
)
def test_what_cannot_be_set_up_is_refused(given: dict[str, Any], code: str) -> None:
    """R1.1, R4.5, R7.2: with the entry at fault."""
    with pytest.raises(BadPosition) as error:
        GAME.arrange(new(), given)
    assert error.value.code == code
    assert error.value.key == "seat" or error.value.key in given or error.value.key in ("turn", "pending")


def test_pending_takes_are_set_up() -> None:
    """R6.4: seat 1 before seat 0."""
    s = new()
    given = {
        "seat.0.left": 0,
        "seat.1.right": 0,
        "seat.0.finished": [33],
        "seat.1.finished": [15],
        "display": "1 2 3 4",
        "pending": [
            ["turn", 3, 0],
            ["finished", 1, 0, [[15, 1], [33, 0]]],
            ["replace", 0, 0, 1],
            ["replace", 0, 1, 1],
        ],
    }
    GAME.arrange(s, given)
    assert list(GAME.actors(s)) == [1]
    assert legal(s, 1)[:4] == ["take:1", "take:2", "take:3", "take:4"]
