"""People: guests, accounts, sessions, export and forgetting."""

from __future__ import annotations

import sqlite3

from server.visitors import Person, Server, run


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
            assert [line["text"] for line in data["log"]] == ["remember me"]
            assert [line["id"] for line in data["tables"]] == [made["id"]]
            assert (await anna.http.delete("/api/me")).status_code == 200
            assert (await anna.http.get("/api/me")).status_code == 401
            with sqlite3.connect(server.folder / "server.db") as database:
                rows = database.execute('select entry from log where "table" = ?', (made["id"],))
                assert not any(b"remember me" in row[0] for row in rows)

    run(work)
