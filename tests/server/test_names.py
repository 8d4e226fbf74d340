"""Names: what looks like an account or a bot is taken; guests may share names and are marked."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import create_engine, insert, select

from pyramidion.bots import BOTS
from pyramidion.locale import LANGUAGES, Words
from pyramidion.server import lookalikes, store
from pyramidion.server.accounts import Accounts
from pyramidion.server.entries import User
from pyramidion.server.refusal import Refusal
from pyramidion.server.schema import names, users
from pyramidion.server.store import Store
from server.visitors import Person, Server, run

ALIKE = {
    "case": ("Alice", "ALICE"),
    "Cyrillic": ("Anna", "\u0410nn\u0430"),
    "Greek": ("Ota", "\u039f\u03c4\u03b1".replace("\u03c4", "t")),
    "zero width": ("Anna", "An\u200bna"),
    "soft hyphen": ("Anna", "An\u00adna"),
    "variation selector": ("Anna", "Anna\ufe0f"),
    "filler": ("Anna", "An\u3164na"),
    "capital I": ("Alice", "AIice"),
    "one": ("Alice", "A1ice"),
    "rn": ("Omar", "Ornar"),
    "accent": ("J\u00e1n", "Ja\u0301n"),
    "accent on Cyrillic": ("J\u00e1n", "J\u0430\u0301n"),
    "full width": ("Petr", "\uff30etr"),
    "mathematical": ("Petr", "\U0001d40fetr"),
    "spaces": ("Anna B", " Anna  \u2003B"),
}


@pytest.mark.parametrize("pair", ALIKE.values(), ids=ALIKE)
def test_these_look_alike(pair: tuple[str, str]) -> None:
    assert lookalikes.keys(pair[0]) & lookalikes.keys(pair[1])


@pytest.mark.parametrize(
    "pair", [("Anna", "Hanna"), ("J\u00e1n", "Jan"), ("Nan", "Van"), ("Eva", "Iva"), ("\u0160", "S")]
)
def test_these_do_not(pair: tuple[str, str]) -> None:
    assert not lookalikes.keys(pair[0]) & lookalikes.keys(pair[1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", BOTS)
def test_bots_keep_their_names(level: str, lang: str) -> None:
    name = Words(lang)(f"bot-{level}")
    for taken in (level, level.upper(), name, f"{name} 2", name.replace("a", "\u0430").replace("o", "\u043e")):
        assert lookalikes.reserved(taken), taken
    assert not lookalikes.reserved("Anna")


def test_a_bot_of_the_operators_own_is_a_bot() -> None:
    assert not lookalikes.reserved("Clever")
    BOTS["clever"] = BOTS["random"]
    try:
        assert lookalikes.reserved("Clever")
        assert lookalikes.reserved("CLEVER 3")
    finally:
        del BOTS["clever"]


def test_what_the_browser_calls_guests_is_for_guests() -> None:
    for name in ("Guest", "Host", "guest"):
        assert lookalikes.for_guests_only(name)
        assert not lookalikes.reserved(name)


async def refused(person: Person, method: str, path: str, **body: str) -> bool:
    answer = await person.http.request(method, path, json=body)
    assert answer.status_code in (200, 409), answer.text
    assert answer.status_code == 200 or answer.json()["code"] == "name-taken", answer.text
    return answer.status_code == 409


def test_nobody_takes_the_name_of_an_account(serve: Callable[..., Server]) -> None:
    """At the door, by another name later, by registering; when the account is gone the name is free."""
    server = serve()
    password = "long enough"

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as eve, Person(server.url) as bob:
            await bob.guest("Anna")
            await anna.post("/api/account", {"name": "Anna", "password": password})
            assert (await bob.get("/api/me"))["name"] == "Anna", "a guest who had it before keeps it"
            for name in ("Anna", "ANNA", "\u0410nna", "An\u200bna", "Scribe", "P\u00edsa\u0159 2", "pharaoh"):
                assert await refused(eve, "POST", "/api/guest", name=name), name
                assert await refused(eve, "POST", "/api/account", name=name, password=password), name
            assert not await refused(eve, "POST", "/api/guest", name="Guest")
            assert not await refused(bob, "PATCH", "/api/me", lang="cs")
            assert not await refused(bob, "PATCH", "/api/me", name="Anna"), "it is the name that bob has"
            assert await refused(eve, "PATCH", "/api/me", name="\u0410nna")
            assert await refused(eve, "POST", "/api/account", name="Guest", password=password)
            assert not await refused(eve, "POST", "/api/account", name="Eve", password=password)
            assert await refused(eve, "PATCH", "/api/me", name="anna")
            assert not await refused(eve, "PATCH", "/api/me", name="EVE"), "one's own name in another way"
            assert not await refused(anna, "PATCH", "/api/me", name="Hanna")
            assert not await refused(eve, "PATCH", "/api/me", name="Anna"), "given up, so it is free"
            assert (await eve.http.delete("/api/me")).status_code == 200
            assert not await refused(anna, "PATCH", "/api/me", name="\u0410nna"), "deleted, so it is free"

    run(work)


def test_two_who_register_at_once(tmp_path: Path) -> None:
    """Between the question and the writing another may come: the database decides."""

    async def work() -> None:
        opened = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await opened.open()
        accounts = Accounts(opened)
        alike = ("Anna", "\u0410nna", "\uff21nna", "ANNA", "An\u200bna")
        made = [accounts.register(None, name, "long enough", "en") for name in alike]
        done = await asyncio.gather(*made, return_exceptions=True)
        assert sum(isinstance(one, User) for one in done) == 1
        assert sum(isinstance(one, Refusal) and one.code == "name-taken" for one in done) == len(alike) - 1
        await opened.close()

    asyncio.run(work())


def test_accounts_of_old_that_look_alike_are_both_kept(tmp_path: Path) -> None:
    """The migration gives each its keys; new ones are refused until the last of them is gone."""
    url = f"sqlite:///{tmp_path / 'x.db'}"
    engine = create_engine(url)
    old = [("1", "Anna", "anna"), ("2", "\u0410nna", "\u0430nna"), ("3", "Guest", None), ("4", "Scribe", "scribe")]
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        for at, (user, name, login) in enumerate(old):
            line = {"id": user, "name": name, "login": login, "lang": "en", "created": float(at)}
            connection.execute(insert(users).values(**line))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        found = connection.execute(select(names.c.user, names.c.place)).all()
        assert {user for user, _ in found} == {"1", "2", "4"}
        assert {place for user, place in found if user == "2"} == {1}
    engine.dispose()

    async def work() -> None:
        opened = Store(url.replace("sqlite:", "sqlite+aiosqlite:"))
        await opened.open()
        accounts = Accounts(opened)
        for gone in ("1", "2"):
            with pytest.raises(Refusal):
                await accounts.guest("ANNA", "en")
            await opened.forget_user(gone)
        assert (await accounts.register(None, "ANNA", "long enough", "en")).name == "ANNA"
        await opened.close()

    asyncio.run(work())


def test_guests_are_marked_until_they_have_an_account(serve: Callable[..., Server]) -> None:
    """In the table's info, its frames, the lists, at a rematch, and after a restart."""
    server = serve()

    async def work() -> None:
        async with Person(server.url) as anna, Person(server.url) as bob:
            await anna.post("/api/account", {"name": "Anna", "password": "long enough"})
            await bob.guest("Bob")
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
            made = await anna.post("/api/tables", {"game": "duel", "seats": seats, "public": True})
            assert [chair["guest"] for chair in made["seats"]] == [False, False, False]
            joined = await bob.post(f"/api/tables/{made['id']}/join")
            assert [chair["guest"] for chair in joined["seats"]] == [False, True, False]
            own = await bob.post("/api/tables", {"game": "duel", "seats": [{"kind": "me"}] * 2, "public": True})
            assert [chair["guest"] for chair in own["seats"]] == [True, True]
            assert await marks(anna, made["id"]) == [("Anna", False), ("Bob", True), ("Random 3", False)]
            await bob.post("/api/account", {"name": "Robert", "password": "long enough"})
            after = [("Anna", False), ("Robert", False), ("Random 3", False)]
            assert await marks(anna, made["id"]) == after
            assert await marks(bob, own["id"]) == [("Robert 1", False), ("Robert 2", False)]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            assert await marks(anna, made["id"]) == after

    run(work)


