"""Bots choose legal actions from what their seat may know, and the scribe plays sensibly."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

from pyramidion.bots import BOTS, LEVELS, bot, decide, fair
from pyramidion.kernel import codec, registry, rng
from pyramidion.kernel.contract import Game
from pyramidion.kernel.registry import UnknownName
from stirred import stirred
from worlds import CASES, GAMES, counts, new, walk

QUICK = ["random", "apprentice", "scribe", "architect@3", "vizier@2", "pharaoh@2"]  # each level, with a tiny budget
ANY_COUNT = [(name, seats, options) for name, seats, options in CASES if name in registry.games()]


def play(game: Game[Any], s: Any, names: Sequence[str], seed: int, most: int = 100_000) -> Any:
    """A game between bots, to the end or for so many decisions."""
    bots = [bot(name) for name in names]
    for number in range(most):
        actors = game.actors(s)
        if not actors:
            break
        seat = actors[number % len(actors)]
        chosen = decide(bots[seat], game, s, seat, rng.derive(seed, number))
        assert chosen in game.legal(s, seat)
        game.apply(s, seat, chosen)
    return s


def test_every_level_is_there() -> None:
    assert [level.name for level in LEVELS] == ["apprentice", "scribe", "architect", "vizier", "pharaoh"]
    assert [level.think for level in LEVELS] == [0, 0, 0.5, 1, 2]
    assert {name.partition("@")[0] for name in QUICK} == set(BOTS)


@pytest.mark.parametrize(("name", "seats", "options"), ANY_COUNT, ids=[str(case) for case in ANY_COUNT])
def test_all_levels_play_to_the_end(name: str, seats: int, options: dict[str, Any]) -> None:
    """Every game, player count and variant; all levels have a seat for a while, then somebody finishes in a hurry."""
    game = GAMES[name]
    s = new(name, seats, options, 4)
    for start in range(0, len(QUICK), seats):
        play(game, s, [QUICK[(start + at) % len(QUICK)] for at in range(seats)], start, most=4 * seats)
    play(game, s, ["random"] * seats, 2)
    assert game.result(s) is not None


@pytest.mark.parametrize("name", registry.games())
@pytest.mark.parametrize("chosen", QUICK[-3:])
def test_a_search_ends_a_game(name: str, chosen: str) -> None:
    """From the last decisions of a game to its end."""
    game = GAMES[name]
    seats = counts(name, {})[0]
    s = new(name, seats, {}, 3)
    length = sum(1 for _ in walk(game, game.copy(s), 3))
    for _ in itertools.islice(walk(game, s, 3), length - 12):
        pass
    play(game, s, [chosen] * seats, 5)
    assert game.result(s) is not None


@pytest.mark.parametrize("name", registry.games())
@pytest.mark.parametrize("chosen", QUICK)
def test_a_choice_does_not_depend_on_what_the_seat_may_not_know(name: str, chosen: str) -> None:
    """Two true positions that the seat cannot tell apart, the same seed: the same choice."""
    game, level, luck = GAMES[name], bot(chosen), random.Random(5)
    compared = 0
    for number, (s, _) in enumerate(walk(game, new(name, counts(name, {})[-1], {}, 9), 9)):
        for seat in game.actors(s):
            if number % 7 == 0 and len(game.legal(s, seat)) > 1 and compared < 7:
                other = stirred(name, s, seat, luck)
                assert decide(level, game, other, seat, number) is decide(level, game, s, seat, number)
                compared += 1
    assert compared > 4


def dumped(game: Game[Any], s: Any) -> bytes:
    return codec.encode(game.dump(s))


@pytest.mark.parametrize(("name", "seats", "options"), ANY_COUNT, ids=[str(case) for case in ANY_COUNT])
def test_a_fair_world_follows_from_what_the_seat_knows(name: str, seats: int, options: dict[str, Any]) -> None:
    """Why choices cannot depend on more: whatever is true, the same seed gives the bot the very same world."""
    game, luck, moved = GAMES[name], random.Random(8), 0
    for number, (s, _) in enumerate(walk(game, new(name, seats, options, 2), 2)):
        if number % 41 == 0:
            for seat in range(seats):
                world = dumped(game, fair(game, s, seat, number))
                for other in (stirred(name, s, seat, luck), game.resample(s, seat, rng.derive(8, number))):
                    assert codec.encode(game.view(other, seat)) == codec.encode(game.view(s, seat))
                    assert dumped(game, fair(game, other, seat, number)) == world
                moved += dumped(game, stirred(name, s, seat, luck)) != dumped(game, s)
    assert moved


@pytest.mark.parametrize(("name", "options"), [("kemet", {}), ("pyramids", {}), ("valley", {"box": "both"})])
def test_what_others_choose_in_secret_changes_no_fair_world(name: str, options: dict[str, Any]) -> None:
    """After two answers of another that look the same to a seat, it gets the same world."""
    game, seats, compared = GAMES[name], 2, 0
    for number, (s, (mover, _)) in enumerate(walk(game, new(name, seats, options, 6), 6)):
        legal = game.legal(s, mover)
        ends = [game.copy(s), game.copy(s)]
        for end, answer in zip(ends, (legal[0], legal[-1]), strict=True):
            game.apply(end, mover, answer)
        for seat in set(range(seats)) - {mover}:
            if len(legal) > 1 and len({codec.encode(game.view(end, seat)) for end in ends}) == 1:
                assert len({dumped(game, fair(game, end, seat, number)) for end in ends}) == 1
                compared += dumped(game, ends[0]) != dumped(game, ends[1])
    assert compared


def test_a_bot_that_looks_never_gets_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["valley"]
    s = new("valley", 2, {}, 1)
    seen: list[Any] = []
    scribe = bot("scribe")
    monkeypatch.setattr(type(scribe), "choose", lambda self, game, world, seat, seed: seen.append(world))
    (seat,) = game.actors(s)
    decide(scribe, game, s, seat, 3)
    (world,) = seen
    assert world is not s
    assert world.seed != s.seed
    assert codec.encode(game.view(world, seat)) == codec.encode(game.view(s, seat))
    assert game.position(world)["stock"] != game.position(s)["stock"]


@pytest.mark.parametrize("name", [name for name, game in registry.games().items() if 2 in game.seats])
def test_the_scribe_beats_random(name: str) -> None:
    """A sample of what `pyramidion simulate` shows at length: 95 of 100 and more."""
    game, won, games = GAMES[name], 0, 12
    for number in range(games):
        names = ["scribe", "random"] if number % 2 == 0 else ["random", "scribe"]
        s = new(name, 2, {}, number)
        step = 0
        while actors := game.actors(s):
            chosen = decide(bot(names[actors[0]]), game, s, actors[0], rng.derive(number, step))
            game.apply(s, actors[0], chosen)
            step += 1
        result = game.result(s)
        assert result is not None
        won += list(result.winners) == [names.index("scribe")]
    assert won >= games - 1


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"box": "afterlife"}),
        (6, {"box": "both"}),
        (2, {"box": "both", "half": "merged"}),
        (3, {"box": "both", "longer": "six"}),
    ],
    ids=str,
)
def test_the_scribe_beats_random_with_every_box_of_the_valley(seats: int, options: dict[str, Any]) -> None:
    game, won, games = GAMES["valley"], 0, 4
    for number in range(games):
        s = new("valley", seats, options, number)
        mine, step = number % seats, 0
        while actors := game.actors(s):
            name = "scribe" if actors[0] == mine else "random"
            game.apply(s, actors[0], decide(bot(name), game, s, actors[0], rng.derive(number, step)))
            step += 1
        result = game.result(s)
        assert result is not None
        won += list(result.winners) == [mine]
    assert won == games


@pytest.mark.parametrize("solo", ["beginner", "master"])
def test_alone_the_scribe_gets_far(solo: str) -> None:
    """Random play entombs 45 points for beginners and 5 for masters; the perfect score is 164."""
    game = GAMES["valley"]
    s = new("valley", 1, {"box": "afterlife", "solo": solo}, 1)
    step = 0
    while game.actors(s):
        game.apply(s, 0, decide(bot("scribe"), game, s, 0, rng.derive(1, step)))
        step += 1
    assert game.recount(s)[0] > 120


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownName) as caught:
        bot("scrbe")
    assert caught.value.nearest == "scribe"
