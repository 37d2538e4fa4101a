"""Rubbish on the socket: an answer, nothing changed, and the connection stays unless it is abused."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from proof.sockets import Fuzzer

from .server import Player, Server, make_table

LONG = "a" * 9000
RUBBISH: list[str | bytes] = [
    "",
    "x",
    "{",
    "[]",
    "null",
    "1e999",
    '"text"',
    "{}",
    '{"type": null}',
    '{"type": "Fly"}',
    '{"type": "Welcome"}',
    '{"type": "Command"}',
    '{"type": "Command", "id": "a"}',
    '{"type": "Command", "id": "", "move": {}}',
    '{"type": "Command", "id": 7, "move": {}}',
    '{"type": "Command", "id": "a", "move": []}',
    '{"type": "Command", "id": "a", "move": {"type": "Pass"}, "seat": 1}',
    '{"type": "Command", "id": "a", "move": {"type": "Pass"}, "version": -1}',
    '{"type": "Command", "id": "a", "move": {"type": "Pass"}, "version": 1.5}',
    '{"type": "Command", "id": "a", "move": {"type": "Pass"}, "version": 99999}',
    '{"type": "Command", "id": "a", "move": {"type": "Buy", "place": 1e400}}',
    '{"type": "Command", "id": "a", "move": {"type": "Buy", "place": ' + "9" * 5000 + "}}",
    '{"type": "Command", "id": "' + "a" * 65 + '", "move": {"type": "Pass"}}',
    '{"type": "Command", "id": "a", "move": ' + '{"x":' * 3000 + "1" + "}" * 3000 + "}",
    "[" * 15000,
    '{"type": "Command", "id": "a\\u0000", "move": {"type": "Pass"}}',
    '{"type": "Command", "id": "\\ud800", "move": {"type": "Pass"}}',
    '{"type": "Undo", "id": "\\\\\\u0000"}',
    '{"type": "Chat", "id": "\\u0000", "text": "hello"}',
    '{"type": "Chat", "id": "a", "text": "\\u0000"}',
    '{"type": "StandIn", "seat": 1, "bot": "\\u0000"}',
    '{"type": "Chat", "id": "a", "text": "\\ud800"}',
    '{"type": "' + LONG + '"}',
    '{"type": "Pause", "' + LONG + '": 1}',
    '{"type": "Command", "id": "a", "move": {"type": "' + LONG + '"}}',
    '{"type": "Command", "id": "a", "move": {"type": "Pass", "' + LONG + '": 1}}',
    '{"type": "Ask", "id": "a", "moves": [{"type": "Pass", "' + LONG + '": 1}]}',
    '{"type": "SetPremove", "id": "a", "premove": {"type": "' + LONG + '"}}',
    '{"type": "Ping", "sent": "now"}',
    '{"type": "Mute", "seat": 1000000000000000000000}',
    '{"type": "Agree", "agree": 1}',
    "\u0000\u0001",
    "x" * 20_000,
    b"\x00\xff\xfe",
    b"",
]


async def answered(player: Player, message: str | bytes) -> dict[str, Any]:
    assert player.socket is not None
    await player.socket.send(message)
    return await player.until("Refused")


def test_every_kind_of_rubbish_is_answered(server: Server) -> None:
    table, secrets = make_table(server, "nations", "pp")

    async def run() -> None:
        player = await Player.at(server, table, secrets[0])
        for message in RUBBISH:
            refused = await answered(player, message)
            assert refused["code"] in (
                "bad-message", "bad-move", "too-big", "not-text", "out-of-date", "rule", "no-such-seat",
                "nothing-asked", "bad-premove",
            ), (message, refused)  # fmt: skip
            assert refused["text"]
        assert player.table["entries"] == 0
        await player.send({"type": "Ping", "sent": 1.5})
        pong = await player.until("Pong")
        assert pong["sent"] == 1.5
        await player.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", ["nations", "pendulum"])
def test_a_fuzzer_finds_nothing(server: Server, game: str) -> None:
    fuzzer = Fuzzer(server, game, 11)
    fuzzer.throw(450)
    assert fuzzer.wrong == []
    assert fuzzer.answers["Accepted"] > 0 and fuzzer.answers["Refused rule"] > 0


def test_too_fast_is_answered_and_abuse_ends(tmp_path: Path) -> None:
    with Server(
        tmp_path / "x.db", "--limit=messages_at_once=5", "--limit=strikes=20", generous=False
    ) as server:
        table, secrets = make_table(server, "nations", "p")

        async def run() -> None:
            player = await Player.at(server, table, secrets[0])
            for number in range(10):
                await player.send({"type": "Chat", "id": str(number), "text": "hello"})
            refused = await player.until("Refused")
            assert refused["code"] == "too-fast"
            assert refused["facts"]["milliseconds"] > 0
            assert refused["id"] is not None
            with contextlib.suppress(ConnectionClosed):
                for _ in range(200):
                    await player.send({"type": "Rubbish"})
            assert (await player.until("Bye"))["code"] == "abuse"

        asyncio.run(run())


def test_who_may_connect(server: Server) -> None:
    private, secrets = make_table(server, "nations", "pp")
    public, _ = make_table(server, "nations", "pp", public=True)

    async def first(address: str, **headers: str) -> dict[str, Any]:
        async with connect(address, additional_headers=headers, compression=None) as socket:
            with contextlib.suppress(ConnectionClosed):
                await socket.send('{"type": "Join"}')
            message: dict[str, Any] = json.loads(await socket.recv())
            return message

    async def run() -> None:
        assert (await first(server.live(public)))["seat"] is None
        assert (await first(server.live(private)))["code"] == "no-such-table"
        assert (await first(server.live("nothing")))["code"] == "no-such-table"
        wrong = await first(server.live(public), authorization="Bearer wrong")
        assert wrong["code"] == "wrong-secret"
        right = await first(server.live(private), authorization=f"Bearer {secrets[1]}")
        assert right["seat"] == 1
        cookie = await first(
            server.live(private), cookie=f"sandtable_seat={secrets[1]}", origin=server.address
        )
        assert cookie["seat"] == 1
        with pytest.raises(WebSocketException, match="403"):
            await first(server.live(public), origin="http://evil.example")

    asyncio.run(run())
