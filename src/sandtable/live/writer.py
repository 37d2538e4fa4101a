"""The one writer: it writes everything that waits in one transaction, then wakes everyone who waits for it.

The jobs of a table build on each other. Once one has failed, all later ones of that table fail too,
until the table is loaded again (`start_anew`), so the stored entries have no gaps.

Several processes may share a PostgreSQL. There the row of a table has a term: every process that takes the
table raises it, and a job changes nothing unless it carries the current one.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.base import Executable

from ..core.errors import Fact, trouble
from .errors import StorageError
from .sqlite import Group, SqliteThread, tell

log = logging.getLogger(__name__)

TROUBLE = (SQLAlchemyError, sqlite3.Error, OSError, StorageError)
"""What a database raises that is down, full, locked or slow."""
BATCH = 1000
PAUSE = 0.003
"""Seconds from the beginning of a transaction with several jobs to that of the next: so each holds more jobs,
and costs less for each."""
SECONDS = 10
"""How long one transaction may take; SQLite gives up on a locked file earlier."""
SECONDS_TO_CLOSE = 3
CURRENT = text(
    "SELECT id, term, set_config('idle_in_transaction_session_timeout', '3000', true) FROM tables "
    "WHERE id = ANY(:ids) ORDER BY id FOR NO KEY UPDATE"
)
"""Holds the terms until the transaction ends, and ends it if this process is frozen meanwhile."""

Rows = Sequence[Any]
"""Rows of the database. SQLAlchemy's types say that they are tuples, which compiled code would insist on."""


class Write(NamedTuple):
    statement: Executable
    """Writes with the same statement object are run together."""
    values: dict[str, Any]


Told = Callable[[Exception | None], None]
"""Called with None when something is on disk, or with the error if that is not certain."""


class _Job(NamedTuple):
    writes: list[Write]
    table: str | None
    term: int
    anew: bool
    """Marks that the table was loaded again from here on."""
    told: Told


