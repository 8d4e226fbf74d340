"""Hostile clients: garbage, foreign seats, floods, huge messages, forged requests, a thousand idle sockets."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import socket
from collections.abc import Callable
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.visitors import HEADERS, UNHURRIED, Chair, Person, Server, get, post, run

GARBAGE: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "0",
    '"x"',
    "{}",
    '{"type": "nothing"}',
    '{"type": "act"}',
    '{"type": "act", "id": 5, "action": "x"}',
    '{"type": "act", "id": "a", "action": ""}',
    '{"type": "act", "id": "a", "action": "x", "seen": -1}',
    '{"type": "act", "id": "a", "action": "x", "seat": 1}',
    '{"type": "hello", "last": 1e99}',
    '{"type": "ask", "id": "a", "what": "rewind", "to": -5}',
    '{"type": "chat", "id": "a", "text": "' + "x" * 600 + '"}',
    "[" * 2000,
    "\u0000\ufffe",
]


async def still_works(server: Server) -> None:
    async with Person(server.url) as good:
        await good.guest("Good")
        made = await good.post("/api/play", {"game": "duel", "bots": ["random"]})
        async with good.socket(made["id"]) as chair:
            assert (await chair.wish("act", action="pick:1"))["type"] == "done"


async def nonsense(chair: Chair) -> None:
    """Until the door is closed."""
    while True:
        await chair.raw.send("{")
        await chair.receive()


def test_garbage_is_refused_and_the_table_goes_on(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as eve:
            await eve.guest("Eve")
            made = await eve.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with eve.socket(made["id"]) as chair:
                await chair.receive()
                for text in GARBAGE:
                    await chair.raw.send(text)
                    said = await chair.until(lambda message: message["type"] == "refused")
                    assert said["code"] == "not-understood"
                    assert "Traceback" not in json.dumps(said)
                assert (await chair.wish("act", action="pick:1"))["type"] == "done"
            async with eve.socket(made["id"]) as chair:
                await chair.raw.send(b"\x00\xff" * 50)
                with pytest.raises(ConnectionClosed):
                    await nonsense(chair)
            async with eve.socket(made["id"]) as chair:
                await chair.raw.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await chair.until(lambda message: False)
        await still_works(server)

    run(work)


def test_nobody_acts_for_a_foreign_seat(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as eve:
            await anna.guest("Anna")
            await eve.guest("Eve")
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
            for words in ({"seat": 0}, {"seat": 1}, {"seat": 99}, {"seat": "x"}):
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    async with eve.socket(made["id"], **words) as chair:
                        await chair.receive()
            async with eve.socket(made["id"]) as chair:
                for kind, more in (
                    ("act", {"action": "pick:1"}),
                    ("undo", {}),
                    ("resign", {}),
                    ("vote", {"yes": True}),
                ):
                    assert (await chair.wish(kind, **more))["code"] == "only-watching"
            stolen = dict(eve.http.cookies)
            await eve.post("/api/logout")
            eve.http.cookies.update(stolen)
            assert (await eve.http.get("/api/me")).status_code == 401

    run(work)


def test_forged_requests_and_foreign_origins_are_refused(server: Server) -> None:
    body = {"name": "Eve"}
    assert post(f"{server.url}/api/guest", json=body).status_code == 403
    foreign = {**HEADERS, "origin": "https://evil.example"}
    assert post(f"{server.url}/api/guest", json=body, headers=foreign).status_code == 403
    own = {**HEADERS, "origin": server.url}
    answer = post(f"{server.url}/api/guest", json=body, headers=own)
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for name in ("content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"):
        assert name in answer.headers

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            where = f"{server.url.replace('http', 'ws')}/api/tables/{made['id']}/socket"
            evil = websockets.Origin("https://evil.example")
            words: dict[str, Any] = {"additional_headers": anna.cookie(), "origin": evil, **UNHURRIED}
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with websockets.connect(where, **words) as raw:
                    await raw.recv()

    run(work)


def test_huge_bodies_and_strange_paths(server: Server) -> None:
    huge = post(f"{server.url}/api/guest", content=b"x" * 200_000, headers=HEADERS)
    assert huge.status_code in (400, 413)
    for path in (
        "/api/tables/%00",
        "/api/tables/../../etc/passwd.bak",
        "/api/games/%F0%9F%92%A9/content",
        "/nothing.here",
    ):
        answer = get(server.url + path)
        assert answer.status_code in (400, 404)
        assert set(answer.json()) <= {"code", "message"}
    metrics = get(f"{server.url}/metrics")
    assert metrics.status_code == 200
    assert "pyramidion_entries_total" in metrics.text


def test_too_fast_is_said_clearly(serve: Callable[..., Server]) -> None:
    """Half the usual limits: they fill again so slowly that even a slow client is too fast."""
    server = serve(rate=0.5)
    body = {"name": "x", "password": "y"}
    answers = [post(f"{server.url}/api/login", json=body, headers=HEADERS) for _ in range(15)]
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["code"] == "too-fast"
    assert "wait" in refused.json()["message"]

    async def work() -> None:
        async with Person(server.url) as eve:
            await eve.guest("Eve")
            made = await eve.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with eve.socket(made["id"]) as chair:
                said = [await chair.wish("chat", text=f"flood {number}") for number in range(12)]
                assert said[0]["type"] == "done"
                assert "too-fast" in [answer.get("code") for answer in said]
                assert (await chair.wish("act", action="pick:1"))["type"] == "done"

    run(work)


def figure(server: Server, name: str) -> float:
    found = re.search(rf"(?m)^{name} (\S+)", get(f"{server.url}/metrics").text)
    return float(found[1]) if found else 0.0


async def deaf(server: Server, person: Person, table: str) -> ClientConnection:
    """A client with hardly any buffers that says hello and then reads nothing."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16384)
    small.connect(("127.0.0.1", server.port))
    where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket?seat=1"
    raw = await websockets.connect(
        where, sock=small, additional_headers=person.cookie(), max_queue=1, ping_interval=None, **UNHURRIED
    )
    await raw.send('{"type": "hello"}')
    return raw


