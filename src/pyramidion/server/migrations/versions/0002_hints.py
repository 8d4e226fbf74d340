"""Whether a table gives hints, and which level plays its abandoned seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("stand_in", sa.String(32), nullable=False, server_default="scribe"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("stand_in")
        tables.drop_column("hints")
