"""Who asked for an entry, so that the ids of commands are those of a person and not of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("token", sa.String(16)))
    op.execute(
        "UPDATE entries SET token = (SELECT seats.token FROM seats "
        "WHERE seats.table_id = entries.table_id AND seats.seat = entries.seat) "
        "WHERE command IS NOT NULL"
    )
