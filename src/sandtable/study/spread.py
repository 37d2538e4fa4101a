"""Spreading games over processes or over a Ray cluster, with the same outcome however many there are."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

from ..core.errors import BadInput, Flawed

T = TypeVar("T")

AHEAD = 8
"""Games handed to each process before the first of them has to be over."""
BATCH = 10
"""Games handed to a cluster at a time."""
ANSWERS_WITHIN = 10
"""Seconds that a cluster has to answer the first call."""


def spread(play: Callable[[int], T], games: int, jobs: int, cluster: str | None = None) -> Iterator[T]:
    """`play(0)` to `play(games - 1)`, in this order; `play` must depend on its number alone.

    `cluster` is the address of a Ray cluster (`auto`: the one of this machine, `local`: one just for this),
    which is then used instead of processes.
    """
    if cluster is not None:
        yield from _over_ray(play, games, cluster)
    elif jobs <= 1:
        yield from map(play, range(games))
    else:
        yield from _over_processes(play, games, jobs)


def _over_processes(play: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    waiting: deque[Future[T]] = deque()
    with processes(jobs) as pool:
        try:
            for number in range(games):
                if len(waiting) == AHEAD * jobs:
                    yield waiting.popleft().result()
                waiting.append(pool.submit(play, number))
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise Flawed("process-ended") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def processes(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Ctrl+C ends it at once: compiled code would not hear of it until its game is over."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()


def end_with_parent() -> None:
    """Let this process end when the one that started it is gone, however that one ended."""
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)


def _over_ray(play: Callable[[int], T], games: int, cluster: str) -> Iterator[T]:
    """Batches of games: handing over a single one takes longer than playing it."""
    _reach(cluster)
    try:
        import ray
    except ImportError:
        raise BadInput("--ray", "no-ray") from None
    began = not ray.is_initialized()
    if began:
        try:
            ray.init(
                address=cluster, log_to_driver=False, include_dashboard=False if cluster == "local" else None
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadInput("--ray", "no-cluster", cluster=cluster, reason=str(error)) from None
    try:
        remote: Any = ray.remote(_batch)
        shared = ray.put(play)
        waiting = [
            remote.remote(shared, start, min(games, start + BATCH)) for start in range(0, games, BATCH)
        ]
        for batch in waiting:
            yield from ray.get(batch)
    finally:
        if began:
            ray.shutdown()


def _reach(cluster: str) -> None:
    """Ray itself takes minutes to find that nobody is there."""
    host, colon, port = cluster.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), ANSWERS_WITHIN).close()
    except (OSError, OverflowError, ValueError):
        raise BadInput("--ray", "no-cluster", cluster=cluster) from None
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # If something else answers there.


def _batch(play: Callable[[int], T], start: int, end: int) -> list[T]:
    return [play(number) for number in range(start, end)]


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
