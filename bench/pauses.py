"""How long the event loop of a server stands still while much happens at once.

    python -m bench pauses [--tables 100] [--json]

Tables with long matches are loaded, replays fetched, hints thought, and matches end, as many at once as are
asked for; `bench.watched` says what a pause is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .server import NO_LIMITS
from .stock import Room, Stock

ENTRIES = 250
"""Of a long match; longer ones are loaded in a process of their own."""
PATIENCE = 300


def add(parts: Any) -> None:
    parser = parts.add_parser("pauses", help="pauses of a server's event loop while much happens at once")
    parser.add_argument("--tables", type=int, default=100, help="of each kind (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    parser.set_defaults(seconds=1.0)


async def stocked(database: str, tables: int) -> dict[str, list[Room]]:
    async with Stock(database) as stock:
        return {
            "loaded": [await stock.room("pendulum", 5, ENTRIES) for _ in range(tables)],
            "replayed": [await stock.room("nations", 4, None, finish=True) for _ in range(tables)],
            "advised": [await stock.room("nations", 2, 0) for _ in range(tables // 4 or 1)],
            "ended": [await stock.room("nations", 2, None) for _ in range(tables)],
        }


async def opened(address: str, room: Room, seat: int) -> tuple[ClientConnection, Any]:
    """A connection of a seat, and the message with which it was let in."""
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{room.table}/live"
    headers = {"authorization": f"Bearer {room.secrets[seat]}"}
    socket = await connect(
        where, additional_headers=headers, compression=None, max_size=2**22, open_timeout=PATIENCE
    )
    await socket.send('{"type": "Join"}')
    return socket, await _until(socket, "Welcome")


async def _until(socket: ClientConnection, *kinds: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await socket.recv()))["type"] not in kinds:
            pass
    return message


async def all_of(rooms: list[Room], call: Callable[[Room], Awaitable[None]]) -> None:
    await asyncio.gather(*map(call, rooms))


async def measure(address: str, rooms: dict[str, list[Room]], mark: Callable[[str], Awaitable[None]]) -> None:
    sockets: dict[str, ClientConnection] = {}

    async def come(room: Room) -> None:
        sockets[room.table], _ = await opened(address, room, room.seat)

    def get(room: Room) -> None:
        path = f"/api/tables/{room.table}/replay?entry=0&count=50"
        with urllib.request.urlopen(address + path, timeout=PATIENCE) as answer:
            answer.read()

    async def fetch(room: Room) -> None:
        await asyncio.to_thread(get, room)

    async def advise(room: Room) -> None:
        await sockets[room.table].send('{"type": "Hint", "id": "h"}')
        await _until(sockets[room.table], "Hints", "Refused")

    async def end(room: Room) -> None:
        await sockets[room.table].send(json.dumps({"type": "Command", "id": "c", "move": room.move}))
        answer = await _until(sockets[room.table], "Accepted", "Refused")
        assert answer["type"] == "Accepted", answer

    await all_of(rooms["loaded"], come)
    await mark("tables loaded")
    await all_of(rooms["replayed"], fetch)
    await mark("replays fetched")
    await all_of(rooms["advised"], come)
    await all_of(rooms["ended"], come)
    await mark("")
    await all_of(rooms["advised"], advise)
    await mark("hints thought")
    await all_of(rooms["ended"], end)
    await mark("matches ended")
    await asyncio.gather(*(socket.close() for socket in sockets.values()))


def run(given: argparse.Namespace) -> None:
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        database, file = f"{folder}/bench.db", Path(folder) / "pauses"
        rooms = asyncio.run(stocked(database, given.tables))
        command = [sys.executable, "-m", "bench.watched", str(file), "serve", "--port", "0"]
        command += ["--database", database, *NO_LIMITS, "--limit=long_requests=1000000"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        lines = 0

        async def mark(name: str) -> None:
            nonlocal lines
            os.kill(server.pid, signal.SIGUSR1)
            lines += 1
            deadline = time.monotonic() + PATIENCE
            while not file.exists() or len(file.read_text().splitlines()) < lines:
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
            if name:
                found[name] = json.loads(file.read_text().splitlines()[-1])

        try:
            assert server.stdout
            address = server.stdout.readline().split()[3].rstrip("/")

            async def measured() -> None:
                await asyncio.sleep(3)
                await mark("")
                await measure(address, rooms, mark)

            asyncio.run(measured())
        finally:
            server.terminate()
            server.wait(20)
    if given.json:
        print(json.dumps({"tables": given.tables, "load": os.getloadavg()[0], "pauses": found}, indent=2))
        return
    print(f"{given.tables} at once, load of the machine {os.getloadavg()[0]:.1f}; milliseconds:")
    for name, pauses in found.items():
        print(f"{name}: by the clock {pauses['by the clock']}")
        for used, seen in pauses["by the processor"]:
            print(f"  {used:6} of processor: {seen}")
