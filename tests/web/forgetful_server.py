"""A server that never looks for cycles, and says what comes into its memory and what leaves it.

After SIGUSR1 it puts tables away as soon as nobody is there.
"""

from __future__ import annotations

import gc
import signal
import sys
import weakref
from collections.abc import Callable
from itertools import count
from typing import Any

from sandtable.cli import main
from sandtable.live import directory
from sandtable.live.connection import Connection
from sandtable.live.table import Table
from sandtable.web import app, run, socket
from sandtable.web.door import HttpAtDoor, SocketAtDoor


def tell(*what: object) -> None:
    print(*what, flush=True)


def put_away_at_once(*_: object) -> None:
    directory.IDLE = directory.IDLE_AT_END = -1


class Held:
    """A callable that something holds as long as it is there."""

    def __init__(self, call: Callable[..., Any], name: str) -> None:
        self._call = call
        tell("came:", name)
        weakref.finalize(self, tell, "left:", name)

    def __call__(self, *given: Any) -> Any:
        return self._call(*given)


def watch(kind: type[Any]) -> None:
    numbers, begin = count(), kind.__init__

    def beginning(self: Any, *given: Any, **more: Any) -> None:
        begin(self, *given, **more)
        name = f"{kind.__name__}-{next(numbers)}"
        tell("came:", name)
        weakref.finalize(self, tell, "left:", name)

    kind.__init__ = beginning


# What is compiled takes no other `__init__` and no weak references: each gets something of its own to hold.


def watch_tables() -> None:
    numbers = count()

    def table(*given: Any) -> Table:
        stored, loaded, services, on_alarm, on_change = given
        return Table(stored, loaded, services, on_alarm, Held(on_change, f"Table-{next(numbers)}"))

    vars(directory)["Table"] = table


def watch_connections() -> None:
    numbers = count()

    def connection(*given: Any, dropped: Callable[[], None], **more: Any) -> Connection:
        return Connection(*given, dropped=Held(dropped, f"Connection-{next(numbers)}"), **more)

    vars(socket)["Connection"] = connection


if __name__ == "__main__":
    for kind in (HttpAtDoor, SocketAtDoor):
        watch(kind)
    watch_tables()
    watch_connections()
    signal.signal(signal.SIGUSR1, put_away_at_once)
    app.SECONDS_BETWEEN_SWEEPS = 0.1
    run.collect_less = gc.disable
    sys.exit(main())
