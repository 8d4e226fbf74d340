"""`bench`: decisions and copies per second of random legal play, on one core."""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

import msgspec

import pyramidion
from pyramidion.cli.build import rules_line
from pyramidion.cli.choices import options_of
from pyramidion.cli.complaint import Complaint, complaining
from pyramidion.cli.show import found_game
from pyramidion.kernel import registry, rng
from pyramidion.kernel.contract import Game
from pyramidion.locale import Words

ROUNDS: Final = 12
LONGEST: Final = 3600.0


class Measure(msgspec.Struct):
    """`decisions_per_second` is that of the best round. A second is one of the processor's: what others do on the
    machine counts little."""

    game: str
    seats: int
    options: Any
    rules: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wall_seconds: float = 0.0
    decisions_per_second: int = 0
    decisions_per_game: float = 0.0
    copy_microseconds: float = 0.0


def run(arguments: argparse.Namespace) -> int:
    if not 0 < arguments.seconds <= LONGEST:
        raise Complaint("error-bad-seconds", value=str(arguments.seconds), high=int(LONGEST))
    names = [arguments.game] if arguments.game else list(registry.games())
    measures = [_measured(found_game(name), arguments) for name in names]
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(measures), indent=2).decode())
        return 0
    say = Words(arguments.lang)
    print(rules_line(say))
    for made in measures:
        print(
            say("benched", **{name: value for name, value in msgspec.structs.asdict(made).items() if name != "options"})
        )
    return 0


def _measured(game: Game[Any], arguments: argparse.Namespace) -> Measure:
    options = options_of(game, arguments.option, arguments.errata)
    with complaining(arguments.errata or ""):
        return measure(game, arguments.seconds, arguments.seats, options)


def measure(game: Game[Any], seconds: float, seats: int = 0, options: Any = None) -> Measure:
    """Random play in a dozen rounds, of which the best counts; then copies of a position from the middle of a game."""
    count = seats or max(game.seats[0], min(2, game.seats[-1]))
    chosen = game.options() if options is None else options
    game.check(chosen, count)
    made = Measure(game.id, count, chosen, pyramidion.RULES)
    luck, start = rng.derive(0, 1), time.perf_counter()
    for _ in range(ROUNDS):
        luck = _round(game, made, seconds / ROUNDS, luck)
    made.wall_seconds = round(time.perf_counter() - start, 3)
    made.seconds = round(made.seconds, 3)
    made.decisions_per_game = round(made.decisions / made.games, 1)
    made.copy_microseconds = round(_copy_time(game, count, chosen), 2)
    return made


def _round(game: Game[Any], made: Measure, seconds: float, luck: int) -> int:
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done, luck = play_random(game, game.new(made.options, made.seats, made.games), luck)
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
        seat = waiting[0]
        answers = legal(s, seat)
        luck = (luck * 25214903917 + 11) & 0xFFFFFFFFFFFF
        apply(s, seat, answers[(luck >> 16) % len(answers)])
        decisions += 1
    return decisions, luck


def _copy_time(game: Game[Any], seats: int, options: Any) -> float:
    """Microseconds for one copy, the best of five rounds."""
    s = game.new(options, seats, 1)
    for _ in range(60):
        actors = game.actors(s)
        if not actors:
            break
        legal = game.legal(s, actors[0])
        game.apply(s, actors[0], legal[len(legal) // 2])
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(2000):
            game.copy(s)
        best = min(best, (time.process_time() - start) / 2000)
    return best * 1e6
