"""Every way in which a right to see or to act ends: not a byte follows, and no wish is taken.

`WAYS` is the list. Each is proved over real sockets, with one server here and with two in test_cluster.py: the right
ends at one of them, and the socket that had it is at the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import websockets
from argon2 import PasswordHasher
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

import lanes_game
from pyramidion.kernel import registry
from pyramidion.server import accounts
from pyramidion.server import sessions as open_sockets
from pyramidion.server.accounts import Accounts
from pyramidion.server.client import NOT_ALLOWED, SIGNED_OUT, Client
from pyramidion.server.live import Live
from pyramidion.server.refusal import Refusal
from pyramidion.server.schema import sessions
from pyramidion.server.store import Store
from pyramidion.server.wire import encode
from server.inside import Inside, inside
from server.visitors import UNHURRIED, Chair, Person, run

NEVER, SOON = 3600.0, 0.02  # seconds between two looks at the sessions
PASSWORD, NEW_PASSWORD = "a long password", "another password"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ACT = {"type": "act", "action": "pick:1"}
HUGE = 16_000_000  # bytes
CHAT = {"type": "chat", "text": "a word in flight"}
_numbers = count(1)


class Scene(NamedTuple):
    """`owner` ends the right at `near`; `held` is the socket that has it, opened by `holder` at `far`."""

    near: Inside
    far: Inside
    table: str
    owner: Person
    holder: Person
    user: str  # of whoever holds the socket
    held: Chair
    bert: Person  # has opened the table, and his rights go on
    other: Chair  # his socket, at `near`
    asked: dict[str, Any]  # what the socket's address asked for

    @property
    def lives(self) -> list[Live]:
        """The table in the memory of each server."""
        found = [server.site.hub.desks[self.table].live for server in {self.near, self.far}]
        return [live for live in found if live is not None]


Set = Callable[[contextlib.AsyncExitStack, Inside, Inside], Awaitable[Scene]]


class Way(NamedTuple):
    name: str
    scene: Set
    end: Callable[[Scene], Awaitable[None]]
    outcome: int | str  # a close code, or what is seen from then on: a `seat`, or what `spectators` see
    wish: dict[str, str] = ACT  # is in flight when the right ends
    told: bool = True  # the server ends the right itself; else it finds out by looking


# --- who sits where ----------------------------------------------------------------------------------------------


def somebody() -> str:
    return f"Anna {next(_numbers)}"


async def here(chair: Chair, *seats: int) -> None:
    """Until everybody who should be is present."""
    while not chair.frame or not all(chair.frame["seats"][seat].get("here") for seat in seats):
        await chair.receive()


async def heard(chair: Chair, text: str) -> None:
    while not any(line.get("text") == text for line in chair.news):
        await chair.receive()


async def quiet(*chairs: Chair) -> None:
    """All that was sent before has been read."""
    for chair in chairs:
        await chair.send(type="ping")
        await chair.until(lambda message: message["type"] == "pong")


async def user_of(person: Person) -> str:
    return str((await person.get("/api/me"))["id"])


async def opened(stack: contextlib.AsyncExitStack, url: str) -> Person:
    return await stack.enter_async_context(Person(url))


async def table_of(bert: Person, seats: Sequence[str], public: bool) -> tuple[str, str]:
    wish = {"game": "duel", "seats": [{"kind": kind} for kind in seats], "public": public}
    made = await bert.post("/api/tables", wish)
    return made["id"], made["link"]


def at_play(guest: bool, own_session: bool) -> Set:
    """A private table that plays; the socket was opened with the owner's token, or with a session of its own."""

    async def scene(stack: contextlib.AsyncExitStack, near: Inside, far: Inside) -> Scene:
        anna, thief, bert = [await opened(stack, url) for url in (near.url, far.url, near.url)]
        name = somebody()
        await (anna.guest(name) if guest else anna.post("/api/account", {"name": name, "password": PASSWORD}))
        if own_session:
            await thief.post("/api/login", {"name": name, "password": PASSWORD})
        else:
            thief.http.cookies.update(anna.http.cookies)
        table, link = await table_of(await bert.guest("Bert"), ("open", "me"), public=False)
        await anna.post(f"/api/tables/{table}/join", {"link": link})
        held = await stack.enter_async_context(thief.socket(table))
        other = await stack.enter_async_context(bert.socket(table))
        await asyncio.gather(here(held, 0, 1), here(other, 0, 1))
        assert held.frame["seat"] == 0
        return Scene(near, far, table, anna, thief, await user_of(anna), held, bert, other, {})

    return scene


