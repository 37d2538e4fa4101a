"""The database itself, SQLite by default or PostgreSQL. All writes go through one writer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Select, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..core.errors import trouble
from .claim import Claim
from .errors import Denied, StorageError
from .migrate import migrate
from .rows import RAISE_TERM, delete_block, new_block
from .schema import tables
from .secret import new_id
from .sqlite import set_up
from .writer import TROUBLE, Rows, Write, Writer, in_short, why_unusable

log = logging.getLogger(__name__)
# Whoever made a query that failed says so; the pool would log a traceback for each connection as well.
logging.getLogger("sqlalchemy.pool.impl.AsyncAdaptedQueuePool").addFilter(
    lambda record: not str(record.msg).startswith("Exception ")
)

SECONDS = 5
"""How long a query may take."""
SECONDS_TO_OPEN = 20
AT_ONCE = 1000
"""How many rows are read at a time, of many."""
MIGRATING = 7263
"""The number of the lock under which processes that start together bring a PostgreSQL to the schema."""


class Database:
    """A database as it is opened, written to and read from. What is read is in `Storage`."""

    def __init__(self, database: str, watch: Callable[[int, float], None] | None = None) -> None:
        self.engine = _engine(database)
        self.writer = Writer(self.engine, self._check_file, watch)
        self._file: tuple[int, int] | None = None
        """Device and inode of the SQLite file."""
        self._claim: Claim | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may use the database, too."""
        return self.engine.dialect.name == "postgresql"

    async def open(self, together: bool | None = None) -> None:
        """Bring the schema up to date. The database must answer soon; that work may take long.

        `together`: whether a server shares a PostgreSQL with others of its site; None: it is no server.
        """
        try:
            async with contextlib.AsyncExitStack() as stack:
                async with asyncio.timeout(SECONDS_TO_OPEN):
                    if together is not None and self.shared:
                        self._claim = Claim(self.engine, together=together)
                        await self._claim.take()
                    connection = await stack.enter_async_context(self.engine.begin())
                    await connection.exec_driver_sql("SELECT 1")
                if self.shared:
                    await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                await connection.run_sync(migrate)
        except TimeoutError:
            raise StorageError("database-silent") from None
        except TROUBLE as error:
            raise StorageError("database-unusable", reason=why_unusable(error)) from None
        self._file = self._file_there()
        self.writer.start()

    async def close(self) -> None:
        await self.writer.close()
        if self._claim is not None:
            await self._claim.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS):
                await self.engine.dispose()

    def _file_there(self) -> tuple[int, int] | None:
        if self.engine.dialect.name != "sqlite":
            return None
        try:
            found = os.stat(str(self.engine.url.database))
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _check_file(self) -> None:
        """Raise if the SQLite file was deleted or replaced: writes would be lost."""
        if self._file is not None and self._file_there() != self._file:
            raise StorageError("database-gone")

    async def check(self) -> None:
        """Raise `Denied` if the database does not answer, or cannot be written to after a failed write."""
        await self.rows(select(tables.c.id).limit(1))
        if not self.writer.works:
            try:
                async with asyncio.timeout(SECONDS):
                    await self.writer.write(_nobody())
            except TROUBLE:
                raise Denied("cannot-store") from None

    async def write(self, *writes: Write) -> None:
        try:
            await self.writer.write(list(writes))
        except TROUBLE:
            raise Denied("not-stored") from None

    async def start_anew(self, table_id: str) -> None:
        """Wait until every pending write of this table has succeeded or failed, so that it can be read."""
        try:
            await self.writer.start_anew(table_id)
        except StorageError:
            raise Denied("stopping") from None

    async def take(self, table_id: str) -> None:
        """Raise the term of a table, so that no other process can write to it any more."""
        if self.shared:
            async with self._reading() as connection:
                await connection.execute(RAISE_TERM, {"which": table_id})
                await connection.commit()

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            self._check_file()
            async with asyncio.timeout(SECONDS), self.engine.connect() as connection:
                yield connection
        except TROUBLE as error:
            log.warning("the database could not be read: %s", in_short(error))
            raise Denied("no-database") from None

    async def many(self, query: Select[Any]) -> Rows:
        """The same as `rows` where there may be very many: others are served in between."""
        found: list[Any] = []
        async with self._reading() as connection:
            async for part in (await connection.stream(query)).partitions(AT_ONCE):
                found += part
        return found

    async def rows(self, query: Select[Any]) -> Rows:
        async with self._reading() as connection:
            found: Rows = (await connection.execute(query)).all()
            return found


def _nobody() -> list[Write]:
    """Adds and deletes a row: a test whether the database can be written to."""
    token = new_id()
    return [new_block(token, token), delete_block(token, token)]


def url_of(database: str) -> URL:
    try:
        return make_url(database)
    except ArgumentError as error:
        raise StorageError(str(error)) from None


def _engine(database: str) -> AsyncEngine:
    if "://" not in database:
        database = f"sqlite:///{Path(database).expanduser()}"
    url = url_of(database)
    kind = url.get_backend_name()
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StorageError("database-without-file")
        path = Path(url.database)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StorageError("file-unusable", path=str(path), reason=trouble(error)) from None
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", lambda connection, _: set_up(connection))
        return engine
    if kind in ("postgresql", "postgres"):
        return create_async_engine(
            url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True, hide_parameters=True
        )
    raise StorageError("database-unknown", kind=kind)
