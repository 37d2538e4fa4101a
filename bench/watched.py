"""Runs `sandtable` and watches its event loop: `python -m bench.watched FILE serve ...`.

A timer of the loop rings every two milliseconds; what passes beyond that between two rings is a pause. It is
told by the clock, and in processor time of the whole process: that counts no time in which the machine was
busy with others, but all that threads of this process did meanwhile. A thread looks at what the loop is doing
in a long pause. Every SIGUSR1 adds the pauses since the last one to FILE, as a line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
import threading
import time
from pathlib import Path
from types import FrameType

import uvicorn

from sandtable.cli import main

EVERY = 0.002
LONG = 0.010
"""Seconds of processor time from which on a pause is looked into."""
KEPT = 5
LEFT_OUT = (
    "cli/__init__.py",
    "cli/serve.py",
    "web/run.py",
    "live/processes.py",
    "live/sqlite.py",
    "__main__.py",
)
"""What is on the stack all the time."""


class Watch:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._rung = (time.perf_counter(), time.process_time())
        self._seen = ""
        self._begin()

    def _begin(self) -> None:
        self._by_clock: list[float] = []
        self._by_processor: list[tuple[float, str]] = []

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._loop.add_signal_handler(signal.SIGUSR1, self._write)
        self._thread = threading.main_thread().ident or 0
        threading.Thread(target=self._look, daemon=True).start()
        self._rung = (time.perf_counter(), time.process_time())
        self._loop.call_later(EVERY, self._ring)

    def _ring(self) -> None:
        now = (time.perf_counter(), time.process_time())
        passed, used = now[0] - self._rung[0] - EVERY, now[1] - self._rung[1]
        self._rung = now
        if used > LONG / 2 or passed > LONG:
            self._by_clock.append(passed)
            self._by_processor.append((min(used, passed), self._seen))
        self._seen = ""
        self._loop.call_later(EVERY, self._ring)

    def _look(self) -> None:
        while True:
            time.sleep(EVERY)
            if time.process_time() - self._rung[1] > LONG / 2:
                places = [_place(frame) for frame in sys._current_frames().values()]
                self._seen = "; ".join(sorted({place for place in places if place}))

    def _write(self) -> None:
        longest = sorted(self._by_processor, reverse=True)
        told = {
            "by the clock": [round(1000 * each, 1) for each in sorted(self._by_clock, reverse=True)[:KEPT]],
            "by the processor": [(round(1000 * used, 1), seen) for used, seen in longest[:KEPT]],
        }
        with self._path.open("a") as file:
            file.write(json.dumps(told) + "\n")
        self._begin()
        self._rung = (time.perf_counter(), time.process_time())


def _place(frame: FrameType | None) -> str:
    """The innermost function of ours, on the way to what a thread is doing."""
    while frame is not None:
        place = frame.f_code.co_filename.rpartition("src/sandtable/")[2]
        if "/site-packages/" not in place and "/lib/python" not in place and not place.startswith("/"):
            return "" if place in LEFT_OUT else f"{place}:{frame.f_lineno}"
        frame = frame.f_back
    return ""


def watched(watch: Watch) -> None:
    startup = uvicorn.Server.startup

    async def start(self: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
        await startup(self, sockets)
        watch.start()

    uvicorn.Server.startup = start  # type: ignore[method-assign]


if __name__ == "__main__":
    watched(Watch(Path(sys.argv[1])))
    sys.argv[:2] = ["sandtable"]
    sys.exit(main())
