"""What the trainings of all games share: worker processes that play, and what a training reports."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple

from .curve import Point
from .spread import processes

Track = Callable[[str, Iterable[Any], int], Iterable[Any]]
"""May watch a step as it goes: its message, what comes in, and how many in all."""


class Trained(NamedTuple):
    weights: Path
    curve: list[Point]
    games: int
    """Games of two against the expert."""
    won: float
    low: float
    high: float


class Course(NamedTuple):
    """How the networks of a game are learned."""

    game: str
    train: Callable[[Path, bool, int, int, Track], Trained]
    """Takes the folder to write to, whether it is only a small training, the number of processes, the seed,
    and what watches it."""


class Workers:
    """Processes that play; none for one job."""

    def __init__(self, jobs: int) -> None:
        self.pool = processes(jobs) if jobs > 1 else None

    def begin(self, play: Callable[[int], Any], count: int) -> list[Any]:
        """`play(0)` to `play(count - 1)`; see `ended`."""
        return [self.pool.submit(play, number) if self.pool else play(number) for number in range(count)]

    def map(self, play: Callable[[int], Any], count: int) -> Iterator[Any]:
        begun = self.begin(play, count) if self.pool else map(play, range(count))
        for each in begun:
            yield ended(each)

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(cancel_futures=True)


def ended(begun: Any) -> Any:
    """What came of a play that was begun."""
    return begun.result() if isinstance(begun, Future) else begun
