"""A server whose clock a test moves: a file says how many milliseconds it is ahead."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sandtable.web import app
from sandtable.web.run import listen, serve
from sandtable.web.settings import Settings


class MovedClock:
    def __init__(self, ahead: Path) -> None:
        self._ahead = ahead

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000 + int(self._ahead.read_text())

    def wall(self) -> int:
        return time.time_ns() // 1_000_000 + int(self._ahead.read_text())

    def call_at(self, when: int, call: Callable[[], None]) -> _MovedAlarm:
        return _MovedAlarm(self, when, call)


class _MovedAlarm:
    def __init__(self, clock: MovedClock, when: int, call: Callable[[], None]) -> None:
        self._clock, self._when, self._call = clock, when, call
        self._next = asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        if self._clock.now() >= self._when:
            self._call()
        else:
            self._next = asyncio.get_running_loop().call_later(0.02, self._look)

    def cancel(self) -> None:
        self._next.cancel()


def main(database: str, port: int, ahead: Path) -> None:
    app.SECONDS_BETWEEN_SWEEPS = 0.05
    settings = Settings(database=database, pace=0)
    ready = partial(print, f"sandtable is at {port}", flush=True)
    serve(settings, listen("127.0.0.1", port), ready, clock=MovedClock(ahead))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
