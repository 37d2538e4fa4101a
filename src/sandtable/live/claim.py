"""Lets only one server use a database, or only those of one site; others would split it in two."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import sys
import time
from pathlib import Path
from typing import IO

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..core.errors import trouble
from .errors import StorageError

log = logging.getLogger(__name__)

SERVING = 7264
"""The number of the lock in PostgreSQL."""
PATIENCE = 5.0
"""Seconds to wait for a server that is just ending."""
SECONDS_BETWEEN_LOOKS = 5.0
KEPT_ALIVE = text(
    "SELECT set_config('tcp_keepalives_idle', '10', false), "
    "set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)"
)
"""So that PostgreSQL soon notices a machine that is gone."""


def claim(database: URL) -> IO[str] | None:
    """Take a lock on an SQLite file that lasts until that is closed or this process ends."""
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


class Claim:
    """A lock in PostgreSQL that all processes of a site share, and that a server alone shares with nobody.

    It belongs to a connection of its own, so it goes when its process ends, however that happens. If
    PostgreSQL ends first it is taken anew as soon as that is there again. Meanwhile, and should somebody else
    be quicker, the terms of the tables (`writer.py`) keep what is stored sound.
    """

    def __init__(self, engine: AsyncEngine, *, together: bool) -> None:
        self._engine = engine
        lock = "pg_try_advisory_lock_shared" if together else "pg_try_advisory_lock"
        self._lock = text(f"SELECT {lock}({SERVING})")
        self._connection: AsyncConnection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def take(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not await self._is_free():
            if time.monotonic() > deadline:
                raise StorageError("database-shared")
            await asyncio.sleep(0.25)
        self._keeping = asyncio.create_task(self._keep(), name="claim")

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping})
        await self._drop()

    async def _is_free(self) -> bool:
        """Whether the lock is ours from now on."""
        connection = await self._engine.connect()
        self._connection = connection
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(KEPT_ALIVE)
        if (await connection.execute(self._lock)).scalar_one():
            return True
        await self._drop()
        return False

    async def _keep(self) -> None:
        told = False
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS if self._connection is not None else 1)
            try:
                async with asyncio.timeout(SECONDS_BETWEEN_LOOKS):
                    if self._connection is not None:
                        await self._connection.execute(text("SELECT 1"))
                    elif await self._is_free():
                        told = False
                    elif not told:
                        told = True
                        log.error("another server that is not of this site uses the database")
            except (SQLAlchemyError, OSError, TimeoutError):
                await self._drop()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
                async with asyncio.timeout(1):
                    await connection.invalidate()
                    await connection.close()
