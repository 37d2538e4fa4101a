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
    config = _config()
    config.attributes["connection"] = connection
    _found(connection)
    command.upgrade(config, "head")


def check_current(connection: Connection) -> None:
    """Refuse a database of any other schema than the current one."""
    found, known = _found(connection), _scripts().get_current_head() or ""
    if found != known:
        raise StorageError("database-older", found=found or "-", known=known)


def _found(connection: Connection) -> str | None:
    """The schema of a database, unless it is of a newer release."""
    found = MigrationContext.configure(connection).get_current_revision()
    scripts = _scripts()
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise StorageError("database-newer", found=found, known=scripts.get_current_head() or "")
    return found


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
