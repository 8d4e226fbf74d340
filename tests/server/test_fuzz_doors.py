"""What fuzzing found: deep nesting, long paths, control characters, odd numbers. Nothing of it is our fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.visitors import HEADERS, PATIENCE, Person, Server, run

DEEP = 9_000


def deep(opening: str, inner: str, closing: str) -> str:
    return opening * DEEP + inner + closing * DEEP


@pytest.fixture(scope="module")
def guest(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers=HEADERS, timeout=PATIENCE) as client:
        client.post("/api/guest", json={"name": "Fuzz"}).raise_for_status()
        yield client


TWO = '{"game":"valley","seats":[{"kind":"me"},{"kind":"me"}]'
BODIES = {
    "list": deep("[", "", "]"),
    "dict": '{"game":"duel","seats":[{"kind":"me"},{"kind":"me"}],"options":'
    + deep('{"a":', "1", "}")[: 60 * 1024]
    + "}",
    "options": TWO + ',"options":{"x":' + deep("[", "", "]") + "}}",
    "unknown": '{"nothing":' + deep("[", "", "]") + "}",
    "long number": '{"game":"duel","seats":' + "9" * 6000 + "}",
    "huge float": TWO + ',"clock":{"bank":1e999}}',
    "surrogate": '{"game":"\\ud800","seats":[{"kind":"me"}]}',
    "nul": '{"game":"\\u0000","seats":[{"kind":"me"}]}',
    "bytes": '{"game":"\xff"}',
}


@pytest.mark.parametrize("path", ["/api/tables", "/api/play", "/api/guest", "/api/games/valley/setup"])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_bodies_are_refused_in_words(guest: httpx.Client, path: str, body: str) -> None:
    answer = guest.post(path, content=body.encode("latin-1"), headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["code"] != "internal"


PATHS = [
    "/" + "x" * 4000,
    "/" + "x/" * 2000 + "y.js",
    "/" + "x" * 4000 + ".js",
    "/%00", "/%ff%fe", "/a%00b.js", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cx.js", "/" + "%F0%9F%98%80" * 300,
    "/api/tables/%00", "/api/games/%00/content", "/api/games/" + "x" * 4000 + "/content",
    "/api/lobby?" + "x=1&" * 5000, "/api/tables/" + "0" * 24 + "/news?before=" + "9" * 5000,
    "/api/tables/" + "0" * 24 + "/news?before=-1",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:24])
def test_paths_are_answered(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert answer.status_code < 500, answer.text


@pytest.fixture(scope="module")
def table(guest: httpx.Client) -> str:
    made = guest.post("/api/tables", json={"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]})
    return str(made.raise_for_status().json()["id"])


@pytest.mark.parametrize("seat", ["²", "٣", "0x1", "-1", "1e1", "%00", "99", "1 "])
@pytest.mark.parametrize("link", ["", "%00", "%ff", "\u00e9"])
def test_seats_and_links_in_a_query(guest: httpx.Client, table: str, seat: str, link: str) -> None:
    for way in ("view", "news", "text", "why"):
        answer = guest.get(f"/api/tables/{table}/{way}?seat={seat}&link={link}&action=x")
        assert answer.status_code < 500, (way, answer.text)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "://", "\x7f"])
def test_origins_that_are_no_addresses(server: Server, origin: str) -> None:
    raw = {**HEADERS, "origin": origin}
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Anna"}, headers=raw, timeout=PATIENCE)
    assert answer.status_code in (400, 403)


def test_control_characters_in_a_wish(server: Server) -> None:
    """Refused in ids, which are stored as text (PostgreSQL takes no NUL); in chat they are spaces."""

    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]})
            async with anna.socket(made["id"], seat=0) as chair:
                for wrong in ("a\0b", "\n", "a\n", "\x7f", "\x85", "", "x" * 65, "\ud800"):
                    await chair.raw.send(json.dumps({"type": "chat", "id": wrong, "text": "x"}))
                    refused = await chair.until(lambda message: message["type"] in ("refused", "done"))
                    assert (refused["type"], refused["code"]) == ("refused", "not-understood"), repr(wrong)
                assert (await chair.wish("chat", text="a\0b\x1b[31m\x9bc"))["type"] == "done"
                while not any(news["kind"] == "chat" for news in chair.news):
                    await chair.receive()
                assert [news["text"] for news in chair.news if news["kind"] == "chat"] == ["a b [31m c"]
                await chair.raw.send(deep("[", "", "]")[:4000])
                assert (await chair.receive())["code"] == "not-understood"

    run(work)


ODD: dict[str, Any] = {
    "nul": "A\0B",
    "escape": "A\x1bB",
    "line": "A\nB",
    "surrogate": "A\ud800B",
    "override": "A\u202eB",
    "private": "A\ue000B",
}


@pytest.mark.parametrize("name", ODD.values(), ids=ODD)
def test_names_hold_nothing_that_cannot_be_seen(server: Server, name: str) -> None:
    body = json.dumps({"name": name}).encode()
    answer = httpx.post(f"{server.url}/api/guest", content=body, headers=HEADERS, timeout=PATIENCE)
    assert answer.status_code in (200, 400), answer.text
    if answer.status_code == 200:
        assert answer.json()["name"] in ("A B", "AB")
