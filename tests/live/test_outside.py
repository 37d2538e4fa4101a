"""People name addresses; the server goes to none that is not on the internet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandtable.live.errors import Denied
from sandtable.live.outside import Outside, is_public

from .receiver import PUBLIC, Receiver


@pytest.mark.parametrize(
    "address",
    [
        "http://hooks.example/x",
        "ftp://hooks.example/x",
        "https://",
        "https:///x",
        "https://user@hooks.example/",
        "https://user:secret@hooks.example/",
        "https://hooks.example:22/",
        "https://hooks.example:99999/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: other",
        "https://hooks.exämple/",
        "https://[::1",
        "https://hooks..example/",
        "https://./",
        f"https://{'a' * 64}.example/",
        "javascript:alert(1)",
        "",
    ],
)
def test_addresses_that_are_none(address: str) -> None:
    async def resolve(host: str) -> list[str]:
        return [PUBLIC]

    async def dial(address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        raise AssertionError("nobody may be called")

    with pytest.raises(Denied) as denied:
        asyncio.run(Outside(resolve, dial).post(address, b"", {}))
    assert denied.value.code == "bad-webhook"


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.5.4",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "198.18.0.1",
        "192.0.2.1",
        "224.0.0.1",
        "255.255.255.255",
        "[::1]",
        "[::]",
        "[fe80::1]",
        "[fc00::1]",
        "[ff02::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:10.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[2002:7f00:1::]",
        "[2001:0:4136:e378:8000:63bf:3fff:fdd2]",
    ],
)
def test_hostile_hosts_are_never_called(host: str) -> None:
    """With the real resolver, which reads all these ways to write an address."""

    async def dial(address: str, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        raise AssertionError(f"called {address}")

    with pytest.raises((Denied, OSError)):
        asyncio.run(Outside(dial=dial).post(f"https://{host}/", b"", {}))


def test_what_is_public() -> None:
    assert is_public(PUBLIC)
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    assert is_public("::ffff:8.8.8.8")


def test_one_private_address_among_public_ones_is_enough(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Receiver(tmp_path) as receiver:
            receiver.names["hooks.example"] = [PUBLIC, "127.0.0.1"]
            with pytest.raises(Denied):
                await receiver.outside().post("https://hooks.example/", b"{}", {})
            assert receiver.dialled == []

    asyncio.run(scene())


def test_the_address_that_was_looked_at_is_called_and_redirects_are_not_followed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Receiver(tmp_path) as receiver:
            receiver.status = 302
            status = await receiver.outside().post("https://hooks.example/a?b=c", b"{}", {"X-One": "1"})
            assert status == 302
            assert receiver.dialled == [PUBLIC]
            (request,) = receiver.requests
            assert request.path == "/a?b=c"
            assert request.headers["Host"] == "hooks.example"
            assert request.headers["X-One"] == "1"

    asyncio.run(scene())


def test_a_certificate_of_another_name_is_no_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Receiver(tmp_path) as receiver:
            receiver.names["other.example"] = [PUBLIC]
            with pytest.raises(OSError, match="ertificate"):
                await receiver.outside().post("https://other.example/", b"{}", {})
            assert receiver.requests == []

    asyncio.run(scene())
