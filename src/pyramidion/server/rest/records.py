"""After the game: its record, and each moment as a seat knew it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import Parameter

from pyramidion.kernel import codec
from pyramidion.kernel import record as records
from pyramidion.kernel.contract import Game, Json, View, parse_action, seen_by
from pyramidion.server.live import Viewer
from pyramidion.server.refusal import Refusal
from pyramidion.server.rest.games import game_of
from pyramidion.server.rest.tables import Token, check_watch, table_id
from pyramidion.server.site import Asked, Site


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
    events = seen_by(game, map(codec.event_from_json, saved.events[at - 1]), viewer) if at else []
    told = [[line[0], codec.plain(line[1])] for line in map(game.tell, events) if line is not None]
    shown = action if by == viewer else None
    listed = [codec.event_to_json(event) for event in events]
    return Replay(len(saved.log), at, by, shown, listed, told, game.view(state, viewer))


HANDLERS: list[Any] = [table_record, table_replay]
