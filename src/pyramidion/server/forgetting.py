"""Deleting a person: no name and no word of theirs is left, and everybody else's games go on."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Iterator, Sequence

import msgspec
from sqlalchemy import update

from pyramidion.kernel import fairness, record
from pyramidion.server.entries import GONE, Chair, Entry, User, silenced, unsalted
from pyramidion.server.schema import log as lines
from pyramidion.server.schema import snapshots, tables
from pyramidion.server.site import Site
from pyramidion.server.store import Store, Write

log = logging.getLogger(__name__)


async def forget(site: Site, user: User) -> None:
    """First the tables, so that whoever is interrupted can ask again; the ways in go last."""
    for table in await site.store.tables_with(user.id):
        await _leave(site, table, user.id)
        await _silence(site.store, table, user.id)
        site.hub.answers.forget(table)
        await site.hub.fanout.tell(table)
    await site.store.forget_user(user.id)
    await site.hub.sockets.ended(user.id)


async def _leave(site: Site, table: str, user: str) -> None:
    """A bot takes over. A table that cannot be loaded any more keeps nobody from being forgotten."""
    key = f"depart:{user}"
    try:
        await site.hub.perform(table, key, lambda live: live.depart(user, key, time.time()))
    except Exception:
        log.exception("a table cannot be left", extra={"table": table})


async def _silence(store: Store, table: str, user: str) -> None:
    """Everything stored about the table that says what the person was called, and what they said."""
    row = await store.table(table)
    if row is None:
        return
    entries = await store.entries(table)
    seats = _seats(row.setting, entries, user)
    setting = [msgspec.structs.replace(chair, name=GONE) if chair.user == user else chair for chair in row.setting]
    stored = update(tables).where(tables.c.id == table)
    stored = stored.values(setting=msgspec.json.encode(setting).decode(), revision=tables.c.revision + 1)
    snapshots_changed = [write async for write in _snapshots(store, table, seats)]
    await store.write((stored, {}), *_lines(table, entries, user, seats), *snapshots_changed)


def _seats(setting: Sequence[Chair], entries: Sequence[Entry], user: str) -> set[int]:
    """Where the person sat when the game began."""
    owners = [chair.user for chair in setting]
    for entry in entries:
        if entry.kind == "sit" and entry.seat is not None:
            owners[entry.seat] = entry.user
        elif entry.kind == "leave":
            owners = [None if owner == entry.user else owner for owner in owners]
    return {seat for seat, owner in enumerate(owners) if owner == user}


def _lines(table: str, entries: Sequence[Entry], user: str, seats: set[int]) -> Iterator[Write]:
    """What the person said and was called, and the salts of the name's hash."""
    for entry in entries:
        changed = unsalted(silenced(entry) if entry.user == user else entry, seats)
        if changed != entry:
            line = update(lines).where(lines.c.table == table, lines.c.seq == entry.seq)
            yield line.values(entry=msgspec.json.encode(changed)), {}


async def _snapshots(store: Store, table: str, seats: set[int]) -> AsyncIterator[Write]:
    for seq, _ in await store.snapshots(table):
        saved = msgspec.json.decode(await store.snapshot(table, seq) or b"", type=record.Record)
        for seat in seats:
            fairness.remove_name(saved.players, saved.start, seat)
        line = update(snapshots).where(snapshots.c.table == table, snapshots.c.seq == seq)
        yield line.values(record=msgspec.json.encode(saved)), {}
