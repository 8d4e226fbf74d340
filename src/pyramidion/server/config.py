"""What can be set: by a flag of `pyramidion serve`, or by PYRAMIDION_<NAME> in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

PREFIX = "PYRAMIDION_"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; empty: SQLite in the user's data folder
    redis: str = ""  # a URL; needed only when several processes share a PostgreSQL
    web: str = ""  # a folder with the built browser client
    origins: str = ""  # other origins that may open sockets, with commas; the server's own is always allowed
    https: bool = False  # behind TLS: cookies get Secure
    proxy: bool = False  # trust X-Forwarded-For of the proxy in front
    bots: Literal["here", "workers"] = "here"  # in processes of this server, or in pyramidion bot-worker
    bot: tuple[str, ...] = ()  # NAME=COMMAND: programs of the operator's own that play; in the environment one per line
    workers: int = 1  # processes in which bots think
    thinking_per_person: int = 1  # bots that think for one person at once while others wait
    tables_per_person: int = 30  # games that one person may have running
    queue_seconds: float = 3.0  # a bot that waits longer for a process: the table is told its place in the queue
    readers: int = 2  # processes that work out long answers: replays, records, tables in words
    cache_mib: int = 64  # memory for such answers about finished games
    think_seconds: float = 10.0  # after that a bot is replaced by a random answer
    answer_delay: float = 0.7  # before the server answers for a person who has nothing to choose
    absent_seconds: float = 60.0  # after that the others may vote a bot into an empty chair
    seed_seconds: float = 60.0  # a full table waits so long for its people's random numbers, over days one day
    snapshot_every: int = 50
    idle_seconds: float = 600.0  # a table without visitors leaves the memory after that
    metrics_token: str = ""  # who shows it may read /metrics; empty: only this machine may
    request_seconds: float = 10.0  # for the headers of a request, and as long again for its body
    unfinished: int = 64  # requests of one address that have not come completely; 0: any number
    connections: int = 256  # of one address, sockets too; 0: any number
    rate: float = 1.0  # multiplies every rate limit; 0 switches them off
    seeds: bool = False  # who opens a table may choose its seed: for tests, and for lessons from known deals
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "pyramidion"


def database_url(config: Config) -> str:
    """The URL with the driver that speaks asyncio."""
    url = config.database
    if not url:
        data_folder().mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{data_folder() / 'server.db'}"
    elif "://" not in url:
        url = f"sqlite:///{Path(url).absolute()}"
    scheme, rest = url.split("://", 1)
    if scheme == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+asyncpg://{rest}"
    return url


def from_environment(given: Mapping[str, Any], environ: Mapping[str, str] | None = None) -> Config:
    """Flags first, then the environment, then the defaults."""
    known = os.environ if environ is None else environ
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Config):
        if given.get(field.name) is not None:
            chosen[field.name] = given[field.name]
        elif PREFIX + field.name.upper() in known:
            text = known[PREFIX + field.name.upper()]
            chosen[field.name] = text.splitlines() if isinstance(field.default, tuple) else text
    return msgspec.convert(chosen, Config, strict=False)
