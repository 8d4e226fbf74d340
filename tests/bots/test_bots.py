"""Bots choose legal actions from what their seat may know, and the scribe plays sensibly."""

from __future__ import annotations

from typing import Any

import pytest

from pyramidion.bots import BOTS, bot, decide
from pyramidion.kernel import codec, registry, rng
from pyramidion.kernel.registry import UnknownName
from worlds import GAMES, counts, new


@pytest.mark.parametrize("name", registry.games())
@pytest.mark.parametrize("chosen", BOTS)
def test_bots_play_whole_games(name: str, chosen: str) -> None:
    game = GAMES[name]
    s = new(name, counts(name, {})[-1], {}, 4)
    number = 0
    while actors := game.actors(s):
        action = decide(bot(chosen), game, s, actors[0], rng.derive(1, number))
        assert action in game.legal(s, actors[0])
        game.apply(s, actors[0], action)
        number += 1
    assert game.result(s) is not None


@pytest.mark.parametrize("name", registry.games())
def test_a_bot_decides_the_same_in_worlds_it_cannot_tell_apart(name: str) -> None:
    """What a seat does not know does not change what its bot does."""
    game = GAMES[name]
    s = new(name, counts(name, {})[-1], {}, 9)
    for number in range(60):
        actors = game.actors(s)
        if not actors:
            break
        seat = actors[0]
        action = decide(bot("scribe"), game, s, seat, number)
        world = game.resample(s, seat, rng.derive(5, number))
        assert decide(bot("random"), game, world, seat, number) == decide(bot("random"), game, s, seat, number)
        assert action in game.legal(world, seat)
        game.apply(s, seat, action)


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
