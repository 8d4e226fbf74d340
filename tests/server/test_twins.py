"""Whole games in two worlds that a watcher cannot tell apart: every byte that a seat and a spectator get is the same.

Two servers run in this process, each with its own database, on real sockets. They begin as copies of one database, so
that ids and seeds are the same. In the second world everything that the watcher may not know is dealt anew, again and
again; then the same seats do the same things in both. Hints are left out: they think for a time, and may differ.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
import shutil
import socket
import time
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
import uvicorn

import lanes_game
import parry_game
from pyramidion.kernel import registry, rng
from pyramidion.kernel.table import Table
from pyramidion.server.app import make_app
from pyramidion.server.config import Config
from pyramidion.server.hub import Desk
from pyramidion.server.live import Live
from pyramidion.server.site import Site
from server.visitors import Chair, Person, run
from stirred import STIR, stirred
from worlds import choice

DELAY = 0.3  # seconds before an answer to what others did; a busy machine can only make it longer
WATCHER = 0
TRIES = 6  # to deal everything anew so that the next action is possible too
DEAL_EVERY = 9  # actions
ASK_EVERY = 45
PEOPLE = ("Anna", "Bert")
REGISTERED = {game.id: game for game in (lanes_game.GAME, parry_game.GAME)}


class Case(NamedTuple):
    """`delay`: before an answer to what others did."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Any] = MappingProxyType({})
    delay: float = 0.0
    seed: int = 1


ME, OTHER, BOT = "me", "open", "bot"
CASES = [
    Case("valley", (ME, OTHER)),
    Case("valley", (ME, OTHER, BOT), {"box": "afterlife"}),
    Case("pyramids", (ME, OTHER, BOT)),
    Case("sneferu", (ME, OTHER, BOT)),
    Case("kemet", (ME, OTHER, BOT), {"round_limit": 2}),
    Case("duel", (ME, OTHER, BOT)),
    Case("parry", (ME, OTHER)),
    Case("parry", (ME, BOT)),
    Case("parry", (ME, BOT, OTHER)),
]
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
IDS = [f"{case.game}-{'-'.join(case.seats)}" for case in CASES]


# --- a world ------------------------------------------------------------------------------------------------------


class Here(ThreadPoolExecutor):
    """Long answers are worked out in this process: worker processes would not know the games of the tests."""

    def end(self, wait: bool = True) -> None:
        self.shutdown(wait)


class World:
    """A server, its people, and bots that say what they are told to say."""

    def __init__(self, folder: Path, delay: float) -> None:
        folder.mkdir(exist_ok=True)
        config = Config(
            database=str(folder / "server.db"), rate=0, connections=0, answer_delay=delay, seeds=True, log_level="error"
        )
        self.site = Site(config)
        self.answers: dict[int, asyncio.Queue[str]] = {}
        self.site.thinkers.start = lambda most=None: None  # type: ignore[method-assign]
        self.site.thinkers.choose = self.choose  # type: ignore[assignment, method-assign]
        for reader in self.site.readers.all:
            reader.pool = Here(1)  # type: ignore[assignment]
        self.app = make_app(config, self.site)
        self.people: dict[str, Person] = {}
        self.chairs: dict[str, Chair] = {}
        self.url = ""

    async def choose(self, worker: Any, game: str, state: Any, seat: int, *more: Any) -> str | None:
        return await self.answers.setdefault(seat, asyncio.Queue()).get()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[World]:
        door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{door.getsockname()[1]}"
        server = uvicorn.Server(
            uvicorn.Config(
                self.app,
                ws="websockets-sansio",
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
            )
        )
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        task = asyncio.create_task(server.serve(sockets=[door]))
        try:
            while not server.started:
                assert not task.done()
                await asyncio.sleep(0.005)
            yield self
        finally:
            server.should_exit = True
            await task

    @contextlib.asynccontextmanager
    async def seated(self, table: str, cookies: dict[str, Any]) -> AsyncIterator[None]:
        """Everybody is there, in the same order in every world; Eve only watches."""
        async with contextlib.AsyncExitStack() as stack:
            for name in (*PEOPLE, "Eve"):
                person = await stack.enter_async_context(Person(self.url))
                person.client_seed = None
                person.http.cookies.update(cookies.get(name, {}))
                self.people[name] = person
                self.chairs[name] = await stack.enter_async_context(person.socket(table))
                await self.drain()
            yield

    async def drain(self) -> None:
        """All that the server has sent so far has been read."""
        for chair in self.chairs.values():
            await chair.send(type="ping")
            await chair.until(lambda message: message["type"] == "pong")

    @property
    def desk(self) -> Desk:
        (desk,) = self.site.hub.desks.values()
        return desk

    @property
    def live(self) -> Live:
        assert self.desk.live is not None
        return self.desk.live

    @property
    def table(self) -> Table[Any]:
        assert self.live.table is not None
        return self.live.table

    async def act(self, seat: int, text: str, wish: str) -> None:
        """The seat acts, whoever sits there."""
        chair, seq = self.live.chairs[seat], self.live.seq
        if chair.bot is not None:
            self.answers.setdefault(seat, asyncio.Queue()).put_nowait(text)
        else:
            said = await self.chairs[chair.name].wish("act", action=text, id=wish)
            assert said["type"] == "done", said
        await self.happened(seq + 1)

    async def happened(self, seq: int) -> None:
        """So many entries are stored, and everybody has read what was told of them."""
        while self.live.seq < seq:
            await asyncio.sleep(0.002)
        async with self.site.hub.at(self.desk.table):
            pass
        await self.drain()


