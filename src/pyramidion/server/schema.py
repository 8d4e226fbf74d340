"""The tables of the database. Alembic makes them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # the name folded; null for guests
    Column("password", String(256)),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

names = Table(  # of accounts, by `lookalikes.keys`; places after 0 are for those of old that looked alike already
    "names",
    metadata,
    Column("key", String(128), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("user", String(32), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    Column("user", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),  # of the server; the people's are in the log
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("link", String(64), nullable=False),
    Column("undo", String(8), nullable=False),
    Column("clock", Text, nullable=False),
    Column("setting", Text, nullable=False),  # the seats as they were asked for
    Column("seats", Text, nullable=False),  # the seats as they are, for lists
    Column("waiting", Text, nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("deadline", Float, index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("after", String(32)),  # the table that this one is a rematch of
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("stand_in", String(32), nullable=False, server_default="scribe"),  # who plays an abandoned seat
    Column("seeding", String(8), nullable=False, server_default="server"),  # who chose the deal
    Column("revision", Integer, nullable=False, server_default="0"),  # how often what is stored was rewritten
)

members = Table(
    "members",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("user", String(32), primary_key=True, index=True),
    Column("wishes", Text, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("key", String(128)),  # who, and the id that the client gave the action
    Column("user", String(32)),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    UniqueConstraint("table", "key", name="log_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("length", Integer, nullable=False),
    Column("record", LargeBinary, nullable=False),
)

bot_turns = Table(
    "bot_turns",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),  # who waits for it
    Column("person_since", Float, nullable=False, server_default="0"),  # when a turn of theirs last ended, or `at`
    Column("table_since", Float, nullable=False, server_default="0"),  # the same of the table
    Column("taken", Float),  # the last sign of life of the worker that thinks about it
    UniqueConstraint("table", "seat", "seq", name="bot_turns_once"),
)

Index("log_user", log.c.user)
