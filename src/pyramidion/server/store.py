"""Storage: every write goes through one queue and is committed in groups; who waits for it knows it is durable."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import quote

import msgspec
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import (
    Connection,
    Executable,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import bindparam

from pyramidion.server.ending import ended
from pyramidion.server.entries import Chair, Clock, Entry, Listing, Readable, TableRow, User
from pyramidion.server.failures import StorageFailed, failure_code, storing
from pyramidion.server.reading import Played
from pyramidion.server.schema import bot_turns, log, members, metadata, names, sessions, snapshots, tables, users
from pyramidion.server.slices import in_slices

Params = Mapping[str, Any]
Write = tuple[Executable, Params]
T = TypeVar("T")

ADD_ENTRY = insert(log)
ADD_SNAPSHOT = insert(snapshots)
ADD_BOT_TURN = insert(bot_turns)
TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values(
        seats=bindparam("b_seats"),
        waiting=bindparam("b_waiting"),
        status=bindparam("b_status"),
        deadline=bindparam("b_deadline"),
        changed=bindparam("b_changed"),
    )
)
ADD_MEMBER = insert(members)
ADD_USER, ADD_SESSION, ADD_TABLE = insert(users), insert(sessions), insert(tables)
BATCH = 256
PAGE = 1000  # lines of a log read at a time
OVER_DAYS = '"kind":"days"'  # in the column `clock`
PROBE_SECONDS: Final = 1.0  # so long one look at whether the database can be written holds
PROBE_TIMEOUT: Final = 5.0


class Conflict(Exception):
    """Somebody else wrote that line first, or the name is taken."""


class _Job:
    __slots__ = ("done", "writes")

    def __init__(self, writes: Sequence[Write], done: asyncio.Future[None]) -> None:
        self.writes = writes
        self.done = done


def make_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if url.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def open_writer(url: str) -> Connection:
    """SQLite is written in one thread without asyncio: a whole group of writes costs one change of thread."""
    engine = create_engine(url.replace("+aiosqlite", ""))
    event.listen(engine, "connect", _pragmas)
    return engine.connect()


def _close_writer(connection: Connection) -> None:
    connection.close()
    connection.engine.dispose()


def _pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form. Only one process at a time where there may be several."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(7290331)"))
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.postgres = url.startswith("postgresql")
        self._url = url
        self._sqlite: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._probing = asyncio.Lock()
        self._probed, self._failure = float("-inf"), ""
        self._broken = False

    async def migrate(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def present_tables(self) -> set[str]:
        async with self.engine.connect() as connection:
            return set(await connection.run_sync(lambda one: inspect(one).get_table_names()))

    async def open(self) -> None:
        await self.migrate()
        if not self.postgres:
            self._sqlite = await self._in_thread(open_writer, self._url)
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        await self._queue.join()
        if self._writer is not None:
            await ended(self._writer)
        await self.engine.dispose()
        if self._sqlite is not None:
            await self._in_thread(_close_writer, self._sqlite)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    # --- can it be written? --------------------------------------------------------------------------------

    async def failure(self) -> str:
        """The code of what keeps the database from being written, or nothing. Looked at once a second at most."""
        async with self._probing:
            if time.monotonic() - self._probed > PROBE_SECONDS:
                self._failure = await self._probe()
                self._probed = time.monotonic()
        return "database-broken" if self._broken else self._failure

    async def _probe(self) -> str:
        try:
            async with asyncio.timeout(PROBE_TIMEOUT):
                if self.postgres:
                    async with self.engine.begin() as connection:
                        await connection.execute(text("update alembic_version set version_num = version_num"))
                else:
                    await self._in_thread(_write_a_page, str(self.engine.url.database))
        except Exception as error:
            return failure_code(error) or "database-broken"
        return ""

    @contextlib.contextmanager
    def _storing(self) -> Iterator[None]:
        try:
            with storing():
                yield
        except StorageFailed as failed:
            self._broken |= failed.code == "database-broken"
            self._probed = float("-inf")
            raise

    # --- writing -------------------------------------------------------------------------------------------

    async def write(self, *writes: Write) -> None:
        """Returns when it is on the disk; raises Conflict if a unique line was there already."""
        job = _Job(writes, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(job)
        await job.done

    async def _write_forever(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < BATCH and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            try:
                await self._commit(jobs)
            finally:
                for _ in jobs:
                    self._queue.task_done()

    async def _commit(self, jobs: list[_Job]) -> None:
        """All of them in one transaction; if that fails, each in its own."""
        try:
            with self._storing():
                if self._sqlite is not None:
                    await self._in_thread(_commit_here, self._sqlite, jobs)
                else:
                    async with self.engine.begin() as connection:
                        await connection.run_sync(_perform, jobs)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
                return
            told = Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error
            _settle(jobs[0].done, told)
            return
        for job in jobs:
            _settle(job.done, None)

    # --- people --------------------------------------------------------------------------------------------

    async def add_user(self, user: User, keys: Iterable[str] = ()) -> None:
        """`keys` are those of an account's name; Conflict if another account has got one of them meanwhile."""
        await self.write((ADD_USER, msgspec.structs.asdict(user)), *_names(user.id, keys))

    async def change_user(self, user: User, keys: Iterable[str] | None = None, sign_out: bool = False) -> None:
        """With `keys` the account's name is a new one; with `sign_out` all sessions end by the same commit."""
        given = msgspec.structs.asdict(user)
        named = [(delete(names).where(names.c.user == user.id), {}), *_names(user.id, keys)] if keys is not None else []
        ends: list[Write] = [(delete(sessions).where(sessions.c.user == user.id), {})] if sign_out else []
        await self.write((update(users).where(users.c.id == user.id).values(**given), {}), *named, *ends)

    async def user(self, user: str) -> User | None:
        return await self._user(users.c.id == user)

    async def user_by_login(self, login: str) -> User | None:
        return await self._user(users.c.login == login)

    async def _user(self, where: Any) -> User | None:
        row = await self._row(select(users).where(where))
        return User(**row) if row is not None else None

    async def names(self, ids: Sequence[str]) -> list[str]:
        return [row["name"] for row in await self._rows(select(users.c.name).where(users.c.id.in_(ids)))]

    async def guests(self, ids: Sequence[str]) -> set[str]:
        """Those of them who have no account."""
        where = users.c.id.in_(ids), users.c.login.is_(None)
        return {row["id"] for row in await self._rows(select(users.c.id).where(*where))} if ids else set()

    async def holders(self, keys: Collection[str]) -> set[str]:
        """The accounts whose names have one of these keys."""
        return {row["user"] for row in await self._rows(select(names.c.user).where(names.c.key.in_(keys)))}

    async def tables_with(self, user: str) -> list[str]:
        """Every table where the person sits, sat, looked on or said something."""
        sources = (members.c.table, members.c.user), (log.c.table, log.c.user), (tables.c.id, tables.c.owner)
        found = [await self._rows(select(table.label("id")).where(owner == user)) for table, owner in sources]
        return sorted({row["id"] for rows in found for row in rows})

    async def forget_user(self, user: str) -> None:
        await self.write(
            (delete(sessions).where(sessions.c.user == user), {}),
            (delete(members).where(members.c.user == user), {}),
            (delete(names).where(names.c.user == user), {}),
            (delete(users).where(users.c.id == user), {}),
        )
        if self._sqlite is not None:
            with self._storing():
                await self._in_thread(_empty_wal, self._sqlite)

    async def add_session(self, token: str, user: str, created: float, expires: float) -> None:
        await self.write((ADD_SESSION, {"token": token, "user": user, "created": created, "expires": expires}))

    async def session_user(self, token: str, now: float) -> User | None:
        joined = select(users).join(sessions, sessions.c.user == users.c.id)
        row = await self._row(joined.where(sessions.c.token == token, sessions.c.expires > now))
        return User(**row) if row is not None else None

    async def sessions_among(self, tokens: Collection[str], now: float) -> set[str]:
        """Those of them that have not ended."""
        found = await self._rows(select(sessions.c.token).where(sessions.c.token.in_(tokens), sessions.c.expires > now))
        return {row["token"] for row in found}

    async def sessions_of(self, user: str) -> list[dict[str, Any]]:
        return await self._rows(select(sessions).where(sessions.c.user == user).order_by(sessions.c.created))

    async def drop_sessions(self, user: str, token: str | None = None, keep: str | None = None) -> None:
        dropped = delete(sessions).where(sessions.c.user == user)
        if token is not None:
            dropped = dropped.where(sessions.c.token == token)
        if keep is not None:
            dropped = dropped.where(sessions.c.token != keep)
        await self.write((dropped, {}))

    # --- tables --------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, users_seated: Sequence[str], played: Played | None = None) -> None:
        """A new table, perhaps with the beginning of a game."""
        given = msgspec.structs.asdict(row)
        given["options"], given["clock"], given["setting"] = _json(row.options), _json(row.clock), _json(row.setting)
        filled = {"seats": given["setting"], "waiting": "[]", "status": "open", "deadline": None}
        member = [(ADD_MEMBER, {"table": row.id, "user": user, "wishes": "{}"}) for user in set(users_seated)]
        before = [] if played is None else list(_before(row.id, played))
        await self.write((ADD_TABLE, {**given, **filled, "changed": row.created}), *member, *before)

    async def table(self, table: str) -> TableRow | None:
        found = await self._row(select(tables).where(tables.c.id == table))
        return _table_row(found) if found is not None else None

    async def readable(self, table: str) -> Readable | None:
        """What decides who may read a table's record, and the record's place."""
        found = await self._row(select(tables).where(tables.c.id == table))
        if found is None:
            return None
        chairs = msgspec.json.decode(found["seats"], type=list[Chair])
        return Readable(_table_row(found), chairs, found["status"], found["revision"])

    async def running(self, user: str, since: float) -> int:
        """At how many tables that play, or are full and about to, the person sits.

        Tables over days count always, others only where something happened since.
        """
        joined = select(tables.c.seats).join(members, members.c.table == tables.c.id)
        fresh = or_(tables.c.changed >= since, tables.c.clock.contains(OVER_DAYS, autoescape=True))
        begins = (tables.c.status == "open") & tables.c.deadline.is_not(None)
        playing = or_(tables.c.status == "playing", begins)
        rows = await self._rows(joined.where(members.c.user == user, playing, fresh))
        seats = (msgspec.json.decode(row["seats"], type=list[Chair]) for row in rows)
        return sum(any(chair.user == user and chair.person for chair in chairs) for chairs in seats)

    async def rematch_of(self, table: str) -> str | None:
        row = await self._row(select(tables.c.id).where(tables.c.after == table))
        return None if row is None else str(row["id"])

    async def lobby(self, limit: int) -> list[Listing]:
        """Public tables: those that wait for players first, then those that can be watched."""
        open_first = tables.c.status.asc(), tables.c.changed.desc()
        where = tables.c.public.is_(True), tables.c.status.in_(("open", "playing"))
        return await self._listings(select(tables).where(*where).order_by(*open_first).limit(limit))

    async def finished(self, limit: int) -> list[Listing]:
        """Public games that are over, the newest first."""
        where = tables.c.public.is_(True), tables.c.status == "over"
        return await self._listings(select(tables).where(*where).order_by(tables.c.changed.desc()).limit(limit))

    async def tables_of(self, user: str, limit: int) -> list[Listing]:
        joined = select(tables).join(members, members.c.table == tables.c.id).where(members.c.user == user)
        return await self._listings(joined.order_by(tables.c.changed.desc()).limit(limit))

    async def expired(self, now: float) -> list[str]:
        """Tables where somebody's time is over, or that have waited long enough for the numbers of their people."""
        where = tables.c.status.in_(("open", "playing")), tables.c.deadline < now
        return [row["id"] for row in await self._rows(select(tables.c.id).where(*where).limit(100))]

    async def unattended(self) -> list[str]:
        """Games over days that go on without anybody being asked: it is a bot's turn."""
        over_days = tables.c.clock.contains(OVER_DAYS, autoescape=True)
        where = tables.c.status == "playing", tables.c.waiting == "[]", over_days
        return [row["id"] for row in await self._rows(select(tables.c.id).where(*where))]

    async def _listings(self, query: Any) -> list[Listing]:
        return [
            Listing(
                id=row["id"],
                game=row["game"],
                options=msgspec.json.decode(row["options"]),
                status=row["status"],
                seats=msgspec.json.decode(row["seats"], type=list[Chair]),
                waiting=msgspec.json.decode(row["waiting"]),
                public=row["public"],
                created=row["created"],
                changed=row["changed"],
                given=row["seeding"] == "given",
            )
            for row in await self._rows(query)
        ]

    async def add_member(self, table: str, user: str) -> None:
        with contextlib.suppress(Conflict):
            await self.write((ADD_MEMBER, {"table": table, "user": user, "wishes": "{}"}))

    async def drop_member(self, table: str, user: str) -> None:
        await self.write((delete(members).where(members.c.table == table, members.c.user == user), {}))

    async def wishes(self, table: str, user: str) -> dict[str, Any]:
        where = members.c.table == table, members.c.user == user
        row = await self._row(select(members.c.wishes).where(*where))
        return {} if row is None else dict(msgspec.json.decode(row["wishes"]))

    async def wishes_of(self, user: str) -> list[tuple[str, str, dict[str, Any]]]:
        """Table, game and what this person does not want to be asked there, wherever a game is not over."""
        query = select(tables.c.id, tables.c.game, members.c.wishes).join(members, members.c.table == tables.c.id)
        where = members.c.user == user, members.c.wishes != "{}", tables.c.status != "over"
        rows = await self._rows(query.where(*where).order_by(tables.c.changed.desc()).limit(200))
        return [(row["id"], row["game"], dict(msgspec.json.decode(row["wishes"]))) for row in rows]

    async def all_wishes(self, table: str) -> dict[str, dict[str, Any]]:
        rows = await self._rows(select(members.c.user, members.c.wishes).where(members.c.table == table))
        return {row["user"]: dict(msgspec.json.decode(row["wishes"])) for row in rows}

    async def set_wishes(self, table: str, user: str, wishes: Mapping[str, Any]) -> None:
        where = members.c.table == table, members.c.user == user
        await self.write((update(members).where(*where).values(wishes=_json(wishes)), {}))

    # --- the log -------------------------------------------------------------------------------------------

    async def append(self, table: str, entry: Entry, touch: Params | None, *more: Write) -> None:
        writes: list[Write] = [(ADD_ENTRY, _line(table, entry))]
        if touch is not None:
            writes.append((TOUCH, touch))
        await self.write(*writes, *more)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = select(log.c.entry).where(log.c.table == table, log.c.seq > after).order_by(log.c.seq)
        rows = await self._rows(query)
        return [msgspec.json.decode(row["entry"], type=Entry) async for row in in_slices(rows)]

    async def newest(self, ids: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""
        query = select(log.c.table, func.max(log.c.seq).label("seq")).where(log.c.table.in_(ids))
        return {row["table"]: row["seq"] for row in await self._rows(query.group_by(log.c.table))} if ids else {}

    async def lines_by(self, user: str) -> AsyncIterator[list[tuple[str, bytes]]]:
        """Table and line of everything that a person did and said, some at a time."""
        query = select(log.c.table, log.c.entry).where(log.c.user == user)
        query = query.order_by(log.c.at, log.c.table, log.c.seq).limit(PAGE)
        for offset in itertools.count(0, PAGE):
            rows = await self._rows(query.offset(offset))
            yield [(row["table"], bytes(row["entry"])) for row in rows]
            if len(rows) < PAGE:
                return

    async def snapshot(self, table: str, seq: int) -> bytes | None:
        row = await self._row(select(snapshots.c.record).where(snapshots.c.table == table, snapshots.c.seq == seq))
        return None if row is None else bytes(row["record"])

    async def last_snapshot(self, table: str) -> bytes | None:
        """The newest one, if no line of the log follows it."""
        newest = select(func.max(log.c.seq)).where(log.c.table == table).scalar_subquery()
        query = select(snapshots.c.record).where(snapshots.c.table == table, snapshots.c.seq == newest)
        row = await self._row(query)
        return None if row is None else bytes(row["record"])

    async def snapshots(self, table: str) -> list[tuple[int, int]]:
        """(seq, length) of each, the newest first."""
        query = select(snapshots.c.seq, snapshots.c.length).where(snapshots.c.table == table)
        return [(row["seq"], row["length"]) for row in await self._rows(query.order_by(snapshots.c.seq.desc()))]

    # --- bots ----------------------------------------------------------------------------------------------

    async def bot_turn(self, table: str, seat: int, seq: int, person: str) -> None:
        """A bot is asked; some worker will see it. Asking twice is asking once."""
        with contextlib.suppress(Conflict):
            now = time.time()
            turn = {"table": table, "seat": seat, "seq": seq, "at": now, "person": person, "taken": None}
            await self.write((ADD_BOT_TURN, {**turn, "person_since": now, "table_since": now}))

    # --- reading -------------------------------------------------------------------------------------------

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        with self._storing():
            async with self.engine.connect() as connection:
                return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _row(self, query: Any) -> dict[str, Any] | None:
        rows = await self._rows(query.limit(1))
        return rows[0] if rows else None


def _commit_here(connection: Connection, jobs: Sequence[_Job]) -> None:
    with connection.begin():
        _perform(connection, jobs)


def _write_a_page(file: str) -> None:
    """Read of each table and write the first page, through a new connection: it has nothing in its memory yet."""
    connection = sqlite3.connect(f"file:{quote(file)}?mode=rw", uri=True, timeout=PROBE_TIMEOUT)
    try:
        for name in metadata.tables:
            connection.execute(f'select * from "{name}" limit 1').fetchall()
        connection.execute("pragma user_version = 1")
        connection.commit()
    finally:
        connection.close()


def _empty_wal(connection: Connection) -> None:
    """What was deleted is in the file's history too, until the history is."""
    with connection.begin():
        connection.execute(text("pragma wal_checkpoint(truncate)"))


def _perform(connection: Connection, jobs: Sequence[_Job]) -> None:
    """Lines for the same statement go together."""
    grouped: dict[int, tuple[Executable, list[Params]]] = {}
    for job in jobs:
        for statement, params in job.writes:
            grouped.setdefault(id(statement), (statement, []))[1].append(params)
    for statement, lines in grouped.values():
        if lines[0]:
            connection.execute(statement, [dict(line) for line in lines])
        else:
            connection.execute(statement)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _line(table: str, entry: Entry) -> Params:
    line = {"table": table, "seq": entry.seq, "key": entry.key, "user": entry.user, "at": entry.at}
    return {**line, "entry": msgspec.json.encode(entry)}


def _before(table: str, played: Played) -> Iterator[Write]:
    for seq, at, line in played.lines:
        yield ADD_ENTRY, {"table": table, "seq": seq, "key": None, "user": None, "at": at, "entry": line}
    for seq, length, saved in played.snapshots:
        yield ADD_SNAPSHOT, {"table": table, "seq": seq, "length": length, "record": saved}


def _names(user: str, keys: Iterable[str]) -> list[Write]:
    """Statements of their own: they must come after the deletion of the old name, whatever else is in the group."""
    return [(insert(names).values(key=key, place=0, user=user), {}) for key in sorted(keys)]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table_row(row: Mapping[str, Any]) -> TableRow:
    plain = {name: row[name] for name in TableRow.__struct_fields__}
    plain["options"] = msgspec.json.decode(row["options"])
    plain["clock"] = msgspec.json.decode(row["clock"], type=Clock)
    plain["setting"] = msgspec.json.decode(row["setting"], type=list[Chair])
    return TableRow(**plain)
