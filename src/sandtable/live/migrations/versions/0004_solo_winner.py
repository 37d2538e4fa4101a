"""Nobody wins a solo match of Nations; older results said otherwise."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE results SET won = false WHERE game = 'nations' AND seats = 1")
    op.execute(
        """UPDATE tables SET result = replace(result, '"winners":[0]', '"winners":[]')
        WHERE id IN (SELECT table_id FROM results WHERE game = 'nations' AND seats = 1)"""
    )
