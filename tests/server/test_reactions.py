"""Reaction windows show nothing: neither what is sent nor when tells whether the seat had a choice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from server.test_tables import ready, two
from server.visitors import PATIENCE, Chair, Person, Server, run

DELAY = 0.4


async def reaction(one: Chair) -> tuple[float, list[dict[str, Any]]]:
    """Seat 0 strikes: when and in which frames it hears of the reaction."""
    await asyncio.sleep(DELAY)  # a quicker strike would be held back itself
    start = time.monotonic()
    await one.wish("act", action="strike")
    before = len(one.bytes)
    await one.until(lambda message: message["type"] == "news" and message["view"]["actors"] != [1])
    return time.monotonic() - start, [json.loads(text) for text in one.bytes[before:]]


async def passing(other: Chair) -> None:
    """A person who answers as fast as a program can."""
    while not other.over:
        if len(other.legal) > 1:
            await other.wish("act", action="pass")
        else:
            await other.receive()


@contextlib.asynccontextmanager
async def in_background(work: Any) -> AsyncIterator[None]:
    task = asyncio.create_task(work)
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def seen_by_the_striker(server: Server, wishes: dict[str, Any], plays: bool) -> tuple[bool, list[float], Any]:
    """A game of three strikes: did the other hold a shield, how long did each reaction take, what was sent?"""
    async with two(server.url, "parry") as (anna, bert, made):
        (await bert.http.put(f"/api/tables/{made['id']}/wishes", json=wishes)).raise_for_status()
        async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
            await ready(one, other)
            await one.until(lambda message: message["type"] == "news" and message["seats"][1].get("here"))
            holds = bool(other.frame["view"]["table"]["shield"])
            async with in_background(passing(other) if plays else asyncio.sleep(0)):
                found = [await reaction(one) for _ in range(3)]
        return holds, [took for took, _ in found], [frames for _, frames in found]


def test_nobody_sees_whether_the_seat_had_a_choice(serve: Callable[..., Server]) -> None:
    """With a shield and a quick hand, with one and “never ask me”, without one: the same frames, the same time.

    Never sooner; how soon at best is known when the machine has once not been busy.
    """
    server = serve(answer_delay=DELAY)
    never = {"never": {"react": "pass"}}

    async def work() -> None:
        found: dict[tuple[bool, bool], Any] = {}
        quickest: dict[tuple[bool, bool], float] = {}
        for _ in range(40):
            games = [seen_by_the_striker(server, {}, True), seen_by_the_striker(server, never, False)]
            for asked, (holds, times, frames) in zip((True, False), await asyncio.gather(*games), strict=True):
                assert min(times) >= DELAY * 0.95, (holds, asked, times)
                quickest[holds, asked] = min([*times, quickest.get((holds, asked), 100.0)])
                found[holds, asked] = frames
            if len(found) == 4 and max(quickest.values()) < 2 * DELAY:
                break
        assert len(found) == 4
        assert max(quickest.values()) < 2 * DELAY, quickest
        assert len({json.dumps(frames) for frames in found.values()}) == 1

    run(work)


def test_who_wants_to_be_asked_always_is(serve: Callable[..., Server]) -> None:
    """Nothing is answered for such a person, even with one answer only."""
    server = serve(answer_delay=0.05)

    async def work() -> None:
        async with two(server.url, "parry") as (anna, bert, made):
            wish = {"ask_always": True}
            (await bert.http.put(f"/api/tables/{made['id']}/wishes", json=wish)).raise_for_status()
            async with anna.socket(made["id"]) as one, bert.socket(made["id"]) as other:
                await ready(one, other)
                await one.wish("act", action="strike")
                await other.until(lambda message: message["type"] == "news" and message["view"]["legal"])
                await asyncio.sleep(0.3)
                assert (await bert.get(f"/api/tables/{made['id']}/view"))["view"]["actors"] == [1]
                await other.wish("act", action="pass")

    run(work)


def test_alone_among_bots_nobody_waits(serve: Callable[..., Server]) -> None:
    """There is nobody to hide from; who had to wait would lose patience."""
    server = serve(answer_delay=10 * PATIENCE)

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with anna.socket(made["id"]) as chair:
                await ready(chair)
                assert (await chair.wish("act", action="pick:1"))["type"] == "done"

    run(work)
