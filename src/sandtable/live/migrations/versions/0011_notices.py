"""Notices: the channels through which a person is called back, and the notices that are owed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("quiet", sa.Text))
    op.add_column("seats", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("device", sa.String(16)),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("sent", sa.BigInteger),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_token", "channels", ["token"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("channel", sa.String(16)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_index("notices_table", "notices", ["table_id", "seat"])
