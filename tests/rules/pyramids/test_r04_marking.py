"""R4 Marking: the pattern or one square, from the entrance on without a gap."""

from __future__ import annotations

import pytest

from pyramidion.games.pyramids import GAME
from pyramidion.games.pyramids.patterns import forms
from pyramidion.games.pyramids.squares import NAMES, SIZE, beside, names, squares_of
from pyramidion.games.pyramids.state import Pyramids
from worlds import walk

from .conftest import facts, lay, legal, mark, places, play_out, why_not


def slow_places(s: Pyramids, seat: int, side: int) -> set[str]:
    """The legal places found without any preparation: every form at every place, every condition by itself."""
    player = s.players[seat]
    chamber = s.box.chambers[player.cards[side]]
    crossed, found = player.crossed[side], set()
    shapes = [*forms(s.box.material.patterns[s.box.patterns[s.shown[-1]]]), ((0, 0),)]
    for shape in shapes:
        for at in range(SIZE * SIZE):
            cells = [(at // SIZE + r, at % SIZE + c) for r, c in shape]
            if all(r < SIZE and c < SIZE for r, c in cells):
                place = squares_of(NAMES[SIZE * r + c] for r, c in cells)
                starts = place & beside(crossed) if crossed else place & chamber.entrance
                if starts and not place & (crossed | chamber.walls):
                    found.add("-".join(names(place)))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_the_prepared_places_are_those_that_a_plain_search_finds(seed: int) -> None:
    """R4.2 to R4.6: in every position of a random game, on both cards."""
    s = GAME.new(GAME.options(), 3, seed)
    for position, (seat, _) in walk(GAME, s, seed):
        player = position.players[seat]
        if position.round and position.lanes and not player.marking:
            for side, name in enumerate(("left", "right")):
                assert places(position, seat, name) == slow_places(position, seat, side)


def test_a_single_square_is_always_allowed_instead_of_the_pattern() -> None:
    """R4.1: both kinds stand side by side."""
    s = lay(left0=15, right0=33, expedition="I3")
    assert places(s) == {"a1", "a1-b1-c1", "a1-a2-a3"}


def test_the_l_may_be_mirrored_and_turned_over_the_entrance() -> None:
    """R4.2, R4.4: the rulebook's example, with the entrance in different squares of the L."""
    s = lay(left0=15, expedition="L4")
    assert {"a1-a2-b2-c2", "a1-b1-c1-a2", "a1-b1-c1-c2", "a1-b1-b2-b3"} <= places(s)


def test_the_pattern_must_be_whole() -> None:
    """R4.2: two squares of a line of three are no marking."""
    s = lay(left0=15, expedition="I3")
    assert facts(why_not(s, "mark:left.a1-b1")) == ("not-the-pattern", "R4.2", {"card": "I3"})


def test_walls_and_crossed_squares_cannot_be_crossed() -> None:
    """R4.3: the sheet's T after the L on card 15."""
    s = lay(left0=15, crossed0="a1 a2 b2 c2", expedition="T4")
    assert facts(why_not(s, "mark:left.c2-b3-c3-d3")) == ("wall", "R4.3", {"card": 15, "square": "d3"})
    assert facts(why_not(s, "mark:left.b1-a2-b2-c2")) == ("already-crossed", "R4.3", {"card": 15, "square": "a2"})


def test_nothing_outside_the_chamber_can_be_crossed() -> None:
    """R4.3."""
    s = lay(left0=15, crossed0="a1 b1 c1 d1", expedition="I2")
    assert facts(why_not(s, "mark:left.e1-f1")) == ("no-such-square", "R10.1", {"square": "f1"})


def test_the_first_marking_must_include_the_entrance() -> None:
    """R4.4: also where the other card has been begun."""
    s = lay(left0=15, right0=33, right_crossed0="a1", expedition="I3")
    assert facts(why_not(s, "mark:left.b1-c1-d1")) == ("entrance-missing", "R4.4", {"card": 15, "square": "a1"})
    assert "a1" in places(s)


def test_later_markings_must_share_an_edge() -> None:
    """R4.5: a corner is not enough, a square of the other card neither."""
    s = lay(left0=15, crossed0="a1 a2 b2 c2", right0=33, right_crossed0="a1 a2 b2", expedition="I2")
    assert facts(why_not(s, "mark:left.b4-b5")) == ("not-connected", "R4.5", {"card": 15})
    assert facts(why_not(s, "mark:left.d1")) == ("not-connected", "R4.5", {"card": 15})
    assert "b3-b4" in places(s)


def test_a_single_square_may_be_entrance_or_tomb() -> None:
    """R4.6."""
    s = lay(left0=15, crossed0="a1 b1 b2 b3 b4 c4 d4 e4", right0=33, expedition="T4")
    assert "e5" in places(s)
    assert places(s, side="right") == {"a1", "a1-a2-b2-a3"}


def test_crosses_stay_until_the_card_is_finished() -> None:
    """R4.5: markings of several turns lie on one another."""
    s = lay(left0=15, expedition="I2", expeditions=["I3", "V3"])
    mark(s, "a1-b1")
    mark(s, "c1")
    assert GAME.position(s)["seat.0.left_crossed"] == "a1 b1 c1"


def test_whoever_has_a_card_always_has_something_to_mark() -> None:
    """R4.1, R1: a game in which everybody prefers the last action ends in time."""
    s = play_out(lay(2))
    assert s.turn == 28
    assert legal(s) == []
