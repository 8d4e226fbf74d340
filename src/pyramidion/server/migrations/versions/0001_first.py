"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.String(256)),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(32), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("undo", sa.String(8), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("setting", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("deadline", sa.Float, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("after", sa.String(32)),
    )
    op.create_table(
        "members",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("user", sa.String(32), primary_key=True, index=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(128)),
        sa.Column("user", sa.String(32)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table", "key", name="log_key"),
    )
    op.create_index("log_user", "log", ["user"])
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "bot_turns",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "seat", "seq", name="bot_turns_once"),
    )


def downgrade() -> None:
    for name in ("bot_turns", "snapshots", "log", "members", "tables", "sessions", "users"):
        op.drop_table(name)
