"""Worker processes for work that would block the tables."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENT = 10
"""The niceness of processes that do nothing urgent."""


class Processes:
    """A pool that starts when first needed and starts again if a process dies."""

    def __init__(self, processes: int = 1, *, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, call: Callable[..., T], *facts: Any) -> T:
        for last in (False, True):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._processes,
                    multiprocessing.get_context("spawn"),
                    initializer=_begin,
                    initargs=(self._niceness,),
                )
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, call, *facts)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
                log.warning("a process has died; starting another")
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin(niceness: int) -> None:
    """Set the niceness, and end when the parent ends."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