def test_a_client_that_does_not_read_slows_nobody(serve: Callable[..., Server]) -> None:
    """Its queue overflows and is thrown away, the others are answered meanwhile, and it gets a fresh view at last."""
    server = serve()

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/tables", {"game": "kemet", "seats": [{"kind": "me"}] * 5})
            async with anna.socket(made["id"], seat=0) as chair:
                await chair.until(lambda message: message["type"] == "news")
                raw = await deaf(server, anna, made["id"])
                while len(chair.news) < 4000 and not figure(server, "pyramidion_lagged_total"):
                    await chats(chair, 50)
                slow, fresh = Chair(raw), 0
                while slow.frame.get("number") != chair.frame["number"]:
                    message = await slow.receive()
                    fresh += message["type"] == "news" and message["fresh"]
                assert fresh > 1, "once at hello, once after the overflow"
                assert len(slow.news) < chair.frame["number"] - 32
                await raw.close()

    run(work)


async def chats(chair: Chair, count: int) -> None:
    """Said and confirmed so many times, though somebody does not hear it."""
    for _ in range(count):
        assert (await chair.wish("chat", text="x" * 400))["type"] == "done"


def test_a_thousand_idle_sockets(server: Server) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    if min(hard, 4096) < 2500:
        pytest.skip("too few file handles")

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
            where = f"{server.url.replace('http', 'ws')}/api/tables/{made['id']}/socket?seat=watch"
            watchers: list[Chair] = []
            for _ in range(20):
                opened = await asyncio.gather(*(websockets.connect(where, **UNHURRIED) for _ in range(50)))
                watchers += [Chair(raw) for raw in opened]
            await asyncio.gather(*(watcher.send(type="hello") for watcher in watchers))
            async with anna.socket(made["id"], seat=0) as chair:
                await chair.wish("act", action="pick:1")
                await chair.wish("act", action="plain")
            for watcher in watchers:
                await watcher.until(lambda message: any(line["kind"] == "ready" for line in message.get("news", [])))
            await asyncio.gather(*(watcher.raw.close() for watcher in watchers))
        await still_works(server)

    run(work)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
