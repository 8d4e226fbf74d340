"""The example of a researcher's script learns something, and OpenSpiel's search plays as one of our bots."""

from __future__ import annotations

import pytest

from bench.openspiel_ismcts import Clock, interval, opponent, play
from examples.train_agent import train, win_share
from pyramidion.bots import bot, decide
from pyramidion.gyms.ismcts import Ismcts
from pyramidion.kernel import registry, rng
from worlds import new


def test_the_agent_beats_random_after_a_short_training() -> None:
    """Half a minute more, as by default, and it wins nearly always."""
    agent = train("sneferu", seats=2, rounds=10, games=64, epochs=3, seed=1)
    assert win_share(agent, "sneferu", 2, "random", games=30) >= 0.7


@pytest.mark.parametrize("name", registry.games())
def test_openspiel_answers_as_a_bot_in_every_game(name: str) -> None:
    """Also where it is not the first of those who choose together."""
    game, spiel = registry.game(name), Ismcts(seconds=0.001)
    s = new(name, 3, {"round_limit": 1} if name == "kemet" else {}, 2)
    together = 0
    for number in range(40):
        seat = game.actors(s)[-1]
        chosen = bot("random") if number % 4 else spiel
        together += chosen is spiel and len(game.actors(s)) > 1
        action = decide(chosen, game, s, seat, rng.derive(2, number))
        assert action in game.legal(s, seat)
        game.apply(s, seat, action)
    assert spiel.searches
    assert spiel.simulations >= 2 * spiel.searches
    assert together or name in ("sneferu", "valley")


def test_a_game_of_the_bench_shares_one_victory() -> None:
    clock, spiel = Clock(), Ismcts(seconds=0.001)
    shares = play(registry.game("pyramids"), registry.game("pyramids").options(), [spiel, bot("random")], 1, clock)
    assert sum(shares) == 1
    assert clock.answers["openspiel"] == spiel.searches
    assert clock.mean("openspiel") > 0
    assert opponent("scribe", 0.5) is bot("scribe")


@pytest.mark.parametrize(("share", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (0.0, 10, 0.0, 0.278)])
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=0.001)
