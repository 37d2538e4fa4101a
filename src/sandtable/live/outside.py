"""Requests to addresses that people named: https only, and never to a private network.

The name is resolved once, every address it has must be public, and the connection goes to the address that
was looked at. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import SplitResult, urlsplit

from .errors import Denied

SECONDS = 10
HTTPS = 443
MOST_HEAD = 16_384
"""Bytes of an answer's head."""
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_NAT64_LOCAL = ipaddress.ip_network("64:ff9b:1::/48")

Dial = Callable[[str, str], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""Connects to an IP address, with the name that its certificate must have."""
Resolve = Callable[[str], Awaitable[list[str]]]


def checked(address: str) -> SplitResult:
    """The parts of an address that may be written to, as far as its text tells."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
        (host or "").encode("idna")  # As every resolver does: a label may be empty, or too long.
    except ValueError:
        raise Denied("bad-webhook") from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if parts.scheme != "https" or not host or not plain or port not in (None, HTTPS):
        raise Denied("bad-webhook")
    if parts.username is not None or parts.password is not None:
        raise Denied("bad-webhook")
    return parts


def is_public(address: str) -> bool:
    """Whether an IP address is public: not private, local or reserved."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if ip in _NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if ip.teredo is not None or ip in _NAT64_LOCAL:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def _resolve(host: str) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


async def _dial(address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(
        address, HTTPS, ssl=ssl.create_default_context(), server_hostname=host, limit=MOST_HEAD
    )


class Outside:
    def __init__(self, resolve: Resolve = _resolve, dial: Dial = _dial) -> None:
        self._resolve = resolve
        self._dial = dial

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Post to an address; returns the status. Raises `Denied` for an address that nobody may name, and
        `OSError` if there is no answer."""
        parts = checked(address)
        host = parts.hostname or ""
        async with asyncio.timeout(SECONDS):
            found = await self._resolve(host)
            if not found or not all(is_public(each) for each in found):
                raise Denied("bad-webhook")
            reader, writer = await self._dial(found[0], host)
            try:
                writer.write(_head(parts, len(body), headers) + body)
                await writer.drain()
                return _status(await reader.readline())
            except ValueError:
                raise OSError("no HTTP") from None
            finally:
                writer.close()
                with contextlib.suppress(OSError, TimeoutError):
                    await writer.wait_closed()


def _head(parts: SplitResult, length: int, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fixed = {"Host": parts.netloc, "Content-Length": str(length), "Connection": "close"}
    lines = [f"{name}: {value}" for name, value in {**fixed, **headers}.items()]
    return "\r\n".join([f"POST {path} HTTP/1.1", *lines, "", ""]).encode("ascii")


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
        raise OSError("no HTTP")
    return int(words[1])
