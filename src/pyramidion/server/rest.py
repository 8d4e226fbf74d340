"""REST: people, games, tables, records. OpenAPI is made from these signatures."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import Parameter

from pyramidion.bots import BOTS
from pyramidion.kernel import codec, registry, rng
from pyramidion.kernel import record as records
from pyramidion.kernel.contract import Entry as Piece
from pyramidion.kernel.contract import Game, Json, View, parse_action
from pyramidion.kernel.registry import UnknownName
from pyramidion.kernel.text import Section
from pyramidion.locale import LANGUAGES, MissingWords, Words
from pyramidion.server.accounts import hashed, new_id
from pyramidion.server.entries import Chair, Clock, Listing, Status, TableRow, UndoPolicy, User
from pyramidion.server.live import Live, Viewer
from pyramidion.server.problem import because
from pyramidion.server.refusal import Refusal
from pyramidion.server.site import Asked, Site
from pyramidion.server.socket import may_watch, viewer_of
from pyramidion.server.wire import Frame

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Lang = Literal["en", "cs"]
Token = Annotated[str, Parameter(max_length=64)]
MOST_LISTED = 100

# --- people ----------------------------------------------------------------------------------------------------


class GuestWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    lang: Lang = "en"


class AccountWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password
    lang: Lang = "en"


class LoginWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)]


class ChangeWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Lang | None = None
    old_password: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    new_password: Password | None = None


class Me(msgspec.Struct):
    id: str
    name: str
    guest: bool
    lang: str


class SessionLine(msgspec.Struct):
    id: str
    created: float
    expires: float
    this: bool


class Said(msgspec.Struct):
    table: str
    at: float
    kind: str
    text: str


class Export(msgspec.Struct):
    """All that the server keeps about a person."""

    me: Me
    created: float
    sessions: list[SessionLine]
    tables: list[Listing]
    log: list[Said]


def me_of(user: User) -> Me:
    return Me(user.id, user.name, user.guest, user.lang)


async def _with_cookie(site: Site, user: User) -> Response[Me]:
    return Response(me_of(user), cookies=[site.cookie(await site.accounts.new_session(user))])


@post("/api/guest", status_code=200)
async def be_guest(site: Site, request: Asked, data: GuestWish) -> Response[Me]:
    """Come as a guest with a name."""
    site.take("guest", request, None)
    return await _with_cookie(site, await site.accounts.guest(data.name, data.lang))


@post("/api/account", status_code=200)
async def make_account(site: Site, request: Asked, data: AccountWish) -> Response[Me]:
    """A new account; a guest becomes one and keeps every table."""
    site.take("login", request, None)
    guest = await site.visitor(request)
    return await _with_cookie(site, await site.accounts.register(guest, data.name, data.password, data.lang))


@post("/api/login", status_code=200)
async def login(site: Site, request: Asked, data: LoginWish) -> Response[Me]:
    site.take("login", request, None)
    return await _with_cookie(site, await site.accounts.login(data.name, data.password))


@post("/api/logout", status_code=200)
async def logout(site: Site, request: Asked) -> Response[dict[str, bool]]:
    user = await site.visitor(request)
    if user is not None:
        await site.store.drop_sessions(user.id, hashed(site.token(request)))
    return Response({"done": True}, cookies=[site.cookie("")])


@get("/api/me")
async def who_am_i(site: Site, request: Asked) -> Me:
    return me_of(await site.known(request))


@patch("/api/me")
async def change_me(site: Site, request: Asked, data: ChangeWish) -> Me:
    """Name, language, or password (with the old one; all other sessions end)."""
    user = await site.known(request)
    if data.new_password is not None:
        site.take("login", request, user)
    token = site.token(request)
    changed = await site.accounts.change(user, data.name, data.lang, data.old_password, data.new_password, token)
    return me_of(changed)


@delete("/api/me", status_code=200)
async def delete_me(site: Site, request: Asked) -> Response[dict[str, bool]]:
    """Forget me: name, password, sessions and everything I said."""
    user = await site.known(request)
    await site.accounts.forget(user)
    return Response({"done": True}, cookies=[site.cookie("")])


@get("/api/me/sessions")
async def my_sessions(site: Site, request: Asked) -> list[SessionLine]:
    user = await site.known(request)
    this = hashed(site.token(request))
    lines = await site.store.sessions_of(user.id)
    return [SessionLine(line["token"][:8], line["created"], line["expires"], line["token"] == this) for line in lines]


@delete("/api/me/sessions", status_code=200)
async def end_other_sessions(site: Site, request: Asked) -> dict[str, bool]:
    """Sign out everywhere else."""
    user = await site.known(request)
    await site.store.drop_sessions(user.id, keep=hashed(site.token(request)))
    return {"done": True}


@get("/api/me/export")
async def export_me(site: Site, request: Asked) -> Export:
    user = await site.known(request)
    site.take("heavy", request, user)
    lines = [Said(table, entry.at, entry.kind, entry.text) for table, entry in await site.store.entries_by(user.id)]
    sessions = [
        SessionLine(line["token"][:8], line["created"], line["expires"], False)
        for line in await site.store.sessions_of(user.id)
    ]
    tables = await site.store.tables_of(user.id, 10_000)
    return Export(me_of(user), user.created, sessions, tables, lines)


# --- games -----------------------------------------------------------------------------------------------------


class OptionLine(msgspec.Struct):
    name: str
    kind: str
    default: Json
    choices: list[Json] = []


class GameLine(msgspec.Struct):
    id: str
    version: int
    names: dict[str, str]
    seats: list[int]
    options: list[OptionLine]
    bots: list[str]


def game_of(name: str) -> Game[Any]:
    try:
        return registry.game(name)
    except UnknownName as error:
        raise Refusal("no-game", 404, name=name[:32], nearest=error.nearest) from error


def _game_line(game: Game[Any]) -> GameLine:
    names = {lang: _game_name(game, lang) for lang in LANGUAGES}
    return GameLine(game.id, game.version, names, list(game.seats), _options(game), list(BOTS))


def _game_name(game: Game[Any], lang: str) -> str:
    try:
        return Words(lang, game.id)(f"game-{game.id}")
    except MissingWords:
        return game.id


def _options(game: Game[Any]) -> list[OptionLine]:
    """The fields of the options' struct, in the words of JSON Schema."""
    (schema,), parts = msgspec.json.schema_components([game.options])
    fields = parts.get(game.options.__name__, schema).get("properties", {})
    return [_option(name, field) for name, field in fields.items()]


