"""Who chose the deal of a table; for tables of before, the server alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("seeding", sa.String(8), nullable=False, server_default="server"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seeding")
