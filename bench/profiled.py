"""Runs `sandtable` and samples where its processor time goes: `python -m bench.profiled FILE serve ...`.

Every millisecond of processor time the stack of the event loop is looked at, and the innermost function that
belongs to a stage gets the sample. Threads are counted by the system. FILE gets them as JSON.
uvloop writes to sockets outside of all Python functions: that is part of `loop`.
"""

from __future__ import annotations

import json
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from sandtable.cli import main

EVERY = 0.001

STAGES = {
    "receive": ("web/socket.py:", "websockets_sansio_impl.py:data_received", "live/dispatch.py:"),
    "rules": ("live/commands.py:", "core/wire.py:", "core/match.py:play"),
    "rows": ("live/rows.py:", "live/table.py:store"),
    "views": ("core/match.py:view", "core/game.py:view", "rules/viewing.py:"),
    "table": ("live/table.py:view", "live/table.py:_show", "live/seat.py:", "live/table.py:clock_view"),
    "patches": ("core/patch.py:", "live/viewers.py:_turn_to"),
    "encode": ("live/messages.py:encoded", "live/viewers.py:"),
    "send": (
        "web/socket.py:_write",
        "web/door.py:",
        "websockets_sansio_impl.py:send",
        "live/connection.py:",
        "live/inbox.py:_release",
    ),
    "write": ("live/writer.py:", "sqlalchemy/", "aiosqlite/", "live/inbox.py:_written"),
    "requests": (
        "litestar/",
        "web/guard.py:",
        "web/tables_api.py:",
        "httptools_impl.py:",
        "live/seating.py:",
    ),
    "welcome": ("live/presence.py:", "live/table.py:welcome", "handle_connect", "web/socket.py:live"),
    "alarms": ("live/alarms.py:", "live/table.py:_set_alarm", "live/table.py:_next_alarm"),
}
"""By stage, what is in the place of its functions; where several fit, the longest one decides."""
_PLACES = sorted(
    ((place, stage) for stage, places in STAGES.items() for place in places), key=lambda each: -len(each[0])
)


class Sampling:
    """Begins with the first SIGUSR1 and ends with the second, which writes the seconds of each stage."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._samples: Counter[str] = Counter()
        self._began: tuple[float, float] | None = None

    def mark(self, *_: object) -> None:
        if self._began is None:
            self._began = _used()
            signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        else:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._write(*self._began)

    def sample(self, _: int, frame: FrameType | None) -> None:
        self._samples[stage_of(frame)] += 1

    def _write(self, loop_before: float, all_before: float) -> None:
        loop, everything = _used()
        on_loop = loop - loop_before
        share = on_loop / (self._samples.total() or 1)
        seconds = {stage: share * count for stage, count in self._samples.items()}
        seconds["threads"] = everything - all_before - on_loop
        self._path.write_text(json.dumps(seconds))


def _used() -> tuple[float, float]:
    """The processor time of the event loop and of the whole process."""
    loop = time.pthread_getcpuclockid(threading.main_thread().ident or 0)
    return time.clock_gettime(loop), time.process_time()


def stage_of(frame: FrameType | None) -> str:
    while frame is not None:
        place = f"{frame.f_code.co_filename}:{frame.f_code.co_name}"
        for known, stage in _PLACES:
            if known in place:
                return stage
        frame = frame.f_back
    return "loop"


if __name__ == "__main__":
    sampling = Sampling(Path(sys.argv[1]))
    signal.signal(signal.SIGPROF, sampling.sample)
    signal.signal(signal.SIGUSR1, sampling.mark)
    sys.argv[:2] = ["sandtable"]
    sys.exit(main())
