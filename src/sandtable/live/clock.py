"""The server's clock, passed in so that tests can move it, and table time, which runs or is stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds on a monotonic clock."""

    def wall(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        """Call once `now` reaches `when`; the call may come late, or a little early."""


class SystemClock:
    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, call)


class TableTime:
    """Table time: what the rules call `at`."""

    def __init__(self, clock: Clock, at: int = 0) -> None:
        self._clock = clock
        self._at = at
        self._since: int | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def since(self) -> int:
        """The server time at which `at` was last set."""
        return self._clock.now() if self._since is None else self._since

    @property
    def base(self) -> int:
        """The table time at `since`."""
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
        """The server time at which this table time is reached; None while the table is stopped."""
        return None if self._since is None else self._since + at - self._at
