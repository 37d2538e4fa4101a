"""Whether a solo match stands in the hall of fame; of older matches, the public ones do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hall", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET hall = public")
