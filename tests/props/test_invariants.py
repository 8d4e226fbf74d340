"""Laws that hold in every position of every game, attacked by random play."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import Action, Event, Game, Json, parse_action, seen_by
from pyramidion.kernel.table import Table, resume
from worlds import CASES, GAMES, IDS, VARIANTS, choice, counts, fold_in, new, options_of, walk

SEEDS = 6  # games of the usual set-up; other variants share its code and get fewer
VARIANT_SEEDS = 2
MANY_SEATS = 4  # so many players meet each other's cases in fewer games
LIMIT = 20_000

case = pytest.mark.parametrize(("name", "seats", "options"), CASES, ids=IDS)


def seeds(name: str, seats: int, options: Mapping[str, Any]) -> range:
    usual = VARIANTS.get(name, [{}])[0]
    return range(VARIANT_SEEDS if options != usual else SEEDS // 2 if seats >= MANY_SEATS else SEEDS)


@case
def test_legal_is_in_table_order_unique_and_never_empty(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    place = {action: at for at, action in enumerate(game.actions(options_of(game, options)))}
    for seed in seeds(name, seats, options):
        for s, _ in walk(game, new(name, seats, options, seed), seed):
            for seat in range(seats):
                legal = list(game.legal(s, seat))
                assert (seat in game.actors(s)) == bool(legal)
                places = [place[action] for action in legal]
                assert places == sorted(set(places))
                assert all(parse_action(str(action)) is action for action in legal)


@case
def test_every_legal_action_applies(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    for seed in seeds(name, seats, options):
        for s, _ in walk(game, new(name, seats, options, seed), seed):
            for seat in game.actors(s):
                for action in game.legal(s, seat):
                    assert game.why_not(s, seat, action) is None
                    game.apply(game.copy(s), seat, action)


@case
def test_components_are_conserved_and_games_end(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    for seed in range(12):
        s = new(name, seats, options, seed)
        before = game.components(s)
        for moves, _ in enumerate(walk(game, s, seed)):
            assert moves < LIMIT
            assert game.components(s) == before
        result = game.result(s)
        assert result is not None
        assert [score.total for score in result.scores] == list(game.recount(s))


@case
def test_copies_are_independent(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    for seed in seeds(name, seats, options):
        for s, (seat, action) in walk(game, new(name, seats, options, seed), seed):
            before = codec.encode(game.dump(s))
            twin = game.copy(s)
            assert codec.encode(game.dump(twin)) == before
            game.apply(twin, seat, action)
            assert codec.encode(game.dump(s)) == before


def _reborn(game: Game[Any], s: Any) -> Any:
    return game.load(_through_json(game.dump(game.copy(s))))


def _through_json(data: Json) -> Json:
    import msgspec

    return msgspec.json.decode(codec.encode(data))


@case
def test_save_load_copy_after_every_action_changes_nothing(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    for seed in seeds(name, seats, options):
        plain = walk(game, new(name, seats, options, seed), seed)
        hostile = walk(game, new(name, seats, options, seed), seed, lambda s: _reborn(game, s))
        for (s, step), (t, other) in itertools.zip_longest(plain, hostile):
            assert step == other
            assert codec.encode(game.dump(s)) == codec.encode(game.dump(t))


@case
def test_records_replay_to_the_same_digests(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    chosen = options_of(game, options)
    table = Table(game, chosen, ["a"] * seats, seed=99)
    number = 0
    while not table.over:
        table.act(*choice(game, table.state, 5, number))
        number += 1
        if number == 40:
            table = resume(game, table.record(), chosen)
    again = Table(game, chosen, ["a"] * seats, seed=99)
    for seat, action in table.log:
        again.act(seat, action)
    assert again.digests == table.digests
    assert codec.encode(again.record()) == codec.encode(table.record())


@case
def test_view_survives_resampling_and_new_worlds_play_on(name: str, seats: int, options: Mapping[str, Any]) -> None:
    """The leak test: all that a seat may not know is dealt anew, and its view does not change by a byte."""
    game = GAMES[name]
    changed = 0
    for seed in seeds(name, seats, options):
        for number, (s, _) in enumerate(walk(game, new(name, seats, options, seed), seed)):
            for seat in range(seats):
                world = game.resample(s, seat, rng.derive(seed, number, seat))
                assert codec.encode(game.view(world, seat)) == codec.encode(game.view(s, seat))
                assert list(game.legal(world, seat)) == list(game.legal(s, seat))
                assert game.components(world) == game.components(s)
                assert world.seed != s.seed
                changed += codec.encode(game.position(world)) != codec.encode(game.position(s))
            if number % 20 == 0:
                _play_on(game, world, seed)
    assert changed or name == "duel"


def _play_on(game: Game[Any], world: Any, seed: int) -> None:
    for moves, _ in enumerate(walk(game, world, seed)):
        assert moves < LIMIT
    assert game.result(world) is not None


@case
def test_events_tell_a_seat_no_more_than_its_view(name: str, seats: int, options: Mapping[str, Any]) -> None:
    """Where the same action is told differently in two worlds, the seat sees the difference, if only for a moment."""
    game = GAMES[name]
    for seed in seeds(name, seats, options):
        for number, (s, (seat, action)) in enumerate(walk(game, new(name, seats, options, seed), seed)):
            for watcher in range(seats):
                world = game.resample(s, watcher, rng.derive(seed, number, watcher))
                if action in game.legal(world, seat):
                    told, view = _told(game, s, seat, action, watcher)
                    told_there, view_there = _told(game, world, seat, action, watcher)
                    assert view != view_there or _seen_apart(game, game.view(s, watcher).table, told, told_there)


def _seen_apart(game: Game[Any], table: Json, told: list[Event], told_there: list[Event]) -> bool:
    """Does the first event that differs change the table differently? True if none differs."""
    for event, other in itertools.zip_longest(told, told_there, fillvalue=Event("nothing", ())):
        if event != other:
            return bool(game.fold(copy.deepcopy(table), event) != game.fold(copy.deepcopy(table), other))
        table = game.fold(table, event)
    return True


def _told(game: Game[Any], s: Any, seat: int, action: Action, watcher: int) -> tuple[list[Event], bytes]:
    after = game.copy(s)
    after.events = []
    game.apply(after, seat, action)
    return seen_by(game, after.events, watcher), codec.encode(game.view(after, watcher))


@case
def test_events_folded_over_the_first_view_give_the_last(name: str, seats: int, options: Mapping[str, Any]) -> None:
    game = GAMES[name]
    for seed in seeds(name, seats, options):
        s = new(name, seats, options, seed)
        tables = {seat: game.view(s, seat).table for seat in [*range(seats), None]}
        for _, (seat, action) in walk(game, s, seed):
            twin = game.copy(s)
            twin.events = []
            game.apply(twin, seat, action)
            fold_in(game, tables, twin.events)
            for watcher in tables:
                assert _without_browsing(tables[watcher]) == _without_browsing(game.view(twin, watcher).table)


def _without_browsing(table: Json) -> Json:
    """Looking through one's own pile needs no event."""
    if isinstance(table, dict):
        return {key: _without_browsing(value) for key, value in table.items() if key != "cards"}
    return [_without_browsing(part) for part in table] if isinstance(table, list) else table


