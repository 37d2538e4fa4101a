"""The one writer: whatever waits is written in one transaction, and then everyone waiting is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy.engine import Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.base import Executable

log = logging.getLogger(__name__)

BATCH = 1000

Rows = Sequence[Row[Any]]


class Write(NamedTuple):
    statement: Executable
    """The same object for the same statement: these are run together."""
    values: dict[str, Any]


class _Job(NamedTuple):
    writes: list[Write]
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: AsyncEngine, watch: Callable[[int, float], None] | None = None) -> None:
        self._engine = engine
        self._watch = watch
        self._jobs: deque[_Job] = deque()
        self._news = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    def put(self, writes: list[Write]) -> asyncio.Future[None]:
        """Done when the writes are on disk; an exception when that cannot be said."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            done.set_exception(RuntimeError("the writer is closed"))
        else:
            self._jobs.append(_Job(writes, done))
            self._news.set()
        return done

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closing = True
        self._news.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._jobs or not self._closing:
            if not self._jobs:
                self._news.clear()
                await self._news.wait()
                continue
            batch = [self._jobs.popleft() for _ in range(min(len(self._jobs), BATCH))]
            began = time.perf_counter()
            await self._write(batch)
            if self._watch is not None:
                self._watch(len(batch), time.perf_counter() - began)

    async def _write(self, batch: list[_Job]) -> None:
        try:
            await self._commit([write for job in batch for write in job.writes])
        except (SQLAlchemyError, OSError) as error:
            log.warning("a batch of %d could not be written: %s", len(batch), type(error).__name__)
            if len(batch) == 1:
                _tell(batch[0].done, error)
            else:
                for job in batch:
                    await self._write([job])
        else:
            for job in batch:
                _tell(job.done, None)

    async def _commit(self, writes: list[Write]) -> None:
        groups: dict[Any, tuple[Executable, list[dict[str, Any]]]] = {}
        for statement, values in writes:
            key = (id(statement), tuple(values))
            groups.setdefault(key, (statement, []))[1].append(values)
        async with self._engine.begin() as connection:
            for statement, rows in groups.values():
                await connection.execute(statement, rows if len(rows) > 1 else rows[0])


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    with contextlib.suppress(asyncio.InvalidStateError):
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
