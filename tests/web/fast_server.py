"""A server whose clock runs many times faster, so that a match against the sand takes seconds."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial

from sandtable.live.clock import Alarm
from sandtable.web.limits import Limits
from sandtable.web.run import listen, serve
from sandtable.web.settings import Settings


class FastClock:
    def __init__(self, times: int) -> None:
        self.times = times

    def now(self) -> int:
        return time.monotonic_ns() * self.times // 1_000_000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, call: Callable[[], None]) -> Alarm:
        wait = max(0, when - self.now()) / 1000 / self.times
        return asyncio.get_running_loop().call_later(wait, call)


def main(database: str, port: int, times: int) -> None:
    much = 100_000
    limits = Limits(
        messages_a_second=much, messages_at_once=much, requests_a_second=much, requests_at_once=much
    )
    settings = Settings(database=database, limits=limits, pace=1000 * times // 50, countdown=3000)
    ready = partial(print, f"sandtable is at {port}", flush=True)
    serve(settings, listen("127.0.0.1", port), ready, clock=FastClock(times))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
