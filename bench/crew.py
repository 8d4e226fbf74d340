"""Many games on all cores, with the time left."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeVar

from pyramidion.bots.worker import Crew, cores
from pyramidion.cli.progress import Progress
from pyramidion.kernel import registry
from pyramidion.locale import Words

T = TypeVar("T")


def count(typed: str) -> int:
    number = int(typed)
    if number < 1:
        raise ValueError(typed)
    return number


def asked(module: str, about: str | None) -> argparse.ArgumentParser:
    """What everybody asks: which game, how many of them, in how many processes."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--games", type=count, default=40)
    parser.add_argument("--workers", type=count, default=cores())
    return parser


def of_all_games(given: argparse.Namespace, look: Callable[..., list[T]], *how: object) -> list[T]:
    """What `look(game, *how, number)` finds in each game."""
    found, progress = list[T](), Progress(Words("en"))
    with Crew(given.workers) as crew:
        running = [crew.submit(look, given.game, *how, number) for number in range(given.games)]
        for done, future in enumerate(running, 1):
            found += future.result()
            progress.tell("arena-progress", done, given.games, progress.left(done, given.games))
    progress.end()
    return found
