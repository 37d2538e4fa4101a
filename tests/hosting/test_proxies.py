"""The samples for proxies: the real nginx and the real Caddy in front of a real server."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.ports import free_port
from tests.web import nats
from tests.web.postgres import postgres
from tests.web.server import Server
from tools.parts import caddy, nginx, postgresql

from .site import NAME, OWN, Site, behind

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = """{user}
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
UNTOUCHED = """
server {
    listen 443 ssl;
    ssl_certificate /etc/letsencrypt/live/tables.example.org/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/tables.example.org/privkey.pem;
    location / { proxy_pass http://127.0.0.1:8000; }
}
"""
CADDY = """{{
    admin off
    default_bind 127.0.0.1
    http_port {http}
    https_port {https}
    local_certs
    skip_install_trust
    storage file_system {folder}/kept
}}
"""
"""It certifies itself here; all else is as in the sample."""


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


@contextmanager
def behind_nginx(config: str, folder: Path, *servers: Server) -> Iterator[Site]:
    """The site as `config` describes it, on ports of its own, with the servers in place of those at 8001 and
    8002; one alone is at 8000."""
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
        *(
            (f"127.0.0.1:{8000 + number}", f"127.0.0.1:{server.port}")
            for number, server in enumerate(servers, len(servers) > 1)
        ),
    ):
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    log = folder / "error.log"
    command = [program, "-e", str(log), "-c", str(folder / "nginx.conf")]
    with behind(command, port, folder / "fullchain.pem", log) as there:
        yield there


@contextmanager
def behind_caddy(server: Server, config: str, folder: Path) -> Iterator[Site]:
    program = caddy()
    assert program is not None
    folder.mkdir()
    port = free_port()
    own = CADDY.format(folder=folder, http=free_port(), https=port)
    (folder / "Caddyfile").write_text(own + config.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    authority = folder / "kept" / "pki" / "authorities" / "local" / "root.crt"
    with behind(command, port, authority, folder / "error.log") as there:
        yield there


def a_site(database: Path) -> Server:
    """With the settings that the samples name, and what only its own machine may read."""
    return Server(database, f"--address={OWN}", "--proxy=127.0.0.1", "--metrics=127.0.0.1", generous=False)


def is_well_behind(proxy: AbstractContextManager[Site]) -> None:
    with proxy as site:
        assert site.post(OWN) == 201
        assert site.post("https://evil.example") == 403
        public = {"game": "nations", "seats": [{"kind": "open"}], "public": True}
        table = json.loads(site.request("POST", "/api/tables", public, origin=OWN)[1])["table"]["table"]
        assert asyncio.run(site.knock(table, OWN)) == 101
        assert asyncio.run(site.knock(table, "https://evil.example")) == 403
        # The proxy, and not the visitor, says where the visitor is.
        assert site.request("GET", "/metrics", **{"x-forwarded-for": "192.0.2.1"})[0] == 200


@pytest.mark.skipif(nginx() is None, reason="nginx is not installed")
def test_a_site_behind_nginx(tmp_path: Path) -> None:
    with a_site(tmp_path / "x.db") as server:
        is_well_behind(behind_nginx((DEPLOY / "nginx.conf").read_text(), tmp_path / "sample", server))
        with behind_nginx(UNTOUCHED, tmp_path / "untouched", server) as site:
            assert site.post(OWN) == 201, "Host is that of the server behind, and nothing says https"
            assert site.post("https://evil.example") == 403


@pytest.mark.skipif(nginx() is None, reason="nginx is not installed")
@pytest.mark.skipif(postgresql() is None, reason="PostgreSQL is not installed")
@pytest.mark.skipif(nats.PROGRAM is None, reason="nats-server is not installed")
def test_several_processes_behind_nginx_are_told_apart_by_path(tmp_path: Path) -> None:
    with ExitStack() as stack:
        database, broker = stack.enter_context(postgres()), stack.enter_context(nats.Nats())
        servers = []
        for number in (1, 2):
            arguments = (f"--address={OWN}/@{number}", f"--nats={broker.address}", "--proxy=127.0.0.1")
            servers.append(stack.enter_context(Server(database, *arguments)))
        config = (DEPLOY / "nginx-several.conf").read_text()
        site = stack.enter_context(behind_nginx(config, tmp_path / "several", *servers))
        public = {"game": "nations", "seats": [{"kind": "open"}], "public": True}
        for _ in range(8):  # Made by any process, and asked for where nginx sends all that concerns it.
            made = json.loads(site.request("POST", "/api/tables", public, origin=OWN)[1])["table"]["table"]
            path = f"/api/tables/{made}/live"
            told = [asyncio.run(site.told(f"/@{number}{path}")) for number in (1, 2)]
            assert sorted(each["type"] for each in told) == ["Bye", "Welcome"], "one of them has it"
            bye = next(each for each in told if each["type"] == "Bye")
            assert bye["address"] == f"{OWN}/@{1 if told[0]['type'] == 'Welcome' else 2}"
            first = asyncio.run(site.told(path))
            assert first["type"] == "Welcome" or first["address"] == bye["address"]


@pytest.mark.skipif(caddy() is None, reason="Caddy is not installed")
def test_a_site_behind_caddy(tmp_path: Path) -> None:
    with a_site(tmp_path / "x.db") as server:
        is_well_behind(behind_caddy(server, (DEPLOY / "Caddyfile").read_text(), tmp_path / "sample"))
