"""Opening tables, finding them, sitting down and leaving."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import Parameter

from pyramidion.bots import BOTS
from pyramidion.kernel import codec, rng
from pyramidion.kernel.contract import Entry as Piece
from pyramidion.kernel.contract import Json
from pyramidion.kernel.fairness import Seeding
from pyramidion.locale import Words
from pyramidion.server.accounts import new_id
from pyramidion.server.entries import STAND_IN, Chair, Clock, Listing, Status, TableRow, UndoPolicy, User, hidden
from pyramidion.server.live import Live
from pyramidion.server.refusal import Refusal
from pyramidion.server.rest.games import checked, game_of
from pyramidion.server.rights import may_watch
from pyramidion.server.site import Asked, Site

Token = Annotated[str, Parameter(max_length=64)]
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{0,64}$", max_length=64)]
MOST_LISTED = 100
FORGOTTEN = 86400.0  # seconds without an action after which a game counts no longer as running


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`me` at several seats is a hot seat; `open` waits for a person."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, msgspec.Meta(max_length=32)] = "scribe"


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[float, msgspec.Meta(ge=1, le=86400)] = 600.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 10.0
    days: Annotated[float, msgspec.Meta(gt=0, le=30)] = 3.0
    late: Literal["bot", "resign"] = "bot"


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """`hints`: unless said otherwise only where one person plays; `stand_in`: the level that plays abandoned seats."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    undo: UndoPolicy = "fair"
    clock: ClockWish = ClockWish()
    hints: bool | None = None
    stand_in: Annotated[str, msgspec.Meta(max_length=32)] = STAND_IN
    seed: Seed = ""


class PlayWish(msgspec.Struct, forbid_unknown_fields=True):
    """At once, against bots."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(max_length=7)] = msgspec.field(
        default_factory=lambda: ["scribe"]
    )
    options: dict[str, Any] = {}
    seed: Seed = ""


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class TableInfo(msgspec.Struct):
    """`link` only for those who may invite; `my_seats` are mine. docs/fairness.md explains the seeds and hashes.

    `commit` is the hash of the server's seed, `opening` that of all that is fixed at the start, `closing` of the whole
    game; `seed` decides the shuffles. Both seeds and `closing` come at the end. `missing`: the seats whose people's
    client seeds are awaited.
    """

    id: str
    game: str
    version: int
    options: Json
    public: bool
    undo: UndoPolicy
    hints: bool
    stand_in: str
    clock: Clock
    status: Status
    seats: list[Chair]
    my_seats: list[int]
    commit: str
    actions: int
    link: str | None = None
    seed: str | None = None
    rematch: str | None = None
    seeding: Seeding = "server"
    server_seed: str | None = None
    client_seeds: list[str | None] = []
    missing: list[int] = []
    opening: str | None = None
    closing: str | None = None


def chairs_of(wishes: Sequence[SeatWish], user: User) -> list[Chair]:
    """The chairs as wished; several people at one screen are numbered, as bots are."""
    shared = sum(wish.kind == "me" for wish in wishes) > 1
    return [_chair(wish, user, number, shared) for number, wish in enumerate(wishes, 1)]


def _chair(wish: SeatWish, user: User, number: int, shared: bool) -> Chair:
    if wish.kind == "open":
        return Chair()
    if wish.kind == "me":
        return Chair(user.id, f"{user.name} {number}" if shared else user.name, guest=user.guest)
    level = level_of(wish.bot)
    return Chair(None, f"{_bot_name(level, user.lang)} {number}", level)


def level_of(name: str) -> str:
    if name not in BOTS:
        raise Refusal("no-bot", 404, name=name)
    return name


def _bot_name(name: str, lang: str) -> str:
    """Programs of the operator's own are called what the operator calls them."""
    say = Words(lang)
    return say(f"bot-{name}") if say.has(f"bot-{name}") else name


def new_row(user: User, wish: TableWish, options: Any, chairs: list[Chair], after: str | None = None) -> TableRow:
    game = game_of(wish.game)
    return TableRow(
        id=new_id(),
        game=game.id,
        version=game.version,
        options=codec.plain(options),
        seed=wish.seed.zfill(64) if wish.seed else f"{rng.new_seed():064x}",
        owner=user.id,
        public=wish.public,
        link=secrets.token_urlsafe(16),
        undo=wish.undo,
        clock=Clock(*msgspec.structs.astuple(wish.clock)),
        setting=chairs,
        created=time.time(),
        after=after,
        hints=sum(chair.bot is None for chair in chairs) == 1 if wish.hints is None else wish.hints,
        stand_in=level_of(wish.stand_in),
        seeding="given" if wish.seed else "shared",
    )


async def _open_table(
    site: Site, user: User, wish: TableWish, chairs: list[Chair], after: str | None = None
) -> TableRow:
    if wish.seed and not site.config.seeds:
        raise Refusal("no-seeds", 403)
    await check_running(site, user)
    options = checked(game_of(wish.game), wish.options, len(chairs))
    row = new_row(user, wish, options, chairs, after)
    await site.store.add_table(row, [chair.user for chair in chairs if chair.user is not None])
    return row


async def check_running(site: Site, user: User) -> None:
    """May the person have one more running game? Those that nobody has touched for a day do not count."""
    most = site.config.tables_per_person
    if await site.store.running(user.id, time.time() - FORGOTTEN) >= most:
        raise Refusal("too-many-tables", most=most)


