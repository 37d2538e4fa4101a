"""How many moves a server bears: rooms of four over real sockets, in processes of their own.

    python -m bench server [--rooms 25] [--seconds 10] [--profile | --peers] [--json]

Saturated: every seat moves as soon as it may. Paced: each client makes one move a second on average.
Times are from sending a command to its acknowledgement, which means that it is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from sandtable.core.patch import apply

from . import peers
from .figures import Figures, on_one_core, processor_seconds
from .stages import Stages

SEATS = 4
MATCHES_A_SECOND = 60
"""No server ends more of them."""
AT_ONCE = 8
"""How many rooms are opened at the same time."""
WARM_UP = 2
"""Seconds."""
PACED = (1, 20, 200)
"""Numbers of rooms in which everyone makes a move a second."""
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


class Room:
    """A table whose four clients are there; they play when they are let."""

    def __init__(self, address: str, game: str, pause: float, figures: Figures) -> None:
        self._address = address
        self._game = game
        self._pause = pause
        self._figures = figures
        self._begun = asyncio.Event()
        self._clients: list[asyncio.Task[None]] = []

    async def open(self) -> Room:
        table, secrets = await asyncio.to_thread(new_room, self._address, self._game)
        joined = []
        for seat, secret in enumerate(secrets):
            joined.append(asyncio.Event())
            self._clients.append(asyncio.create_task(self._client(table, seat, secret, joined[-1])))
        for each in joined:
            await each.wait()
        return self

    async def play(self) -> None:
        self._begun.set()
        await asyncio.gather(*self._clients)

    def close(self) -> None:
        for each in self._clients:
            each.cancel()

    async def _client(self, table: str, seat: int, secret: str, joined: asyncio.Event) -> None:
        where = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"authorization": f"Bearer {secret}"}
        async with connect(where, additional_headers=headers, compression=None, max_size=2**22) as socket:
            await socket.send('{"type": "Join"}')
            while (welcome := json.loads(await socket.recv()))["type"] != "Welcome":
                pass
            joined.set()
            await self._begun.wait()
            await _play(socket, welcome, Random(f"{table} {seat}"), self._pause, self._figures)


async def _play(socket: ClientConnection, welcome: Any, rng: Random, pause: float, figures: Figures) -> None:
    moves, version = welcome["view"]["moves"], welcome["version"]
    sent = 0.0
    number = needed = 0
    free = True
    while True:
        if free and moves and version >= needed:
            if pause:
                await asyncio.sleep(rng.uniform(0, 2 * pause))
            number += 1
            sent, free = time.perf_counter(), False
            await socket.send(
                json.dumps({"type": "Command", "id": f"{id(socket)}-{number}", "move": rng.choice(moves)})
            )
        text = await socket.recv()
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


async def keep_playing(spare: list[Room], used_up: asyncio.Event) -> None:
    """Play one match after the other, as long as there are rooms."""
    while spare:
        await spare.pop().play()
    used_up.set()


async def measure(
    address: str,
    process: int,
    game: str,
    rooms: int,
    seconds: float,
    pause: float,
    begin: Callable[[], object] = lambda: None,
) -> Figures:
    """Play for a while, then count for `seconds`. All rooms are opened before, so that moves are counted and
    nothing else; it ends when they are used up. `begin` returns when play may begin."""
    figures = Figures()
    tables = 2 * rooms if pause else rooms + round(MATCHES_A_SECOND * (WARM_UP + seconds))
    spare = [Room(address, game, pause, figures) for _ in range(tables)]
    for first in range(0, len(spare), AT_ONCE):
        await asyncio.gather(*(room.open() for room in spare[first : first + AT_ONCE]))
    await asyncio.to_thread(begin)
    unused, used_up = spare.copy(), asyncio.Event()
    playing = [
        asyncio.create_task(keep_playing(unused, used_up), name=f"room {number}") for number in range(rooms)
    ]
    gc.collect()
    gc.disable()  # Here, or what is measured are pauses of the clients.
    await asyncio.sleep(WARM_UP)  # Also until every move that waited meanwhile is answered.
    figures.counting = True
    used, began = processor_seconds(process), time.monotonic()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(used_up.wait(), seconds)
    figures.counting, figures.counted = False, (began, time.monotonic())
    figures.used = processor_seconds(process) - used
    gc.enable()
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for room in spare:
        room.close()
    return figures


def add(parts: Any) -> None:
    parser = parts.add_parser("server", help="moves per second of a server over real sockets")
    parser.add_argument("--game", default="nations", help="of Sandtable, by commas (default: %(default)s)")
    parser.add_argument("--rooms", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", help="default: an SQLite file of its own")
    parser.add_argument("--profile", action="store_true", help="tell where the time of a move goes")
    parser.add_argument("--peers", action="store_true", help="measure boardgame.io and Colyseus too")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")


@contextlib.contextmanager
def serving(database: str | None = None) -> Iterator[tuple[str, int]]:
    """A server of its own: its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sandtable", "serve", "--port", "0"]
        command += ["--database", database or f"{folder}/bench.db", *NO_LIMITS]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            on_one_core(server.pid)
            yield server.stdout.readline().split()[3].rstrip("/"), server.pid
        finally:
            server.terminate()
            server.wait(20)


def run(given: argparse.Namespace) -> None:
    if given.profile:
        show_profile(given.game, given.rooms, given.seconds, given.database)
        return
    servers = [f"sandtable {game}" for game in given.game.split(",")]
    if given.peers:
        peers.install()
        servers += peers.PEERS
    loads = [("saturated", given.rooms, 0.0)]
    # One seat acts at a time, so a move a second for each client is four for the room.
    loads += [
        ("a move a second each", rooms, 1 / SEATS) for rooms in (PACED if given.peers else [given.rooms])
    ]
    found: dict[str, list[dict[str, Any]]] = {server: [] for server in servers}
    for load, rooms, pause in loads:
        for server in servers:
            figures = _measured(server, rooms, given.seconds, pause, given.database)
            told = {"load": load, "rooms": rooms, **figures.told()}
            found[server].append(told)
            if not given.json:
                print(server, *(f"{name} {value}" for name, value in told.items()), sep=", ", flush=True)
    own = {server: found[server][0]["moves a processor second"] for server in servers}
    ratios = {peer: round(own[servers[0]] / (own[peer] or 1), 2) for peer in servers if peer in peers.PEERS}
    if given.json:
        print(json.dumps({"seconds": given.seconds, "servers": found, "ratios": ratios}, indent=2))
    elif ratios:
        print("moves a processor second, as a multiple:", ratios)


def _measured(server: str, rooms: int, seconds: float, pause: float, database: str | None) -> Figures:
    if server in peers.PEERS:
        with peers.serving(server) as (port, process):
            return peers.measure(server, port, process, rooms, seconds, pause)
    with serving(database) as (address, process):
        # On libuv, like the clients of the others: else the clients themselves are what one waits for.
        return uvloop.run(measure(address, process, server.split()[1], rooms, seconds, pause))


def show_profile(game: str, rooms: int, seconds: float, database: str | None) -> None:
    """What a move costs, and what of it each stage takes."""
    found = _measured(f"sandtable {game}", rooms, seconds, 0.0, database)
    total = 1e6 * found.used / max(1, len(found.waits))
    stages = Stages(game, SEATS).measured()
    stages["table, loop and system"] = total - sum(stages.values())
    print(f"{game}, {rooms} rooms of {SEATS}, saturated: {total:.0f} us a move")
    for stage, used in sorted(stages.items(), key=lambda each: -each[1]):
        print(f"  {stage:22} {used / total:6.1%} {used:6.0f} us")