def waiting(public: bool, **asked: Any) -> Set:
    """A table that waits for players; the socket is that of one who sits there."""

    async def scene(stack: contextlib.AsyncExitStack, near: Inside, far: Inside) -> Scene:
        anna, far_anna, bert = [await opened(stack, url) for url in (near.url, far.url, near.url)]
        far_anna.http.cookies.update((await anna.guest(somebody())).http.cookies)
        table, link = await table_of(await bert.guest("Bert"), ("open", "open"), public)
        await anna.post(f"/api/tables/{table}/join", {"link": link, "seat": 0})
        held = await stack.enter_async_context(far_anna.socket(table, **asked))
        other = await stack.enter_async_context(bert.socket(table))
        await asyncio.gather(here(held, 0), here(other, 0))
        assert held.frame["seat"] == 0
        return Scene(near, far, table, anna, far_anna, await user_of(anna), held, bert, other, asked)

    return scene


def watching(public: bool, seat: str = "") -> Set:
    """A table that plays; the socket is a spectator's."""

    async def scene(stack: contextlib.AsyncExitStack, near: Inside, far: Inside) -> Scene:
        eve, anna, bert = [await opened(stack, url) for url in (far.url, near.url, near.url)]
        await eve.guest("Eve")
        table, link = await table_of(await bert.guest("Bert"), ("open", "me"), public)
        await (await anna.guest(somebody())).post(f"/api/tables/{table}/join", {"link": link})
        one, other = [await stack.enter_async_context(person.socket(table)) for person in (anna, bert)]
        asked: dict[str, Any] = ({"seat": seat} if seat else {}) | ({} if public else {"link": link})
        if seat:
            await one.wish("ask", what="hands")
            await other.wish("vote", yes=True)
            while not (await eve.http.get(f"/api/tables/{table}/view", params=asked)).is_success:
                await asyncio.sleep(0.01)
        held = await stack.enter_async_context(eve.socket(table, **asked))
        await asyncio.gather(here(held, 0, 1), here(other, 0, 1))
        assert held.frame["seat"] == (int(seat) if seat else None)
        return Scene(near, far, table, eve, eve, await user_of(eve), held, bert, other, asked)

    return scene


# --- how a right ends --------------------------------------------------------------------------------------------


async def leaves(scene: Scene) -> None:
    await scene.owner.post(f"/api/tables/{scene.table}/leave")


async def is_stood_in_for(scene: Scene) -> None:
    """As when the time has run out, or the others have agreed."""
    await scene.near.site.hub.perform(scene.table, None, lambda live: live.stand_in(0, time.time()))


async def resigns(scene: Scene) -> None:
    async with scene.owner.socket(scene.table) as chair:
        assert (await chair.wish("resign"))["type"] == "done"


async def logs_out(scene: Scene) -> None:
    await scene.owner.post("/api/logout")


async def signs_out_everywhere_else(scene: Scene) -> None:
    (await scene.owner.http.delete("/api/me/sessions")).raise_for_status()


async def changes_the_password(scene: Scene) -> None:
    """Who does it stays signed in, with a new token."""
    before = scene.owner.cookie()
    change = {"old_password": PASSWORD, "new_password": NEW_PASSWORD}
    (await scene.owner.http.patch("/api/me", json=change)).raise_for_status()
    assert scene.owner.cookie() != before
    async with scene.owner.socket(scene.table) as chair:
        assert (await chair.receive())["seat"] == 0


async def deletes_the_account(scene: Scene) -> None:
    (await scene.owner.http.delete("/api/me")).raise_for_status()


async def makes_an_account(scene: Scene) -> None:
    await scene.owner.post("/api/account", {"name": somebody(), "password": PASSWORD})
    assert await user_of(scene.owner) == scene.user


async def logs_in_as_another(scene: Scene) -> None:
    async with Person(scene.near.url) as phone:
        name = somebody()
        await phone.post("/api/account", {"name": name, "password": PASSWORD})
        await scene.owner.post("/api/login", {"name": name, "password": PASSWORD})


async def comes_as_another_guest(scene: Scene) -> None:
    await scene.owner.guest("Ada")


async def has_no_session_any_more(scene: Scene) -> None:
    """Deleted by hand, or by a server whose message was lost."""
    await scene.near.site.store.drop_sessions(scene.user)


async def has_an_old_session(scene: Scene) -> None:
    old = update(sessions).where(sessions.c.user == scene.user).values(expires=time.time())
    await scene.near.site.store.write((old, {}))


async def becomes_private(scene: Scene) -> None:
    for live in scene.lives:
        live.row.public = False


