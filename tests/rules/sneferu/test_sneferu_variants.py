"""The laws of every game on a corrected board, the ledger of food in every variant, and the bot that plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from props import test_invariants as laws
from pyramidion.bots import bot, decide
from pyramidion.games.sneferu import GAME, scoring
from pyramidion.games.sneferu.options import Options
from pyramidion.games.sneferu.state import Sneferu
from pyramidion.kernel import rng
from rules.sneferu.sneferu_table import Play
from worlds import walk

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"builders": "dealt", "solo_builders": True}),
    (1, {"builders": "chosen", "solo_builders": True}),
    (2, {"builders": "dealt"}),
    (3, {"builders": "chosen"}),
    (4, {"builders": "dealt"}),
]
CORRECTED: dict[str, Any] = {"errata": {"track": {"last": 50}, "supply": {"food": [2, 1, 1, 0]}}}
LAWS: list[Callable[[str, int, Mapping[str, Any]], None]] = [
    laws.test_legal_is_in_table_order_unique_and_never_empty,
    laws.test_components_are_conserved_and_games_end,
    laws.test_copies_are_independent,
    laws.test_save_load_copy_after_every_action_changes_nothing,
    laws.test_records_replay_to_the_same_digests,
    laws.test_view_survives_resampling_and_new_worlds_play_on,
    laws.test_events_folded_over_the_first_view_give_the_last,
    laws.test_nothing_learned_means_undo_stays_free,
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_laws_hold_on_a_corrected_board(law: Callable[[str, int, Mapping[str, Any]], None]) -> None:
    law("sneferu", 2, CORRECTED)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_food_is_what_came_in_less_what_was_paid(seats: int, options: dict[str, Any]) -> None:
    """R3.3, R5, R7.3, R8.2: every change of food is told, and nothing else changes it."""
    for seed in range(4):
        for before, (seat, action) in walk(GAME, GAME.new(Options(**options), seats, seed), seed):
            twin = GAME.copy(before)
            twin.events = []
            GAME.apply(twin, seat, action)
            expected = list(before.food)
            for event in twin.events:
                if event.kind == "chose":
                    expected[seat] = event.args[2]
                elif event.kind in ("bonus", "bread", "closed", "gap", "feasted"):
                    expected[event.args[0]] += event.args[-1]
                elif event.kind == "retired":
                    expected[event.args[0]] += event.args[2]
                elif event.kind == "bought":
                    expected[event.args[0]] -= event.args[3]
            assert twin.food == expected
            assert min(twin.food) >= 0


@pytest.mark.parametrize("seed", range(6))
def test_areas_paid_during_a_game_are_those_that_the_slow_count_finds_at_the_end(seed: int) -> None:
    """R5.5, R5.6: whole games at four, with what every event paid."""
    s = GAME.new(Options(), 4, seed)
    paid: list[list[int]] = [[] for _ in range(4)]
    while GAME.actors(s):
        s.events = []
        seat = GAME.actors(s)[0]
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[rng.derive(seed, s.turn, len(legal)) % len(legal)])
        for event in s.events:
            if event.kind == "closed":
                paid[event.args[0]].append(event.args[2])
    for seat in range(4):
        assert sorted(paid[seat], reverse=True) == scoring.sizes(s, seat)


def scribe_against(seats: int, names: list[str], seed: int) -> Sneferu:
    s = GAME.new(Options(), seats, seed)
    number = 0
    while GAME.actors(s):
        seat = GAME.actors(s)[0]
        GAME.apply(s, seat, decide(bot(names[seat]), GAME, s, seat, rng.derive(seed, number)))
        number += 1
    return s


def test_the_scribe_beats_random_play() -> None:
    """Ten games, on both seats."""
    for seed in range(10):
        names = ["scribe", "random"] if seed % 2 else ["random", "scribe"]
        result = GAME.result(scribe_against(2, names, seed))
        assert result is not None
        assert result.winners == [names.index("scribe")]


def test_the_scribe_holds_its_own_against_ptah() -> None:
    """R10.5: it builds about as many stones as he takes."""
    games = [scribe_against(1, ["scribe"], seed) for seed in range(8)]
    assert sum(s.stones(0) for s in games) / len(games) > 13
    assert sum(len(s.ptah) for s in games) / len(games) < 18


def test_an_empty_bag_comes_up_in_games_of_four() -> None:
    """R6.2: good builders use up the stones; here the bag is short from the start."""
    play = Play({"bag": "tura-gold"}, seats=4)
    seed = 0
    while not play.over:
        play.do(play.legal[rng.derive(seed, play.s.turn) % len(play.legal)])
        seed += 1
    assert play.at("bag") == []