def _option(name: str, field: dict[str, Any]) -> OptionLine:
    kinds = [str(part.get("type", "")) for part in field.get("anyOf", [field])]
    return OptionLine(name, "|".join(kinds), field.get("default"), list(field.get("enum", [])))


@get("/api/games")
async def list_games() -> list[GameLine]:
    """Every game that can be played here, with its options and the bots that play it."""
    return [_game_line(game) for game in registry.games().values()]


@get("/api/games/{name:str}/content")
async def game_content(name: str) -> list[Piece]:
    """The material of a game with its usual options: cards, stones, tiles."""
    game = game_of(name)
    return list(game.content(game.options()))


# --- tables ----------------------------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """`me` at several seats is a hot seat; `open` waits for a person."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, msgspec.Meta(max_length=32)] = "scribe"


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[float, msgspec.Meta(ge=1, le=86400)] = 600.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 10.0
    days: Annotated[float, msgspec.Meta(gt=0, le=30)] = 3.0


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    undo: UndoPolicy = "fair"
    clock: ClockWish = ClockWish()


class PlayWish(msgspec.Struct, forbid_unknown_fields=True):
    """At once, against bots."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(max_length=7)] = msgspec.field(
        default_factory=lambda: ["scribe"]
    )
    options: dict[str, Any] = {}


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """`never`: question kind to the answer that the server gives for me. `muted`: whose chat I hide."""

    never: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=64)], Annotated[str, msgspec.Meta(max_length=200)]],
        msgspec.Meta(max_length=50),
    ] = {}
    muted: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(max_length=50)] = []
    ask_always: bool = False


class TableInfo(msgspec.Struct):
    """`link` only for those who may invite; `commit` is the fingerprint of the seed; `my_seats` are mine."""

    id: str
    game: str
    version: int
    options: Json
    public: bool
    undo: UndoPolicy
    clock: Clock
    status: Status
    seats: list[Chair]
    my_seats: list[int]
    commit: str
    actions: int
    link: str | None = None
    seed: str | None = None
    rematch: str | None = None


async def _checked(site: Site, game: Game[Any], given: dict[str, Any], seats: int) -> Any:
    """Options that this game can be set up with."""
    if seats not in game.seats:
        raise Refusal("bad-seats", 400, low=game.seats[0], high=game.seats[-1])
    try:
        options = msgspec.convert(given, game.options)
        game.new(options, seats, 1)
    except Exception as error:
        raise Refusal("bad-options", 400, detail=str(error)[:200]) from error
    return options


def _chair(wish: SeatWish, user: User, number: int, lang: str) -> Chair:
    if wish.kind == "open":
        return Chair()
    if wish.kind == "me":
        return Chair(user.id, user.name)
    if wish.bot not in BOTS:
        raise Refusal("no-bot", 404, name=wish.bot)
    return Chair(None, f"{Words(lang)(f'bot-{wish.bot}')} {number}", wish.bot)


async def _open_table(
    site: Site, user: User, wish: TableWish, chairs: list[Chair], after: str | None = None
) -> TableRow:
    game = game_of(wish.game)
    options = await _checked(site, game, wish.options, len(chairs))
    row = TableRow(
        id=new_id(),
        game=game.id,
        version=game.version,
        options=codec.plain(options),
        seed=f"{rng.new_seed():064x}",
        owner=user.id,
        public=wish.public,
        link=secrets.token_urlsafe(16),
        undo=wish.undo,
        clock=Clock(wish.clock.kind, wish.clock.bank, wish.clock.increment, wish.clock.days),
        setting=chairs,
        created=time.time(),
        after=after,
    )
    await site.store.add_table(row, [chair.user for chair in chairs if chair.user is not None])
    return row


def _info(live: Live, user: User | None) -> TableInfo:
    row, user_id = live.row, user.id if user is not None else None
    mine = live.seats_of(user_id)
    chairs = [msgspec.structs.replace(chair, user=None) for chair in live.chairs]
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        public=row.public,
        undo=row.undo,
        clock=row.clock,
        status=live.status,
        seats=chairs,
        my_seats=mine,
        commit=rng.commitment(int(row.seed, 16)),
        actions=len(live.table.log) if live.table is not None and not live.all_at_once else 0,
        link=row.link if mine or user_id == row.owner else None,
        seed=row.seed if live.table is not None and live.table.over else None,
        rematch=live.rematch,
    )


def table_id(table: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{24}", table):
        raise Refusal("no-table", 404)
    return table


async def _started(site: Site, table: str, user: User) -> TableInfo:
    """Load it, so that bots begin."""
    desk = site.hub.desk(table)
    async with site.hub.at(table) as live:
        site.hub.wake(desk, live)
        if live.table is not None:
            await site.hub.touch(live)
        return _info(live, user)


@post("/api/tables", status_code=201)
async def open_table(site: Site, request: Asked, data: TableWish) -> TableInfo:
    """Open a table; it starts by itself when no seat is open any more."""
    user = await site.known(request)
    site.take("create", request, user)
    chairs = [_chair(wish, user, number, user.lang) for number, wish in enumerate(data.seats, 1)]
    row = await _open_table(site, user, data, chairs)
    return await _started(site, row.id, user)


@post("/api/play", status_code=201)
async def play_bots(site: Site, request: Asked, data: PlayWish) -> TableInfo:
    """A game against bots, at once."""
    user = await site.known(request)
    site.take("create", request, user)
    seats = [SeatWish("me"), *(SeatWish("bot", name) for name in data.bots)]
    chairs = [_chair(wish, user, number, user.lang) for number, wish in enumerate(seats, 1)]
    row = await _open_table(site, user, TableWish(data.game, seats, data.options, undo="free"), chairs)
    return await _started(site, row.id, user)


@get("/api/lobby")
async def lobby(site: Site) -> list[Listing]:
    """Public tables: first those that wait for players."""
    return _hidden(await site.store.lobby(MOST_LISTED))


@get("/api/tables")
async def my_tables(site: Site, request: Asked) -> list[Listing]:
    """My tables: first those that wait for me, then those that play, then the finished ones."""
    user = await site.known(request)
    found = await site.store.tables_of(user.id, MOST_LISTED)
    order = {"playing": 1, "open": 2, "over": 3}

    def rank(line: Listing) -> int:
        mine = any(line.seats[seat].user == user.id for seat in line.waiting)
        return 0 if mine and line.status == "playing" else order[line.status]

    return _hidden(sorted(found, key=rank), keep=user.id)


def _hidden(found: Sequence[Listing], keep: str = "") -> list[Listing]:
    """Other people's ids are nobody's business."""
    for line in found:
        for chair in line.seats:
            chair.user = chair.user if chair.user == keep else None
    return list(found)


@get("/api/tables/{table:str}")
async def table_info(site: Site, request: Asked, table: str, link: Token = "") -> TableInfo:
    user = await site.visitor(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return _info(live, user)


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
    await site.store.add_member(table, user.id)
    await site.hub.perform(table, None, lambda live: live.sit(user.id, user.name, data.seat, time.time()))
    return await _started(site, table, user)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(site: Site, request: Asked, table: str) -> TableInfo:
    """Give the seat back before the game begins."""
    user = await site.known(request)
    await site.hub.perform(table_id(table), None, lambda live: live.leave(user.id, time.time()))
    await site.store.drop_member(table, user.id)
    return await _started(site, table, user)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(site: Site, request: Asked, table: str) -> TableInfo:
    """The same people, options and bots; everybody one seat on."""
    user = await site.known(request)
    site.take("create", request, user)
    async with site.hub.at(table_id(table)) as live:
        if not live.seats_of(user.id):
            raise Refusal("not-at-the-table", 403)
        if live.status != "over":
            raise Refusal("not-over")
        row, known = live.row, live.rematch
        chairs = [Chair(c.user, c.name, None if c.user else c.bot) for c in live.chairs]
    if known is None:
        made = await _rematch(site, user, row, [*chairs[1:], chairs[0]])
        await site.hub.perform(table, "rematch", lambda live: live.rematched(made, user.id, time.time()))
        async with site.hub.at(table) as live:
            known = live.rematch or made
    return await _started(site, known, user)


async def _rematch(site: Site, user: User, row: TableRow, chairs: list[Chair]) -> str:
    clock = ClockWish(row.clock.kind, row.clock.bank, row.clock.increment, row.clock.days)
    wish = TableWish(row.game, [], dict(row.options), row.public, row.undo, clock)
    return (await _open_table(site, user, wish, chairs, row.id)).id


@put("/api/tables/{table:str}/wishes")
async def set_wishes(site: Site, request: Asked, table: str, data: Wishes) -> Wishes:
    """What I do not want to be asked at this table, and whom I do not want to read."""
    user = await site.known(request)
    async with site.hub.at(table_id(table)) as live:
        if not live.seats_of(user.id):
            raise Refusal("not-at-the-table", 403)
    await site.hub.set_wishes(table, user.id, codec.plain(data))
    return data


@get("/api/tables/{table:str}/wishes")
async def get_wishes(site: Site, request: Asked, table: str) -> Wishes:
    user = await site.known(request)
    return msgspec.convert(await site.store.wishes(table_id(table), user.id), Wishes)


@get("/api/tables/{table:str}/view")
async def table_view(site: Site, request: Asked, table: str, seat: Token = "", link: Token = "") -> Frame:
    """What the socket's first frame says, for programs without one."""
    user = await site.visitor(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return _frame(live, viewer_of(live, user, seat), site.hub.desk(table).here(live))


def _frame(live: Live, viewer: Viewer, here: Sequence[bool]) -> Frame:
    return live.frame(viewer, None, here)


class Why(msgspec.Struct):
    possible: bool
    code: str = ""
    rule: str = ""
    message: str = ""


@get("/api/tables/{table:str}/why")
async def why_not(
    site: Site, request: Asked, table: str, action: Annotated[str, Parameter(max_length=200)], seat: Token = ""
) -> Why:
    """Why an action is not possible for me now: the rule, in my language."""
    user = await site.known(request)
    async with site.hub.at(table_id(table)) as live:
        viewer = viewer_of(live, user, seat)
        if viewer is None or viewer not in live.seats_of(user.id):
            raise Refusal("not-at-the-table", 403)
        try:
            reason = live.playing().why_not(viewer, parse_action(action))
        except ValueError as error:
            raise Refusal("not-an-action", 400) from error
        if reason is None:
            return Why(True)
        names = [chair.name for chair in live.chairs]
        return Why(False, reason.code, reason.rule, because(reason, user.lang, live.game.id, names))


class Choice(msgspec.Struct):
    action: str
    text: str


class Text(msgspec.Struct):
    """The table in words: what a screen reader reads and a terminal draws."""

    sections: list[Section]
    prompt: str
    choices: list[Choice]


@get("/api/tables/{table:str}/text")
async def table_text(
    site: Site, request: Asked, table: str, lang: Lang = "en", seat: Token = "", link: Token = ""
) -> Text:
    user = await site.visitor(request)
    site.take("heavy", request, user)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        if live.table is None:
            return Text([], "", [])
        view = live.table.view(viewer_of(live, user, seat))
        return _text(live, view, Words(lang, live.game.id, [chair.name for chair in live.chairs]))


def _text(live: Live, view: View, say: Words) -> Text:
    question = view.question
    prompt = say(f"prompt-{question.kind}", **question.args) if question is not None and view.legal else ""
    return Text(live.game.sections(view, say), prompt, [_choice(live.game, view, say, text) for text in view.legal])


def _choice(game: Game[Any], view: View, say: Words, text: str) -> Choice:
    chosen = parse_action(text)
    named = game.thing(view, chosen.noun) if chosen.noun is not None else {}
    try:
        return Choice(text, say(f"choice-{chosen.verb}", **named))
    except MissingWords:
        return Choice(text, text)


# --- afterwards ------------------------------------------------------------------------------------------------


class Replay(msgspec.Struct):
    """The table after `at` of `length` actions, as the viewer knew it then, and what the last of them did."""

    length: int
    at: int
    by: int | None
    action: str | None
    events: list[Json]
    told: list[Json]
    view: View


async def _finished(site: Site, request: Asked, table: str, link: str) -> records.Record:
    user = await site.visitor(request)
    site.take("heavy", request, user)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        if live.table is None or live.status != "over":
            raise Refusal("not-over")
        return live.table.record()


@get("/api/tables/{table:str}/record")
async def table_record(site: Site, request: Asked, table: str, link: Token = "") -> records.Record:
    """The record of a finished game, with the seed: `pyramidion verify` proves it."""
    return await _finished(site, request, table, link)


@get("/api/tables/{table:str}/replay")
async def table_replay(
    site: Site,
    request: Asked,
    table: str,
    at: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    seat: Token = "",
    link: Token = "",
) -> Replay:
    """A finished game from one seat's knowledge, or a spectator's."""
    saved = await _finished(site, request, table, link)
    viewer = int(seat) if seat.isdigit() and len(seat) == 1 and int(seat) < saved.seats else None
    if saved.seed is None:
        raise Refusal("not-over")
    return _replay(game_of(saved.game), saved, min(at, len(saved.log)), viewer)


def _replay(game: Game[Any], saved: records.Record, at: int, viewer: Viewer) -> Replay:
    state: Any = game.new(msgspec.convert(saved.options, game.options), saved.seats, int(saved.seed or "0", 16))
    for seat, text in saved.log[:at]:
        game.apply(state, seat, parse_action(text))
    by, action = saved.log[at - 1] if at else (None, None)
    events = [game.redact(codec.event_from_json(event), viewer) for event in saved.events[at - 1]] if at else []
    told = [[line[0], codec.plain(line[1])] for line in map(game.tell, events) if line is not None]
    shown = action if by == viewer else None
    listed = [codec.event_to_json(event) for event in events]
    return Replay(len(saved.log), at, by, shown, listed, told, game.view(state, viewer))


HANDLERS: list[Any] = [
    be_guest,
    make_account,
    login,
    logout,
    who_am_i,
    change_me,
    delete_me,
    my_sessions,
    end_other_sessions,
    export_me,
    list_games,
    game_content,
    open_table,
    play_bots,
    lobby,
    my_tables,
    table_info,
    join_table,
    leave_table,
    rematch,
    set_wishes,
    get_wishes,
    table_view,
    why_not,
    table_text,
    table_record,
    table_replay,
]
