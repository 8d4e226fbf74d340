"""`simulate`: many games between bots. Same seed, same result, on any machine."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import msgspec

from pyramidion.arena.contestant import contestant
from pyramidion.bots import Bot, decide
from pyramidion.bots.own import close_all
from pyramidion.cli.choices import bot_label, options_of, seats_of, seed_of
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.cli.show import found_game
from pyramidion.kernel import rng
from pyramidion.kernel.contract import Game
from pyramidion.kernel.text import Say
from pyramidion.locale import Words


class Simulation(msgspec.Struct):
    """What many games came to; `winners` counts victories by seat, shared ones for each."""

    game: str
    version: int
    seats: list[str]
    options: Any
    seed: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: int = 0
    winners: list[int] = []
    scores: list[list[int]] = []


def run(arguments: argparse.Namespace) -> int:
    game = found_game(arguments.game)
    options = options_of(game, arguments.option, arguments.errata)
    names = seats_of(game, arguments.seats, humans=False)
    if arguments.games < 1:
        raise Complaint("error-bad-count", value=arguments.games)
    say = Words(arguments.lang, game.id)
    made = simulate(game, options, names, arguments.games, seed_of(arguments.seed), say)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
    else:
        print("\n".join(_summary(made, say)))
    return 0


def simulate(game: Game[Any], options: Any, names: list[str], games: int, seed: int, say: Say) -> Simulation:
    made = Simulation(game.id, game.version, names, options, seed, winners=[0] * len(names))
    start = time.perf_counter()
    for number in range(games):
        _play(made, game, options, names, rng.derive(seed, number))
        made.games += 1
        _progress(say, made.games, games)
    made.seconds = round(time.perf_counter() - start, 3)
    made.decisions_per_second = round(made.decisions / max(made.seconds, 1e-9))
    return made


def _play(made: Simulation, game: Game[Any], options: Any, names: list[str], seed: int) -> None:
    """One game; decision n of it is the same on any machine."""
    bots = [contestant(name).made() for name in names]
    with complaining():
        s = game.new(options, len(names), rng.derive(seed, 0))
        made.decisions += _finish(game, s, bots, rng.derive(seed, 1))
    result = game.result(s)
    assert result is not None
    made.scores.append([score.total for score in result.scores])
    for seat in result.winners:
        made.winners[seat] += 1


def _finish(game: Game[Any], s: Any, bots: list[Bot], luck: int) -> int:
    decisions = 0
    try:
        while actors := game.actors(s):
            seat = actors[0]
            decisions += 1
            game.apply(s, seat, decide(bots[seat], game, s, seat, rng.derive(luck, decisions)))
    finally:
        close_all(bots)
    return decisions


def _progress(say: Say, done: int, total: int) -> None:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        return
    filled = 30 * done // total
    bar = "█" * filled + "·" * (30 - filled)
    end = "\r" if done < total else "\r\x1b[K"
    print(f"{bar} {say('progress-games', done=done, total=total)}", end=end, file=sys.stderr, flush=True)


def _summary(made: Simulation, say: Say) -> list[str]:
    lines = [say("simulated", games=made.games, decisions=made.decisions, rate=made.decisions_per_second)]
    for seat, name in enumerate(made.seats):
        scores = [row[seat] for row in made.scores]
        mean = round(sum(scores) / len(scores), 1)
        wins, bot = made.winners[seat], bot_label(name, say)
        lines.append(
            say("simulated-seat", number=seat + 1, bot=bot, wins=wins, mean=mean, low=min(scores), high=max(scores))
        )
    return lines
