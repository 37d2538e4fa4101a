"""The server's clock, passed in so that tests can move it, and table time, which runs or is stopped.
Compiled with mypyc.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from ..core.allowance import Allowance
from . import calendar


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970 when the server started, from then on by a clock that never jumps: it means
        about the same on every machine."""

    def wall(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        """Call once `now` reaches `when`; the call may come late, or a little early."""


class SystemClock:
    def __init__(self) -> None:
        self._began = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._began + time.monotonic_ns()) // 1_000_000

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


class DayTime(TableTime):
    """Table time of a match over days: it runs by the calendar, whether anybody is there or not."""

    def __init__(self, clock: Clock, allowance: Allowance, at: int = 0, since: int | None = None) -> None:
        super().__init__(clock, at)
        self._allowance = allowance
        self.begun = since
        """Since when it runs, in milliseconds since 1970; None: it does not."""
        if since is not None:
            self._since = clock.now() - (clock.wall() - since)

    def at(self) -> int:
        if self.begun is None:
            return self._at
        return self._at + calendar.counted(self._allowance, self.begun, self._clock.wall())

    def run(self) -> None:
        if self.begun is None:
            self.begun = self._clock.wall()
        super().run()

    def stop(self) -> None:
        super().stop()
        self.begun = None

    def day(self, at: int) -> int | None:
        """When this table time is reached, in milliseconds since 1970; None while the table is stopped."""
        if self.begun is None:
            return None
        return calendar.reached(self._allowance, self.begun, max(0, at - self._at))

    def moment(self, at: int) -> int | None:
        day = self.day(at)
        return None if day is None else self._clock.now() + day - self._clock.wall()
