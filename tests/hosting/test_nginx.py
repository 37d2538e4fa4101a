"""The sample of the documentation for nginx, with the real nginx in front of a real server."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.web.server import PATIENCE, Server
from tools.parts import nginx

SAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "tables.example.org"
OWN = f"https://{NAME}"
AROUND = """{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
DEFAULT = """
server {
    listen 443 ssl;
    ssl_certificate /etc/letsencrypt/live/tables.example.org/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/tables.example.org/privkey.pem;
    location / { proxy_pass http://127.0.0.1:8000; }
}
"""


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
            async with connect(
                f"wss://{NAME}/api/tables/{table}/live",
                host="127.0.0.1",
                port=self.port,
                ssl=self.trust,
                origin=Origin(origin),
            ) as opened:
                await opened.send(json.dumps({"type": "Join"}))
                assert json.loads(await opened.recv())["type"] == "Welcome"
                return 101
        except InvalidStatus as error:
            return error.response.status_code


QUICK = {"game": "nations", "kind": "solo", "name": "Ann"}


def certificate(folder: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def behind_nginx(server: Server, config: str, folder: Path) -> Iterator[Site]:
    """The site as `config` describes it, on ports of its own."""
    program = nginx()
    assert program is not None
    folder.mkdir()
    certificate(folder)
    port = free_port()
    lines = [line for line in config.splitlines() if "[::]" not in line]  # Not every machine has IPv6.
    site = "\n".join(lines)
    for old, new in (
        ("/etc/letsencrypt/live/tables.example.org", str(folder)),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80", f"listen 127.0.0.1:{free_port()}"),
        ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
    ):
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    process = subprocess.Popen(
        [program, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")], cwd=folder
    )
    site_there = Site(port, ssl.create_default_context(cafile=str(folder / "fullchain.pem")))
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                assert site_there.request("GET", "/health")[0] == 200
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise AssertionError((folder / "error.log").read_text()) from None
                time.sleep(0.05)
        yield site_there
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.skipif(nginx() is None, reason="nginx is not installed")
def test_a_site_behind_nginx(tmp_path: Path) -> None:
    arguments = (f"--address={OWN}", "--proxy=127.0.0.1", "--metrics=127.0.0.1")
    with Server(tmp_path / "x.db", *arguments, generous=False) as server:
        with behind_nginx(server, SAMPLE.read_text(), tmp_path / "sample") as site:
            assert site.post(OWN) == 201
            assert site.post("https://evil.example") == 403
            public = {"game": "nations", "seats": [{"kind": "open"}], "public": True}
            table = json.loads(site.request("POST", "/api/tables", public, origin=OWN)[1])["table"]["table"]
            assert asyncio.run(site.knock(table, OWN)) == 101
            assert asyncio.run(site.knock(table, "https://evil.example")) == 403
            # nginx, and not the visitor, says where the visitor is.
            forged = {"x-forwarded-for": "192.0.2.1"}
            assert site.request("GET", "/metrics", **forged)[0] == 200
        with behind_nginx(server, DEFAULT, tmp_path / "default") as site:
            assert site.post(OWN) == 201, "Host is that of the server behind, and nothing says https"
            assert site.post("https://evil.example") == 403
