"""Runs the steps on the connection that `migrate` hands over."""

from __future__ import annotations

from alembic import context

from sandtable.live.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
