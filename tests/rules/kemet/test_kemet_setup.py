"""R1, R2, R12 Set-up, map, options."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from pyramidion.games.kemet import GAME, Options
from pyramidion.games.kemet.board import Board, board_of
from pyramidion.games.kemet.data import BATTLE_CARDS, FIGURES, INTERVENTIONS, TILES
from pyramidion.kernel.contract import BadOption, action
from rules.kemet.kemet_table import Play

AREAS = {2: (14, 22), 3: (20, 35), 4: (26, 46), 5: (32, 59)}


def distance(board: Board, start: int, goals: list[int]) -> int:
    seen, queue = {start: 0}, deque([start])
    while queue:
        at = queue.popleft()
        for near in board.near[at]:
            if near not in seen:
                seen[near] = seen[at] + 1
                queue.append(near)
    return min(seen.get(goal, 99) for goal in goals)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_map_has_its_areas_and_borders(seats: int) -> None:
    """R1.1, R2.2: areas and edges for each player count, as many cities as players."""
    board = board_of(seats)
    assert (len(board.areas), sum(len(near) for near in board.near) // 2) == AREAS[seats]
    assert len(board.cities) == seats
    assert len(board.temples) == (3 if seats < 4 else 5)
    assert (board.sanctuary >= 0) == (seats in (3, 5))


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_cities_are_equal(seats: int) -> None:
    """R1.5: four steps from city to city, two to the temple of the bank, three to a middle temple."""
    board = board_of(seats)
    for city, districts in enumerate(board.districts):
        for other, there in enumerate(board.districts):
            if other != city:
                assert distance(board, districts[0], there) == 4
        bank = board.areas[districts[0]].bank
        steps = {board.value[temple]: distance(board, districts[0], [temple]) for temple in board.temples
                 if board.areas[temple].bank == bank}  # fmt: skip
        assert steps[2] == 2
        assert steps[3] == 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_delta_is_an_island_and_districts_are_no_coast(seats: int) -> None:
    """R2.1, R2.3, R34: the delta joins only itself; ports join no district."""
    board = board_of(seats)
    for at, area in enumerate(board.areas):
        if area.bank == "D":
            assert all(board.areas[near].bank == "D" for near in board.near[at])
        assert not (board.is_district[at] and (area.coast or area.obelisk))
        assert area.obelisk or area.kind not in ("temple", "sanctuary")
    assert all(not board.is_district[at] for pair in board.ports for at in pair)


def test_the_box_is_complete() -> None:
    """R1.3: 64 and 16 tiles, 11 creatures, 2 divinities, 38 interventions, 8 battle cards and 2 special ones."""
    by_colour = {colour: [tile for tile in TILES if tile.colour == colour] for colour in ("ruby", "emerald", "onyx")}
    assert all(sum(tile.copies for tile in tiles) == 16 for tiles in by_colour.values())
    assert sum(tile.copies for tile in TILES) == 80
    for colour in ("ruby", "sapphire", "diamond", "onyx"):
        for level in range(1, 5):
            assert sum(t.copies for t in TILES if t.colour == colour and t.level == level) == 4
    assert sum(tile.fame for tile in TILES if tile.colour != "emerald") == 5
    assert sum(not figure.divine for figure in FIGURES) == 11
    assert sum(figure.divine for figure in FIGURES) == 2
    assert sum(card.copies for card in INTERVENTIONS) == 38
    assert len(INTERVENTIONS) == 13
    assert len(BATTLE_CARDS) == 10


@pytest.mark.parametrize(("seats", "colours"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_colours_in_play(seats: int, colours: int) -> None:
    """R1.2: so many colours; emerald always with the Book of the Dead, never without."""
    for seed in range(5):
        dark = GAME.new(Options(), seats, seed)
        light = GAME.new(Options(book_of_the_dead=False), seats, seed)
        assert len(dark.colours) == len(light.colours) == colours
        assert 4 in dark.colours
        assert 4 not in light.colours
        space = GAME.actions(Options())
        assert action("token", "buy_ruby") in space


def test_everybody_begins_with_the_same() -> None:
    """R1.4, R1.6, R1.9: an order by lot, 7 PP, honour 9, a Diversion and another card."""
    orders = set()
    for seed in range(12):
        s = GAME.new(Options(), 3, seed)
        orders.add(tuple(s.order))
        assert s.pp == [7] * 3
        assert s.honour == [9] * 3
        assert all(len(hand) == 2 and 12 in hand for hand in s.hands)
        assert len(s.deck) == 30
    assert len(orders) > 3


def set_up(seats: int = 2, **options: Any) -> Play:
    return Play(None, seats, 3, **options)


def test_set_up_from_city_to_first_tile() -> None:
    """R1.5, R1.7, R1.8, R1.10, R3.1: cities, pyramids in secret, units, tiles, the last player first; then a day."""
    play = set_up(colours="ruby,emerald")
    first, last = play.s.order
    assert play.asked == "choose_city"
    play.do("city:c2")
    assert set(GAME.actors(play.s)) == {0, 1}
    for seat, city in ((first, "c2"), (last, "c1")):
        play.do(f"{seat} build:{city}a", f"{seat} colour:ruby", f"{seat} build:{city}a")
        assert play.why(f"build:{city}a", seat) == "not-above-two"
        play.do(f"{seat} build:{city}b")
    assert play.at("pyramid.c1b") == "emerald 1"
    assert play.at("pyramid.c2a") == "ruby 2"
    assert play.asked == "station"
    play.do("units:5", "units:4", "units:2", "units:3")
    assert [play.at(f"area.c2{part}")[2:] for part in "abc"] == ["5", "4", "1"]
    assert [play.at(f"area.c1{part}")[2:] for part in "abc"] == ["2", "3", "5"]
    assert play.actor == last
    assert play.why("buy:sa1_scribe") == "not-your-colour"
    assert play.why("buy:ru2_storm") == "level-one-only"
    play.do("buy:ru1_charge", "buy:em1_cult")
    assert play.asked == "take_actions"
    assert play.actor == first
    assert play.at("round") == 1


def test_three_pyramids_are_possible_with_three_colours() -> None:
    """R1.7: one level each in three districts, three different colours."""
    play = set_up(3)
    seat = play.actor
    play.do("city:c1")
    play.do(play.legal[0])
    first = [f"{seat} build:c1{part}" for part in "abc"]
    for number, text in enumerate(first):
        play.do(text)
        colours = [text for text in play.legal_of(seat) if text.startswith("colour:")]
        assert len(colours) == (3, 2, 0)[number]
        if colours:
            play.do(f"{seat} {colours[0]}")
    assert seat not in GAME.actors(play.s)
    assert play.why("build:c1a", seat) == "ready"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"turn_order": "x"}, "bad-choice"),
        ({"colours": "ruby"}, "colours-count"),
        ({"colours": "ruby,onyx"}, "colours-emerald"),
        ({"colours": "ruby,pink"}, "bad-choice"),
        ({"old_ones": True, "book_of_the_dead": False}, "old-ones-without-book"),
        ({"round_limit": 100}, "bad-round-limit"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], code: str) -> None:
    """R12.1, R1.2"""
    with pytest.raises(BadOption) as caught:
        GAME.new(Options(**options), 2, 0)
    assert caught.value.code == code


def test_only_two_to_five_play() -> None:
    """R1.1"""
    with pytest.raises(BadOption):
        GAME.new(Options(), 6, 0)


def test_what_is_reconstructed_is_marked() -> None:
    """Section 12 of the fact sheet: each fact has its mark on the piece that carries it."""
    marks = {entry.id: set(entry.reconstructed) for entry in GAME.content(Options())}
    assert "strength" in marks["phoenix"]
    assert "effect" in marks["ru4_surprise"]
    assert "effect" in marks["sa3_spy"]
    assert "effect" in marks["sa2_reinfprayer"]
    assert "copies" in marks["ru1_mafdet"]
    assert "copies" in marks["on1_local"]
    assert "effect" in marks["em2_drain"]
    assert "effect" in marks["em3_ritual"]
    assert "effect" in marks["diversion"]
    assert "effect" in marks["mana_duplication"]
    assert "type" in marks["cavalry_blitz"]
    assert "coast" in marks["a1"]
    assert "coast" not in marks["a6"]
    assert marks["rule_honour"]
    assert marks["rule_victory"]
    assert not marks["em4_thoth"]
