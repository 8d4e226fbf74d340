"""Our games, interpreted and compiled, beside their peers: three rounds interleaved, best and spread.

Each round measures everything once, each in a process of its own, so that a busy moment hurts all alike. Seconds are
those of the processor, except where several processes share the cores. The figures go to bench/results.json, the page
to docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec

from bench import environments, page
from bench.results import Doors, Figure, Machine, Results, Row
from pyramidion.kernel import registry
from pyramidion.kernel.contract import BadOption, Game

ROOT = Path(__file__).parents[1]
RULES = ("interpreted", "compiled")
LENGTHS = (1, 3, 6, 9, 12, 15)  # rounds of Kemet: the game whose length can be chosen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--peers", nargs="*", default=list(environments.PEERS))
    given = parser.parse_args()
    results = measure_all(given.rounds, given.seconds, given.peers)
    written = msgspec.json.format(msgspec.json.encode(results), indent=1)
    (ROOT / "bench" / "results.json").write_bytes(written + b"\n")
    (ROOT / "docs" / "benchmarks.md").write_text(page.written(results), encoding="utf-8")
    print(page.table(results.rows))
    return 0


def measure_all(rounds: int, seconds: float, names: list[str]) -> Results:
    peers = [environments.ready(name) for name in names]
    found: dict[tuple[str, str], list[Figure]] = defaultdict(list)
    doors: dict[tuple[str, str], list[dict[str, float]]] = defaultdict(list)
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for build in RULES:
            for game in registry.games():
                for figure in ours(build, seconds, game):
                    found[f"pyramidion, {build}", figure.name].append(figure)
            for game, steps in through_doors(build, seconds).items():
                doors[build, game].append(steps)
        for peer in peers:
            for figure in peer.measure(seconds):
                found[peer.label, figure.name].append(figure)
    return Results(
        machine=Machine.here(),
        rounds=rounds,
        seconds=seconds,
        rows=[Row.of(who, what, figures) for (who, what), figures in found.items()],
        missing={peer.name: peer.problem for peer in peers if peer.problem},
        cores=[on_cores(build, count, seconds) for build in RULES for count in (1, 2)],
        seats=by_seats(seconds / 3),
        lengths=[of_length(limit, seconds / 3) for limit in LENGTHS],
        gyms=[Doors.of(build, game, found) for (build, game), found in doors.items()],
    )


def ours(build: str, seconds: float, game: str, *more: str) -> list[Figure]:
    told = _bench(build, seconds, game, *more).communicate()[0]
    return [_figure(made) for made in msgspec.json.decode(told)]


def _bench(build: str, seconds: float, game: str, *more: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "pyramidion", "bench", game, "--json", f"--seconds={seconds}", *more]
    return subprocess.Popen(words, stdout=subprocess.PIPE, env={**os.environ, "PYRAMIDION_RULES": build})


def through_doors(build: str, seconds: float) -> dict[str, dict[str, float]]:
    """Steps per second through the doors of the gyms, a third of the time each."""
    words = [sys.executable, "-m", "bench.gyms", f"--seconds={seconds / 3}"]
    told = subprocess.run(words, capture_output=True, check=True, env={**os.environ, "PYRAMIDION_RULES": build})
    found: dict[str, dict[str, float]] = msgspec.json.decode(told.stdout)
    return found


def _figure(made: dict[str, Any]) -> Figure:
    return Figure(
        name=f"{made['game']}, {made['seats']} seats",
        games=made["games"],
        decisions=made["decisions"],
        seconds=made["seconds"],
        copies_per_second=1e6 / made["copy_microseconds"],
    )


def on_cores(build: str, count: int, seconds: float) -> Row:
    """Valley in one process, and in two at the same time: what both do together, by the clock on the wall."""
    running = [_bench(build, seconds, "valley") for _ in range(count)]
    told = [msgspec.json.decode(process.communicate()[0])[0] for process in running]
    made = Row.of(f"pyramidion, {build}", f"valley, processes: {count}", [_figure(one) for one in told])
    made.decisions_per_second = sum(one["decisions"] / one["wall_seconds"] for one in told)
    made.games_per_second = sum(one["games"] / one["wall_seconds"] for one in told)
    return made


def by_seats(seconds: float) -> list[Row]:
    """The cost of a decision against the number of players."""
    return [
        Row.of("pyramidion, compiled", figure.name, [figure])
        for name, game in registry.games().items()
        for seats in game.seats
        if fits(game, seats)
        for figure in ours("compiled", seconds, name, f"--seats={seats}")
    ]


def fits(game: Game[Any], seats: int) -> bool:
    """Can so many play without choosing a variant?"""
    try:
        game.check(game.options(), seats)
    except BadOption:
        return False
    return True


def of_length(limit: int, seconds: float) -> Row:
    """The cost of a decision against the length of the game."""
    figures = ours("compiled", seconds, "kemet", f"--option=round_limit={limit}")
    return Row.of("pyramidion, compiled", f"kemet, 2 seats, at most {limit} rounds", figures)


if __name__ == "__main__":
    sys.exit(main())