# --- two worlds ---------------------------------------------------------------------------------------------------


class Twins:
    """The true world and another one, between which the watcher sees no difference."""

    def __init__(self, case: Case, table: str, true: World, other: World) -> None:
        self.case = case
        self.id = table
        self.true = true
        self.other = other
        self.game = registry.game(case.game)
        self.luck = random.Random(case.seed)
        self.number = 0
        self.same = self.apart = self.dealt = 0

    @property
    def worlds(self) -> tuple[World, World]:
        return self.true, self.other

    async def play(self) -> None:
        self.deal()
        while self.true.live.actors:
            await self.step()
            if self.number % ASK_EVERY == 5:
                await self.ask_much()
            if self.number % DEAL_EVERY == 0:
                self.deal()

    async def step(self) -> None:
        seat, chosen = choice(self.game, self.true.table.state, self.case.seed, self.number)
        self.number += 1
        if chosen not in self.game.legal(self.other.table.state, seat):
            self.deal(lambda s: chosen in self.game.legal(s, seat))
        for world in self.worlds:
            await world.act(seat, str(chosen), f"k{self.number}")
        self.compare()

    def compare(self) -> None:
        """Equal to the byte; where something was shown that differs, equal in everything else."""
        for name, viewer in ((PEOPLE[0], WATCHER), ("Eve", None)):
            here, there = ([*world.chairs[name].bytes] for world in self.worlds)
            if here == there:
                self.same += 1
                continue
            self.apart += 1
            assert self.shown(viewer), differences(here, there)
            assert [outline(text) for text in here] == [outline(text) for text in there]
        if self.true.chairs[PEOPLE[0]].bytes != self.other.chairs[PEOPLE[0]].bytes:
            self.deal()
        self.forget()

    def shown(self, viewer: int | None) -> bool:
        """Has something been shown to everybody, or to the viewer, that is different in the two worlds?"""
        views = [world.table.view(viewer) for world in self.worlds]
        public = [[open_part(event) for event in world.live.entries[-1].events] for world in self.worlds]
        return views[0] != views[1] or public[0] != public[1]

    def forget(self) -> None:
        for world in self.worlds:
            for chair in world.chairs.values():
                chair.bytes.clear()

    # --- dealing anew ----------------------------------------------------------------------------------------------

    def deal(self, fits: Callable[[Any], bool] = lambda s: True) -> None:
        """The other world becomes the true one, but for what the watcher may not know."""
        truth = self.true.table.state
        self.other.desk.live = twin_of(self.true.live)
        worlds = [s for s in (self.hidden_anew(truth, attempt) for attempt in range(TRIES)) if fits(s)]
        anew = [s for s in worlds if self.differs(s, truth)]
        self.dealt += bool(anew)
        self.other.table.state = next(iter(anew or worlds), self.game.copy(truth))

    def differs(self, s: Any, truth: Any) -> bool:
        """In more than the numbers that decide what will be drawn."""
        here, there = self.game.dump(s), self.game.dump(truth)
        return any(here[field] != there[field] for field in here.keys() - {"seed", "draws"})

    def hidden_anew(self, truth: Any, attempt: int) -> Any:
        """By the game's own resampling, or by hand, so that a fault of resampling hides nothing."""
        alone = list(self.game.actors(truth)) == [WATCHER]
        if self.case.game in STIR and self.luck.random() < 0.5 and (alone or self.case.game in ("pyramids", "sneferu")):
            return stirred(self.case.game, truth, WATCHER, self.luck)
        return self.game.resample(truth, WATCHER, rng.derive(self.case.seed, self.number, attempt))

    # --- asking ----------------------------------------------------------------------------------------------------

    async def ask_much(self) -> None:
        """All that can be asked about the table: over the socket, coming late, and without a socket."""
        answers = [await self.asked(world) for world in self.worlds]
        assert answers[0] == answers[1]
        self.compare()

    async def asked(self, world: World) -> list[Any]:
        tried = self.luck_free_actions()
        anna, number = world.chairs[PEOPLE[0]], world.live.number(WATCHER)
        found: list[Any] = []
        for at, action in enumerate(tried):
            found.append(await anna.wish("why", action=action, id=f"why{self.number}.{at}"))
        wrong = next((action for action in tried if action not in anna.legal), "no-such-verb")
        found.append(await anna.wish("act", action=wrong, id=f"wrong{self.number}"))
        found.append(await anna.wish("act", action=tried[0], seen=0, id=f"late{self.number}"))
        found.append(await world.chairs["Eve"].wish("act", action=tried[0], id=f"eve{self.number}"))
        for name in (PEOPLE[0], "Eve"):
            found += [await self.fetched(world, name, path) for path in self.paths(tried)]
            async with world.people[name].socket(self.id, last=max(0, number - 5)) as late:
                await late.until(lambda message: message["type"] == "news")
                found.append(late.bytes)
            await gone(world, 3)
        await world.drain()
        return found

    def luck_free_actions(self) -> list[str]:
        """Some of all the actions that the game has, the same in both worlds."""
        known = self.game.actions(self.true.live.options)
        return [str(known[rng.derive(self.number, at) % len(known)]) for at in range(4)]

    def paths(self, tried: list[str]) -> list[str]:
        """What can be read about the table; the records of finished games are refused as long as it is played."""
        asked = ["view", "news", "news?before=20", "text", "text?lang=cs", "moves", "record", "replay?at=3", "page"]
        return ["", *(f"/{path}" for path in asked), *(f"/why?action={action}" for action in tried)]

    async def fetched(self, world: World, name: str, path: str) -> tuple[int, bytes, list[tuple[str, str]]]:
        answer = await world.people[name].http.get(f"/api/tables/{self.id}{path}")
        headers = [(key, value) for key, value in answer.headers.items() if key != "date"]
        return answer.status_code, answer.content, headers


