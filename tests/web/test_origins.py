"""Pages of others can do nothing, whatever name they let point here; the own ones work behind any proxy."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from sandtable.cli import main

from .server import PATIENCE, Server, make_table

BODY = {"game": "nations", "kind": "solo", "name": "Ann"}


def post(server: Server, host: str, origin: str, **more: str) -> int:
    headers = {"host": host, "origin": origin} | {name.replace("_", "-"): more[name] for name in more}
    return server.request("POST", "/api/quick-start", BODY, headers)[0]


def test_a_name_that_others_let_point_here(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db") as server:
        evil, own = f"evil.example:{server.port}", f"localhost:{server.port}"
        assert post(server, evil, f"http://{evil}") == 421
        status, answer, headers = server.request("GET", "/api/tables", None, {"host": evil})
        assert (status, answer["code"]) == (421, "wrong-host")
        assert "content-security-policy" in {name.lower() for name in headers}
        table, _ = make_table(server, "nations", "p", public=True)

        async def knock(host: str) -> int:
            try:
                where = server.live(table).replace(f"127.0.0.1:{server.port}", host)
                async with connect(
                    where, host="127.0.0.1", port=server.port, origin=Origin(f"http://{host}")
                ):
                    return 101
            except InvalidStatus as error:
                return error.response.status_code

        assert asyncio.run(knock(evil)) == 403
        assert asyncio.run(knock(own)) == 101
        for host in (own, f"127.0.0.1:{server.port}", f"[::1]:{server.port}", f"mypc:{server.port}"):
            assert post(server, host, f"http://{host}") == 201
            assert post(server, host, f"https://{host}") == 403, "another scheme is another origin"
        assert server.stop().count("evil.example") == 1, "one line in the log"


def test_a_host_that_is_none(tmp_path: Path) -> None:
    wrong = (
        "localhost:99999",
        "localhost:x",
        "[",
        "[::1",
        "a@localhost",
        "localhost/x",
        "a b",
        "b\xe9",
        "localhost\r\nHost: a",
    )
    with Server(tmp_path / "x.db", "--host=0.0.0.0") as server:

        def status(host: str) -> str:
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as opened:
                head = f"GET /api/feed HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                opened.sendall(head.encode("latin-1"))
                return opened.makefile("rb").readline().decode().split()[1]

        assert {status(host) for host in wrong} == {"421"}
        assert {
            status(host) for host in ("localhost:1", "[::1]:65535", "a.example", "my_pc", "A.B.:80", "")
        } == {"200"}
        assert "Traceback" not in server.stop()


def test_behind_a_proxy(tmp_path: Path) -> None:
    """As nginx sends it: with the name of the upstream if nothing is set, and as people often set it."""
    with Server(tmp_path / "x.db", "--address=https://tables.example.org/", "--proxy=127.0.0.1") as server:
        origin = "https://tables.example.org"
        for host in (f"127.0.0.1:{server.port}", "backend", "tables.example.org", "tables.example.org:443"):
            assert post(server, host, origin) == 201
            assert post(server, host, origin, x_forwarded_proto="https") == 201
            assert post(server, host, "https://evil.example", x_forwarded_proto="https") == 403
        secure = {"x_forwarded_proto": "https"}
        assert post(server, "tables.example.org", "http://tables.example.org", **secure) == 403
        assert post(server, "other.example.org", "https://other.example.org", **secure) == 421
    with Server(tmp_path / "x.db", "--proxy=127.0.0.1", "--hosts=a.example,B.example") as server:
        for host in ("a.example", "b.example:8443"):
            assert post(server, host, f"https://{host}", x_forwarded_proto="https") == 201
            assert post(server, host, f"http://{host}", x_forwarded_proto="https") == 403
        assert post(server, "c.example", "https://c.example", x_forwarded_proto="https") == 421


@pytest.mark.parametrize("argument", ["--address=tables.example.org", "--proxy=nginx"])
def test_what_cannot_be_meant(argument: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port=0", f"--database={tmp_path / 'x.db'}", argument]) != 0
    assert argument.partition("=")[0] in capsys.readouterr().err
