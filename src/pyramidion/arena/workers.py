"""Games on all cores: processes that start warm, and that end with whoever started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from pyramidion.arena.contestant import Contestant
from pyramidion.arena.match import Match, Played, play, warm_up
from pyramidion.arena.schedule import Fixture
from pyramidion.bots.worker import end_with_parent


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(match: Match, players: Sequence[Contestant], fixtures: Sequence[Fixture]) -> Iterator[Played]:
    """One game after another, in this process."""
    warm_up(match, players)
    for fixture in fixtures:
        yield play(match, fixture)


def everywhere(
    match: Match, players: Sequence[Contestant], fixtures: Sequence[Fixture], workers: int
) -> Iterator[Played]:
    """On so many processes, in the order in which the games end."""
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin, initargs=(match, list(players)))
    left = iter(fixtures)
    running: set[Future[Played]] = {pool.submit(play, match, fixture) for fixture in islice(left, 2 * workers)}
    try:
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, match, fixture) for fixture in islice(left, len(done))}
            yield from (future.result() for future in done)
    finally:
        _end(pool)


def _begin(match: Match, players: Sequence[Contestant]) -> None:
    """In each new process; Ctrl-C is for the one that waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    warm_up(match, players)


def _end(pool: ProcessPoolExecutor) -> None:
    """Without waiting for games that nobody wants any more; but for the pool, or the interpreter ends before it."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(cancel_futures=True)
