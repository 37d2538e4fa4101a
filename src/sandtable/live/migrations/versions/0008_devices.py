"""A person may have several devices, each with a secret of its own, and passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_token", "devices", ["token"])
    op.execute(
        "INSERT INTO devices (id, token, secret, browser, system, made, seen) "
        "SELECT token, token, secret, '', '', made, made FROM persons"
    )
    op.create_table(
        "vouchers",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_token", "passkeys", ["token"])
    op.add_column("persons", sa.Column("settings", sa.Text))
    with op.batch_alter_table("persons", recreate="always") as persons:
        persons.drop_column("secret")
