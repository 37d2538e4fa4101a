"""Upgrades a database to the current schema, or says why it cannot."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from .errors import StorageError

FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise StorageError("database-newer", found=found, known=scripts.get_current_head() or "")
    command.upgrade(config, "head")
