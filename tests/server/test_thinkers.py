"""Processes in which bots think: those that die or dawdle are replaced, and nobody else's answer is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from pyramidion.kernel import registry
from pyramidion.server import thinkers as module
from pyramidion.server.fair_queue import Ticket
from pyramidion.server.thinkers import Thinkers
from pyramidion.server.workers import Worker, ready
from server.visitors import PATIENCE, run

GAME = registry.game("valley")
STATE = GAME.dump(GAME.new(GAME.options(), 2, 1))
SEAT = GAME.actors(GAME.load(STATE))[0]
LEGAL = [str(action) for action in GAME.legal(GAME.load(STATE), SEAT)]


async def chosen(thinkers: Thinkers, name: str = "scribe") -> str | None:
    async with thinkers.turn(Ticket("anna", "t")) as worker:
        return await thinkers.choose(worker, "valley", STATE, SEAT, name, 5)


async def asked(thinkers: Thinkers, thought: Callable[..., Any], *given: Path) -> Any:
    async with thinkers.turn(Ticket("anna", "t")) as worker:
        return await thinkers.ask(worker, {}, thought, *map(str, given))


@contextlib.contextmanager
def thinking(workers: int, *own: str) -> Iterator[Thinkers]:
    made = Thinkers(workers, PATIENCE, own)
    try:
        yield made
    finally:
        made.close()


# --- what the processes are asked: each runs there --------------------------------------------------------------


def wait_for(file: str) -> str:
    while not Path(file).exists():
        time.sleep(0.01)
    return "seen"


def tell_and_wait_for(mine: str, file: str) -> str:
    Path(mine).touch()
    return wait_for(file)


def die() -> None:
    os._exit(1)


def die_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        die()
    return "alive"


def slow_start(own: Sequence[str], limit: float) -> None:
    """Instead of `warm_up`: the first of `own` is the file to wait for."""
    wait_for(own[0])


# --- the tests --------------------------------------------------------------------------------------------------


async def exists(file: Path) -> None:
    await asyncio.to_thread(wait_for, str(file))


async def broken(thinker: Worker) -> None:
    """Its process is killed, and the pool has noticed."""
    os.kill(thinker.pool.submit(os.getpid).result(PATIENCE), signal.SIGKILL)
    with contextlib.suppress(BrokenProcessPool):
        while True:
            thinker.pool.submit(ready)
            await asyncio.sleep(0.01)


def test_a_process_that_died_while_nobody_asked_costs_no_answer() -> None:
    async def work() -> None:
        with thinking(1) as thinkers:
            assert await chosen(thinkers) in LEGAL
            for _ in range(2):
                await broken(thinkers.all[0])
                assert await chosen(thinkers) in LEGAL

    run(work)


def test_a_process_that_dies_of_something_else_is_asked_once_more(tmp_path: Path) -> None:
    async def work() -> None:
        with thinking(1) as thinkers:
            assert await asked(thinkers, die_once, tmp_path / "mark") == "alive"

    run(work)


def test_a_question_that_kills_is_given_up_and_the_next_one_is_answered() -> None:
    async def work() -> None:
        with thinking(1) as thinkers:
            assert await asked(thinkers, die) is None
            assert await chosen(thinkers) in LEGAL
            assert await chosen(thinkers, "no such bot") is None
            assert await chosen(thinkers) in LEGAL

    run(work)


def test_a_bot_that_dawdles_is_given_up_and_the_next_one_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        with thinking(1) as thinkers:
            thinkers.all[0].seconds = 0.01
            assert await asked(thinkers, wait_for, tmp_path / "never") is None
            thinkers.all[0].seconds = PATIENCE
            assert await chosen(thinkers, "random") in LEGAL

    run(work)


def test_who_is_told_to_stop_stops_even_if_the_answer_has_come(tmp_path: Path) -> None:
    async def work() -> None:
        begun, go = tmp_path / "begun", tmp_path / "go"
        with thinking(1) as thinkers:
            busy = asyncio.create_task(thinkers.all[0].answer(tell_and_wait_for, str(begun), str(go)))
            await exists(begun)
            go.touch()
            thinkers.all[0].pool.submit(ready).result(PATIENCE)  # asyncio stands still meanwhile
            busy.cancel()
            with pytest.raises(asyncio.CancelledError):
                await busy

    run(work)


def test_a_bot_that_dawdles_takes_nobody_elses_answer(tmp_path: Path) -> None:
    async def work() -> None:
        begun, go = tmp_path / "begun", tmp_path / "go"
        with thinking(2) as thinkers:
            busy = asyncio.create_task(asked(thinkers, tell_and_wait_for, begun, go))
            await exists(begun)
            thinkers.all[1].seconds = 0.01
            assert await asked(thinkers, wait_for, go) is None
            assert not busy.done()
            go.touch()
            assert await busy == "seen"

    run(work)


def test_the_start_of_a_process_is_not_time_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes: the bot has all its time when its process is there at last."""
    monkeypatch.setattr(module, "warm_up", slow_start)
    go = tmp_path / "go"

    async def work() -> None:
        with thinking(1, str(go)) as thinkers:
            thinkers.all[0].seconds = 0.01
            answer = asyncio.create_task(asked(thinkers, wait_for, go))
            await asyncio.wait([answer], timeout=0.5)
            assert not answer.done()
            thinkers.all[0].seconds = PATIENCE
            go.touch()
            assert await answer == "seen"

    run(work)