async def gone(world: World, most: int) -> None:
    """The socket that came late has left."""
    while len(world.desk.clients) > most:
        await asyncio.sleep(0.002)


def twin_of(live: Live) -> Live:
    """The same table in memory, which can go another way from here on."""
    twin = copy.copy(live)
    for name, value in vars(live).items():
        if isinstance(value, (list, dict, set)):
            setattr(twin, name, copy.copy(value))
    twin.chairs = copy.deepcopy(live.chairs)
    twin.clocks = copy.deepcopy(live.clocks)
    assert live.table is not None
    table: Table[Any] = Table.__new__(Table)
    for name in dir(live.table):
        if not name.startswith("__") and not isinstance(getattr(Table, name, None), property):
            value = getattr(live.table, name)
            if not callable(value):
                setattr(table, name, copy.copy(value) if isinstance(value, list) else value)
    twin.table = table
    return twin


def open_part(event: list[Any]) -> Any:
    """What everybody sees of an event. R28 of Valley: of the cards that are cleaned up the last one lies open."""
    kind, args, *only = event
    if not only:
        return event
    return (kind, args[1][-1:]) if kind == "cleaned_up" else None


def outline(text: str) -> Any:
    """A message without what was shown in it."""
    message = json.loads(text)
    if message["type"] != "news":
        return message
    for hidden in ("view", "things", "undo"):
        message.pop(hidden, None)
    message["news"] = [{key: news.get(key) for key in ("number", "kind", "seat")} for news in message["news"]]
    return message


