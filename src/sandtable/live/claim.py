"""Lets only one server use an SQLite file; two would give entries the same numbers."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from ..core.errors import trouble
from .errors import StorageError


def claim(database: URL) -> IO[str] | None:
    """Take a lock that lasts until the file is closed or this process ends."""
    if sys.platform == "win32" or database.get_backend_name() != "sqlite":
        return None
    import fcntl

    path = Path(f"{database.database}.lock")
    try:
        held = path.open("w")
    except OSError as error:  # It belongs to somebody else, perhaps since root restored a backup.
        raise StorageError("file-unusable", path=str(path), reason=trouble(error)) from None
    try:
        # This kind of lock is not inherited by forked processes.
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        if error.errno in (errno.EACCES, errno.EAGAIN):
            raise StorageError("database-in-use", database=database.database or "") from None
        return None
    return held
