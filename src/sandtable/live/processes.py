"""Worker processes for work that would block the tables."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import os
import queue
import signal
import threading
import traceback
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

from ..study.spread import end_with_parent

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENT = 10
"""The niceness of processes that do nothing urgent."""
_SPAWN = multiprocessing.get_context("spawn")


class ProcessDied(Exception):
    """A worker process ended in the middle of a job, twice."""


class _Job(NamedTuple):
    rank: int
    number: int
    call: Callable[..., Any]
    facts: tuple[Any, ...]
    seconds: float | None
    done: Callable[[Any, BaseException | None], None]
    wanted: Callable[[], bool]


class Processes:
    """A pool whose processes start when needed, can be killed, and are replaced when they die."""

    def __init__(self, most: int = 1, *, niceness: int = 0) -> None:
        self._most = most
        self._niceness = niceness
        self._jobs: queue.PriorityQueue[_Job] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._workers: list[_Worker] = []
        self._open = 0

    @property
    def idle(self) -> int:
        """How many more jobs could be done at once."""
        return max(0, self._most - self._open)

    async def run(
        self, call: Callable[..., T], *facts: Any, seconds: float | None = None, urgent: bool = False
    ) -> T:
        """The call's result, from another process. After `seconds` of work that process is killed and
        `TimeoutError` raised. Urgent jobs come before others."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def settle(value: Any, error: BaseException | None) -> None:
            self._open -= 1
            if future.done():
                return
            if error is None:
                future.set_result(value)
            else:
                future.set_exception(error)

        def done(value: Any, error: BaseException | None) -> None:
            with contextlib.suppress(RuntimeError):  # The loop may be closed by now.
                loop.call_soon_threadsafe(settle, value, error)

        self._open += 1
        if self._open > len(self._workers) < self._most:
            self._workers.append(_Worker(self._jobs, self._niceness))
        rank = 0 if urgent else 1
        self._jobs.put(
            _Job(rank, next(self._numbers), call, facts, seconds, done, lambda: not future.cancelled())
        )
        return await future

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()
        self._workers.clear()
        self._jobs = queue.PriorityQueue()
        self._open = 0


class _Worker:
    """A thread that hands jobs to a process, one at a time."""

    def __init__(self, jobs: queue.PriorityQueue[_Job], niceness: int) -> None:
        self._jobs = jobs
        self._niceness = niceness
        self._stopping = False
        self._process: BaseProcess | None = None
        self._pipe: connection.Connection | None = None
        self._busy = threading.Lock()
        threading.Thread(target=self._work, daemon=True).start()

    def stop(self) -> None:
        self._stopping = True
        self._jobs.put(_Job(-1, id(self), int, (), None, lambda *_: None, lambda: False))
        self._kill()

    def _work(self) -> None:
        while not self._stopping:
            job = self._jobs.get()
            if self._stopping:
                return
            if not job.wanted():
                job.done(None, None)
                continue
            try:
                job.done(self._do(job), None)
            except BaseException as error:
                job.done(None, error)

    def _do(self, job: _Job) -> Any:
        for _ in range(2):
            if self._process is None or not self._process.is_alive():
                self._begin()
            assert self._pipe is not None
            try:
                self._pipe.send((job.call, job.facts))
                if not self._pipe.poll(job.seconds):
                    self._kill()
                    raise TimeoutError
                value, error = self._pipe.recv()
            except (EOFError, OSError) as died:
                self._kill()
                if self._stopping or isinstance(died, TimeoutError):
                    raise
                log.warning("a process has died; starting another")
                continue
            if error is not None:
                raise error
            return value
        raise ProcessDied

    def _begin(self) -> None:
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_serve, args=(theirs, self._niceness), daemon=True)
        process.start()
        theirs.close()
        with self._busy:
            self._process, self._pipe = process, ours
        if self._stopping:
            self._kill()

    def _kill(self) -> None:
        with self._busy:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()


def _serve(pipe: connection.Connection, niceness: int) -> None:
    """In the worker process: do what comes, until the parent is gone."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    while True:
        try:
            call, facts = pipe.recv()
        except EOFError:
            return
        value, error = None, None
        try:
            value = call(*facts)
        except BaseException as raised:
            raised.add_note(traceback.format_exc())
            error = raised
        try:
            pipe.send((value, error))
        except Exception as unsendable:
            pipe.send((None, TypeError(f"cannot be sent back: {unsendable}")))
