"""The invariants of the fact sheet, on random games with every player count, and from late positions."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.games.kemet import GAME, Kemet, Options
from pyramidion.games.kemet.armies import DIVINE, limit
from pyramidion.games.kemet.data import INTERVENTIONS, MERCENARIES, TILES, UNITS
from pyramidion.games.kemet.flow import TakeActions
from pyramidion.games.kemet.position import units_of
from pyramidion.games.kemet.scoring import temples
from pyramidion.games.kemet.state import NONE
from pyramidion.kernel import codec, rng
from pyramidion.kernel.machine import waiting
from pyramidion.kernel.record import migrated
from rules.kemet.kemet_table import Play
from worlds import fold_in, walk

# tiles that a player may own together
HEAPS = (
    "em4_thoth em4_apophis em2_bark em3_ritual em2_drain em2_sphinx em3_reinf em3_funeral em1_return em1_cult di4_ra",
    "ru3_scarab ru4_scorpion ru4_surprise em2_servants em4_putrid ru2_storm em1_return ru4_initiative on3_march",
    "on2_khnum on2_twin on3_trap on4_ammut on2_dedication sa3_spy di2_vision di3_hand sa2_barrier on4_might",
    "sa4_reinforcements sa4_divinewill di2_snake on3_griffin ru2_phoenix ru3_wound sa3_legion di3_hunger on1_mercsword",
    "sa2_elephant sa4_sphinx di4_mummy on4_fury ru2_portal sa2_reinfprayer di3_thoeris on2_honor on1_local di4_act",
)


def late(seats: int, seed: int, **options: Any) -> Kemet:
    """Every player with a heap of tiles, much prayer, worn honour."""
    given: dict[str, Any] = {}
    for seat in range(seats):
        given[f"seat.{seat}.tiles"] = HEAPS[(seat + seed) % len(HEAPS)]
        given[f"seat.{seat}.pp"] = 11
        given[f"seat.{seat}.honour"] = (3, 6, 5, 1, 8)[(seat + seed) % 5]
        given[f"seat.{seat}.fame.battle"] = 1
    play = Play(None, seats, seed, **options)
    hands = {
        f"seat.{seat}.hand": " ".join(play.s.box.cards[kind] for kind in play.s.hands[seat]) for seat in range(seats)
    }
    GAME.arrange(play.s, {**given, **hands})
    return play.s


def check(s: Kemet) -> None:
    """What the fact sheet lists in its section 11; and only who sits at the table is asked."""
    assert all(seat in range(s.seats) for seat in s.asked)
    for seat in range(s.seats):
        hired = any(TILES[tile].only == "mercenaries" for tile in s.box.owned(s.tiles[seat]))
        assert units_of(s, seat) == UNITS + MERCENARIES * hired
        assert 0 <= s.pp[seat] <= 11
        assert 0 <= s.honour[seat] <= 9
        assert s.supply[seat] >= 0
        assert s.underworld[seat] >= 0
        assert (s.cards[seat] | s.played[seat] | s.buried[seat]).bit_count() == 8
        for name in ("domination", "act", "mercenaries"):
            assert sum(TILES[tile].only == name for tile in s.box.owned(s.tiles[seat])) <= 1
    for tile in range(len(TILES)):
        assert sum(mask >> tile & 1 for mask in s.tiles) <= TILES[tile].copies
    dealt = len(s.deck) + len(s.discard) + sum(len(hand) for hand in s.hands)
    assert dealt == sum(card.copies for card in INTERVENTIONS[:-1]) + s.seats
    assert sum(temples(s, seat) for seat in range(s.seats)) <= len(s.board.temples)
    check_areas(s)


def check_areas(s: Kemet) -> None:
    """One army, within its limit; one figure, where it says it is."""
    quiet = between_actions(s)
    for area, owner in enumerate(s.owner):
        figure = s.figure[area]
        divine = figure != NONE and DIVINE[figure]
        assert (owner == NONE) == (s.units[area] == 0 and not divine)
        if owner != NONE and (quiet or not divine):
            assert s.units[area] <= limit(s, owner, figure)
        if figure != NONE:
            assert s.where[figure] == area
    for figure, area in enumerate(s.where):
        if area >= 0 and not any(at == area and landed == figure for at, _, landed in s.landing):
            assert s.figure[area] == figure


def between_actions(s: Kemet) -> bool:
    """Is somebody about to choose the next action?"""
    waits = waiting(s, next(iter(s.asked), 0))
    return waits is not None and isinstance(waits[0], TakeActions)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("book", [True, False])
def test_the_invariants_hold_on_whole_random_games(seats: int, book: bool) -> None:
    """And the game ends."""
    for seed in range(3):
        s = GAME.new(Options(book_of_the_dead=book, round_limit=8), seats, seed)
        moves = 0
        for before, _ in walk(GAME, s, seed):
            check(before)
            moves += 1
        check(s)
        assert moves < 6000
        assert GAME.result(s) is not None


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("book", [True, False])
def test_a_random_game_without_a_round_limit_ends(seats: int, book: bool) -> None:
    """R6.3: with a winner who has enough fame and leads."""
    s = GAME.new(Options(book_of_the_dead=book, round_limit=0), seats, 1)
    for number, (before, _) in enumerate(walk(GAME, s, 1)):
        if number % 4 == 0:
            check(before)
    result = GAME.result(s)
    assert result is not None
    totals = [score.total for score in result.scores]
    assert list(result.winners) == [totals.index(max(totals))]
    assert max(totals) >= 9
    assert totals.count(max(totals)) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_invariants_hold_late_in_the_game(seats: int) -> None:
    for seed in range(4):
        s = late(seats, seed, round_limit=3)
        before = GAME.components(s)
        for state, _ in walk(GAME, s, seed):
            check(state)
            assert GAME.components(state) == before


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_fold_and_leak_nothing_late_in_the_game(seats: int) -> None:
    """R11.2: the leak test and the fold, where every tile is in play."""
    s = late(seats, seats, round_limit=2)
    tables = {seat: GAME.view(s, seat).table for seat in [*range(seats), None]}
    for number, (before, (seat, chosen)) in enumerate(walk(GAME, s, seats)):
        watcher = number % seats
        world = GAME.resample(before, watcher, rng.derive(5, number))
        assert codec.encode(GAME.view(world, watcher)) == codec.encode(GAME.view(before, watcher))
        assert list(GAME.legal(world, watcher)) == list(GAME.legal(before, watcher))
        twin = GAME.load(GAME.dump(before))
        assert codec.encode(GAME.dump(twin)) == codec.encode(GAME.dump(before))
        twin.events = []
        GAME.apply(twin, seat, chosen)
        fold_in(GAME, tables, twin.events)
        assert tables == {viewer: GAME.view(twin, viewer).table for viewer in tables}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_day_has_an_end(seats: int) -> None:
    """However long a player dawdles, an action is over after a bounded number of answers."""
    for seed in range(3):
        s = late(seats, seed, round_limit=2)
        longest, turn, answers = 0, s.turn, 0
        for state, _ in walk(GAME, s, seed):
            if state.turn != turn:
                turn, answers = state.turn, 0
            answers += 1
            longest = max(longest, answers)
        assert longest < 250


def test_positions_are_read_back() -> None:
    """What `position` says, `arrange` understands."""
    for seats in GAME.seats:
        s = late(seats, 1)
        for number, (state, _) in enumerate(walk(GAME, s, 3)):
            if number > 120:
                break
            if between_actions(state) and number % 5 == 0:
                said = GAME.position(state)
                again = GAME.new(state.options, seats, 9)
                given = {
                    key: value for key, value in said.items() if not key.endswith((".supply", ".figures", ".known"))
                }
                GAME.arrange(again, given)
                assert {k: v for k, v in GAME.position(again).items() if k != "deck"} == {
                    k: v for k, v in said.items() if k != "deck"
                }


def test_a_game_of_the_first_rules_goes_on() -> None:
    """A snapshot of version 1 knows nothing of who was attacked (R36)."""
    s = late(3, 1)
    old = GAME.dump(s)
    del old["attacked"]
    again = GAME.load(migrated(old, 1, GAME.migrations, GAME.version))
    assert codec.encode(GAME.dump(again)) == codec.encode(GAME.dump(s))
