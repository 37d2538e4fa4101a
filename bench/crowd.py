"""Many running timed tables: what each costs in memory and at rest, and how long a move waits.

    python -m bench crowd [--tables 1000] [--seconds 20] [--pause 10] [--json]

Pendulum with five people at each table, all of them connected. First the tables are loaded with nobody there,
then everyone comes and time runs, then at each table somebody moves every `--pause` seconds on average.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from sandtable.core.patch import apply

from .figures import processor_seconds
from .pauses import opened
from .server import serving
from .stock import Room, Stock

SEATS = 5
ENTRIES = 40
"""After so many moves at random the timers run."""
AT_ONCE = 50
"""So many connections are opened at a time."""


class Crowd(msgspec.Struct):
    tables: int
    load: float
    """Of the machine, by others too."""
    kb_a_table: float
    """Loaded, with nobody there."""
    kb_a_running_table: float
    """With five people there."""
    idle_ms_a_second: float
    """Processor of the server while everything is loaded and nobody there."""
    resting_ms_a_second: float
    """The same while time runs at all tables and nobody moves."""
    moves_a_second: float
    ms_a_move: float
    """Processor of the server, with its share of what runs by itself."""
    p50_ms: float
    p99_ms: float


def add(parts: Any) -> None:
    parser = parts.add_parser("crowd", help="many running timed tables of Pendulum with five people each")
    parser.add_argument("--tables", type=int, default=1000, help="default: %(default)s")
    parser.add_argument("--seconds", type=float, default=20.0, help="of moves (default: %(default)s)")
    parser.add_argument(
        "--pause",
        type=float,
        default=10.0,
        help="seconds between moves at a table (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")


def memory(process: int) -> float:
    """Kilobytes that a process has in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


class Client:
    """One of five at a table."""

    def __init__(self, socket: ClientConnection, welcome: Any) -> None:
        self._socket = socket
        self.moves: Any = welcome["view"]["moves"]
        self._answered: asyncio.Future[str] | None = None

    async def listen(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] == "Welcome":
                self.moves = message["view"]["moves"]
            elif message["type"] == "Update" and "moves" in message.get("view", {}):
                self.moves = apply(self.moves, message["view"]["moves"])
            elif message["type"] in ("Accepted", "Refused") and self._answered is not None:
                self._answered.set_result(message["type"])
                self._answered = None

    async def resume(self) -> None:
        await self._socket.send('{"type": "Resume", "ready": true}')

    async def move(self, number: int, move: Any) -> float | None:
        """Seconds until it was acknowledged; None if it was refused."""
        began = time.perf_counter()
        self._answered = answered = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": "Command", "id": f"c{number}", "move": move}))
        return time.perf_counter() - began if await answered == "Accepted" else None

    async def close(self) -> None:
        await self._socket.close()


async def play(clients: list[Client], pause: float, waits: list[float], rng: Random) -> None:
    number = 0
    while True:
        await asyncio.sleep(rng.uniform(0, 2 * pause))
        able = [client for client in clients if client.moves]
        if able:
            number += 1
            client = rng.choice(able)
            waited = await client.move(number, rng.choice(client.moves))
            if waited is not None:
                waits.append(waited)


async def used(process: int, seconds: float) -> float:
    """Processor seconds of the next seconds."""
    before = processor_seconds(process)
    await asyncio.sleep(seconds)
    return processor_seconds(process) - before


async def measure(address: str, process: int, rooms: list[Room], given: argparse.Namespace) -> Crowd:
    gate = asyncio.Semaphore(AT_ONCE)
    empty = memory(process)

    async def come(room: Room, seat: int) -> Client:
        async with gate:
            return Client(*await opened(address, room, seat))

    # Somebody comes to every table and leaves.
    for client in await asyncio.gather(*(come(room, 0) for room in rooms)):
        await client.close()
    await asyncio.sleep(2)
    loaded = memory(process)
    idle = await used(process, 5)
    seats = [[come(room, seat) for seat in range(SEATS)] for room in rooms]
    clients = [list(await asyncio.gather(*table)) for table in seats]
    listening = [asyncio.create_task(client.listen()) for table in clients for client in table]
    for table in clients:
        for client in table:
            await client.resume()
    await asyncio.sleep(5)
    running = memory(process)
    resting = await used(process, 5)
    waits: list[float] = []
    playing = [
        asyncio.create_task(play(table, given.pause, waits, Random(number)))
        for number, table in enumerate(clients)
    ]
    await asyncio.sleep(min(5, given.pause))
    waits.clear()
    spent = await used(process, given.seconds)
    counted = sorted(waits) or [0.0]
    for task in (*playing, *listening):
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*playing, *listening, return_exceptions=True)
    return Crowd(
        tables=len(rooms),
        load=os.getloadavg()[0],
        kb_a_table=(loaded - empty) / len(rooms),
        kb_a_running_table=(running - empty) / len(rooms),
        idle_ms_a_second=1000 * idle / 5,
        resting_ms_a_second=1000 * resting / 5,
        moves_a_second=len(counted) / given.seconds,
        ms_a_move=1000 * spent / len(counted),
        p50_ms=1000 * counted[len(counted) // 2],
        p99_ms=1000 * counted[len(counted) * 99 // 100],
    )


async def stocked(database: str, tables: int) -> list[Room]:
    async with Stock(database) as stock:
        return [await stock.room("pendulum", SEATS, ENTRIES) for _ in range(tables)]


def run(given: argparse.Namespace) -> None:
    with TemporaryDirectory() as folder:
        database = f"{folder}/crowd.db"
        rooms = asyncio.run(stocked(database, given.tables))
        with serving(database) as (address, process):
            found = asyncio.run(measure(address, process, rooms, given))
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    print(f"{found.tables} tables, {SEATS * found.tables} sockets, load of the machine {found.load:.1f}")
    print(
        f"memory a table: {found.kb_a_table:.0f} KB, with five people there {found.kb_a_running_table:.0f} KB"
    )
    print(
        f"processor a second: {found.idle_ms_a_second:.0f} ms with nobody there, "
        f"{found.resting_ms_a_second:.0f} ms while time runs and nobody moves"
    )
    print(
        f"{found.moves_a_second:.0f} moves a second: {found.ms_a_move:.2f} ms of processor a move, "
        f"p50 {found.p50_ms:.1f} ms, p99 {found.p99_ms:.1f} ms"
    )