async def gets_another_link(scene: Scene) -> None:
    for live in scene.lives:
        live.row.link = "another-link"


async def hides_the_hands(scene: Scene) -> None:
    for live in scene.lives:
        live.open_hands = False


GUEST, SAME, OTHER = at_play(True, False), at_play(False, False), at_play(False, True)
WAYS = [
    Way("leaves the seat of a public table", waiting(True), leaves, "spectators"),
    Way("leaves the seat that the address names", waiting(True, seat="0"), leaves, "spectators"),
    Way("leaves the seat of a private table", waiting(False), leaves, NOT_ALLOWED),
    Way("a bot stands in", GUEST, is_stood_in_for, "seat"),
    Way("resigns", GUEST, resigns, "seat"),
    Way("logs out", SAME, logs_out, SIGNED_OUT),
    Way("signs out everywhere else", OTHER, signs_out_everywhere_else, SIGNED_OUT),
    Way("a new password, other session", OTHER, changes_the_password, SIGNED_OUT),
    Way("a new password, same session", SAME, changes_the_password, SIGNED_OUT),
    Way("deletes the account", OTHER, deletes_the_account, SIGNED_OUT),
    Way("deletes the guest", GUEST, deletes_the_account, SIGNED_OUT),
    Way("a spectator deletes the guest", watching(True), deletes_the_account, SIGNED_OUT, CHAT),
    Way("guest makes an account", GUEST, makes_an_account, SIGNED_OUT),
    Way("guest logs in", GUEST, logs_in_as_another, SIGNED_OUT),
    Way("guest comes as another", GUEST, comes_as_another_guest, SIGNED_OUT),
    Way("the table becomes private", watching(True), becomes_private, NOT_ALLOWED, CHAT),
    Way("the link is another", watching(False), gets_another_link, NOT_ALLOWED, CHAT),
    Way("hands are not open any more", watching(True, seat="0"), hides_the_hands, "spectators"),
    Way("the session is deleted", SAME, has_no_session_any_more, SIGNED_OUT, told=False),
    Way("the session is too old", SAME, has_an_old_session, SIGNED_OUT, told=False),
]


# --- the proof ---------------------------------------------------------------------------------------------------


async def prove(way: Way, near: Inside, far: Inside) -> None:
    """A wish is in flight, the right ends, somebody else goes on, and then the wish is let through."""
    async with contextlib.AsyncExitStack() as stack:
        scene = await way.scene(stack, near, far)
        await quiet(scene.held, scene.other)
        number, begun = scene.held.frame["number"], time.time()
        far.gate.shut(scene.user)
        stack.callback(far.gate.let_through)
        await scene.held.send(id="in-flight", **way.wish)
        await far.gate.arrived.wait()
        await way.end(scene)
        if way.told:
            await scene.other.wish("chat", text="later")
        if isinstance(way.outcome, int):
            await nothing_follows(scene, way.outcome, number)
        else:
            far.gate.let_through()
            await goes_on_as(scene, 0 if way.outcome == "seat" else None)
        await nothing_was_done(scene, begun)


async def nothing_follows(scene: Scene, code: int, number: int) -> None:
    """Closed; at most a frame that was under way between two servers came before."""
    got = await until_closed(scene.held, code, number)
    assert scene.near is not scene.far or got == []
    await wish_is_over(scene)
    await no_door_is_open(scene)


async def until_closed(chair: Chair, code: int, number: int) -> list[dict[str, Any]]:
    """What still came; nothing in it may be newer than the news of this number."""
    got: list[dict[str, Any]] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            got.append(await chair.receive())
            assert got[-1].get("number", number + 1) <= number, f"this followed: {got[-1]}"
    assert chair.raw.close_code == code
    return got


async def wish_is_over(scene: Scene) -> None:
    """Let through, and done or not done."""
    scene.far.gate.let_through()
    while any(client.ended and client.user == scene.user for client in scene.far.site.hub.sockets.clients):
        await asyncio.sleep(0.01)


async def goes_on_as(scene: Scene, seat: int | None) -> None:
    """The wish is refused. What is seen from now on is the seat's view, or the spectators', from a fresh frame on."""
    held = scene.held
    while "in-flight" not in held.answers:
        await held.receive()
    assert held.answers["in-flight"]["type"] == "refused"
    assert (await held.wish("act", id="afterwards", action="pick:1"))["type"] == "refused"
    await scene.other.wish("chat", text="and later")
    await heard(held, "and later")
    assert held.frame["seat"] == seat
    if seat is None:
        after = first_as_spectator(held)
        assert json.loads(held.bytes[after])["fresh"]
        await no_door_is_open(scene)