class Taken(StorageError):
    """Other processes have taken these tables."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__("taken by another process")
        self.tables = tables


class Writer:
    def __init__(
        self,
        engine: AsyncEngine,
        check: Callable[[], None],
        watch: Callable[[int, float], None] | None = None,
    ) -> None:
        self._engine = engine
        self._sqlite = SqliteThread(str(engine.url.database)) if engine.dialect.name == "sqlite" else None
        """None: it is PostgreSQL, to which other processes may write."""
        self._check = check
        """Raises `StorageError` if writes would be lost."""
        self._watch = watch
        self.works = True
        """Whether the last write succeeded."""
        self._jobs: deque[_Job] = deque()
        self._failed: set[str] = set()
        """Tables with a failed write, until they are loaded again."""
        self._news = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    def put(self, writes: list[Write], table: str, term: int, told: Told) -> None:
        """Write for a table. `told` may be called many times a second and must not fail."""
        self._put(_Job(writes, table, term, anew=False, told=told))

    async def write(self, writes: list[Write]) -> None:
        """Returns when these writes are on disk; raises if that is not certain."""
        await self._answer(writes, None, anew=False)

    async def start_anew(self, table: str) -> None:
        """Returns when every earlier write of this table has succeeded or failed; it can be read then."""
        await self._answer([], table, anew=True)

    async def _answer(self, writes: list[Write], table: str | None, anew: bool) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(_Job(writes, table, 0, anew, partial(tell, done)))
        await done

    def _put(self, job: _Job) -> None:
        if self._closing:
            asyncio.get_running_loop().call_soon(job.told, StorageError("the writer is closed"))
        else:
            self._jobs.append(job)
            self._news.set()

    async def close(self) -> None:
        """Write what waits, if there is time, and stop."""
        self._closing = True
        self._news.set()
        if self._task is not None:
            _, unfinished = await asyncio.wait({self._task}, timeout=SECONDS_TO_CLOSE)
            if unfinished:
                log.warning("the database did not take what was left to write")
                self._task.cancel()
                await asyncio.wait({self._task}, timeout=SECONDS_TO_CLOSE)
        if self._sqlite is not None:
            self._sqlite.close()
        for job in self._jobs:
            job.told(StorageError("the writer is closed"))

    async def _run(self) -> None:
        began, several = 0.0, False
        while self._jobs or not self._closing:
            if not self._jobs:
                self._news.clear()
                await self._news.wait()
                continue
            if several and (early := began + PAUSE - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            batch = self._next_batch()
            several = len(batch) > 1
            began = time.perf_counter()
            await self._write(batch)
            if self._watch is not None:
                self._watch(len(batch), time.perf_counter() - began)

    def _next_batch(self) -> list[_Job]:
        """What waits, up to the next `start_anew`, which must be answered before that table's next job."""
        batch = [self._jobs.popleft()]
        while self._jobs and len(batch) < BATCH and not self._jobs[0].anew and not batch[0].anew:
            batch.append(self._jobs.popleft())
        return batch

    async def _write(self, batch: list[_Job]) -> None:
        if batch[0].anew:
            self._failed.discard(batch[0].table or "")
        sound = [job for job in batch if job.table not in self._failed]
        for job in batch:
            if job.table in self._failed:
                job.told(StorageError("something before it could not be written"))
        try:
            await self._commit(sound)
        except Taken as error:
            log.warning("%d tables were taken by another process", len(error.tables))
            self._failed.update(error.tables)
            for job in sound:
                if job.table in error.tables:
                    job.told(error)
            if others := [job for job in sound if job.table not in error.tables]:
                await self._write(others)
        except Exception as error:
            log.warning("a batch of %d could not be written: %s", len(sound), in_short(error))
            if len(sound) > 1 and _is_of_one_job(error):
                for job in sound:
                    await self._write([job])
                return
            self.works = self.works and _is_of_one_job(error)
            self._failed.update(job.table for job in sound if job.table is not None)
            for job in sound:
                job.told(error)
        else:
            for job in sound:
                job.told(None)

    async def _commit(self, jobs: list[_Job]) -> None:
        writes = [write for job in jobs for write in job.writes]
        if not writes:
            return
        self._check()
        groups: dict[Any, Group] = {}
        for statement, values in writes:
            key = (id(statement), tuple(values))
            groups.setdefault(key, (statement, []))[1].append(values)
        async with asyncio.timeout(SECONDS):
            if self._sqlite is not None:
                await self._sqlite.commit(groups.values())
            else:
                await self._run_all(jobs, groups.values())
        self._check()
        self.works = True

    async def _run_all(self, jobs: list[_Job], groups: Iterable[Group]) -> None:
        async with self._engine.begin() as connection:
            await _check_terms(connection, jobs)
            for statement, rows in groups:
                await connection.execute(statement, rows if len(rows) > 1 else rows[0])


async def _check_terms(connection: AsyncConnection, jobs: list[_Job]) -> None:
    ids = sorted({job.table for job in jobs if job.table is not None})
    if ids:
        terms = {row.id: row.term for row in await connection.execute(CURRENT, {"ids": ids})}
        taken = {job.table for job in jobs if job.table is not None and terms.get(job.table) != job.term}
        if taken:
            raise Taken(taken)


def _is_of_one_job(error: Exception) -> bool:
    """Whether the values of one job are at fault, so that others may still be written."""
    if isinstance(error, sqlite3.Error):
        return isinstance(error, sqlite3.IntegrityError | sqlite3.DataError)
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        return isinstance(error, IntegrityError | DataError) or state.startswith(("22", "23"))
    return not isinstance(error, TROUBLE)


def in_short(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {cause}"[:200]


def why_unusable(error: Exception) -> Fact:
    """Why a database cannot be used, in one line for its host."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, OSError):
        return trouble(error)
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(cause.__cause__ or cause).splitlines()), type(cause).__name__)
