"""R11 What is hidden: the order of the bag and nothing else."""

from __future__ import annotations

from pyramidion.games.sneferu import GAME
from pyramidion.games.sneferu.options import Options
from pyramidion.kernel import codec
from pyramidion.kernel.contract import action
from pyramidion.kernel.table import Table
from rules.sneferu.sneferu_table import Play


def test_everybody_sees_the_same_but_for_the_own_prices() -> None:
    """R11.1: spectators too."""
    play = Play(seats=3)
    tables = [GAME.view(play.s, seat).table for seat in (0, 1, 2, None)]
    for table in tables:
        del table["me"], table["prices"], table["yields"]
    assert all(table == tables[0] for table in tables)


def test_the_bag_shows_only_how_much_it_holds() -> None:
    """R11.1"""
    play = Play()
    assert GAME.view(play.s, 0).table["bag"] == 72
    other = GAME.resample(play.s, 0, 5)
    assert sorted(other.bag) == sorted(play.s.bag)
    assert other.bag != play.s.bag
    assert codec.encode(GAME.view(other, 0)) == codec.encode(GAME.view(play.s, 0))


def test_a_drawn_stone_ends_free_undo() -> None:
    """R11.2: a choice can be taken back, a placed stone cannot, since the supply was refilled."""
    table = Table(GAME, Options(), ["a", "b"], seed=3)
    seat = GAME.actors(table.state)[0]
    table.act(seat, action("buy", "c4r1"))
    assert table.undo_reach(seat) == 1
    table.act(seat, action("place", "l1s1"))
    assert table.undo_reach(seat) == 0


def test_prices_are_those_of_the_viewer() -> None:
    """R3.1, R7.4: a quarry lowers them for whoever stands there."""
    given = {"seat.0.boat": 3, "seat.1.boat": 9, "quarry.3": "save_time", "supply.c3": "tura-gold basalt-gold"}
    play = Play(given)
    mine, theirs = (GAME.view(play.s, seat).table["prices"][2] for seat in (0, 1))
    assert mine[0] == {"food": 2, "time": 2, "bonus": "save_time"}
    assert mine[1] == {"food": 3, "time": 3, "bonus": None}
    assert theirs[0] == {"food": 2, "time": 3, "bonus": None}
