"""R11.1 What the view works out by itself agrees with the rules, in random positions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pyramidion.games.kemet import GAME, Kemet
from pyramidion.games.kemet.actions import buyable, tile_price
from pyramidion.games.kemet.armies import limit, walled
from pyramidion.games.kemet.battle import damage, protection, strength
from pyramidion.games.kemet.march import teleport_price, toll
from pyramidion.games.kemet.scoring import total
from pyramidion.games.kemet.spaces import SPACES, allowed
from pyramidion.games.kemet.state import NONE
from pyramidion.games.kemet.table import Table
from pyramidion.games.kemet.view import free_spaces
from pyramidion.kernel import codec
from rules.kemet.test_kemet_invariants import late
from worlds import walk


def agree(s: Kemet, seat: int) -> None:
    table = GAME.view(s, seat).table
    agree_market(s, seat, table)
    for at, name in enumerate(s.board.names):
        here = table["areas"][name]
        assert here["walled"] == walled(s, seat, at)
        assert here["holder"] == (None if s.holder(at) == NONE else s.holder(at))
    for other, player in enumerate(table["players"]):
        assert player["score"] == total(s, other)
        assert player["putrefaction"] == s.putrefaction(other)
        assert player["army_limit"] == limit(s, other, NONE)
        free = [space for at, space in enumerate(SPACES) if allowed(s.used[other], 5, s.colours) >> at & 1]
        assert free_spaces(table, other) == free
        if s.regular[other] and not player["rows_forced"]:
            assert allowed(s.used[other], s.regular[other], s.colours) == allowed(s.used[other], 5, s.colours)
    if s.march is not None:
        assert table["march"]["teleport_price"] == teleport_price(s, s.active)
        for name, price in table["march"]["tolls"].items():
            assert price == toll(s, s.active, s.board.index[name])


def agree_market(s: Kemet, seat: int, table: Any) -> None:
    """R4.3 The price for the viewer, and what stands in the way."""
    can = {tile for colour in s.colours for tile in buyable(s, seat, colour)}
    for id, offer in table["market"].items():
        tile = s.box.tile_index[id]
        assert offer["price"] == tile_price(s, seat, tile)
        assert (offer["bar"] is None) == (tile in can)
    assert len(table["market"]) == sum(len(s.box.by_colour[colour]) for colour in s.colours)


def agree_battle(s: Kemet) -> None:
    """R5.4, R5.5 Sums of both sides once the cards are open; what decided stays."""
    fight = s.fight
    if fight is None or fight.stage < 2:
        return
    for side, sums in enumerate(GAME.view(s, None).table["battle"]["sums"]):
        assert sums["strength"] == (strength(s, fight, side) if fight.winner == NONE else fight.totals[side])
        assert sums["strength"] == sum(value or 0 for value in sums["parts"].values())
        assert sums["damage"] == damage(s, fight, side)
        assert sums["protection"] == protection(s, fight, side)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_view_agrees_with_the_rules(seats: int) -> None:
    """R11.1, R4.3, R5.4"""
    for seed in range(2):
        s = late(seats, seed, round_limit=2)
        for number, (state, _) in enumerate(walk(GAME, s, seed)):
            agree_battle(state)
            if number % 3 == 0:
                agree(state, number % seats)
            if number % 5 == 0:
                has_its_shape(GAME.view(state, number % seats).table)


def has_its_shape(table: Any) -> None:
    """Nothing is missing and nothing is beside what the struct names."""
    assert codec.encode(msgspec.convert(table, Table)) == codec.encode(table)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_has_its_shape_from_the_set_up_on(seats: int) -> None:
    """R11.1, R11.2: for players and spectators."""
    for number, (state, _) in enumerate(walk(GAME, GAME.new(GAME.options(round_limit=1), seats, 4), 4)):
        if number % 4 == 0:
            has_its_shape(GAME.view(state, None if number % 8 else number % seats).table)


def test_the_map_has_all_that_a_board_is_drawn_from() -> None:
    """R2.1, R2.2: place, kind, bank, city, temple value, obelisk, coast, neighbours and ports."""
    for seats in GAME.seats:
        table = GAME.view(GAME.new(GAME.options(), seats, 1), None).table
        names = {area["name"] for area in table["map"]}
        assert names == set(table["areas"])
        for area in table["map"]:
            assert 0 <= area["x"] <= 100
            assert 0 <= area["y"] <= 100
            assert set(area["ports"]) <= set(area["near"]) <= names
            assert (area["city"] is not None) == (area["kind"] == "district")
