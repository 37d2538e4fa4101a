"""Matches over days: time to think, when a table must be looked at, and what the server itself keeps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("allowance", sa.Text))
    op.add_column("tables", sa.Column("since", sa.BigInteger))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("sat", sa.BigInteger))
    op.add_column("seats", sa.Column("reminded", sa.BigInteger))
    op.add_column("seats", sa.Column("ran_out", sa.String(60)))
    op.create_table(
        "kept",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
