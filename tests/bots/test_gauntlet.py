"""A small fixed gauntlet: each level beats one below it. Fixed seeds, so the outcome is always the same."""

from __future__ import annotations

import pytest

from pyramidion.bots import bot, decide
from pyramidion.kernel import rng
from worlds import GAMES, new


def shares(name: str, stronger: str, weaker: str, games: int) -> float:
    """What the stronger wins of so many games, the seats changing; a shared victory is half a one."""
    game, found = GAMES[name], 0.0
    for number in range(games):
        mine = number % 2
        names = [stronger, weaker] if mine == 0 else [weaker, stronger]
        s, bots, step = new(name, 2, {}, 300 + number // 2), [bot(level) for level in names], 0
        while actors := game.actors(s):
            seat = actors[0]
            game.apply(s, seat, decide(bots[seat], game, s, seat, rng.derive(400 + number, step)))
            step += 1
        result = game.result(s)
        assert result is not None
        found += (mine in result.winners) / len(result.winners)
    return found


@pytest.mark.parametrize(
    ("name", "stronger", "weaker", "games", "least"),
    [
        ("kemet", "apprentice", "random", 2, 2),
        ("pyramids", "apprentice", "random", 4, 4),
        ("sneferu", "apprentice", "random", 4, 3),
        ("valley", "apprentice", "random", 2, 2),
        ("kemet", "scribe", "apprentice", 6, 4),
        ("pyramids", "scribe", "apprentice", 4, 3),
        ("sneferu", "scribe", "apprentice", 4, 3),
        ("valley", "scribe", "apprentice", 4, 3),
        ("kemet", "architect@40", "apprentice", 4, 3),
        ("pyramids", "architect@30", "apprentice", 6, 5),
        ("sneferu", "architect@40", "apprentice", 6, 5),
        ("valley", "architect@15", "scribe", 2, 2),
    ],
)
def test_each_level_beats_those_below(name: str, stronger: str, weaker: str, games: int, least: int) -> None:
    assert shares(name, stronger, weaker, games) >= least