@case
def test_answers_given_together_commute(name: str, seats: int, options: Mapping[str, Any]) -> None:
    """Whoever answers first, the state is the same when all have answered."""
    game = GAMES[name]
    for seed in seeds(name, seats, options):
        for s, _ in walk(game, new(name, seats, options, seed), seed):
            actors = game.actors(s)
            if len(actors) > 1 and s.lanes:
                picks = {seat: choice(game, s, seed, seat)[0] for seat in actors}
                assert len(picks) == len(actors)
                orders = [list(actors), list(reversed(actors))]
                assert len({_answered(game, s, order, seed) for order in orders}) == 1


def _answered(game: Game[Any], s: Any, order: list[int], seed: int) -> bytes:
    """Each seat in turn gives all the answers it owes in this fork."""
    twin = game.copy(s)
    forks = twin.forks
    for seat in order:
        number = 0
        while twin.lanes and twin.forks == forks and seat in game.actors(twin):
            legal = game.legal(twin, seat)
            game.apply(twin, seat, legal[rng.derive(seed, seat, number) % len(legal)])
            number += 1
    return codec.encode(game.dump(twin))


@case
def test_nothing_learned_means_undo_stays_free(name: str, seats: int, options: Mapping[str, Any]) -> None:
    """Where no event unveils anything, the acting seat's view after the action is the same in every world."""
    game = GAMES[name]
    for seed in seeds(name, seats, options):
        for number, (s, (seat, action)) in enumerate(walk(game, new(name, seats, options, seed), seed)):
            after = game.copy(s)
            after.events = []
            game.apply(after, seat, action)
            if after.lanes or s.lanes or any(game.unveils(event, seat) for event in after.events):
                continue
            world = game.resample(s, seat, rng.derive(seed, number))
            game.apply(world, seat, action)
            if seat in game.actors(after) or not game.actors(after):
                assert codec.encode(game.view(world, seat)) == codec.encode(game.view(after, seat))


def test_same_seed_same_game() -> None:
    for name, game in GAMES.items():
        seats = counts(name, {})[-1]
        runs = [[str(step) for _, step in walk(game, new(name, seats, {}, 7), 7)] for _ in range(2)]
        assert runs[0] == runs[1]
