"""Before the server starts: is everything there that it needs? What is wrong is one sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pyramidion.server.config import Config, database_url
from pyramidion.server.schema import metadata
from pyramidion.server.store import Store

SCHEMES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
PATIENCE: Final = 15.0  # seconds for a database or Redis to answer
REVISIONS: Final = "alembic_version"


class CannotStart(Exception):
    """`code` names the message `error-<code>`."""

    def __init__(self, code: str, **args: str) -> None:
        super().__init__(code)
        self.code = code
        self.args_by_name = args


def database_file(config: Config) -> Path | None:
    """The SQLite file, None for PostgreSQL. Raises CannotStart for another kind of database."""
    try:
        url = make_url(database_url(config))
    except ArgumentError as error:
        raise CannotStart("database-scheme", name=config.database.partition("://")[0][:32]) from error
    if url.drivername not in SCHEMES:
        raise CannotStart("database-scheme", name=url.drivername)
    return Path(url.database or "") if url.drivername == SCHEMES[0] else None


def check_files(config: Config) -> Path | None:
    """The SQLite file, if there is to be one; nothing is written."""
    if config.web and not Path(config.web).is_dir():
        raise CannotStart("no-web-folder", name=config.web)
    file = database_file(config)
    if file is not None:
        _check_file(file)
    return file


def _check_file(file: Path) -> None:
    if file.is_dir():
        raise CannotStart("database-is-folder", name=str(file))
    if not file.parent.is_dir():
        raise CannotStart("no-folder", name=str(file.parent))
    if not file.exists() or (file.is_file() and file.stat().st_size == 0):
        return
    try:
        found = _tables(file)
    except sqlite3.OperationalError as error:
        raise CannotStart("database-unreadable", name=str(file), detail=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise CannotStart("not-a-database", name=str(file)) from error
    if found and not {REVISIONS, "log", "tables"} <= found:
        raise CannotStart("foreign-database", name=str(file))


def _tables(file: Path) -> set[str]:
    connection = sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)
    try:
        return {name for (name,) in connection.execute("select name from sqlite_master where type = 'table'")}
    finally:
        connection.close()


async def check_services(config: Config) -> None:
    """The database answers and is of our form, which older ones are brought to; Redis answers."""
    name = make_url(database_url(config)).render_as_string(hide_password=True)
    with _driver():
        store = Store(database_url(config))
    try:
        async with asyncio.timeout(PATIENCE):
            await _check_database(store, name)
    except TimeoutError as error:
        raise CannotStart("database-away", name=name, detail="timeout") from error
    finally:
        await store.close()
    if config.redis:
        await _check_redis(config.redis)


async def _check_database(store: Store, name: str) -> None:
    try:
        present = await store.present_tables()
    except Exception as error:
        raise CannotStart("database-away", name=name, detail=_first_line(error)) from error
    if REVISIONS not in present and present & set(metadata.tables):
        raise CannotStart("foreign-database", name=name)
    try:
        await store.migrate()
    except CommandError as error:
        raise CannotStart("newer-database", name=name) from error
    except (SQLAlchemyError, OSError) as error:
        raise CannotStart("database-unusable", name=name, detail=_first_line(error)) from error


async def _check_redis(url: str) -> None:
    with _driver():
        from redis.asyncio import Redis
    try:
        redis = Redis.from_url(url)
    except ValueError as error:
        raise CannotStart("redis-url", detail=str(error)) from error
    try:
        async with asyncio.timeout(PATIENCE):
            await redis.ping()
    except Exception as error:
        raise CannotStart("redis-away", detail=_first_line(error)) from error
    finally:
        await redis.aclose()


@contextmanager
def _driver() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise CannotStart("no-driver", name=error.name or "") from error


def _first_line(error: BaseException) -> str:
    """What the driver says, without SQL and without links to its manual."""
    told = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return told.splitlines()[0].removesuffix(".")
