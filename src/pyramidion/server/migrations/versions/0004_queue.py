"""Whose bot turn it is and who thinks about it; how often what is stored about a table was rewritten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("bot_turns", sa.Column("person", sa.String(32), nullable=False, server_default=""))
    op.add_column("bot_turns", sa.Column("person_since", sa.Float, nullable=False, server_default="0"))
    op.add_column("bot_turns", sa.Column("table_since", sa.Float, nullable=False, server_default="0"))
    op.add_column("bot_turns", sa.Column("taken", sa.Float))


def downgrade() -> None:
    with op.batch_alter_table("bot_turns") as turns:
        for name in ("taken", "table_since", "person_since", "person"):
            turns.drop_column(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("revision")
