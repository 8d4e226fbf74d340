"""Reaction windows show nothing: neither what is sent nor when tells whether the seat had a choice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

import lanes_game
import parry_game
import worlds
from pyramidion.kernel import registry
from pyramidion.server.config import Config
from pyramidion.server.entries import Chair as Seat
from pyramidion.server.entries import Clock, TableRow
from pyramidion.server.fanout import Fanout
from pyramidion.server.hub import Hub
from pyramidion.server.live import Live
from pyramidion.server.store import Store
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
            while not one.frame["seats"][1].get("here"):
                await one.receive()
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


async def seen_of_a_bot(server: Server) -> tuple[bool, list[float]]:
    """Two people and a bot that reacts: did it hold a shield, and how long did each reaction take?"""
    async with Person(server.url) as anna, Person(server.url) as bert:
        await anna.guest("Anna")
        await bert.guest("Bert")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        made = await anna.post("/api/tables", {"game": "parry", "seats": seats, "public": True})
        await bert.post(f"/api/tables/{made['id']}/join")
        await bert.arrive(made["id"])
        async with anna.socket(made["id"]) as one:
            await ready(one)
            times = [(await reaction(one))[0] for _ in range(3)]
        return (await bert.get(f"/api/tables/{made['id']}/record"))["state"]["shield"], times


def test_between_people_a_bot_never_answers_sooner_with_or_without_a_choice(serve: Callable[..., Server]) -> None:
    server = serve(answer_delay=DELAY)

    async def work() -> None:
        seen: set[bool] = set()
        while len(seen) < 2:
            for holds, times in await asyncio.gather(*(seen_of_a_bot(server) for _ in range(4))):
                assert min(times) >= DELAY * 0.95, f"with a choice: {holds}, seconds: {times}"
                seen.add(holds)

    run(work)


def test_a_person_alone_waits_for_no_delay_of_a_bot(serve: Callable[..., Server]) -> None:
    server = serve(answer_delay=10 * PATIENCE)

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "parry", "bots": ["random"]})
            async with anna.socket(made["id"]) as one:
                await ready(one)
                await one.wish("act", action="strike")
                await one.until(lambda message: message["type"] == "news" and message["view"]["actors"] == [0])

    run(work)


def test_the_delay_counts_from_the_question_in_whichever_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot worker that reads the action later waits no longer, and not less; sealed answers begin nothing anew."""
    monkeypatch.setattr(registry, "game", {"parry": parry_game.GAME, "duel": lanes_game.GAME}.__getitem__)
    hub = Hub(Store("sqlite+aiosqlite://"), Config(answer_delay=1000.0), None, Fanout())
    now = time.time()

    def table(game: str) -> Live:
        chairs = [Seat(f"user{seat}", f"Name{seat}") for seat in range(2)]
        return Live(TableRow("t", game, 1, {}, f"{1:064x}", "user0", False, "x", "fair", Clock(), chairs, now - 900))

    here, there = table("parry"), table("parry")
    entry = here.act(0, "strike", "user0", None, now - 100)
    here.note(entry)
    there.replay(entry)
    for live in (here, there):
        assert 800 < hub.early(live, 1) <= 900
    secret = table("duel")
    secret.note(secret.act(0, "pick:1", "user0", None, now - 50))
    assert hub.early(secret, 1) <= 100


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


GAMES = {**worlds.GAMES, parry_game.GAME.id: parry_game.GAME}


@pytest.mark.parametrize("name", GAMES)
def test_only_reactions_are_answered_for_people(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person wishes never to be asked anything. The server takes no turn for them; it answers reactions as wished."""
    monkeypatch.setattr(registry, "game", GAMES.__getitem__)
    seats = max(2, GAMES[name].seats[0])
    chairs = [Seat(f"user{seat}", f"Name{seat}") for seat in range(seats)]
    options = {"box": "both"} if name == "valley" else {}
    row = TableRow("t", name, 1, options, f"{5:064x}", "user0", False, "x", "fair", Clock(), chairs, 0.0)
    live, answered, left = Live(row), set[str](), set[str]()
    assert live.table is not None
    for number in range(300):
        if not live.actors:
            break
        seat, chosen = worlds.choice(live.game, live.table.state, 2, number)
        question = live.game.question(live.table.state, seat)
        assert question is not None
        legal = live.game.legal(live.table.state, seat)
        for wished in (legal[0], legal[-1]):
            live.wishes[f"user{seat}"] = {"never": {question.kind: str(wished)}, "ask_always": True}
            answer = live.answer_for(seat)
            assert answer == (wished if question.reaction else None), question
        live.wishes[f"user{seat}"] = {"never": {question.kind: "no-such-answer"}}
        assert live.answer_for(seat) is None or len(legal) == 1
        (answered if question.reaction else left).add(question.kind)
        live.note(live.act(seat, str(chosen), f"user{seat}", None, 0.0))
    assert left
    assert answered <= set(live.reactions())
    assert bool(answered) == bool(live.reactions())


def test_a_wish_that_cannot_be_met_is_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wishes always to parry, and has no shield, passes as anybody without one does."""
    monkeypatch.setattr(registry, "game", GAMES.__getitem__)
    chairs = [Seat("user0", "Anna"), Seat("user1", "Bert")]
    for seed in range(6):
        row = TableRow("t", "parry", 1, {}, f"{seed:064x}", "user0", False, "x", "fair", Clock(), chairs, 0.0)
        live = Live(row)
        assert live.table is not None
        live.note(live.act(0, "strike", "user0", None, 0.0))
        live.wishes["user1"] = {"never": {"react": "parry"}}
        assert str(live.answer_for(1)) == ("parry" if live.table.state.shield else "pass")
