"""Tables have names, older tables an empty one; a person may take tables from their own lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(60), nullable=False, server_default=""))
    op.create_table(
        "hidden",
        sa.Column("token", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
    )