def first_as_spectator(chair: Chair) -> int:
    seats = [json.loads(text).get("seat", 0) for text in chair.bytes]
    return seats.index(None)


async def no_door_is_open(scene: Scene) -> None:
    """Each request is asked for its rights anew."""
    path, asked = f"/api/tables/{scene.table}", {"seat": "0", **scene.asked}
    for door in ("view", "news", "text"):
        answer = await scene.holder.http.get(f"{path}/{door}", params=asked)
        assert answer.status_code in (403, 404) or not answer.json()["sections"], door
    answers = [
        await scene.holder.http.get(f"{path}/why", params={"action": "pick:1", "seat": "0"}),
        await scene.holder.http.post(f"{path}/hint", params={"seat": "0"}),
        await scene.holder.http.put(f"{path}/wishes", json={}),
    ]
    assert all(answer.status_code in (401, 403) for answer in answers), answers


async def nothing_was_done(scene: Scene, begun: float) -> None:
    """By whoever had the right, since it ended: but for what ended it."""
    lines = await scene.near.site.store.entries(scene.table)
    late = [line.kind for line in lines if line.user == scene.user and line.at >= begun]
    assert set(late) <= {"leave", "resign", "depart", "account"}, late


async def prove_all(start: Callable[[], contextlib.AbstractAsyncContextManager[tuple[Inside, Inside]]]) -> None:
    """First where nobody looks at the sessions by themselves, so that each end must have been told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.games(), lanes_game.GAME.id, lanes_game.GAME)
        patch.setattr(accounts, "_hasher", QUICK)
        for told in (True, False):
            patch.setattr(open_sockets, "EVERY", NEVER if told else SOON)
            async with start() as (near, far):
                for way in (way for way in WAYS if way.told is told):
                    await named(way.name, prove(way, near, far))
                if told:
                    await named("overheard", whoever_sits_there_next_is_not_overheard(near, far))
                    if near is not far:
                        await named("lost", a_wish_is_refused_though_the_message_was_lost(near, far))


async def named(name: str, proof: Awaitable[None]) -> None:
    try:
        await proof
    except BaseException as error:
        error.add_note(f"way: {name}")
        raise


async def whoever_sits_there_next_is_not_overheard(near: Inside, far: Inside) -> None:
    """The socket of one who left gets what spectators get, byte for byte, while another plays at the seat."""
    async with contextlib.AsyncExitStack() as stack:
        scene = await waiting(True)(stack, near, far)
        eve, carl = [await (await opened(stack, far.url)).guest(name) for name in ("Eve", "Carl")]
        watch = await stack.enter_async_context(eve.socket(scene.table))
        await leaves(scene)
        await carl.post(f"/api/tables/{scene.table}/join", {"seat": 0})
        await scene.bert.post(f"/api/tables/{scene.table}/join", {"seat": 1})
        await scene.bert.arrive(scene.table)
        seat = await stack.enter_async_context(carl.socket(scene.table))
        for action in ("pick:3", "plain"):
            assert (await seat.wish("act", action=action))["type"] == "done"
        await seat.wish("chat", text="the end")
        for chair in (scene.held, watch):
            await heard(chair, "the end")
        assert seat.frame["view"]["table"]["own"] != scene.held.frame["view"]["table"]["own"]
        followed = scene.held.bytes[first_as_spectator(scene.held) :]
        assert len(followed) > 3
        assert set(followed[1:]) <= set(watch.bytes)
        assert not set(followed) & set(seat.bytes)


async def a_wish_is_refused_though_the_message_was_lost(near: Inside, far: Inside) -> None:
    """Nobody tells the other server, and it does not look; but before it writes it asks the database."""
    async with contextlib.AsyncExitStack() as stack:
        scene = await SAME(stack, near, far)
        begun = time.time()
        far.gate.shut(scene.user)
        await scene.held.send(id="in-flight", **ACT)
        await far.gate.arrived.wait()
        await near.site.store.drop_sessions(scene.user)
        far.gate.let_through()
        await until_closed(scene.held, SIGNED_OUT, scene.held.frame["number"])
        await nothing_was_done(scene, begun)


def test_every_right_ends_at_once(tmp_path: Path) -> None:
    @contextlib.asynccontextmanager
    async def one_server() -> AsyncIterator[tuple[Inside, Inside]]:
        async with inside(database=str(tmp_path / "server.db")) as server:
            yield server, server

    run(lambda: prove_all(one_server))


def rights_end_at_two_servers(services: dict[str, str]) -> None:
    @contextlib.asynccontextmanager
    async def two_servers() -> AsyncIterator[tuple[Inside, Inside]]:
        async with inside(**services) as near, inside(**services) as far:
            yield near, far

    run(lambda: prove_all(two_servers))


# --- at the edges ------------------------------------------------------------------------------------------------


def test_a_session_that_ends_while_its_socket_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The token was right when it was looked up; the socket is closed before it says anything."""
    monkeypatch.setattr(open_sockets, "EVERY", NEVER)

    async def work() -> None:
        looked, go_on = asyncio.Event(), asyncio.Event()
        async with inside(database=str(tmp_path / "server.db")) as server, Person(server.url) as anna:
            await anna.guest("Anna")
            made = await anna.post("/api/play", {"game": "valley", "bots": ["random"]})
            look_up = server.site.accounts.of_token

            async def slowly(token: str | None) -> Any:
                found = await look_up(token)
                if not looked.is_set():
                    looked.set()
                    await go_on.wait()
                return found

            monkeypatch.setattr(server.site.accounts, "of_token", slowly)
            opening = asyncio.create_task(first_words(anna, made["id"]))
            await looked.wait()
            await anna.post("/api/logout")
            go_on.set()
            await opening

    async def first_words(anna: Person, table: str) -> None:
        where = f"{anna.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(where, additional_headers=anna.cookie(), **UNHURRIED) as raw:
            with pytest.raises(ConnectionClosed):
                await raw.recv()
            assert raw.close_code == SIGNED_OUT

    run(work)


