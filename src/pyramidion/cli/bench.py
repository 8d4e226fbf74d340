"""`bench`: decisions and copies per second of random legal play, on one core."""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

import msgspec

from pyramidion.cli.complaint import Complaint
from pyramidion.cli.show import found_game
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Game
from pyramidion.locale import Words

ROUNDS: Final = 12
LONGEST: Final = 3600.0


class Measure(msgspec.Struct):
    """`decisions_per_second` is that of the best round."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    decisions_per_game: float
    copy_microseconds: float


def run(arguments: argparse.Namespace) -> int:
    if not 0 < arguments.seconds <= LONGEST:
        raise Complaint("error-bad-seconds", value=str(arguments.seconds), high=int(LONGEST))
    names = [arguments.game] if arguments.game else list(registry.games())
    measures = [measure(found_game(name), arguments.seconds) for name in names]
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(measures), indent=2).decode())
        return 0
    say = Words(arguments.lang)
    for made in measures:
        print(say("benched", **msgspec.structs.asdict(made)))
    return 0


def measure(game: Game[Any], seconds: float, seats: int = 0) -> Measure:
    """Random play in a dozen rounds, of which the best counts; then copies of a position from the middle of a game."""
    count = seats or max(game.seats[0], min(2, game.seats[-1]))
    made = Measure(game.id, count, 0, 0, 0.0, 0, 0.0, 0.0)
    luck = rng.derive(0, 1)
    for _ in range(ROUNDS):
        luck = _round(game, made, seconds / ROUNDS, luck)
    made.seconds = round(made.seconds, 3)
    made.decisions_per_game = round(made.decisions / made.games, 1)
    made.copy_microseconds = round(_copy_time(game, count), 2)
    return made


def _round(game: Game[Any], made: Measure, seconds: float, luck: int) -> int:
    options, decisions = game.options(), 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done, luck = play_random(game, game.new(options, made.seats, made.games), luck)
        decisions += done
        made.games += 1
    made.decisions += decisions
    made.seconds += spent
    made.decisions_per_second = max(made.decisions_per_second, round(decisions / spent))
    return luck


def play_random(game: Game[Any], s: Any, luck: int) -> tuple[int, int]:
    """To the end, by a small congruential generator: its cost is not what is measured."""
    decisions = 0
    actors, legal, apply = game.actors, game.legal, game.apply
    while waiting := actors(s):
        answers = legal(s, waiting[0])
        luck = (luck * 25214903917 + 11) & 0xFFFFFFFFFFFF
        apply(s, waiting[0], answers[(luck >> 16) % len(answers)])
        decisions += 1
    return decisions, luck


def _copy_time(game: Game[Any], seats: int) -> float:
    """Microseconds for one copy, the best of five rounds."""
    s = game.new(game.options(), seats, 1)
    for _ in range(60):
        actors = game.actors(s)
        if not actors:
            break
        legal = game.legal(s, actors[0])
        game.apply(s, actors[0], legal[len(legal) // 2])
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(2000):
            game.copy(s)
        best = min(best, (time.perf_counter() - start) / 2000)
    return best * 1e6
