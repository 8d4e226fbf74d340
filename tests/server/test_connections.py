"""Slow and half-sent requests: a deadline for each, limits for each address, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import uvicorn

from pyramidion.server.config import Config
from pyramidion.server.connections import Door, http_class, socket_class
from pyramidion.server.limits import Tally, client_key
from server.visitors import HEADERS, PATIENCE, Person, Server, get, post, run

HALF_HEADERS = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Some: "
HALF_BODY = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Pyramidion: 1\r\nContent-Length: 100\r\n\r\n{"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def half_sent(port: int, sent: bytes, source: str = "127.0.0.1") -> Pair:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def answer(pair: Pair) -> bytes:
    """What comes until the server closes the connection."""
    reader, writer = pair
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("sent", [HALF_HEADERS, HALF_BODY], ids=["headers", "body"])
def test_nine_hundred_half_sent_requests_end_and_others_are_served(serve: Callable[..., Server], sent: bytes) -> None:
    server = serve(request_seconds=3, connections=256)

    async def work() -> None:
        sources = [f"127.0.0.{2 + number % 15}" for number in range(900)]
        pairs = [await half_sent(server.port, sent, source) for source in sources]
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            assert (await anna.get("/api/me"))["name"] == "Anna"
        told = await asyncio.gather(*map(answer, pairs))
        assert {one[:12] for one in told} == {b"HTTP/1.1 408"}, "each is told that its time is over, and closed"

    run(work)
    assert "Traceback" not in server.log.read_text()


def test_the_sixty_fifth_unfinished_request_is_refused(serve: Callable[..., Server]) -> None:
    server = serve(request_seconds=600)

    async def work() -> None:
        kept = [await half_sent(server.port, HALF_HEADERS if number % 2 else HALF_BODY) for number in range(64)]
        refused = await answer(await half_sent(server.port, HALF_HEADERS))
        assert refused.startswith(b"HTTP/1.1 429"), refused
        other = await half_sent(server.port, WHOLE.replace(b"Host", b"Connection: close\r\nHost"), "127.0.0.2")
        assert (await answer(other)).startswith(b"HTTP/1.1 200"), "another address is served"
        kept[0][1].close()
        while True:
            whole = await half_sent(server.port, WHOLE.replace(b"Host", b"Connection: close\r\nHost"))
            if (await answer(whole)).startswith(b"HTTP/1.1 200"):
                break
        for _, writer in kept:
            writer.close()

    run(work)


def test_connections_over_the_limit_are_refused_sockets_too(serve: Callable[..., Server]) -> None:
    server = serve(request_seconds=600, connections=3)

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")  # one connection
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with anna.socket(made["id"]) as chair:  # two
                await chair.receive()
                idle = await half_sent(server.port, b"")  # three
                assert (await answer(await half_sent(server.port, b""))).startswith(b"HTTP/1.1 429")
                elsewhere = await half_sent(server.port, WHOLE, "127.0.0.2")
                assert (await elsewhere[0].readline()).startswith(b"HTTP/1.1 200")
                elsewhere[1].close()
                idle[1].close()
            await served_again(server.port)

    run(work)


async def served_again(port: int) -> None:
    """A connection that ended makes room for another."""
    while True:
        reader, writer = await half_sent(port, WHOLE)
        line = await reader.readline()
        writer.close()
        if line.startswith(b"HTTP/1.1 200"):
            return


def test_a_slow_request_that_comes_in_time_is_served(serve: Callable[..., Server]) -> None:
    """Byte by byte, headers and body; and then another one on the same connection."""
    server = serve(request_seconds=PATIENCE)
    body = b'{"name":"Slow"}'
    head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Pyramidion: 1\r\nContent-Type: application/json\r\n"
    request = head + b"Content-Length: %d\r\n\r\n" % len(body) + body

    async def work() -> None:
        reader, writer = await half_sent(server.port, b"")
        for _ in range(2):
            for at in range(len(request)):
                writer.write(request[at : at + 1])
                await writer.drain()
                await asyncio.sleep(0)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            while await reader.readuntil(b"\r\n") != b"\r\n":
                pass
            await reader.readuntil(b"}")
        writer.close()

    run(work)


def test_behind_a_trusted_proxy_the_forwarded_address_counts(serve: Callable[..., Server]) -> None:
    """The proxy may have any number of connections; one visitor behind it may not leave many bodies unfinished."""
    server = serve(request_seconds=600, connections=2, unfinished=3, proxy=True)

    def forwarded(address: str) -> bytes:
        return HALF_BODY.replace(b"Host", b"X-Forwarded-For: " + address.encode() + b"\r\nHost")

    async def work() -> None:
        kept = [await half_sent(server.port, forwarded("203.0.113.1")) for _ in range(3)]
        first = await half_sent(server.port, forwarded("203.0.113.1"))
        assert (await first[0].readline()).startswith(b"HTTP/1.1 429")
        headers = {**HEADERS, "x-forwarded-for": "203.0.113.2"}
        other = await asyncio.to_thread(lambda: post(f"{server.url}/api/guest", json={"name": "B"}, headers=headers))
        assert other.status_code == 200
        for _, writer in [*kept, first]:
            writer.close()

    run(work)


# --- both of uvicorn's classes, with an application that does nothing ------------------------------------------


async def hello(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@contextlib.asynccontextmanager
async def listening(config: Config, fallback: bool) -> AsyncIterator[tuple[int, Door]]:
    door = Door(config, "127.0.0.1")
    made = uvicorn.Config(
        hello, port=0, http=http_class(door, fallback), ws=socket_class(door), lifespan="off", log_config=None
    )
    server = uvicorn.Server(made)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1], door
    finally:
        server.should_exit = True
        await task


HALF_CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"
SLOW = {  # what is sent, and the codes of the answers
    "silent": (b"", []),
    "empty lines": (b"\r\n\r\n", []),
    "half a line": (b"GET / HT", [b"408"]),
    "half the headers": (HALF_HEADERS, [b"408"]),
    "half the body": (HALF_BODY, [b"408"]),
    "half a chunked body": (HALF_CHUNKED, [b"408"]),
    "half of the second request": (WHOLE + HALF_HEADERS, [b"200", b"408"]),
}


@pytest.mark.parametrize("fallback", [False, True], ids=["httptools", "h11"])
@pytest.mark.parametrize("case", SLOW.values(), ids=SLOW)
def test_whatever_is_missing_the_connection_ends(case: tuple[bytes, list[bytes]], fallback: bool) -> None:
    sent, codes = case

    async def work() -> None:
        async with listening(Config(request_seconds=0.2), fallback) as (port, door):
            told = await answer(await half_sent(port, sent))
            found = [code for code in re.findall(rb"HTTP/1.1 (\d+)", told) if code != b"400"]
            assert found == codes, "h11 calls empty lines a bad request"
            assert not door.unfinished._counts
            assert not door.connections._counts

    run(work)


@pytest.mark.parametrize("fallback", [False, True], ids=["httptools", "h11"])
def test_empty_lines_keep_no_connection_open(fallback: bool) -> None:
    """uvicorn stops its own timer for idle connections at the first byte, whatever it is."""

    async def work() -> None:
        async with listening(Config(request_seconds=0.2), fallback) as (port, _):
            reader, writer = await half_sent(port, WHOLE)
            await reader.readuntil(b"ok")
            writer.write(b"\r\n")
            await answer((reader, writer))

    run(work)


@pytest.mark.parametrize("fallback", [False, True], ids=["httptools", "h11"])
def test_headers_without_an_end_are_refused(fallback: bool) -> None:
    async def work() -> None:
        async with listening(Config(request_seconds=600), fallback) as (port, _):
            pair = await half_sent(port, HALF_HEADERS)
            with contextlib.suppress(ConnectionError):
                for _ in range(80):
                    pair[1].write(b"x" * 1000 + b"\r\nX-More: ")
                    await pair[1].drain()
            told = await answer(pair)
            assert told == b"" or told.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400")), told

    run(work)


@pytest.mark.parametrize("fallback", [False, True], ids=["httptools", "h11"])
def test_limits_hold_and_are_given_back(fallback: bool) -> None:
    async def work() -> None:
        config = Config(request_seconds=600, unfinished=2, connections=4)
        async with listening(config, fallback) as (port, door):
            kept = [await half_sent(port, half) for half in (HALF_HEADERS, HALF_BODY)]
            while door.unfinished._counts["127.0.0.1"] < 2:
                await asyncio.sleep(0.01)
            assert b" 429 " in await answer(await half_sent(port, HALF_HEADERS))
            for reader, writer in kept:
                writer.close()
                with contextlib.suppress(ConnectionError):
                    await reader.read()
            while door.connections._counts:
                await asyncio.sleep(0.01)
            assert not door.unfinished._counts

    run(work)


def test_ipv6_counts_by_its_first_half() -> None:
    assert client_key("2001:db8:1:2:3:4:5:6") == client_key("2001:db8:1:2::1")
    assert client_key("2001:db8:1:2::1") != client_key("2001:db8:1:3::1")
    assert client_key("::ffff:203.0.113.7") == client_key("203.0.113.7") == "203.0.113.7"
    assert client_key("fe80::1%eth0") == client_key("fe80::2%eth0")
    assert client_key("testclient") == "testclient"
    assert client_key("") == ""


def test_rate_limits_see_one_visitor_in_a_network(serve: Callable[..., Server]) -> None:
    url = serve(proxy=True, rate=0.2).url

    def guest(address: str) -> int:
        headers = {**HEADERS, "x-forwarded-for": address}
        return post(f"{url}/api/guest", json={"name": "Anna"}, headers=headers).status_code

    codes = [guest(f"2001:db8:1:2::{number:x}") for number in range(1, 9)]
    assert 429 in codes, "each address of a /64 would have had a limit of its own"
    assert guest("2001:db8:1:3::1") == 200
    assert get(f"{url}/healthz", headers={"x-forwarded-for": "2001:db8:9::1"}).status_code == 200


def test_a_tally_forgets_who_is_gone() -> None:
    tally = Tally(1)
    assert tally.add("a")
    assert not tally.add("a")
    tally.drop("a")
    tally.drop("a")
    assert tally.add("a")
    assert tally.add("")
    assert tally.add(""), "the empty key has no limit"
