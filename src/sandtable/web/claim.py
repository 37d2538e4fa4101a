"""One server for one SQLite file: two would number the entries of a table twice."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from ..live.errors import StorageError


def claim(database: URL) -> IO[str] | None:
    """A lock that lasts as long as the file is open, or this process lives."""
    if sys.platform == "win32" or database.get_backend_name() != "sqlite":
        return None
    import fcntl

    path = Path(f"{database.database}.lock")
    held = path.open("w")
    try:
        # A lock of this kind is not inherited by the processes that a server forks.
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        if error.errno in (errno.EACCES, errno.EAGAIN):
            raise StorageError(
                f"another sandtable has the tables in {database.database} open: "
                "stop it, or name another file with --database"
            ) from None
        return None
    return held