async def marks(person: Person, table: str) -> list[tuple[str, bool]]:
    """Name and mark of each seat: the same in a frame, in the info and in the lobby."""
    info = await person.get(f"/api/tables/{table}")
    found = [(chair["name"], chair["guest"]) for chair in info["seats"]]
    listed = [line for line in await person.get("/api/lobby") if line["id"] == table]
    assert [(chair["name"], chair["guest"]) for chair in listed[0]["seats"]] == found
    async with person.socket(table) as chair:
        frame = await chair.until(lambda message: message["type"] == "news")
        assert [(seat["name"], seat.get("guest", False)) for seat in frame["seats"]] == found
    return found


def test_a_table_from_before_the_marks_has_them_when_it_is_loaded(serve: Callable[..., Server]) -> None:
    server = serve()

    async def work() -> None:
        async with Person(server.url) as bob:
            await bob.guest("Bob")
            made = await bob.post("/api/play", {"game": "duel", "bots": ["random"]})
            await asyncio.to_thread(server.kill)
            with closing(sqlite3.connect(server.folder / "server.db")) as database, database:
                database.execute("""update tables set setting = replace(setting, ',"guest":true', '')""")
                assert "true" not in database.execute("select setting from tables").fetchone()[0]
            await asyncio.to_thread(server.start)
            info = await bob.get(f"/api/tables/{made['id']}")
            assert [chair["guest"] for chair in info["seats"]] == [True, False]

    run(work)