def _info(live: Live, user: User | None) -> TableInfo:
    row, user_id = live.row, user.id if user is not None else None
    seed, server_seed, closing = live.revealed()
    mine = live.seats_of(user_id)
    chairs = [msgspec.structs.replace(chair, user=None) for chair in live.chairs]
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        public=row.public,
        undo=row.undo,
        hints=row.hints,
        stand_in=row.stand_in,
        clock=row.clock,
        status=live.status,
        seats=chairs,
        my_seats=mine,
        commit=rng.commitment(int(row.seed, 16)),
        actions=len(live.table.log) if live.table is not None and not live.all_at_once else 0,
        link=row.link if mine or user_id == row.owner else None,
        seed=seed,
        rematch=live.rematch,
        seeding=row.seeding,
        server_seed=server_seed,
        client_seeds=live.seeds_for(user_id),
        missing=live.missing,
        opening=live.begun.opening if live.begun is not None else None,
        closing=closing,
    )


def table_id(table: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{24}", table):
        raise Refusal("no-table", 404)
    return table


async def started(site: Site, table: str, user: User) -> TableInfo:
    """Load it, so that the game and its bots begin, or the time for which it waits for its people."""
    await site.hub.begin(table)
    desk = site.hub.desk(table)
    async with site.hub.at(table) as live:
        site.hub.wake(desk, live)
        if live.full:
            await site.hub.touch(live)
        return _info(live, user)


@post("/api/tables", status_code=201)
async def open_table(site: Site, request: Asked, data: TableWish) -> TableInfo:
    """Open a table; it starts by itself when no seat is open any more and everybody seated has said hello."""
    user = await site.known(request)
    await site.take("create", request, user)
    chairs = chairs_of(data.seats, user)
    row = await _open_table(site, user, data, chairs)
    return await started(site, row.id, user)


@post("/api/play", status_code=201)
async def play_bots(site: Site, request: Asked, data: PlayWish) -> TableInfo:
    """A game against bots, at once: it starts with the hello."""
    user = await site.known(request)
    await site.take("create", request, user)
    seats = [SeatWish("me"), *(SeatWish("bot", name) for name in data.bots)]
    chairs = chairs_of(seats, user)
    row = await _open_table(site, user, TableWish(data.game, seats, data.options, undo="free", seed=data.seed), chairs)
    return await started(site, row.id, user)


@get("/api/lobby")
async def lobby(site: Site) -> list[Listing]:
    """Public tables: first those that wait for players."""
    return hidden(await site.store.lobby(MOST_LISTED))


@get("/api/finished")
async def finished(site: Site) -> list[Listing]:
    """Public games that are over."""
    return hidden(await site.store.finished(MOST_LISTED))


@get("/api/tables")
async def my_tables(site: Site, request: Asked) -> list[Listing]:
    """My tables: first those that wait for me, then those that play, then the finished ones."""
    user = await site.known(request)
    found = await site.store.tables_of(user.id, MOST_LISTED)
    order = {"playing": 1, "open": 2, "over": 3}

    def rank(line: Listing) -> int:
        mine = any(line.seats[seat].user == user.id for seat in line.waiting)
        return 0 if mine and line.status == "playing" else order[line.status]

    return hidden(sorted(found, key=rank), keep=user.id)


@get("/api/tables/{table:str}")
async def table_info(site: Site, request: Asked, table: str, link: Token = "") -> TableInfo:
    user = await site.visitor(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return _info(live, user)


@get("/api/tables/{table:str}/content")
async def table_content(site: Site, request: Asked, table: str, link: Token = "") -> list[Piece]:
    """The material of this table: with its options, its boxes and its corrections."""
    user = await site.visitor(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return list(live.game.content(msgspec.convert(live.row.options, live.game.options)))


def check_watch(live: Live, user: User | None, link: str) -> None:
    if not may_watch(live, user, link):
        raise Refusal("no-table", 404)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(site: Site, request: Asked, table: str, data: JoinWish) -> TableInfo:
    """Take an open seat, with the link or from the lobby."""
    user = await site.known(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, data.link)
        if live.seats_of(user.id):
            return _info(live, user)
    await check_running(site, user)
    await site.store.add_member(table, user.id)
    await site.hub.perform(table, None, lambda live: live.sit(user.id, user.name, data.seat, time.time(), user.guest))
    return await started(site, table, user)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(site: Site, request: Asked, table: str) -> TableInfo:
    """Give the seat back before the game begins."""
    user = await site.known(request)
    await site.hub.perform(table_id(table), None, lambda live: live.leave(user.id, time.time()))
    await site.store.drop_member(table, user.id)
    return await started(site, table, user)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(site: Site, request: Asked, table: str) -> TableInfo:
    """The same people, options and bots; everybody one seat on."""
    user = await site.known(request)
    await site.take("create", request, user)
    async with site.hub.at(table_id(table)) as live:
        if not live.seats_of(user.id):
            raise Refusal("not-at-the-table", 403)
        if live.status != "over":
            raise Refusal("not-over")
        row, known = live.row, live.rematch
        chairs = [Chair() if c.departed else _again(c) for c in live.chairs]
    if known is None:
        made = await _rematch(site, user, row, [*chairs[1:], chairs[0]])
        await site.hub.perform(table, "rematch", lambda live: live.rematched(made, user.id, time.time()))
        async with site.hub.at(table) as live:
            known = live.rematch or made
    return await started(site, known, user)


def _again(chair: Chair) -> Chair:
    return Chair(chair.user, chair.name, None if chair.user else chair.bot, guest=chair.guest)


async def _rematch(site: Site, user: User, row: TableRow, chairs: list[Chair]) -> str:
    clock = ClockWish(*msgspec.structs.astuple(row.clock))
    wish = TableWish(row.game, [], dict(row.options), row.public, row.undo, clock, row.hints, row.stand_in)
    return (await _open_table(site, user, wish, chairs, row.id)).id


HANDLERS: list[Any] = [
    open_table,
    play_bots,
    lobby,
    finished,
    my_tables,
    table_info,
    table_content,
    join_table,
    leave_table,
    rematch,
]
