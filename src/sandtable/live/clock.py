"""Time, handed in: the clock of the server, and the time of a table that stands still or runs with it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds from some moment on, never backwards."""

    def wall(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        """Call once `now` has reached `when`; it may come late, and a little early."""


class SystemClock:
    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, call)


class TableTime:
    """What the rules know as `at`."""

    def __init__(self, clock: Clock, at: int = 0) -> None:
        self._clock = clock
        self._at = at
        self._since: int | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def since(self) -> int:
        """The moment on the server's clock for which `at` was last set."""
        return self._clock.now() if self._since is None else self._since

    @property
    def base(self) -> int:
        """What `at` was at `since`."""
        return self._at

    def at(self) -> int:
        return self._at if self._since is None else self._at + self._clock.now() - self._since

    def run(self) -> None:
        if self._since is None:
            self._since = self._clock.now()

    def stop(self) -> None:
        self._at = self.at()
        self._since = None

    def moment(self, at: int) -> int | None:
        """When the server's clock will show this table time; None while it stands still."""
        return None if self._since is None else self._since + at - self._at