def differences(here: list[str], there: list[str]) -> list[tuple[str, str]]:
    return [(one, other) for one, other in zip(here, there, strict=False) if one != other] or [(str(here), str(there))]


# --- the test -----------------------------------------------------------------------------------------------------


async def set_up(folder: Path, case: Case, asked: bool) -> tuple[str, dict[str, Any]]:
    """A table that has begun, and the cookies of its people; `asked`: also where there is nothing to choose."""
    async with World(folder, case.delay).running() as world, Person(world.url) as anna, Person(world.url) as bert:
        await anna.guest(PEOPLE[0])
        await bert.guest(PEOPLE[1])
        seats = [{"kind": kind} | ({"bot": "scribe"} if kind == BOT else {}) for kind in case.seats]
        wish = {
            "game": case.game,
            "seats": seats,
            "options": dict(case.options),
            "public": True,
            "seed": f"{case.seed:064x}",
        }
        table = str((await anna.post("/api/tables", wish))["id"])
        people = [anna]
        if OTHER in case.seats:
            await bert.post(f"/api/tables/{table}/join")
            people.append(bert)
        for person in people:
            await person.http.put(f"/api/tables/{table}/wishes", json={"ask_always": asked})
            await person.arrive(table)
        while world.live.status != "playing":
            await asyncio.sleep(0.005)
        return table, {PEOPLE[0]: dict(anna.http.cookies), PEOPLE[1]: dict(bert.http.cookies)}


@contextlib.asynccontextmanager
async def twins(tmp_path: Path, case: Case, asked: bool = True) -> AsyncIterator[Twins]:
    table, cookies = await set_up(tmp_path / "first", case, asked)
    for name in ("true", "other"):
        shutil.copytree(tmp_path / "first", tmp_path / name)
    true, other = (World(tmp_path / name, case.delay) for name in ("true", "other"))
    async with true.running(), other.running(), true.seated(table, cookies), other.seated(table, cookies):
        pair = Twins(case, table, true, other)
        pair.forget()
        yield pair


@pytest.fixture(autouse=True)
def games_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in REGISTERED.items():
        monkeypatch.setitem(registry.games(), name, game)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_whole_game_sounds_the_same_in_both_worlds(case: Case, tmp_path: Path) -> None:
    async def work() -> None:
        async with twins(tmp_path, case) as pair:
            await pair.play()
        assert pair.true.live.over
        assert pair.dealt
        assert pair.same > pair.apart

    run(work)


@pytest.mark.parametrize("seats", [(ME, OTHER), (ME, BOT, OTHER)], ids=["person", "bot"])
def test_an_answer_without_a_choice_sounds_like_a_chosen_one(seats: tuple[str, ...], tmp_path: Path) -> None:
    """In one world seat 1 has no shield and can only pass; in the other it has one, and passes as soon as it can."""

    async def work() -> None:
        async with twins(tmp_path, Case("parry", seats, delay=DELAY), asked=False) as pair:
            pair.true.table.state.shield, pair.other.table.state.shield = False, True
            for number in range(parry_game.ROUNDS):
                await asyncio.gather(*(strike_and_pass(world, number) for world in pair.worlds))
                pair.compare()
            assert pair.true.live.over
            assert pair.apart == 0

    run(work)


async def strike_and_pass(world: World, number: int) -> None:
    anna, bert, seq = *(world.chairs[name] for name in PEOPLE), world.live.seq
    sent = time.time()
    if world.live.chairs[1].bot is not None:
        world.answers.setdefault(1, asyncio.Queue()).put_nowait("pass")
    await anna.wish("act", action="strike", id=f"strike{number}")
    if world.live.chairs[1].bot is None and world.table.state.shield:
        await bert.wish("act", action="pass", id=f"pass{number}")
    while len(anna.frame["news"]) == 0 or anna.frame["news"][-1]["seat"] != 1:
        await anna.receive()
    assert time.time() - sent >= 0.95 * DELAY, "the answer came sooner than it may"
    await world.happened(seq + 2)


def test_every_game_is_played_with_people_and_with_bots() -> None:
    played = {case.game: {kind for other in CASES if other.game == case.game for kind in other.seats} for case in CASES}
    assert set(played) == set(registry.games())
    assert all({OTHER, BOT} <= kinds for kinds in played.values())
