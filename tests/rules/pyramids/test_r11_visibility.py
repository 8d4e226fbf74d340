"""R11 Who knows what."""

from __future__ import annotations

import pytest

from pyramidion.games.pyramids import GAME
from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import Event

from .conftest import do, lay, legal, mark, new


def test_cards_crosses_and_score_cards_are_open_to_all() -> None:
    """R11.1: the same for players and spectators."""
    s = lay(3, left1=15, crossed1="a1 b1", skulls1=2, finished1=[3], boxes1="purple-10", torches1="2")
    areas = [GAME.view(s, seat).table["players"][1] for seat in (0, 2, None)]
    assert areas[0] == areas[1] == areas[2]
    assert areas[0]["left"] == {"card": 15, "crossed": ["a1", "b1"]}
    assert (areas[0]["skulls"], areas[0]["finished"], areas[0]["torches"]) == (2, [3], [2])
    assert areas[0]["boxes"] == [{"colour": "purple", "points": 10}]


def test_the_score_card_shows_what_is_printed() -> None:
    """R1.4, R8.1: four rounds of seven turns, ten places for gems, three boxes of a colour, ten skulls."""
    card = GAME.view(lay(), None).table["card"]
    assert (card["rounds"], card["turns"], card["gems"], card["boxes"]) == (4, 7, 10, [10, 6, 3])
    assert card["skulls"] == [-1, -3, -6, -10, -15, -21, -28, -36, -45, -55]


def test_the_score_card_is_added_up_for_all() -> None:
    """R9.1, R9.2, R9.3, R9.4, R9.5: part by part, and together the score."""
    s = lay(3, finished1=[12, 7], red1=5, green1=3, skulls1=2, torches1="1 2", boxes0="green-10", boxes1="green-6")
    area = GAME.view(s, 0).table["players"][1]
    assert area["sums"] == {"pyramids": 20, "torches": 10, "boxes": 6, "gems": 17, "skulls": -3}
    assert area["score"] == sum(area["sums"].values()) == 50


def test_display_and_expeditions_of_the_round_are_open_to_all() -> None:
    """R11.1: and how many cards lie in the decks."""
    s = lay(shown=["I3", "O4"], turn=3, expedition="T4", display="1 2 3 4")
    table = GAME.view(s, None).table
    assert table["shown"] == ["I3", "O4", "T4"]
    assert sorted(table["display"]) == [1, 2, 3, 4]
    assert (table["deck"], table["expeditions"]) == (48 - 8, 5)


def test_nobody_knows_the_order_of_the_decks() -> None:
    """R11.2: in another order the view is the same."""
    s = lay()
    world = GAME.resample(s, 0, rng.derive(1, 2))
    assert world.deck != s.deck
    assert sorted(world.deck) == sorted(s.deck)
    assert sorted(world.expeditions) == sorted(s.expeditions)
    assert codec.encode(GAME.view(world, 0)) == codec.encode(GAME.view(s, 0))


def test_dealt_cards_are_known_to_their_owner_alone() -> None:
    """R11.3: until all have chosen, also what has been chosen."""
    s = new(3)
    before = GAME.view(s, 1)
    do(s, 0, legal(s, 0)[0])
    assert codec.encode(GAME.view(s, 1)) == codec.encode(before)
    area = GAME.view(s, 1).table["players"][0]
    assert (area["hand"], area["kept"], area["dealt"]) == (None, None, 4)
    assert GAME.view(s, 0).table["players"][0]["kept"] == [s.players[0].kept[0]]


@pytest.mark.parametrize("watcher", [1, 2, None])
def test_a_marking_does_not_show_before_all_are_ready(watcher: int | None) -> None:
    """R11.3, R26: not even whether a red cross was crossed."""
    s = lay(3, left0=15, crossed0="a1 a2 b2 c2", expedition="V3")
    if watcher is not None:
        do(s, watcher, legal(s, watcher)[0])
    before = GAME.view(s, watcher)
    do(s, 0, "mark:left.b3-c3-b4")
    assert codec.encode(GAME.view(s, watcher)) == codec.encode(before)
    assert GAME.view(s, 0).table["players"][0]["pencilled"] == [{"side": "left", "squares": ["b3", "c3", "b4"]}]


def test_who_is_ready_is_open_to_all() -> None:
    """R11.3."""
    s = lay(3)
    do(s, 2, legal(s, 2)[0])
    assert list(GAME.view(s, 0).actors) == [0, 1]


def test_events_of_a_secret_choice_say_only_that_there_was_one() -> None:
    """R11.3: what others are told of it."""
    s = lay(expedition="I2")
    (event,) = do(s, 0, "mark:left.a1-b1")
    assert GAME.redact(event, 0) == Event("pencilled", (0, "left", ("a1", "b1")))
    assert GAME.redact(event, 1) is None


def test_what_comes_from_a_deck_ends_free_undo() -> None:
    """R11.2, R28: cards revealed, and what others had chosen in secret."""
    s = lay(left0=15, crossed0="a1 b1 b2 b3 b4 c4 d4 e4", expedition="I2")
    events = mark(s, "e5")
    by_kind = {(event.kind, event.args[0]): GAME.unveils(event, 0) for event in events if event.args}
    assert by_kind["marked", 1]
    assert not by_kind["marked", 0]
    assert not by_kind["finished", 0]
    taken = do(s, 0, "draw")
    assert [GAME.unveils(event, 0) for event in taken if event.kind in ("took", "revealed")] == [True, True]
