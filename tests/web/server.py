"""A real server in a process of its own, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import Random
from typing import IO, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sandtable.core.patch import apply
from tests.ports import free_port

PATIENCE = 180
"""Seconds for whatever is waited for: enough on a machine that is busy with something else."""
FAST = ["--pace", "0", "--countdown", "100"]
GENEROUS = ["--metrics=127.0.0.1"] + [
    f"--limit={name}=100000"
    for name in (
        "requests_a_second",
        "requests_at_once",
        "connections",
        "open_connections",
        "tables_an_hour",
        "imports_an_hour",
        "messages_a_second",
        "messages_at_once",
        "strikes",
    )
]
QUICKEST = {"nations": "greedy"}
"""Bots that do not wait between their moves, as the one that plays any move does."""


class Server:
    def __init__(
        self,
        database: Path | str,
        *arguments: str,
        generous: bool = True,
        times: int = 1,
        ahead: Path | None = None,
        program: str = "-m sandtable",
    ) -> None:
        """`times` runs the clock faster; `ahead` is a file that moves it; `program` is what Python runs."""
        self.database = str(database)
        self.times = times
        self.ahead = ahead
        self.program = program
        self.arguments = [*FAST, *(GENEROUS if generous else []), *arguments]
        self.process: subprocess.Popen[str] | None = None
        self._complaints: IO[str]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        command = [sys.executable, *self.program.split(), "serve", "--database", self.database]
        command += ["--port", str(self.port), *self.arguments]
        if self.times > 1:
            fast = Path(__file__).with_name("fast_server.py")
            command = [sys.executable, str(fast), self.database, str(self.port), str(self.times)]
        if self.ahead is not None:
            moved = Path(__file__).with_name("moved_server.py")
            command = [sys.executable, str(moved), self.database, str(self.port), str(self.ahead)]
        # A pipe that nobody reads would stop the server once it is full.
        self._complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            text=True,
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        if "sandtable is at " not in line:
            self.process.wait(PATIENCE)
            raise AssertionError(f"the server did not start: {line}{self._complained()}")

    def kill(self) -> None:
        """With no chance to say goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None
            self._complaints.close()

    def stop(self) -> str:
        """As Ctrl+C does; return what it complained about."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT if os.name != "nt" else signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        self.process = None
        return self._complained()

    def _complained(self) -> str:
        with self._complaints:
            self._complaints.seek(0)
            return self._complaints.read()

    def request(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, method=method)
        if data is not None:
            asked.add_header("content-type", "application/json")
        for name, value in (headers or {}).items():
            asked.add_header(name, value)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return answer.status, _read(answer), dict(answer.headers)
        except urllib.error.HTTPError as error:
            return error.code, _read(error), dict(error.headers)

    def ok(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        status, answer, _ = self.request(method, path, body, named)
        assert status < 300, answer
        return answer

    def live(self, table: str) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"


def _read(answer: Any) -> Any:
    data = answer.read()
    try:
        return json.loads(data)
    except ValueError:
        return data.decode()


class Player:
    """A client that keeps its view from updates and checks that none is missing."""

    def __init__(self, server: Server, table: str, secret: str | None, name: str = "x") -> None:
        self.server = server
        self.table_id = table
        self.secret = secret
        self.name = name
        self.socket: ClientConnection | None = None
        self.view: Any = None
        self.table: Any = None
        self.seat: int | None = None
        self.version = -1
        self.stream: str | None = None
        self.welcomes = 0
        self.seen: list[dict[str, Any]] = []
        self.ids = itertools.count()

    @classmethod
    async def at(cls, server: Server, table: str, secret: str | None, name: str = "x") -> Player:
        """A client that has joined."""
        player = cls(server, table, secret, name)
        await player.join()
        await player.until("Welcome")
        return player

    async def join(self, receive_buffer: int | None = None) -> None:
        await self.connect(receive_buffer)
        resume = {"stream": self.stream, "version": self.version} if self.stream else {}
        await self.send({"type": "Join", **resume})

    async def connect(self, receive_buffer: int | None = None) -> None:
        headers = {"authorization": f"Bearer {self.secret}"} if self.secret else {}
        own: dict[str, Any] = {}
        if receive_buffer is not None:
            own["sock"] = socket.socket()
            own["sock"].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
            own["sock"].connect(("127.0.0.1", self.server.port))
        where = self.server.live(self.table_id)
        self.socket = await connect(
            where, additional_headers=headers, compression=None, max_size=2**22, **own
        )

    async def rejoin(self, patience: float = PATIENCE) -> None:
        deadline = time.monotonic() + patience
        while True:
            try:
                await self.join()
                return
            except (OSError, WebSocketException):
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.1)

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(timeout):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        kind = message["type"]
        if kind == "Welcome":
            self.welcomes += 1
            self.view, self.table, self.seat = message["view"], message["table"], message["seat"]
            self.version, self.stream = message["version"], message["stream"]
        elif kind == "Update":
            assert message["version"] == self.version + 1, (message["version"], self.version)
            self.version = message["version"]
            if "view" in message:
                self.view = apply(self.view, message["view"])
            if "table" in message:
                self.table = apply(self.table, message["table"])
        self.seen.append(message)
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def answered(self, command_id: str) -> dict[str, Any]:
        """The answer to this command, and not that to a `Resume` which came too late."""
        while (answer := await self.until("Accepted", "Refused"))["id"] != command_id:
            pass
        return answer

    async def command(self, move: Any, command_id: str | None = None) -> dict[str, Any]:
        command_id = command_id or f"{self.name}-{next(self.ids)}"
        await self.send({"type": "Command", "id": command_id, "move": move})
        return await self.answered(command_id)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def drop(self) -> None:
        """Cut the connection without a word."""
        assert self.socket is not None
        self.socket.transport.abort()
        with contextlib.suppress(ConnectionClosed, OSError):
            await self.socket.wait_closed()


def make_table(
    server: Server, game: str, who: str, start: bool = True, **more: Any
) -> tuple[str, list[str | None]]:
    """`who` has a letter by seat: p a person, b a bot. Returns the table and the secrets by seat."""
    bot = {"kind": "bot", "bot": QUICKEST.get(game, "random")}
    seats: list[dict[str, Any]] = [{"kind": "open"} if kind == "p" else bot for kind in who]
    made = server.ok("POST", "/api/tables", {"game": game, "seats": seats, "name": "Host", **more})
    table, host = made["table"]["table"], made["person"]["secret"]
    secrets: list[str | None] = []
    for seat, kind in enumerate(who):
        if kind == "p":
            body = {"seat": seat, "name": f"P{seat}", "invite": made["invite"]}
            secrets.append(server.ok("POST", f"/api/tables/{table}/sit", body)["secret"])
        else:
            secrets.append(None)
    if start:
        server.ok("POST", f"/api/tables/{table}/start", sandtable_person=host)
    return table, secrets


def chosen(moves: list[Any], rng: Random) -> Any:
    """Rather what brings the match on."""
    onward = [move for move in moves if move["type"] in ("Ready", "Done", "Flip")]
    return rng.choice(onward if onward and rng.random() < 0.5 else moves) if moves else None


async def play_until_over(player: Player, rng: Random, drops: float = 0) -> None:
    """Make random moves; now and then lose the connection, send things twice or in the wrong order."""
    await player.rejoin()
    await player.until("Welcome")
    while player.table["status"] == "playing":
        if drops and rng.random() < drops:
            await player.drop()
            await player.rejoin()
        if player.table["pause"] and player.seat not in player.table["pause"]["ready"]:
            await player.send({"type": "Resume"})
        move = chosen(player.view["moves"], rng)
        if move is None or player.table["pause"]:
            with contextlib.suppress(TimeoutError):
                await player.receive(timeout=1)
            continue
        number = f"{player.name}-{next(player.ids)}"
        message = {"type": "Command", "id": number, "move": move}
        await player.send(message)
        if drops and rng.random() < 0.2:
            await player.send(message)
            await player.answered(number)
        answer = await player.answered(number)
        while answer["type"] == "Accepted" and player.version < answer["version"]:
            await player.receive()
    await player.close()
