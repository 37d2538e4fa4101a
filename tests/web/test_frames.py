"""Frames of a WebSocket, however they arrive."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from sandtable.web import frames
from sandtable.web.addresses import Networks
from sandtable.web.door import MOST_OUT, Config, Door, SocketAtDoor
from sandtable.web.limits import Limits

from .server import PATIENCE, Server, make_table

TEXT, PING, PONG, BINARY, CONT = Opcode.TEXT, Opcode.PING, Opcode.PONG, Opcode.BINARY, Opcode.CONT


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 128, 5000])
def test_a_whole_message_is_read_as_it_is(length: int) -> None:
    text = b"x" * length
    data = Frame(TEXT, text).serialize(mask=True)
    frame = frames.frame_at(b"ab" + data, 2)
    assert frame is not None
    assert (frame.text, frame.end) == (text, 2 + len(data))
    assert frames.frame_at(data[:-1], 0) is None, "the rest may come"
    assert frames.framed(text) == Frame(TEXT, text).serialize(mask=False)


class Wire:
    """A client that writes bytes."""

    def __init__(self, server: Server) -> None:
        table, secrets = make_table(server, "nations", "pp")
        host, port = server.address.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {secrets[0]}\r\n\r\n".encode()
        )
        self._got = b""
        while b"\r\n\r\n" not in self._got:
            self._got += self.socket.recv(65_536)
        head, self._got = self._got.split(b"\r\n\r\n", 1)
        assert b" 101 " in head

    def frames(self) -> Iterator[tuple[int, bytes]]:
        while True:
            first, length = self._take(2)
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._take(8))
            yield first & 0x0F, self._take(length)

    def _take(self, count: int) -> bytes:
        while len(self._got) < count:
            more = self.socket.recv(65_536)
            if not more:
                raise ConnectionError
            self._got += more
        taken, self._got = self._got[:count], self._got[count:]
        return taken

    def pongs(self, wanted: set[int]) -> None:
        """Until all of these pings are answered."""
        for opcode, data in self.frames():
            if opcode == TEXT and (said := msgspec.json.decode(data))["type"] == "Pong":
                wanted.discard(said["sent"])
            if not wanted:
                return


def ping(sent: int, length: int = 0) -> bytes:
    return msgspec.json.encode({"type": "Ping", "sent": sent}) + b" " * length


def framed(data: bytes, opcode: Opcode = TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def test_messages_arrive_however_they_are_cut(server: Server) -> None:
    wire = Wire(server)
    wire.socket.sendall(
        framed(b'{"type": "Join"}') + framed(ping(1)) + framed(b"x", PING) + framed(ping(2, 200))
    )
    wire.pongs({1, 2})
    for byte in framed(ping(3)) + framed(b"y", PING) + framed(ping(4)):
        wire.socket.sendall(bytes([byte]))
    wire.pongs({3, 4})
    long = framed(ping(5, 300)) + framed(ping(6, 7000)) + framed(ping(7))
    for at in range(0, len(long), 97):
        wire.socket.sendall(long[at : at + 97])
    wire.pongs({5, 6, 7})
    wire.socket.sendall(framed(ping(8)) + framed(ping(9)))
    wire.pongs({8, 9})


def test_a_message_in_several_frames(server: Server) -> None:
    wire = Wire(server)
    text = ping(1)
    wire.socket.sendall(
        framed(b'{"type": "Join"}')
        + framed(text[:5], fin=False)
        + framed(b"z", PING)
        + framed(text[5:9], CONT, fin=False)
        + framed(text[9:], CONT)
        + framed(ping(2))
    )
    wire.pongs({1, 2})


def test_pings_of_the_protocol_are_answered(server: Server) -> None:
    wire = Wire(server)
    wire.socket.sendall(framed(b"now", PING) + framed(ping(1)))
    answers = wire.frames()
    found = {next(answers) for _ in range(2)}
    assert (Opcode.PONG, b"now") in found


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x04\x00\x00\x00\x00null", 1002),
        (b"\xc1\x84\x00\x00\x00\x00null", 1002),
        (b"\x83\x84\x00\x00\x00\x00null", 1002),
        (framed(b"\xff\xfe"), 1007),
        (b"\x81\xff" + struct.pack("!Q", 2**40) + bytes(20), 1009),
    ],
    ids=["no mask", "reserved bit", "unknown kind", "no UTF-8", "endless"],
)
def test_wrong_frames_end_the_connection(server: Server, sent: bytes, code: int) -> None:
    wire = Wire(server)
    wire.socket.sendall(framed(b'{"type": "Join"}') + framed(ping(1)))
    wire.pongs({1})
    wire.socket.sendall(sent + framed(os.urandom(5), BINARY))
    ends = [data for opcode, data in _until_the_end(wire) if opcode == Opcode.CLOSE]
    assert int.from_bytes(ends[0][:2]) == code


def test_frames_that_are_no_message_are_borne_for_a_while(tmp_path: Path) -> None:
    """A client that reads nothing could fill the memory with the answers to its pings."""
    with Server(tmp_path / "x.db", generous=False) as server:
        begun = framed(b"", fin=False)
        for first, each in (
            (b"", framed(b"x" * 125, PING)),
            (b"", framed(b"", PONG)),
            (begun, framed(b"", CONT, fin=False)),
        ):
            wire = Wire(server)
            wire.socket.sendall(
                framed(b'{"type": "Join"}') + first + each * 150 + framed(b"", CONT) * bool(first)
            )
            wire.socket.sendall(framed(ping(1)))
            wire.pongs({1})
            with contextlib.suppress(OSError):
                wire.socket.sendall(first + each * 150)
            assert not [each for each in _until_the_end(wire) if each[0] == Opcode.CLOSE]
        assert server.stop() == ""


def test_what_is_wrong_with_frames_is_not_logged(tmp_path: Path) -> None:
    with Server(tmp_path / "x.db") as server:
        for text in (framed(b"\xff"), framed(b"\xff", fin=False) + framed(b"", CONT)):
            for first in (b"", framed(struct.pack("!H", 1000), Opcode.CLOSE)):
                wire = Wire(server)
                wire.socket.sendall(framed(b'{"type": "Join"}') + first + text + text)
                assert Opcode.CLOSE in {opcode for opcode, _ in _until_the_end(wire)}
        assert server.stop() == ""


def _until_the_end(wire: Wire) -> Iterator[tuple[int, bytes]]:
    try:
        yield from wire.frames()
    except ConnectionError:
        return


async def app(scope: object, receive: object, send: object) -> None:
    """Lets nobody in, and turns nobody away."""
    await asyncio.Event().wait()


def at_the_door(**limits: int) -> SocketAtDoor:
    config = Config(Door(Limits(**limits), Networks(None, "--proxy"), most=1), app, log_config=None)
    config.load()
    transport = Mock(asyncio.Transport)
    transport.is_closing.return_value = False
    transport.get_extra_info.return_value = None
    connection = SocketAtDoor(config, ServerState(), {})
    connection.connection_made(transport)
    return connection


def test_a_client_waits_until_it_is_let_in() -> None:
    async def scene() -> None:
        connection = at_the_door()
        connection.data_received(
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: " + b"A" * 22 + b"==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        connection.transport.abort.assert_not_called()  # type: ignore[attr-defined]
        connection.data_received(framed(b"\xff"))
        connection.transport.abort.assert_called_once()  # type: ignore[attr-defined]
        connection.transport.write.assert_not_called()  # type: ignore[attr-defined]

    asyncio.run(scene())


def test_the_server_stops_though_a_client_has_said_good_bye() -> None:
    async def scene() -> None:
        connection = at_the_door()
        connection.handshake_complete = True
        connection.conn.state = State.CLOSING
        connection.transport.is_closing.return_value = True  # type: ignore[attr-defined]
        connection.shutdown()
        connection.transport.abort.assert_called_once()  # type: ignore[attr-defined]

    asyncio.run(scene())


def test_who_answers_pings_strikes_nobody() -> None:
    async def scene() -> None:
        connection = at_the_door(strikes=1)
        for payload in (b"one", b"two", b"three"):
            connection.pending_ping_payload = payload
            connection.handle_pong(Frame(PONG, payload))
        connection.transport.abort.assert_not_called()  # type: ignore[attr-defined]
        for _ in range(2):
            connection.handle_pong(Frame(PONG, b"none asked"))
        connection.transport.abort.assert_called_once()  # type: ignore[attr-defined]
        connection.stop_keepalive()

    asyncio.run(scene())


def test_what_is_written_together_is_sent_together() -> None:
    async def scene() -> None:
        one, other = at_the_door(), at_the_door()

        def sent(each: SocketAtDoor) -> list[bytes]:
            return [call.args[0] for call in each.transport.write.call_args_list]  # type: ignore[attr-defined]

        for text in (b"answer", b"update"):
            assert one.write(text)
        assert other.write(b"update")
        await asyncio.sleep(0)
        assert sent(one) == [frames.framed(b"answer") + frames.framed(b"update")]
        assert sent(other) == [frames.framed(b"update")]
        much = bytes(MOST_OUT)
        assert one.write(much)
        assert sent(one)[1:] == [frames.framed(much)], "much does not wait"
        assert one.write(b"bye")
        one.conn = Mock()
        one.conn.data_to_send.return_value = [b"close"]
        one.end(4000)
        assert sent(one)[2:] == [frames.framed(b"bye"), b"close"], "the last message comes before the end"
        assert one.close_timer is not None
        one.close_timer.cancel()
        await asyncio.sleep(0)
        assert len(sent(one)) == 4

    asyncio.run(scene())
