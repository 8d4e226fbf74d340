"""R12 Rulings that a scenario file cannot show, or not alone."""

from __future__ import annotations

import itertools

import pytest

from pyramidion.games.pyramids import GAME
from pyramidion.games.pyramids.options import Options
from pyramidion.games.pyramids.state import Pyramids
from pyramidion.kernel import codec
from pyramidion.kernel.contract import BadOption, parse_action
from pyramidion.kernel.table import Table
from worlds import walk

from .conftest import do, facts, lay, legal, mark, new, why_not


@pytest.mark.parametrize("seed", range(6))
def test_a_player_with_a_card_always_has_a_square_to_cross(seed: int) -> None:
    """R1, R2: in every position of a random game, and nothing else than marking is offered."""
    for s, (seat, _) in walk(GAME, new(4, seed), seed):
        if s.round and s.lanes:
            assert legal(s, seat)
            assert all(text.startswith("mark:") for text in legal(s, seat))


def test_gems_ticked_are_gems_crossed() -> None:
    """R14, R15: counted from the squares told, up to ten of a colour."""
    for seed in range(4):
        s = new(3, seed)
        crossed = {(seat, gem): 0 for seat in range(3) for gem in ("red", "green")}
        for position, (seat, chosen) in walk(GAME, s, seed):
            after = GAME.copy(position)
            after.events = []
            GAME.apply(after, seat, chosen)
            for event in after.events:
                if event.kind == "marked":
                    owner, _, card, squares, _ = event.args
                    rows = s.box.chambers[card].rows
                    signs = [rows[int(square[1]) - 1]["abcde".index(square[0])] for square in squares]
                    crossed[owner, "red"] += signs.count("r")
                    crossed[owner, "green"] += signs.count("g")
        for (seat, gem), count in crossed.items():
            assert getattr(s.players[seat], gem) == min(count, 10)


def test_any_order_of_arrival_gives_the_same_position() -> None:
    """R26: three seats, one of them with an extra square."""
    chosen = {0: ["mark:left.b3-c3-b4", "mark:left.c4"], 1: ["mark:left.a1"], 2: ["mark:right.a1"]}
    found = set()
    for order in itertools.permutations(chosen):
        s = lay(3, left0=15, crossed0="a1 a2 b2 c2", expedition="V3")
        for seat in order:
            do(s, seat, *chosen[seat])
        found.add(codec.encode(GAME.dump(s)))
    assert len(found) == 1


def test_who_is_ready_waits() -> None:
    """R26: and is told that the choice can be changed."""
    s = lay()
    do(s, 0, legal(s, 0)[0])
    assert facts(why_not(s, "mark:left.a1")) == ("ready", "R26", {})


def table_with_three() -> Table[Pyramids]:
    table = Table(GAME, Options(), ["a", "b", "c"], seed=3)
    while table.view(None).table["round"] == 0:
        seat = GAME.actors(table.state)[0]
        table.act(seat, GAME.legal(table.state, seat)[0])
    return table


def test_a_marking_can_be_changed_until_the_last_seat_is_ready() -> None:
    """R26, R28: without touching what others have chosen."""
    table = table_with_three()
    for seat in (2, 0):
        table.act(seat, GAME.legal(table.state, seat)[0])
    other = table.state.players[2].marking
    assert table.change_answer(0)
    assert list(GAME.actors(table.state)) == [0, 1]
    assert table.state.players[0].marking == ()
    assert table.state.players[2].marking == other


def test_a_marking_can_be_taken_back_at_once() -> None:
    """R28: nothing unknown has come out; when all are ready it is too late."""
    table = table_with_three()
    table.act(1, GAME.legal(table.state, 1)[-1])
    assert table.undo(1)
    assert list(GAME.actors(table.state)) == [0, 1, 2]
    for seat in (0, 1, 2):
        table.act(seat, parse_action("mark:left.a1"))
    assert not table.undo(2)
    assert not table.change_answer(2)


def test_the_choice_of_cards_can_be_changed_too() -> None:
    """R27, R28."""
    table = Table(GAME, Options(), ["a", "b"], seed=3)
    first = GAME.legal(table.state, 0)[0]
    table.act(0, first)
    assert table.change_answer(0)
    assert first in GAME.legal(table.state, 0)
    assert len(GAME.legal(table.state, 0)) == 4


def test_finished_cards_keep_their_order() -> None:
    """R29: two at once by their numbers, behind the earlier ones."""
    s = lay(
        left0=33, crossed0="a1 a2 b2 b3 b4 c4 d4 e4", right0=29, right_crossed0="a1 b1 c1 d1 d2 d3 c3 c4 c5",
        finished0=[44], expedition="I2",
    )  # fmt: skip
    mark(s, "right.d5-e5", "left.e5")
    assert s.players[0].finished == (44, 29, 33)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    """R30."""
    with pytest.raises(BadOption) as error:
        GAME.new(Options(), seats, 0)
    assert error.value.code == "bad-seats"
    assert error.value.args_by_name == {"seats": seats, "low": 2, "high": 4}
