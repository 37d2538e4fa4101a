"""SQLite's own connection for writing, in a thread of its own: one hop for a whole batch."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterable
from functools import cache
from queue import SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.sql.base import Executable

from .errors import StorageError

BUSY = 5000
"""How long SQLite waits for a lock of another process, in milliseconds."""

Group = tuple[Executable, list[dict[str, Any]]]
"""A statement and the values of each time it runs; all have the same names."""


def set_up(connection: Any) -> None:
    """What was committed is on disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteThread:
    """Begins with the first transaction."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._batches: SimpleQueue[_Batch | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    async def commit(self, groups: Iterable[Group]) -> None:
        """Run all of it in one transaction. If the caller stops waiting, the transaction is rolled back,
        unless it is being committed already."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sqlite", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        batch = _Batch(list(groups), loop, loop.create_future())
        self._batches.put(batch)
        try:
            await batch.done
        except asyncio.CancelledError:
            if (connection := self._connection) is not None:
                with contextlib.suppress(sqlite3.Error):  # The thread may have closed it just now.
                    connection.interrupt()
            raise

    def close(self) -> None:
        """The thread ends once it has done what waits."""
        self._batches.put(None)

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            error: Exception | None = None
            try:
                self._write(batch)
            except Exception as failed:
                error = failed
                self._leave()
            with contextlib.suppress(RuntimeError):  # The loop is closed: nobody waits any more.
                batch.loop.call_soon_threadsafe(tell, batch.done, error)
        self._leave()

    def _write(self, batch: _Batch) -> None:
        if batch.done.done():
            return
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            set_up(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        for statement, rows in batch.groups:
            sql, fixed = _compiled(statement, tuple(rows[0]))
            connection.executemany(sql, [fixed | row for row in rows] if fixed else rows)
        if batch.done.done():
            raise StorageError("nobody waits for it any more")
        connection.execute("COMMIT")

    def _leave(self) -> None:
        """Begin anew with a fresh connection; closing one rolls back what it had not committed."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(sqlite3.Error):
                connection.close()


class _Batch(NamedTuple):
    groups: list[Group]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


def tell(done: asyncio.Future[None], error: Exception | None) -> None:
    """Say that something is done, unless nobody waits any more."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


@cache
def _compiled(statement: Executable, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """The SQL of a statement with these values, and the values that it brings itself."""
    compiled = statement.compile(  # type: ignore[attr-defined]
        dialect=SQLiteDialect_pysqlite(paramstyle="named"), column_keys=list(names)
    )
    # Each value of a list that the statement brings gets a name of its own.
    expanded = compiled.construct_expanded_state(dict.fromkeys(names))
    fixed = {name: value for name, value in expanded.parameters.items() if name not in names}
    return expanded.statement, fixed
