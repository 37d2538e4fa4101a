"""A live connection: what a client says goes to its table, what the table has for it to the client."""

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
from msgspec import UNSET, UnsetType

from ..core.errors import BadInput
from ..core.wire import decode
from ..live import presence
from ..live.connection import Connection
from ..live.directory import Directory
from ..live.dispatch import receive
from ..live.errors import Denied
from ..live.messages import AnyFromClient, Bye, Join, Ping, Pong, bye, encoded, refused
from ..live.secret import hashed
from ..live.site import Elsewhere
from ..live.table import Table
from .caller import Caller
from .door import EXTENSION, SocketAtDoor
from .limits import Bucket, Limits
from .settings import Settings

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
    # What holds itself, and with it the table, would stay in memory until somebody looks for cycles. So the
    # socket is taken out of its own scope, and the framework's wrappers out of what they wrap.
    at_door: SocketAtDoor = socket.scope["extensions"].pop(EXTENSION)  # type: ignore[assignment, union-attr]
    try:
        await _live(socket, at_door, table_id)
    finally:
        del socket.receive, socket.send


async def _live(socket: Socket, at_door: SocketAtDoor, table_id: str) -> None:
    state = socket.app.state
    tables: Directory = state.tables
    settings: Settings = state.settings
    sockets: Sockets = state.sockets
    caller = Caller(socket, tables)
    site = tables.services.site
    ticket = socket.query_params.get("ticket")
    if site is not None and ticket:
        caller.show(site.ticket_of(table_id, ticket))
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
        await _turn_away(socket, caller, table_id, error)
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
    line = Line(at_door, table, connection, settings.limits)
    try:
        await socket.accept()
        await _serve(socket, line)
    finally:
        line.end()
        sockets.by_address[caller.address] -= 1
        if not sockets.by_address[caller.address]:
            del sockets.by_address[caller.address]
        with contextlib.suppress(Denied):
            table.post(partial(presence.leave, table, connection))


RETRY = {
    "stopping": 1000,
    "table-moved": 500,
    "out-of-touch": 1000,
    "joined-late": 1000,
    "no-database": 3000,
    "server-broke": 10_000,
    "too-many-connections": 30_000,
    "abuse": 60_000,
}
"""Milliseconds after which a client may reconnect; codes not listed here are final."""

AGAIN = 500
"""The same for a table that is loaded again."""


def _bye(denied: Denied, language: str) -> bytes:
    return bye(denied, language, RETRY.get(denied.code))


async def _turn_away(socket: Socket, caller: Caller, table_id: str, error: Exception) -> None:
    denied = error if isinstance(error, Denied) else Denied("server-broke")
    if denied is not error:
        log.error("nobody could be let in at table %s", table_id, exc_info=error)
    await socket.accept()
    with contextlib.suppress(WebSocketException, RuntimeError):
        if isinstance(denied, Elsewhere):
            told = await _directions(socket.app.state.tables, caller, table_id, denied)
        else:
            told = _bye(denied, caller.language)
        await socket.send_data(told.decode())
        await socket.close(code=4000, reason=denied.code)


async def _directions(tables: Directory, caller: Caller, table_id: str, elsewhere: Elsewhere) -> bytes:
    """Sends a client to the process that holds the table."""
    person, site = await caller.person(), tables.services.site
    assert site is not None
    ticket: str | UnsetType = UNSET
    if person is not None and person.device is not None:
        ticket = site.ticket(table_id, person.token, person.device)
    text = elsewhere.text(caller.language)
    return encoded(Bye(code="elsewhere", text=text, retry=0, address=elsewhere.address, ticket=ticket))


async def _serve(socket: Socket, line: Line) -> None:
    """Until the client has gone, or has been told to."""
    gone = asyncio.create_task(_gone(socket))
    await asyncio.wait((gone, line.finished), return_when=asyncio.FIRST_COMPLETED)
    gone.cancel()
    with contextlib.suppress(Exception):
        await socket.close(code=4000 if line.finished.done() else 1000)


async def _gone(socket: Socket) -> None:
    with contextlib.suppress(WebSocketException):
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass


class Line:
    """Between the socket of a client and its table."""

    def __init__(self, socket: SocketAtDoor, table: Table, connection: Connection, limits: Limits) -> None:
        self._socket = socket
        self._table = table
        self._connection = connection
        self._limits = limits
        self._bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._strikes = Bucket(limits.strikes / 60, limits.strikes)
        loop = asyncio.get_running_loop()
        self.finished: asyncio.Future[None] = loop.create_future()
        """Done when the last message is written."""
        self._late = loop.call_later(limits.seconds_to_join, self._joined_late)
        socket.on_text, socket.on_room = self._hear, connection.drain
        connection.send, connection.on_empty = socket.write, self._emptied

    def end(self) -> None:
        self._late.cancel()
        self._socket.on_text = self._socket.on_room = None
        self._connection.detach()

    def _emptied(self) -> None:
        connection = self._connection
        if connection.closing:
            self._finish()
        elif connection.wants_welcome():
            try:
                self._table.post(partial(self._table.welcome, connection))
            except Denied:
                self._finish()

    def _finish(self) -> None:
        if not self.finished.done():
            self.finished.set_result(None)

    def _joined_late(self) -> None:
        denied = Denied("joined-late", seconds=self._limits.seconds_to_join)
        self._connection.close(_bye(denied, self._connection.language))

    def _hear(self, data: bytes | None) -> None:
        connection, table = self._connection, self._table
        if connection.closing:
            return
        message: Any = None
        try:
            message = _decoded(data, self._limits)
            if wait := self._bucket.take():
                raise Denied("too-fast", milliseconds=round(wait * 1000) + 1)
            if isinstance(message, Join):
                self._late.cancel()
            if isinstance(message, Ping):
                connection.offer(encoded(Pong(sent=message.sent, server=table.clock.now())))
            else:
                table.post(partial(receive, table, connection, message, time.perf_counter()))
        except Denied as denied:
            if table.ended:  # Before this client had joined, or it would have been told.
                connection.close(bye(Denied("table-reloads"), connection.language, AGAIN))
                return
            connection.answer(refused(denied, message, connection.language))
            if self._strikes.take():
                connection.close(_bye(Denied("abuse"), connection.language))


def _decoded(data: bytes | None, limits: Limits) -> AnyFromClient:
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
