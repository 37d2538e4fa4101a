"""Profiles, ratings of rated tables, clubs, and whom a person blocked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("shown", sa.String(10), nullable=False, server_default="nothing"))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("club", sa.String(16)))
    op.create_index("tables_club", "tables", ["club", "made"])
    op.add_column("results", sa.Column("character", sa.String(40)))
    op.add_column("results", sa.Column("moves", sa.Integer))
    op.add_column("results", sa.Column("thinking", sa.BigInteger))
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(16), primary_key=True),
        sa.Column("ladder", sa.String(60), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_token", "ratings", ["token", "ladder", "ended"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(16), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("members_token", "members", ["token"])
    op.create_table(
        "blocks",
        sa.Column("token", sa.String(16), primary_key=True),
        sa.Column("blocked", sa.String(16), primary_key=True),
    )
