"""A server that never looks for cycles, and says what comes into its memory and what leaves it.

After SIGUSR1 it puts tables away as soon as nobody is there.
"""

from __future__ import annotations

import gc
import signal
import sys
import weakref
from itertools import count
from typing import Any

from sandtable.cli import main
from sandtable.live import directory
from sandtable.live.connection import Connection
from sandtable.live.table import Table
from sandtable.web import app, run
from sandtable.web.door import HttpAtDoor, SocketAtDoor


def tell(*what: object) -> None:
    print(*what, flush=True)


def put_away_at_once(*_: object) -> None:
    directory.IDLE = directory.IDLE_AT_END = -1


def watch(kind: type[Any]) -> None:
    numbers, begin = count(), kind.__init__

    def beginning(self: Any, *given: Any, **more: Any) -> None:
        begin(self, *given, **more)
        name = f"{kind.__name__}-{next(numbers)}"
        tell("came:", name)
        weakref.finalize(self, tell, "left:", name)

    kind.__init__ = beginning


if __name__ == "__main__":
    for kind in (Table, Connection, HttpAtDoor, SocketAtDoor):
        watch(kind)
    signal.signal(signal.SIGUSR1, put_away_at_once)
    app.SECONDS_BETWEEN_SWEEPS = 0.1
    run._collect_less = gc.disable
    sys.exit(main())
