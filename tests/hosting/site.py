"""A site as a host has it: a proxy that speaks TLS, on ports of its own, in front of a real server."""

from __future__ import annotations

import http.client
import json
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.web.server import PATIENCE

NAME = "tables.example.org"
OWN = f"https://{NAME}"
QUICK = {"game": "nations", "kind": "solo", "name": "Ann"}


class Site(NamedTuple):
    port: int
    trust: ssl.SSLContext

    def request(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, str]:
        connection = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=PATIENCE)
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        connection.sock = self.trust.wrap_socket(plain, server_hostname=NAME)
        try:
            content = None if body is None else json.dumps(body)
            connection.request(
                method, path, content, {"host": NAME, "content-type": "application/json", **headers}
            )
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def post(self, origin: str, **headers: str) -> int:
        return self.request("POST", "/api/quick-start", QUICK, origin=origin, **headers)[0]

    async def knock(self, table: str, origin: str) -> int:
        """The status with which the socket of a table opens."""
        try:
            assert (await self.told(f"/api/tables/{table}/live", origin))["type"] == "Welcome"
            return 101
        except InvalidStatus as error:
            return error.response.status_code

    async def told(self, path: str, origin: str = OWN) -> dict[str, Any]:
        """The first message of a socket."""
        async with connect(
            f"wss://{NAME}{path}",
            host="127.0.0.1",
            port=self.port,
            ssl=self.trust,
            origin=Origin(origin),
        ) as opened:
            with suppress(ConnectionClosed):  # It may be sent away before it says anything.
                await opened.send(json.dumps({"type": "Join"}))
            message: dict[str, Any] = json.loads(await opened.recv())
            return message


@contextmanager
def behind(proxy: Sequence[str], port: int, authority: Path, log: Path) -> Iterator[Site]:
    """Once the proxy, started by this command, answers; it writes what goes wrong into `log`, and `authority`
    signs its certificate."""
    with log.open("a") as said:
        process = subprocess.Popen(proxy, cwd=log.parent, stdout=said, stderr=said)
    try:
        deadline = time.monotonic() + PATIENCE
        while (site := _answering(port, authority)) is None:
            if process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(log.read_text())
            time.sleep(0.05)
        yield site
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _answering(port: int, authority: Path) -> Site | None:
    try:
        site = Site(port, ssl.create_default_context(cafile=str(authority)))
        assert site.request("GET", "/health")[0] == 200
    except OSError:
        return None
    return site
