"""Spreading games over processes, with the same outcome however many there are."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")

BATCH = 10
"""Games handed to a process at a time."""


def spread(play: Callable[[int], T], games: int, jobs: int) -> Iterator[T]:
    """`play(0)` to `play(games - 1)`, in this order; `play` must depend on its number alone."""
    if jobs <= 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, range(games), chunksize=max(1, min(BATCH, games // jobs)))


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
