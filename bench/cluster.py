"""What several processes bear as one site, with a PostgreSQL and a NATS of their own.

Rooms of four over real sockets, every seat moves as soon as it may; the clients have processes of their own.
Then the time from the death of a process, and from its orderly stop, until its tables are open on another.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.web.nats import Nats
from tests.web.postgres import Postgres, postgres

from .cluster_picture import Bar, picture
from .figures import processor_seconds
from .server import NO_LIMITS, measure, new_room


class Outcome(msgspec.Struct):
    processes: int
    moves_a_second: float
    p50_ms: float
    p99_ms: float
    server_ms_a_move: float
    """Of processor, of all processes together."""
    postgresql_ms_a_move: float
    nats_ms_a_move: float


class Takeover(msgspec.Struct):
    killed_s: float
    """Seconds until the last of the tables was open elsewhere."""
    stopped_s: float
    tables: int


class Cluster(msgspec.Struct):
    game: str
    load: float
    """Of the machine when it began, by others."""
    outcomes: list[Outcome]
    takeover: Takeover

    def draw(self, path: Path) -> None:
        bars = [
            Bar(
                each.processes,
                each.moves_a_second,
                {
                    "Sandtable": each.server_ms_a_move,
                    "PostgreSQL": each.postgresql_ms_a_move,
                    "NATS": each.nats_ms_a_move,
                },
            )
            for each in self.outcomes
        ]
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        title = f"{self.game.capitalize()} on {cores} cores, load by others {self.load:.0f}"
        picture(path, bars, title)


@contextmanager
def servers(count: int, database: str, nats: str) -> Iterator[list[tuple[subprocess.Popen[str], str]]]:
    command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--database", database]
    command += ["--nats", nats, *NO_LIMITS]
    begun = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(count)]
    try:
        found = []
        for server in begun:
            assert server.stdout
            found.append((server, server.stdout.readline().split()[3].rstrip("/")))
        yield found
    finally:
        for server in begun:
            server.terminate()
        for server in begun:
            server.wait(20)


def load(
    address: str, process: int, game: str, rooms: int, seconds: float, together: Barrier, answer: Any
) -> None:
    """The clients of one server, in a process of their own."""
    found = uvloop.run(measure(address, process, game, rooms, seconds, 0, together.wait))
    answer.send((found.waits, found.counted))


class Meter:
    """What the servers, PostgreSQL and NATS use of the processor, looked at again and again."""

    def __init__(self, running: list[int], database: Postgres, nats: Nats) -> None:
        self._running, self._database, self._nats = running, database, nats
        self._seen: list[tuple[float, float, float, float]] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Meter:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._over.wait(0.2):
            parts = (self._running, self._database.processes(), self._nats.processes())
            own, database, nats = (sum(map(processor_seconds, each)) for each in parts)
            self._seen.append((time.monotonic(), own, database, nats))

    def used(self, since: float, until: float) -> tuple[float, float, float]:
        """Processor seconds a second: of the servers, of PostgreSQL and of NATS."""
        within = [each for each in self._seen if since <= each[0] <= until]
        if len(within) < 2:
            return 0.0, 0.0, 0.0
        (began, *before), (ended, *after) = within[0], within[-1]
        own, database, nats = ((b - a) / (ended - began) for a, b in zip(before, after, strict=True))
        return own, database, nats


def saturated(
    count: int, clients: int, game: str, rooms: int, seconds: float, database: Postgres, nats: Nats
) -> Outcome:
    """Each of `count` servers has its own `clients` processes of clients."""
    with servers(count, database.address, nats.address) as running:
        share, together = max(1, rooms // (count * clients)), multiprocessing.Barrier(count * clients)
        loads = []
        for server, address in running:
            for _ in range(clients):
                mine, theirs = multiprocessing.Pipe()
                given = (address, server.pid, game, share, seconds, together, theirs)
                job = multiprocessing.Process(target=load, args=given)
                job.start()
                loads.append((job, mine))
        with Meter([server.pid for server, _ in running], database, nats) as meter:
            found = [mine.recv() for _, mine in loads]
        for job, _ in loads:
            job.join()
    waits = sorted(wait for times, _ in found for wait in times) or [0.0]
    moves_a_second = sum(len(times) / (ended - began) for times, (began, ended) in found)
    own, postgresql, broker = meter.used(
        max(began for _, (began, _) in found), min(ended for _, (_, ended) in found)
    )
    return Outcome(
        processes=count,
        moves_a_second=moves_a_second,
        p50_ms=1000 * waits[len(waits) // 2],
        p99_ms=1000 * waits[len(waits) * 99 // 100],
        server_ms_a_move=1000 * own / moves_a_second,
        postgresql_ms_a_move=1000 * postgresql / moves_a_second,
        nats_ms_a_move=1000 * broker / moves_a_second,
    )


async def opened(address: str, room: tuple[str, list[str]]) -> float:
    """When this table was open to somebody who keeps coming to this address."""
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{room[0]}/live"
    headers = {"authorization": f"Bearer {room[1][0]}"}
    while True:
        try:
            async with connect(where, additional_headers=headers, max_size=2**22) as socket:
                await socket.send('{"type": "Join"}')
                if json.loads(await socket.recv())["type"] == "Welcome":
                    return time.monotonic()
        except (OSError, WebSocketException):
            pass
        await asyncio.sleep(0.05)


def takeover(game: str, tables: int, database: str, nats: str) -> Takeover:
    times = []
    for ending in (signal.SIGKILL, signal.SIGINT):
        with servers(2, database, nats) as running:
            (first, one), (_, two) = running
            rooms = [new_room(one, game) for _ in range(tables)]
            began = time.monotonic()
            first.send_signal(ending)

            async def all_opened(rooms: Any = rooms, two: str = two) -> list[float]:
                return list(await asyncio.gather(*(opened(two, room) for room in rooms)))

            times.append(max(asyncio.run(all_opened())) - began)
    return Takeover(killed_s=times[0], stopped_s=times[1], tables=tables)


def run(game: str, rooms: int, seconds: float, counts: list[int], clients: int) -> Cluster:
    load = os.getloadavg()[0]
    with ExitStack() as stack:
        nats = stack.enter_context(Nats())
        outcomes = []
        for count in counts:
            with Postgres() as database:
                outcomes.append(saturated(count, clients, game, rooms, seconds, database, nats))
                print(told(outcomes[-1]), file=sys.stderr, flush=True)
        with postgres() as database:
            return Cluster(game, load, outcomes, takeover(game, rooms, database, nats.address))


def told(each: Outcome) -> str:
    return (
        f"{each.processes} processes: {each.moves_a_second:,.0f} moves/s, p50 {each.p50_ms:.1f} ms, "
        f"p99 {each.p99_ms:.1f} ms; processor a move: {each.server_ms_a_move:.2f} ms of Sandtable, "
        f"{each.postgresql_ms_a_move:.2f} of PostgreSQL, {each.nats_ms_a_move:.3f} of NATS"
    )


def show(found: Cluster) -> None:
    print(f"{found.game}, load of the machine by others {found.load:.1f}")
    for each in found.outcomes:
        print(told(each))
    taken = found.takeover
    print(
        f"{taken.tables} tables open on another process: {taken.killed_s:.2f} s after one was killed, "
        f"{taken.stopped_s:.2f} s after one was stopped"
    )
