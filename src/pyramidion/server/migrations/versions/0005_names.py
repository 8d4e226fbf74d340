"""The keys of accounts' names, by which names that look alike are found."""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa
from alembic import op

from pyramidion.server.lookalikes import keys

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    names = op.create_table(
        "names",
        sa.Column("key", sa.String(128), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("user", sa.String(32), nullable=False, index=True),
    )
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("created"))
    query = sa.select(users.c.id, users.c.name).where(users.c.login.is_not(None)).order_by(users.c.created, users.c.id)
    places: Counter[str] = Counter()
    lines = []
    for user, name in op.get_bind().execute(query):
        for key in sorted(keys(name)):
            lines.append({"key": key, "place": places[key], "user": user})
            places[key] += 1
    if lines:
        op.bulk_insert(names, lines)


def downgrade() -> None:
    op.drop_table("names")
