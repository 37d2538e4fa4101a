"""A copy of the whole database in one SQLite file, made while a server runs, and putting it back.

The copy is of one moment. Since it is an SQLite file whatever the site uses, it also moves a site from one
kind of database to the other.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.errors import Flawed, trouble
from .claim import claim
from .errors import StorageError
from .migrate import check_current
from .schema import metadata
from .storage import Storage
from .writer import TROUBLE, why_unusable

ROWS = 1000
"""Rows that are copied at a time."""


class Copied(NamedTuple):
    """How much a copy holds."""

    tables: int
    persons: int


async def backup(database: str, file: Path) -> Copied:
    if file.exists():
        raise StorageError("file-exists", path=str(file))
    if "://" not in database and not Path(database).expanduser().exists():
        raise StorageError("file-unusable", path=database, reason=Flawed("system-not-there"))
    fresh = file.with_name(f"{file.name}.new")
    source = Storage(database)
    try:
        _make(fresh, file)
        if source.engine.dialect.name == "sqlite":
            await asyncio.to_thread(_copy_file, Path(str(source.engine.url.database)), fresh)
        else:
            await _copy_from(source, fresh)
        copied = await asyncio.to_thread(_count, fresh)
        fresh.replace(file)
    except TROUBLE as error:
        raise _told(error) from None
    finally:
        fresh.unlink(missing_ok=True)
        await source.engine.dispose()
    return copied


async def restore(database: str, file: Path) -> Copied:
    """Put a backup, perhaps of an older release, into an empty database that no server uses."""
    copied = await asyncio.to_thread(_count, file)
    target = Storage(database)
    claimed = None
    try:
        claimed = claim(target.engine.url)
        with tempfile.TemporaryDirectory() as folder:
            current = Path(shutil.copy(file, folder))
            await _open(Storage(str(current)))
            await _open(target)
            source = Storage(str(current))
            async with source.engine.connect() as reading, target.engine.begin() as writing:
                for table in metadata.sorted_tables:
                    if await writing.scalar(select(func.count()).select_from(table)):
                        raise StorageError("database-not-empty")
                await _copy_rows(reading, writing)
            await source.engine.dispose()
    except TROUBLE as error:
        raise _told(error) from None
    finally:
        await target.engine.dispose()
        if claimed:
            claimed.close()
    return copied


def _make(fresh: Path, file: Path) -> None:
    """An empty file that only its owner can read, which becomes `file` later."""
    try:
        os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    except OSError as error:
        raise StorageError("file-unusable", path=str(file), reason=trouble(error)) from None


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own copy of a database that is in use."""
    uri = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


async def _copy_from(source: Storage, target: Path) -> None:
    copy = Storage(str(target))
    await _open(copy)
    copy = Storage(str(target))
    async with source.engine.connect() as reading, copy.engine.begin() as writing:
        await reading.execution_options(isolation_level="REPEATABLE READ")
        await reading.run_sync(check_current)
        await _copy_rows(reading, writing)
    await copy.engine.dispose()


async def _copy_rows(reading: AsyncConnection, writing: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        found = await reading.stream(select(table))
        async for rows in found.mappings().partitions(ROWS):
            values: list[dict[str, Any]] = [dict(row) for row in rows]
            await writing.execute(insert(table), values)


async def _open(storage: Storage) -> None:
    """Bring a database to the present schema."""
    await storage.open()
    await storage.close()


def _count(file: Path) -> Copied:
    """What is in a backup, which has to be whole."""
    if not file.exists():
        raise StorageError("file-unusable", path=str(file), reason=Flawed("system-not-there"))
    try:
        with closing(sqlite3.connect(file)) as copy:
            whole = copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            counts = [copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in Copied._fields]
    except sqlite3.DatabaseError:
        whole, counts = False, []
    if not whole:
        raise StorageError("not-a-backup", path=str(file))
    return Copied(*counts)


def _told(error: Exception) -> StorageError:
    if isinstance(error, StorageError):
        return error
    return StorageError("database-unusable", reason=why_unusable(error))
