"""A receiver on the internet, as far as the server can tell: push services and webhooks behind real TLS."""

from __future__ import annotations

import asyncio
import datetime
import json
import ssl
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from sandtable.live.channels import PushKeys
from sandtable.live.outside import Outside

PUBLIC = "93.184.215.14"


class Request(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    def __init__(self, folder: Path, names: tuple[str, ...] = ("hooks.example", "push.example")) -> None:
        self.names = {name: [PUBLIC] for name in names}
        """What each name resolves to."""
        self.requests: list[Request] = []
        self.status = 204
        self.dialled: list[str] = []
        self._certificate = _certificate(folder, names)
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Receiver:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._certificate)
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0, ssl=context)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    def outside(self) -> Outside:
        """The way out of the server, where the receiver is the whole internet."""

        async def resolve(host: str) -> list[str]:
            if host not in self.names:
                raise OSError("no such name")
            return self.names[host]

        async def dial(address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
            self.dialled.append(address)
            assert self._server is not None
            port = self._server.sockets[0].getsockname()[1]
            trusting = ssl.create_default_context(cafile=str(self._certificate))
            return await asyncio.open_connection("127.0.0.1", port, ssl=trusting, server_hostname=host)

        return Outside(resolve, dial)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        plain = {name: line.split(": ", 1)[1] for line in head[1:] if line for name in [line.split(":")[0]]}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(head[0].split()[1], plain, body))
        writer.write(f"HTTP/1.1 {self.status} x\r\nLocation: https://127.0.0.1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class Browser:
    """The keys of a push subscription, and what they open."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes .."
        public = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = PushKeys(p256dh=_encoded(public), auth=_encoded(self._auth))

    def opened(self, body: bytes) -> Any:
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(opened)


def _encoded(data: bytes) -> str:
    import base64

    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _certificate(folder: Path, names: tuple[str, ...]) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "receiver")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(each) for each in names]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "receiver.pem"
    path.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return path
