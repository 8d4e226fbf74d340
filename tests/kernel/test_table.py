"""The table: legality, undo barrier, take back my turn, rewind by consent, changed answers."""

from __future__ import annotations

from typing import Any

import pytest

import lanes_game
from pyramidion.games.valley import GAME as VALLEY
from pyramidion.games.valley import Options
from pyramidion.kernel.contract import IllegalAction, parse_action
from pyramidion.kernel.table import Table


def valley(position: dict[str, Any], free_undo: bool = False) -> Table[Any]:
    table = Table(VALLEY, Options(first=0), ["a", "b"], seed=4, free_undo=free_undo)
    VALLEY.arrange(table.state, {"active": 0, **position})
    return table


def do(table: Table[Any], *texts: str) -> None:
    for text in texts:
        (seat,) = table.game.actors(table.state)
        table.act(seat, parse_action(text))


HAND = {"seat.0.hand": "shabti urn box_of_food shabti urn", "pyramid.b1": "book_of_gates"}


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    table = valley(HAND)
    before = table.game.dump(table.state)
    with pytest.raises(IllegalAction) as caught:
        table.act(0, parse_action("buy:t"))
    assert caught.value.reason.code == "not-in-base"
    assert caught.value.legal == table.game.legal(table.state, 0)
    with pytest.raises(IllegalAction) as caught:
        table.act(1, parse_action("end"))
    assert caught.value.reason.code == "not-your-turn"
    assert table.game.dump(table.state) == before
    assert table.log == []


def test_undo_is_free_while_nothing_was_learned() -> None:
    table = valley(HAND)
    start = table.game.dump(table.state)
    do(table, "buy:b1", "pay:urn", "pay:urn", "pay:shabti")
    assert table.undo_reach(0) == 4
    for _ in range(4):
        assert table.undo(0)
    assert table.game.dump(table.state) == start
    assert not table.undo(0)


def test_a_drawn_card_closes_undo() -> None:
    table = valley(HAND)
    do(table, "entomb:shabti", "act:box_of_food")
    assert table.undo_reach(0) == 0
    assert not table.undo(0)
    do(table, "act:shabti")
    assert table.undo_reach(0) == 1


def test_another_seat_acting_closes_undo() -> None:
    table = valley(
        {**HAND, "seat.0.hand": "duamutef urn", "seat.1.hand": "urn shabti", "seat.1.tomb": "offering_table"}
    )
    do(table, "act:duamutef")
    assert table.undo_reach(0) == 1
    do(table, "discard:urn")
    assert table.undo_reach(0) == 0
    assert table.undo_reach(1) == 1


def test_take_back_my_turn_goes_to_its_beginning() -> None:
    table = valley(HAND)
    start = table.game.dump(table.state)
    do(table, "entomb:urn", "act:shabti", "sacrifice:t")
    assert table.take_back_turn(0)
    assert table.game.dump(table.state) == start
    assert not table.take_back_turn(0)


def test_take_back_my_turn_stops_where_something_was_learned() -> None:
    table = valley(HAND)
    do(table, "act:box_of_food")
    learned = table.game.dump(table.state)
    do(table, "entomb:urn", "act:shabti", "sacrifice:t")
    assert table.take_back_turn(0)
    assert table.game.dump(table.state) == learned


def test_rewinding_needs_everybody() -> None:
    table = valley(HAND)
    start = table.game.dump(table.state)
    do(table, "act:box_of_food", "end")
    assert not table.rewind(0, consent={0})
    assert table.rewind(0, consent={0, 1})
    assert table.game.dump(table.state) == start
    assert table.rewound == 1


def test_in_practice_undo_is_always_free_and_counted() -> None:
    table = valley(HAND, free_undo=True)
    start = table.game.dump(table.state)
    do(table, "act:box_of_food")
    assert table.undo(0)
    assert table.game.dump(table.state) == start
    assert table.rewound == 1


def test_an_answer_can_be_changed_until_the_last_one_is_in() -> None:
    game = lanes_game.GAME
    table = Table(game, lanes_game.Options(), ["a", "b", "c"], seed=1)
    picks, twists = lanes_game.PICKS, lanes_game.TWISTS
    table.act(0, picks[0])
    table.act(1, picks[3])
    table.act(0, twists[0])
    assert table.change_answer(0)
    assert table.state.picks == [[], [4], []]
    assert game.actors(table.state) == (0, 1, 2)
    for seat, pick in ((0, 4), (2, 1)):
        table.act(seat, picks[pick])
        table.act(seat, twists[0])
    table.act(1, twists[0])
    assert table.state.shown == [5, 4, 2]
    assert not table.change_answer(1)
    assert all(table.undo_reach(seat) == 0 for seat in range(3))


def test_what_a_seat_is_told_hides_what_it_may_not_see() -> None:
    table = valley(HAND)
    do(table, "act:box_of_food")
    drew = [event for events in table.seen(1) for event in events if event.kind == "drew"]
    assert drew[0].args == (0, (None,))
    mine = [event for events in table.seen(0) for event in events if event.kind == "drew"]
    assert None not in mine[0].args[1]


def test_who_has_answered_since_the_fork_and_what_others_see_of_it() -> None:
    table = Table(lanes_game.GAME, lanes_game.Options(), ["a", "b"], seed=1)
    first = table.fork
    assert first is not None
    table.act(0, parse_action("pick:2"))
    table.act(0, parse_action("plain"))
    assert (table.answers(0), table.answers(1), table.fork) == (2, 0, first)
    assert [event.kind for events in table.seen(0) for event in events] == ["picked"]
    assert table.seen(1) == [[], []]
    table.act(1, parse_action("pick:3"))
    table.act(1, parse_action("plain"))
    assert table.fork == first + 1
    assert (table.answers(0), table.answers(1)) == (0, 0)
    assert valley(HAND).fork is None
