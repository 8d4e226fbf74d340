"""People: guests, accounts, sessions, export and forgetting."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from pyramidion.server.entries import Chair
from pyramidion.server.problem import player_names
from server.visitors import Person, Server, play_on, run


def test_a_guest_becomes_an_account_and_keeps_the_tables(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as phone:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            me = await anna.post("/api/account", {"name": "Anna Guest", "password": "long enough"})
            assert me["guest"] is False
            taken = await phone.http.post("/api/account", json={"name": "anna  guest", "password": "long enough"})
            assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
            wrong = await phone.http.post("/api/login", json={"name": "Anna Guest", "password": "long enoug"})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-login")
            nobody = await phone.http.post("/api/login", json={"name": "Nobody", "password": "long enough"})
            assert nobody.json() == wrong.json()
            await phone.post("/api/login", {"name": "ANNA GUEST", "password": "long enough"})
            assert [line["id"] for line in await phone.get("/api/tables")] == [made["id"]]
            async with phone.socket(made["id"]) as chair:
                await chair.receive()
                assert chair.frame["seat"] == 0

    run(work)


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as phone:
            await anna.post("/api/account", {"name": "Ada", "password": "first password"})
            await phone.post("/api/login", {"name": "Ada", "password": "first password"})
            assert len(await anna.get("/api/me/sessions")) == 2
            change = {"old_password": "first password", "new_password": "second password"}
            assert (await anna.http.patch("/api/me", json=change)).status_code == 200
            assert (await phone.http.get("/api/me")).status_code == 401
            assert (await anna.get("/api/me"))["name"] == "Ada"
            await anna.post("/api/logout")
            assert (await anna.http.get("/api/me")).status_code == 401

    run(work)


def test_export_and_forget(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with anna.socket(made["id"]) as chair:
                await chair.wish("chat", text="remember me")
            data = await anna.get("/api/me/export")
            assert [(line["kind"], line["text"]) for line in data["log"]] == [("seed", ""), ("chat", "remember me")]
            assert [line["id"] for line in data["tables"]] == [made["id"]]
            assert (await anna.http.delete("/api/me")).status_code == 200
            assert (await anna.http.get("/api/me")).status_code == 401
            assert not any(b"remember me" in file.read_bytes() for file in server.folder.glob("server.db*"))

    run(work)


def test_the_export_names_nobody_else(server: Server) -> None:
    """A table with two people, chat, and somebody muted: only my own id is in it, and only what I said."""

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as bob:
            await anna.guest("Anna")
            await bob.guest("Bob")
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats})
            await bob.post(f"/api/tables/{made['id']}/join", {"link": made["link"]})
            async with anna.socket(made["id"]) as one, bob.socket(made["id"]) as two:
                await one.wish("chat", text="mine")
                await two.wish("chat", text="not mine")
            muted = await anna.http.put(f"/api/tables/{made['id']}/wishes", json={"muted": ["Bob"]})
            assert muted.json()["muted"] == ["Bob"]
            mine, other = (await anna.get("/api/me"))["id"], (await bob.get("/api/me"))["id"]
            told = (await anna.http.get("/api/me/export")).text
            assert mine in told
            assert "mine" in told
            assert other not in told
            assert "not mine" not in told

    run(work)


def test_after_deletion_no_trace_of_the_name_is_left_and_the_others_play_on(serve: Callable[..., Server]) -> None:
    """Open, running and finished tables; at the loaded table, on the disk, after a restart."""
    server = serve(snapshot_every=3)
    name, word = "Nefertari Unforgettable", "a word of mine"

    async def work() -> None:
        async with Person(server.url) as gone, Person(server.url) as bert, Person(server.url) as eve:
            await gone.guest(name)
            await bert.guest("Bert")
            seats = [{"kind": "open"}, {"kind": "me"}]
            running, over, waiting = [
                await gone.post("/api/tables", {"game": "duel", "seats": seats, "public": True}) for _ in range(3)
            ]
            sat = await bert.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]})
            await gone.post(f"/api/tables/{sat['id']}/join", {"link": sat["link"]})
            await gone.arrive(sat["id"])
            await bert.arrive(sat["id"])
            for table in (running, over):
                await bert.post(f"/api/tables/{table['id']}/join")
            async with bert.socket(over["id"]) as one, gone.socket(over["id"]) as other:
                await asyncio.gather(play_on(one, random.Random(1)), play_on(other, random.Random(2)))
            async with (
                bert.socket(running["id"]) as one,
                gone.socket(running["id"]) as other,
                eve.socket(running["id"]) as watch,
            ):
                await other.wish("chat", text=word)
                await play_on(one, random.Random(3), 2)
                assert name in json.dumps(one.frame)
                assert (await gone.http.delete("/api/me")).status_code == 200
                with pytest.raises(ConnectionClosed):
                    await other.until(lambda message: False)
                for chair in (one, watch):
                    await chair.until(lambda message: any(line["kind"] == "depart" for line in message.get("news", [])))
                    assert chair.frame["seats"][1]["departed"]
                    assert name not in json.dumps(chair.frame)
                await play_on(one, random.Random(4))
                assert one.frame["view"]["result"]
            await nothing_left(bert, [running["id"], over["id"], waiting["id"], sat["id"]])
            assert not any(
                needle.encode() in file.read_bytes()
                for file in server.folder.glob("server.db*")
                for needle in (name, word)
            )
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await nothing_left(bert, [running["id"], over["id"], waiting["id"], sat["id"]])
            async with bert.socket(sat["id"]) as one:
                await play_on(one, random.Random(5))
                assert one.frame["view"]["result"]

    async def nothing_left(bert: Person, tables: list[str]) -> None:
        for table in tables:
            for path in ("", "/view", "/record", "/news", "/text"):
                answer = await bert.http.get(f"/api/tables/{table}{path}", params={"seat": "watch"})
                assert name not in answer.text
                assert word not in answer.text
        info = await bert.get(f"/api/tables/{tables[2]}")
        assert [chair["name"] for chair in info["seats"]] == ["", ""]
        text = await bert.get(f"/api/tables/{tables[0]}/view", seat="watch")
        assert text["seats"][1]["name"] == "—"
        assert name not in (await bert.http.get("/api/lobby")).text
        assert name not in (await bert.http.get("/api/tables")).text

    run(work)


def test_a_departed_player_has_a_name_in_both_languages() -> None:
    chairs = [Chair("a", "Anna"), Chair("b", "—", "scribe", True, True)]
    assert player_names(chairs, "en") == ["Anna", "a player who has left"]
    assert player_names(chairs, "cs") == ["Anna", "hráč, který odešel"]


def test_no_secret_is_stored_or_logged(serve: Callable[..., Server]) -> None:
    """Passwords as Argon2id, tokens as SHA-256; neither in the log, however much it tells."""
    server = serve(log_level="debug")

    async def work() -> str:
        async with Person(server.url) as anna:
            await anna.post("/api/account", {"name": "Ada", "password": "a long password"})
            await anna.http.post("/api/login", json={"name": "Ada", "password": "a wrong password"})
            await anna.http.get("/api/tables/x/socket", params={"link": "a secret link"})
            made = await anna.post("/api/play", {"game": "duel", "bots": ["random"]})
            async with anna.socket(made["id"], link="a-secret-link") as chair:
                await chair.receive()
            return anna.cookie()["Cookie"].split("=", 1)[1]

    token = asyncio.run(work())
    with sqlite3.connect(server.folder / "server.db") as database:
        (password,) = database.execute("select password from users").fetchone()
        (stored,) = database.execute("select token from sessions").fetchone()
    assert password.startswith("$argon2id$")
    assert stored == hashlib.sha256(token.encode()).hexdigest()
    server.stop()
    logged = server.log.read_text()
    assert '"message":"open"' in logged
    for secret in (token, "a long password", "a wrong password", "secret link", "secret-link"):
        assert secret not in logged
