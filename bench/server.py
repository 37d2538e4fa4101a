"""How many moves a server bears: rooms of four over real sockets, in processes of their own.

    python -m bench.server [--rooms 25] [--seconds 10] [--database FILE or postgresql://...]

Saturated: every seat moves as soon as it may. Paced: each client makes one move a second on average.
Times are from sending a command to its acknowledgement, which means that it is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sandtable.live.patch import apply

SEATS = 4
NO_LIMITS = [
    f"--limit={name}=1000000"
    for name in (
        "requests_a_second",
        "requests_at_once",
        "connections",
        "open_connections",
        "tables_an_hour",
        "messages_a_second",
        "messages_at_once",
        "strikes",
    )
]


class Figures:
    def __init__(self) -> None:
        self.waits: list[float] = []
        self.shown = 0
        self.bytes = 0
        self.counting = False
        self.used = 0.0


def post(address: str, path: str, body: Any, **headers: str) -> Any:
    request = urllib.request.Request(address + path, json.dumps(body).encode(), method="POST")
    request.add_header("content-type", "application/json")
    for name, value in headers.items():
        request.add_header(name.replace("_", "-"), value)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def new_room(address: str, game: str) -> tuple[str, list[str]]:
    seats = [{"kind": "open"}] * SEATS
    made = post(address, "/api/tables", {"game": game, "seats": seats, "name": "Bench", "public": True})
    table, host = made["table"]["table"], made["person"]["secret"]
    secrets = [
        post(address, f"/api/tables/{table}/sit", {"seat": seat, "name": f"P{seat}"})["secret"]
        for seat in range(SEATS)
    ]
    post(address, f"/api/tables/{table}/start", None, sandtable_person=host)
    return table, secrets


async def client(
    address: str, room: tuple[str, list[str]], seat: int, pause: float, figures: Figures
) -> None:
    rng = Random(f"{room[0]} {seat}")
    table, secrets = room
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"authorization": f"Bearer {secrets[seat]}"}
    async with connect(where, additional_headers=headers, compression=None, max_size=2**22) as socket:
        await socket.send('{"type": "Join"}')
        await _play(socket, rng, pause, figures)


async def _play(socket: ClientConnection, rng: Random, pause: float, figures: Figures) -> None:
    moves: Any = []
    sent = 0.0
    number = version = needed = 0
    free = True
    async for text in socket:
        message = json.loads(text)
        kind = message["type"]
        if figures.counting:
            figures.bytes += len(text)
        if kind == "Welcome":
            moves, version = message["view"]["moves"], message["version"]
        elif kind == "Update":
            figures.shown += figures.counting
            version = message["version"]
            change = message.get("view", {})
            if "moves" in change:
                moves = apply(moves, change["moves"])
            if message.get("table", {}).get("status", "playing") != "playing":
                return
        elif kind in ("Accepted", "Refused"):
            free, needed = True, message.get("version", needed)
            if figures.counting and kind == "Accepted":
                figures.waits.append(time.perf_counter() - sent)
        if free and moves and version >= needed:
            if pause:
                await asyncio.sleep(rng.uniform(0, 2 * pause))
            number += 1
            sent, free = time.perf_counter(), False
            await socket.send(
                json.dumps({"type": "Command", "id": f"{id(socket)}-{number}", "move": rng.choice(moves)})
            )


async def keep_playing(address: str, game: str, seats_pause: float, figures: Figures) -> None:
    while True:
        room = await asyncio.to_thread(new_room, address, game)
        clients = (client(address, room, seat, seats_pause, figures) for seat in range(SEATS))
        await asyncio.gather(*clients)


def processor_seconds(process: int) -> float:
    """What a process has used so far; 0 where that cannot be read."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return 0


async def measure(address: str, process: int, game: str, rooms: int, seconds: float, pause: float) -> Figures:
    figures = Figures()
    playing = [
        asyncio.create_task(keep_playing(address, game, pause, figures), name=f"room {number}")
        for number in range(rooms)
    ]
    await asyncio.sleep(3 + rooms / 25)
    figures.counting = True
    used = processor_seconds(process)
    await asyncio.sleep(seconds)
    figures.counting = False
    figures.used = processor_seconds(process) - used
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="nations")
    parser.add_argument("--rooms", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"{folder}/bench.db"
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0", "--database", database]
        server = subprocess.Popen([*command, *NO_LIMITS], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            address = server.stdout.readline().split()[3].rstrip("/")
            # One seat acts at a time, so a move a second for each client is four for the room.
            for name, pause in (("saturated", 0.0), ("one move a second for each client", 1 / SEATS)):
                found = asyncio.run(
                    measure(address, server.pid, arguments.game, arguments.rooms, arguments.seconds, pause)
                )
                waits = [1000 * wait for wait in sorted(found.waits)] or [0.0]
                print(
                    f"{arguments.game}, {arguments.rooms} rooms of {SEATS}, {name}: "
                    f"{len(found.waits) / arguments.seconds:,.0f} moves/s, "
                    f"p50 {waits[len(waits) // 2]:.1f} ms, p99 {waits[len(waits) * 99 // 100]:.1f} ms, "
                    f"{found.shown / arguments.seconds:,.0f} updates/s, "
                    f"{found.bytes / max(1, found.shown):,.0f} bytes an update, "
                    f"{1000 * found.used / max(1, len(waits)):.2f} ms of processor a move",
                    flush=True,
                )
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
