"""Laws that hold in every position of every game, attacked by random play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from props import laws
from worlds import CASES, GAMES, IDS, VARIANTS, counts, new, options_of, walk

SEEDS = 6  # games of the usual set-up; other variants share its code and get fewer
VARIANT_SEEDS = 2
MANY_SEATS = 4  # so many players meet each other's cases in fewer games
FORKING = ("kemet", "pyramids", "duel")  # in these games several choose at the same time

RICH = {"valley": {"box": "afterlife"}}  # the variant in which everything occurs

case = pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)


def seeds(name: str, seats: int, options: Mapping[str, Any]) -> range:
    usual = VARIANTS.get(name, [{}])[0]
    return range(VARIANT_SEEDS if options != usual else SEEDS // 2 if seats >= MANY_SEATS else SEEDS)


def walks(name: str, seats: int, options: Mapping[str, Any]) -> Iterator[tuple[int, laws.Moments]]:
    """Random games, each with its seed."""
    for seed in seeds(name, seats, options):
        yield seed, walk(GAMES[name], new(name, seats, options, seed), seed)


@case
def test_legal_is_in_table_order_unique_and_never_empty(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for _, moments in walks(name, seats, options):
        laws.check_legal(GAMES[name], options_of(GAMES[name], options), moments)


@case
def test_every_legal_action_applies(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for _, moments in walks(name, seats, options):
        laws.check_applying(GAMES[name], moments)


@case
def test_components_are_conserved_and_games_end(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for seed in range(12):
        laws.check_conservation(GAMES[name], new(name, seats, options, seed), seed)


@case
def test_copies_are_independent(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for _, moments in walks(name, seats, options):
        laws.check_copies(GAMES[name], moments)


@case
def test_save_load_copy_after_every_action_changes_nothing(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for seed in seeds(name, seats, options):
        laws.check_saving(GAMES[name], new(name, seats, options, seed), seed)


@case
def test_records_replay_to_the_same_digests(name: str, seats: int, options: Mapping[str, Any]) -> None:
    laws.check_records(GAMES[name], options_of(GAMES[name], options), seats)


@case
def test_views_say_what_the_rules_say(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for _, moments in walks(name, seats, options):
        laws.check_frame(GAMES[name], moments)


@case
def test_view_survives_resampling_and_new_worlds_play_on(name: str, seats: int, options: Mapping[str, Any]) -> None:
    dealt: set[laws.Path] = set()
    for seed, moments in walks(name, seats, options):
        dealt |= laws.check_hiding(GAMES[name], moments, seed)
    assert dealt & set(laws.HIDDEN[name])


@pytest.mark.parametrize("name", GAMES)
def test_resampling_deals_everything_anew_that_a_seat_cannot_know(name: str) -> None:
    assert laws.moments_of_dealing(GAMES[name], partial(new, name, 2, RICH.get(name, {})))


@case
def test_events_tell_a_seat_no_more_than_its_view(name: str, seats: int, options: Mapping[str, Any]) -> None:
    assert sum(laws.check_telling(GAMES[name], moments, seed) for seed, moments in walks(name, seats, options))


@case
def test_sealed_answers_look_alike_to_the_others(name: str, seats: int, options: Mapping[str, Any]) -> None:
    compared = sum(laws.check_sealing(GAMES[name], moments) for _, moments in walks(name, seats, options))
    assert bool(compared) == (name in FORKING and seats > 1)


@case
def test_choices_that_the_others_cannot_see_are_told_alike(name: str, seats: int, options: Mapping[str, Any]) -> None:
    compared = sum(laws.check_secret_choices(GAMES[name], moments) for _, moments in walks(name, seats, options))
    assert bool(compared) == (name in ("kemet", "valley"))  # elsewhere secrets are sealed answers


@case
def test_events_folded_over_the_first_view_give_the_last(name: str, seats: int, options: Mapping[str, Any]) -> None:
    for _, moments in walks(name, seats, options):
        laws.check_folding(GAMES[name], moments)


@case
def test_answers_given_together_commute(name: str, seats: int, options: Mapping[str, Any]) -> None:
    forks = sum(laws.check_commuting(GAMES[name], moments, seed) for seed, moments in walks(name, seats, options))
    assert bool(forks) == (name in FORKING and seats > 1)


@case
def test_nothing_learned_means_undo_stays_free(name: str, seats: int, options: Mapping[str, Any]) -> None:
    free = sum(laws.check_unveiling(GAMES[name], moments, seed) for seed, moments in walks(name, seats, options))
    assert free or name in ("pyramids", "duel")  # there nearly every answer is given while others choose


def test_same_seed_same_game() -> None:
    for name, game in GAMES.items():
        seats = counts(name, {})[-1]
        runs = [[str(step) for _, step in walk(game, new(name, seats, {}, 7), 7)] for _ in range(2)]
        assert runs[0]
        assert runs[0] == runs[1]
        assert runs[0] != [str(step) for _, step in walk(game, new(name, seats, {}, 8), 8)]
