"""Texts, steps, frames and lanes, shown on the small game that forks the table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lanes_game import GAME, PICKS, TWISTS, Duel, Options
from pyramidion.kernel.contract import Action, action
from pyramidion.kernel.machine import DONE, END, It, State, Step, advance, apply, begin, lines, waiting


def duel(seats: int = 3) -> Duel:
    return GAME.new(Options(), seats, 11)


def test_a_fork_asks_everybody_and_the_main_stack_waits() -> None:
    s = duel()
    assert GAME.actors(s) == (0, 1, 2)
    assert s.stack == [("round", 1, 0, None)]
    assert all(GAME.legal(s, seat) == PICKS for seat in range(3))


def test_a_lane_goes_on_alone_while_others_have_not_answered() -> None:
    s = duel()
    GAME.apply(s, 1, PICKS[4])
    assert GAME.legal(s, 1) == TWISTS
    GAME.apply(s, 1, TWISTS[1])
    assert GAME.legal(s, 1) == PICKS
    GAME.apply(s, 1, PICKS[0])
    assert GAME.actors(s) == (0, 2)
    assert GAME.legal(s, 1) == ()
    assert s.turn == 1


def test_the_main_stack_goes_on_when_the_last_lane_ends() -> None:
    s = duel()
    for seat, pick in ((2, 0), (0, 2), (1, 4)):
        GAME.apply(s, seat, PICKS[pick])
        GAME.apply(s, seat, TWISTS[0])
    assert s.turn == 2
    assert s.forks == 2
    assert s.shown == [3, 5, 1]
    assert s.points[1] > 0


def test_nothing_of_an_answer_shows_to_others_before_the_join() -> None:
    s, t = duel(), duel()
    GAME.apply(s, 0, PICKS[0])
    GAME.apply(t, 0, PICKS[3])
    assert GAME.view(s, 1) == GAME.view(t, 1)
    assert GAME.view(s, None) == GAME.view(t, None)
    assert GAME.view(s, 0) != GAME.view(t, 0)


def test_waiting_names_the_step_and_its_it() -> None:
    s = duel()
    waits = waiting(s, 0)
    assert waits is not None
    assert waits[0].kind == "pick"
    GAME.apply(s, 0, PICKS[0])
    GAME.apply(s, 0, TWISTS[0])
    assert waiting(s, 0) is None


class Count(Step[State]):
    """Asks until three answers have come; `it` counts them."""

    loop = True

    def ask(self, s: State, seat: int, it: It) -> Sequence[Action]:
        return [action("more"), action("enough"), action("leave")]

    def do(self, s: State, seat: int, it: It, answer: Action | None) -> It:
        assert answer is not None
        if answer.verb == "leave":
            return END
        begin(s, "aside", seat)
        return DONE if answer.verb == "enough" else (it or 0) + 1


class Note(Step[State]):
    """Leaves a mark in `turn`, so that the order of things can be seen."""

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def do(self, s: State, seat: int, it: It, answer: Action | None) -> It:
        s.turn = s.turn * 10 + self.mark


class Pick(Step[State]):
    """Passes a value on as `it`."""

    def do(self, s: State, seat: int, it: It, answer: Action | None) -> It:
        return (1, "two")


class Leave(Step[State]):
    def do(self, s: State, seat: int, it: It, answer: Action | None) -> It:
        return END if it == (1, "two") else None


TEXTS = lines(
    {
        "loop": (Count(), Note(2)),
        "aside": (Note(1),),
        "left": (Pick(), Leave(), Note(9)),
        "both": (Note(3), Note(4)),
    }
)


def running(text: str) -> State:
    s = State(2, 0, TEXTS)
    begin(s, "both", 0)
    begin(s, text, 0)
    advance(s)
    return s


def test_a_loop_stays_with_its_it_until_done_and_what_it_began_comes_first() -> None:
    s = running("loop")
    apply(s, 0, action("more"))
    assert s.stack[-1] == ("loop", 0, 0, 1)
    apply(s, 0, action("more"))
    assert s.stack[-1] == ("loop", 0, 0, 2)
    apply(s, 0, action("enough"))
    assert s.turn == 111234
    assert s.asked == {}


def test_end_leaves_a_loop_and_the_rest_of_its_text() -> None:
    s = running("loop")
    apply(s, 0, action("leave"))
    assert s.turn == 34


def test_end_leaves_the_text_at_once() -> None:
    assert running("left").turn == 34


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_in_the_middle_of_lanes_is_independent(seats: int) -> None:
    s = duel(seats)
    GAME.apply(s, 0, PICKS[2])
    twin = GAME.copy(s)
    GAME.apply(twin, 0, TWISTS[1])
    assert GAME.legal(s, 0) == TWISTS
    assert GAME.legal(twin, 0) == PICKS
