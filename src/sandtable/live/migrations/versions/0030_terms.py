"""Which process may write to a table: each that takes it raises its term."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("term", sa.BigInteger, nullable=False, server_default="0"))