@pytest.mark.parametrize("way", [WAYS[0], *(way for way in WAYS if way.end is logs_out)], ids=lambda way: way.name)
def test_what_waits_for_a_slow_reader_does_not_go_out_afterwards(
    way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One frame waits for the network and others wait behind it: the right to all of them has ended."""
    monkeypatch.setitem(registry.games(), lanes_game.GAME.id, lanes_game.GAME)
    monkeypatch.setattr(open_sockets, "EVERY", NEVER)

    async def work() -> None:
        async with inside(database=str(tmp_path / "server.db")) as server, contextlib.AsyncExitStack() as stack:
            scene = await way.scene(stack, server, server)
            await quiet(scene.held, scene.other)
            (client,) = (client for client in server.site.hub.sockets.clients if client.user == scene.user)
            scene.held.raw.transport.pause_reading()
            await filled(client)
            for _ in range(3):
                await scene.other.wish("chat", text="unheard")
            await way.end(scene)
            scene.held.raw.transport.resume_reading()
            if isinstance(way.outcome, int):
                await until_closed(scene.held, way.outcome, 0)
            else:
                frame = await scene.held.until(lambda message: message["type"] == "news")
                assert (frame["fresh"], frame["seat"]) == (True, None)
            fillers = [said["filler"] for said in map(json.loads, scene.held.bytes) if "filler" in said]
            assert fillers == [0]

    run(work)


async def filled(client: Client) -> None:
    """Two messages, each longer than what the system keeps for a reader: the second waits."""
    for number in range(2):
        client.send(encode({"type": "filler", "filler": number, "number": 0, "text": "x" * HUGE}))
    while client._queue or client._sending is None:
        await asyncio.sleep(0.01)


def test_whose_seat_a_bot_plays_takes_nothing_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until they are back."""
    monkeypatch.setitem(registry.games(), lanes_game.GAME.id, lanes_game.GAME)

    async def work() -> None:
        async with inside(database=str(tmp_path / "server.db")) as server, contextlib.AsyncExitStack() as stack:
            scene = await GUEST(stack, server, server)
            assert (await scene.held.wish("act", action="pick:1"))["type"] == "done"
            assert scene.held.frame["undo"] == 1
            await is_stood_in_for(scene)
            assert (await scene.held.wish("undo"))["code"] == "bot-plays"
            assert scene.held.frame["undo"] == 0
            for wish in ("return", "undo"):
                assert (await scene.held.wish(wish))["type"] == "done"

    run(work)


def test_a_password_that_was_changed_while_it_was_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "_hasher", QUICK)

    async def work() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}")
        await store.open()
        people = Accounts(store)
        await people.register(None, "Ada", PASSWORD, "en")
        late, user = [await people.login("Ada", PASSWORD) for _ in range(2)]
        await people.change(user, None, None, PASSWORD, NEW_PASSWORD)
        with pytest.raises(Refusal, match="wrong-login"):
            await people.new_session(late)
        assert await store.sessions_of(user.id) == []
        await people.new_session(user)
        await store.close()

    run(work)
