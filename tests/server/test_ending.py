"""Background work ends when it is told to, also where a library has not listened the first time."""

from __future__ import annotations

import asyncio

import pytest

from pyramidion.server import ending
from pyramidion.server.ending import ended
from server.visitors import run

FOR_EVER = 3600


async def deaf_once(begun: asyncio.Event) -> None:
    begun.set()
    try:
        await asyncio.sleep(FOR_EVER)
    except asyncio.CancelledError:
        await asyncio.sleep(FOR_EVER)


async def through_wait_for(answer: asyncio.Future[None]) -> None:
    await asyncio.wait_for(answer, FOR_EVER)
    await asyncio.sleep(FOR_EVER)


def test_work_that_did_not_listen_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)

    async def work() -> None:
        begun = asyncio.Event()
        task = asyncio.create_task(deaf_once(begun))
        await begun.wait()
        await ended(task)
        assert task.cancelled()

    run(work)


def test_an_answer_at_the_same_moment_does_not_keep_work_going(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)

    async def work() -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(through_wait_for(answer))
        await asyncio.sleep(0.01)
        answer.set_result(None)
        await ended(task)
        assert task.cancelled()

    run(work)


def test_work_that_is_over_needs_not_be_told() -> None:
    async def work() -> None:
        task = asyncio.create_task(asyncio.sleep(0))
        await task
        await ended(task)
        await ended()
        assert not task.cancelled()

    run(work)
