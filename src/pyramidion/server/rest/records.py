"""After the game: its record, and each moment as a seat knew it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import Parameter

from pyramidion.kernel import codec
from pyramidion.kernel import record as records
from pyramidion.kernel.contract import Event, Game, Json, Result, View, parse_action, seen_by
from pyramidion.server.entries import Chair, Entry, TableRow
from pyramidion.server.live import Live, Viewer
from pyramidion.server.refusal import Refusal
from pyramidion.server.rest.games import game_of
from pyramidion.server.rest.tables import (
    SeatWish,
    TableInfo,
    TableWish,
    Token,
    chairs_of,
    check_watch,
    new_row,
    started,
    table_id,
)
from pyramidion.server.site import Asked, Site

ALL = "all"


class Move(msgspec.Struct):
    """One action of a finished game as the viewer may know it; `points` are everybody's after it."""

    by: int
    turn: int
    told: list[Json]
    points: list[int]


class Replay(msgspec.Struct):
    """The table after `at` of `length` actions, as the viewer knew it then, and what the last of them did.

    No `view` where the game was played by rules that this server does not have any more.
    """

    length: int
    at: int
    by: int | None
    action: str | None
    events: list[Json]
    told: list[Json]
    view: View | None


async def _finished(site: Site, request: Asked, table: str, link: str) -> records.Record:
    user = await site.visitor(request)
    await site.take("heavy", request, user)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        return live.finished()


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
    """A finished game from one seat's knowledge, a spectator's, or with `seat=all` everything."""
    saved = await _finished(site, request, table, link)
    if saved.seed is None:
        raise Refusal("not-over")
    return _replay(game_of(saved.game), saved, min(at, len(saved.log)), seat)


@get("/api/tables/{table:str}/moves")
async def table_moves(site: Site, request: Asked, table: str, seat: Token = "", link: Token = "") -> list[Move]:
    """Every action of a finished game, told as the viewer may know it; no points where its rules are gone."""
    saved = await _finished(site, request, table, link)
    if saved.seed is None:
        raise Refusal("not-over")
    return list(_moves(game_of(saved.game), saved, seat))


def _moves(game: Game[Any], saved: records.Record, asked: str) -> Iterator[Move]:
    state = _beginning(game, saved)
    for at, (by, text) in enumerate(saved.log):
        told = _told(game, _events(game, saved, at, asked))
        if state is None:
            yield Move(by, 0, told, [])
        else:
            game.apply(state, by, parse_action(text))
            yield Move(by, game.view(state, None).turn, told, list(game.recount(state)))


def _viewer(saved: records.Record, asked: str) -> Viewer:
    return int(asked) if asked.isdigit() and len(asked) == 1 and int(asked) < saved.seats else None


def _beginning(game: Game[Any], saved: records.Record) -> Any:
    """The position after set-up; None where the game was played by other rules."""
    if saved.version != game.version:
        return None
    return game.new(msgspec.convert(saved.options, game.options), saved.seats, int(saved.seed or "0", 16))


def _events(game: Game[Any], saved: records.Record, at: int, asked: str) -> list[Event]:
    found = map(codec.event_from_json, saved.events[at])
    return list(found) if asked == ALL else seen_by(game, found, _viewer(saved, asked))


def _told(game: Game[Any], events: list[Event]) -> list[Json]:
    return [[line[0], codec.plain(line[1])] for line in map(game.tell, events) if line is not None]


def _replay(game: Game[Any], saved: records.Record, at: int, asked: str) -> Replay:
    by, action = saved.log[at - 1] if at else (None, None)
    events = _events(game, saved, at - 1, asked) if at else []
    listed = [codec.event_to_json(event) for event in events]
    shown = action if asked == ALL or by == _viewer(saved, asked) else None
    return Replay(len(saved.log), at, by, shown, listed, _told(game, events), _view(game, saved, at, asked))


def _view(game: Game[Any], saved: records.Record, at: int, asked: str) -> View | None:
    state = _beginning(game, saved)
    if state is None:
        return None
    for seat, text in saved.log[:at]:
        game.apply(state, seat, parse_action(text))
    return game.open_view(state) if asked == ALL else game.view(state, _viewer(saved, asked))


class Page(msgspec.Struct):
    """What everybody may read about a finished game; each score with its breakdown."""

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


@get("/api/tables/{table:str}/page")
async def table_page(site: Site, request: Asked, table: str, link: Token = "") -> Page:
    """The page of a finished game: for everybody if the table is public, else for its people and with the link."""
    user = await site.visitor(request)
    async with site.hub.at(table_id(table)) as live:
        check_watch(live, user, link)
        row, saved = live.row, live.finished()
        return Page(
            id=row.id,
            game=row.game,
            version=saved.version,
            options=row.options,
            seats=[msgspec.structs.replace(chair, user=None) for chair in live.chairs],
            created=row.created,
            finished=max(entry.at for entry in live.entries if entry.kind in ("act", "resign", "depart")),
            length=len(saved.log),
            commit=saved.commit,
            seed=saved.seed,
            rewound=saved.rewound,
            result=saved.result,
            rematch=live.rematch,
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
    saved = await _finished(site, request, table, link)
    game = game_of(saved.game)
    if saved.seed is None or saved.version != game.version or data.move >= len(saved.log):
        raise Refusal("no-branch")
    if data.seat >= saved.seats:
        raise Refusal("no-such-seat", 404)
    kinds = [SeatWish("me") if seat == data.seat else SeatWish("bot", data.level) for seat in range(saved.seats)]
    chairs = chairs_of(kinds, user)
    row = new_row(user, TableWish(game.id, kinds, undo="free"), saved.options, chairs)
    row.seed = saved.seed
    await site.store.add_table(row, [user.id], _played(row, saved.log[: data.move]))
    return await started(site, row.id, user)


def _played(row: TableRow, log: Sequence[tuple[int, str]]) -> list[Entry]:
    """The lines of the log that lead there."""
    live = Live(row)
    for seat, text in log:
        live.note(live.act(seat, text, None, None, row.created))
    return live.entries


HANDLERS: list[Any] = [table_record, table_replay, table_moves, table_page, branch]
