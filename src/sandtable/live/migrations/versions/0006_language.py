"""The language that a person reads, unknown for those who are already there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("language", sa.String(3)))
