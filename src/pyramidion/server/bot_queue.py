"""The queue of bot turns in PostgreSQL: the order of `fair_queue`, for the workers of all machines together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Float, and_, case, cast, delete, extract, func, not_, select, update

from pyramidion.server.schema import bot_turns
from pyramidion.server.store import Store

ALIVE = 5.0  # seconds that a turn counts as taken after the last sign of life of its worker
BEAT = 1.0  # seconds between two signs of life
LOCK = 7290332  # one worker claims at a time, so that each sees what the others have taken
NOW = cast(extract("epoch", func.clock_timestamp()), Float)


class BotTurn(msgspec.Struct):
    id: int
    table: str
    seat: int
    person: str


def _ordered(at_once: int) -> Any:
    """The turns that nobody thinks about, each with its place; 1 is the next."""
    turns = bot_turns.c
    busy = and_(turns.taken.is_not(None), turns.taken > NOW - ALIVE)
    of_person = turns.person, busy
    of_table = turns.person, turns.table, busy
    seen = select(
        bot_turns,
        busy.label("busy"),
        func.sum(case((busy, 1), else_=0)).over(partition_by=turns.person).label("thinking"),
        func.min(turns.person_since).over(partition_by=of_person).label("person_waits"),
        func.min(turns.table_since).over(partition_by=of_table).label("table_waits"),
        func.row_number().over(partition_by=of_table, order_by=turns.id).label("of_table"),
    ).subquery()
    in_person = seen.c.of_table, seen.c.table_waits, seen.c.id
    nth = func.row_number().over(partition_by=seen.c.person, order_by=in_person) + seen.c.thinking
    waiting = select(seen, nth.label("nth")).where(not_(seen.c.busy)).subquery()
    order = func.greatest(0, waiting.c.nth - at_once), waiting.c.person_waits, waiting.c.nth, waiting.c.id
    return select(waiting, func.row_number().over(order_by=order).label("place")).subquery()


async def claim(store: Store, at_once: int) -> BotTurn | None:
    """Take the next turn. It must be kept with `keep`, or another worker takes it again."""
    ordered = _ordered(at_once)
    first = select(ordered.c.id).order_by(ordered.c.place).limit(1).scalar_subquery()
    turns = bot_turns.c
    taken = update(bot_turns).where(turns.id == first).values(taken=NOW)
    async with store.engine.begin() as connection:
        await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        rows = await connection.execute(taken.returning(turns.id, turns.table, turns.seat, turns.person))
        found = rows.mappings().first()
    return BotTurn(**found) if found is not None else None


async def keep(store: Store, turn: BotTurn) -> None:
    """For ever: a sign of life."""
    while True:
        await asyncio.sleep(BEAT)
        await store.write((update(bot_turns).where(bot_turns.c.id == turn.id).values(taken=NOW), {}))


async def finish(store: Store, turn: BotTurn) -> None:
    """The turn is over: its person is the last of those who wait, and its table the last of theirs."""
    turns, now = bot_turns.c, time.time()
    await store.write(
        (delete(bot_turns).where(turns.id == turn.id), {}),
        (update(bot_turns).where(turns.person == turn.person).values(person_since=now), {}),
        (update(bot_turns).where(turns.table == turn.table).values(table_since=now), {}),
    )


async def places(store: Store, tables: Sequence[str], at_once: int, before: float) -> dict[tuple[str, int], int]:
    """Of these tables' turns that have waited since `before`: how many come up to each, 1 for the next."""
    ordered = _ordered(at_once)
    query = select(ordered.c.table, ordered.c.seat, func.min(ordered.c.place).label("place"))
    query = query.where(ordered.c.table.in_(tables), ordered.c.at <= before).group_by(ordered.c.table, ordered.c.seat)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).mappings()
        return {(row["table"], row["seat"]): row["place"] for row in rows}
