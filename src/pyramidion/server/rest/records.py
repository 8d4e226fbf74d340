"""After the game: its record, and each moment as a seat knew it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from pyramidion.kernel.contract import Json, Result
from pyramidion.kernel.fairness import Seeding
from pyramidion.kernel.record import Record
from pyramidion.server import reading
from pyramidion.server.entries import Chair, Readable
from pyramidion.server.live import Live
from pyramidion.server.reading import Move, Replay
from pyramidion.server.refusal import Refusal
from pyramidion.server.rest.tables import (
    SeatWish,
    TableInfo,
    TableWish,
    Token,
    chairs_of,
    check_running,
    check_watch,
    new_row,
    started,
    table_id,
)
from pyramidion.server.rights import may_read
from pyramidion.server.site import Asked, Site


async def _finished(site: Site, request: Asked, table: str, link: str) -> tuple[str, Readable]:
    """Who asks, and the finished table."""
    user = await site.visitor(request)
    await site.take("heavy", request, user)
    found = await site.store.readable(table_id(table))
    if found is None or not may_read(found.row, found.chairs, user, link):
        raise Refusal("no-table", 404)
    if found.status != "over":
        raise Refusal("not-over")
    return site.person(request, user), found


async def _saved(site: Site, table: str) -> bytes:
    """The record as it is stored."""
    return await site.store.last_snapshot(table) or await site.hub.last_snapshot(table)


async def _answer(
    site: Site, request: Asked, table: str, link: str, question: Callable[..., bytes | str], *given: Any
) -> Response[Any]:
    """What a worker makes of the record; kept for whoever asks next."""
    person, found = await _finished(site, request, table, link)

    async def find() -> bytes:
        return await site.readers.read(person, question, await _saved(site, table), *given)

    key = table, question.__name__, *map(str, given)
    body = await site.hub.answers.get(person, key, found.revision, find)
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}/record")
async def table_record(site: Site, request: Asked, table: str, link: Token = "") -> Response[Record]:
    """The record of a finished game, with the seeds: `pyramidion verify` checks it."""
    return await _answer(site, request, table, link, reading.record)


@get("/api/tables/{table:str}/replay")
async def table_replay(
    site: Site,
    request: Asked,
    table: str,
    at: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    seat: Token = "",
    link: Token = "",
) -> Response[Replay]:
    """A finished game from one seat's knowledge, a spectator's, or with `seat=all` everything."""
    return await _answer(site, request, table, link, reading.replay, at, seat)


@get("/api/tables/{table:str}/moves")
async def table_moves(
    site: Site, request: Asked, table: str, seat: Token = "", link: Token = ""
) -> Response[list[Move]]:
    """Every action of a finished game, told as the viewer may know it; no points where its rules are gone."""
    return await _answer(site, request, table, link, reading.moves, seat)


class Page(msgspec.Struct):
    """What everybody may read about a finished game; each score with its breakdown.

    A game whose `seeding` is `given` belongs in no statistics.
    """

    id: str
    game: str
    version: int
    options: Json
    seats: list[Chair]
    created: float
    finished: float
    length: int
    commit: str
    seed: str | None
    rewound: int
    result: Result | None
    rematch: str | None
    seeding: Seeding
    server_seed: str | None
    client_seeds: list[str | None]
    opening: str | None
    closing: str | None


@get("/api/tables/{table:str}/page")
async def table_page(site: Site, request: Asked, table: str, link: Token = "") -> Page:
    """The page of a finished game: for everybody if the table is public, else for its people and with the link."""
    user = await site.visitor(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return _page(live)


def _page(live: Live) -> Page:
    """Without making the whole record."""
    row, saved = live.row, live.archive or live.table
    if saved is None or not live.over:
        raise Refusal("not-over")
    seed, server_seed, closing = live.revealed()
    return Page(
        id=row.id,
        game=row.game,
        version=saved.version if isinstance(saved, Record) else live.game.version,
        options=row.options,
        seats=[msgspec.structs.replace(chair, user=None) for chair in live.chairs],
        created=row.created,
        finished=max(entry.at for entry in live.entries if entry.kind in ("act", "resign", "depart")),
        length=len(saved.log),
        commit=saved.commit,
        seed=seed,
        rewound=saved.rewound,
        result=saved.result,
        rematch=live.rematch,
        seeding=row.seeding,
        server_seed=server_seed,
        client_seeds=live.seeds_for(None),
        opening=saved.start.opening if saved.start is not None else None,
        closing=closing,
    )


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    """After `move` actions of a finished game I play on at `seat`, with bots of `level` at the others."""

    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: Annotated[str, msgspec.Meta(max_length=32)] = "scribe"


@post("/api/tables/{table:str}/branch", status_code=201)
async def branch(site: Site, request: Asked, table: str, data: BranchWish, link: Token = "") -> TableInfo:
    """Play on from here: a new private table from any moment of a finished game."""
    user = await site.known(request)
    await site.take("create", request, user)
    await check_running(site, user)
    person, found = await _finished(site, request, table, link)
    seats = len(found.chairs)
    kinds = [SeatWish("me") if seat == data.seat else SeatWish("bot", data.level) for seat in range(seats)]
    row = new_row(user, TableWish(found.row.game, kinds, undo="free"), found.row.options, chairs_of(kinds, user))
    row.seeding = "given"
    given = await _saved(site, table), row, data.seat, data.move, site.config.snapshot_every
    played = await site.readers.read(person, reading.played, *given)
    row.seed = played.seed
    await site.store.add_table(row, [user.id], played)
    return await started(site, row.id, user)


HANDLERS: list[Any] = [table_record, table_replay, table_moves, table_page, branch]
