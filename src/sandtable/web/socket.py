"""A live connection: one task reads, another writes, so that a slow client blocks only its own writer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from ..core.errors import BadInput
from ..core.wire import decode
from ..live import presence
from ..live.connection import Connection
from ..live.directory import Directory
from ..live.dispatch import receive
from ..live.errors import Denied
from ..live.messages import AnyFromClient, Join, Ping, Pong, bye, encoded, refused
from ..live.secret import hashed
from ..live.table import Table
from .caller import Caller
from .limits import Bucket
from .settings import Limits, Settings

STALLED = 60
"""A client that reads nothing for this many seconds counts as gone."""

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class Sockets:
    """All connections, counted by address."""

    def __init__(self) -> None:
        self.by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self.by_address.total()


@websocket("/api/tables/{table_id:str}/live", opt={"exclude_from_schema": True})
async def live(socket: Socket, table_id: str) -> None:
    state = socket.app.state
    tables: Directory = state.tables
    settings: Settings = state.settings
    sockets: Sockets = state.sockets
    caller = Caller(socket, tables)
    try:
        table = await tables.find(table_id)
        invite = socket.query_params.get("invite")
        await caller.may_see(table, invite)
        person = await caller.person()
        seat = await caller.seat(table)
        if seat is None and caller.bearer:
            raise Denied("wrong-secret")
        if sockets.by_address[caller.address] >= settings.limits.connections:
            raise Denied("too-many-connections", most=settings.limits.connections)
    except Exception as error:
        denied = error if isinstance(error, Denied) else Denied("server-broke")
        if denied is not error:
            log.exception("nobody could be let in at table %s", table_id)
        await socket.accept()
        with contextlib.suppress(WebSocketException, RuntimeError):
            await socket.send_data(_bye(denied, caller.language))
            await socket.close(code=4000, reason=denied.code)
        return
    connection = Connection(
        seat,
        secret=hashed(caller.seat_secret or ""),
        token=person.token if person else None,
        device=person.device if person else None,
        invite=invite,
        address=socket.client.host if socket.client else "",
        language=caller.language,
        dropped=state.metrics.dropped,
    )
    sockets.by_address[caller.address] += 1
    try:
        await socket.accept()
        await _serve(socket, table, connection, settings.limits)
    finally:
        sockets.by_address[caller.address] -= 1
        if not sockets.by_address[caller.address]:
            del sockets.by_address[caller.address]
        with contextlib.suppress(Denied):
            table.post(partial(presence.leave, table, connection))


RETRY = {
    "stopping": 1000,
    "joined-late": 1000,
    "no-database": 3000,
    "server-broke": 10_000,
    "too-many-connections": 30_000,
    "abuse": 60_000,
}
"""Milliseconds after which a client may reconnect; codes not listed here are final."""


def _bye(denied: Denied, language: str) -> str:
    return bye(denied, language, RETRY.get(denied.code))


async def _serve(socket: Socket, table: Table, connection: Connection, limits: Limits) -> None:
    writer = asyncio.create_task(_write(socket, table, connection))
    reader = asyncio.create_task(_read(socket, table, connection, limits))
    done, waiting = await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    if reader in done and connection.closing and not writer.done():
        await asyncio.wait((writer,), timeout=2)
    for task in waiting:
        task.cancel()
    await asyncio.gather(writer, reader, return_exceptions=True)
    with contextlib.suppress(Exception):
        await socket.close()


async def _write(socket: Socket, table: Table, connection: Connection) -> None:
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        while True:
            message = await connection.next()
            if message is None:
                await table.ask(partial(table.welcome, connection))
                continue
            async with asyncio.timeout(STALLED):
                await socket.send({"type": "websocket.send", "text": message, "bytes": None})
            if connection.closing and connection.is_empty():
                await socket.close(code=4000)
                return


async def _read(socket: Socket, table: Table, connection: Connection, limits: Limits) -> None:
    bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
    strikes = Bucket(limits.strikes / 60, limits.strikes)
    joined = False
    late = asyncio.get_running_loop().time() + limits.seconds_to_join
    while not connection.closing:
        try:
            async with asyncio.timeout_at(None if joined else late):
                event: Any = await socket.receive()
        except TimeoutError:
            connection.close(_bye(Denied("joined-late", seconds=limits.seconds_to_join), connection.language))
            return
        if event["type"] != "websocket.receive":
            return
        data = event.get("text")
        message: Any = None
        try:
            message = _decoded(data, limits)
            if wait := bucket.take():
                raise Denied("too-fast", milliseconds=round(wait * 1000) + 1)
            joined = joined or isinstance(message, Join)
            if isinstance(message, Ping):
                connection.offer(encoded(Pong(sent=message.sent, server=table.clock.now())))
            else:
                table.post(partial(receive, table, connection, message, time.perf_counter()))
        except Denied as denied:
            connection.answer(refused(denied, message, connection.language))
            if strikes.take():
                connection.close(_bye(Denied("abuse"), connection.language))


def _decoded(data: str | None, limits: Limits) -> AnyFromClient:
    if data is None:
        raise Denied("not-text")
    if len(data) > limits.message_bytes:
        raise Denied("too-big", most=limits.message_bytes)
    try:
        message: AnyFromClient = decode(data, AnyFromClient, "message")
    except BadInput as error:
        raise Denied("bad-message", problem=error) from None
    except (ValueError, msgspec.MsgspecError, MemoryError) as error:
        raise Denied("bad-message", problem=type(error).__name__) from None
    return message
