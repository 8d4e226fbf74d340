"""A thousand random games of each kind, each as one fingerprint of all that happened in it.

`python -m golden.thousand` plays them with the build of the rules that runs and compares with what is written.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

import pyramidion
from golden.playthrough import FOLDER
from pyramidion.kernel import codec
from worlds import CASES, GAMES, choice, new

GAMES_EACH = 1000
STATE_EVERY = 16  # actions between two looks at the whole state; the end is always looked at

_encode = msgspec.json.Encoder(order="sorted").encode


def path_of(name: str) -> Path:
    return FOLDER / name / "thousand.txt"


def digest(name: str, number: int) -> str:
    """Game `number`: every action with its events and the answers that were legal, and the state now and then."""
    cases = [(seats, options) for game, seats, options in CASES if game == name]
    seats, options = cases[number % len(cases)]
    game, s, told = GAMES[name], new(name, seats, options, number), hashlib.sha256()
    count = 0
    while game.actors(s):
        seat, action = choice(game, s, number, count)
        told.update(f"{seat} {action} {len(game.legal(s, seat))}\n".encode())
        s.events = []
        game.apply(s, seat, action)
        told.update(_encode(s.events))
        s.events = None
        count += 1
        if count % STATE_EVERY == 0:
            told.update(_encode(game.dump(s)))
    told.update(_encode(game.dump(s)) + codec.encode(game.result(s)))
    return told.hexdigest()[:12]


def written(name: str) -> tuple[int, list[str]]:
    """The version of the game they were written with, and the fingerprints."""
    head, *digests = path_of(name).read_text(encoding="utf-8").split("\n")
    return int(head.rpartition(" ")[2]), [line for line in digests if line]


def play(name: str, numbers: Sequence[int]) -> list[str]:
    return [digest(name, number) for number in numbers]


def play_all(names: Sequence[str], games: int, workers: int) -> Iterator[tuple[str, list[str]]]:
    """The fingerprints of each game's first games, spread over some processes."""
    step = max(1, games // (4 * workers))
    pieces = [range(start, min(start + step, games)) for start in range(0, games, step)]
    with ProcessPoolExecutor(workers) as pool:
        for name in names:
            made = pool.map(play, [name] * len(pieces), pieces)
            yield name, [found for piece in made for found in piece]


def differences(name: str, made: Sequence[str]) -> list[int]:
    """The numbers of the games that went another way than is written."""
    _, known = written(name)
    return [number for number, found in enumerate(made) if found != known[number]]


def write() -> None:
    for name, made in play_all(list(GAMES), GAMES_EACH, os.cpu_count() or 1):
        lines = [f"{name} version {GAMES[name].version}", *made]
        path_of(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("names", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    wrong = 0
    for name, made in play_all(given.names or list(GAMES), given.games, given.workers):
        different = differences(name, made)
        wrong += len(different)
        print(f"{name}, {pyramidion.RULES}: {len(made)} games, {len(different)} different {different[:5] or ''}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
