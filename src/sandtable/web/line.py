"""Between the socket of a client and its table. Compiled with mypyc."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from ..core.errors import BadInput
from ..core.wire import reader
from ..live import presence
from ..live.connection import Connection
from ..live.dispatch import receive
from ..live.errors import Denied
from ..live.messages import AnyFromClient, Join, Ping, Pong, bye, encoded, refused
from ..live.table import Table
from .buckets import Bucket
from .door import SocketAtDoor
from .limits import Limits

_READER = reader(AnyFromClient)

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


def bye_for(denied: Denied, language: str) -> bytes:
    return bye(denied, language, RETRY.get(denied.code))


class Line:
    """Hands on what the client says, and lets the connection write to the socket, until either ends; then it
    calls `on_end`."""

    def __init__(
        self,
        socket: SocketAtDoor,
        table: Table,
        connection: Connection,
        limits: Limits,
        on_end: Callable[[], None],
    ) -> None:
        self._socket = socket
        self._table = table
        self._connection = connection
        self._limits = limits
        self._bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._strikes = Bucket(limits.strikes / 60, limits.strikes)
        self._on_end = on_end
        self._late = asyncio.get_running_loop().call_later(limits.seconds_to_join, self._joined_late)
        socket.on_text, socket.on_room, socket.on_end = self._hear, connection.drain, self._end
        connection.send, connection.on_empty = socket.write, self._emptied

    def _end(self) -> None:
        self._late.cancel()
        self._socket.on_text = self._socket.on_room = self._socket.on_end = None
        self._connection.detach()
        self._on_end()
        with contextlib.suppress(Denied):
            self._table.post(partial(presence.leave, self._table, self._connection))

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
        """The last message is written."""
        self._end()
        self._socket.end(4000)

    def _joined_late(self) -> None:
        denied = Denied("joined-late", seconds=self._limits.seconds_to_join)
        self._connection.close(bye_for(denied, self._connection.language))

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
                connection.close(bye_for(Denied("abuse"), connection.language))
                self._socket.hear_no_more()


def _decoded(data: bytes | None, limits: Limits) -> AnyFromClient:
    if data is None:
        raise Denied("not-text")
    if len(data) > limits.message_bytes:
        raise Denied("too-big", most=limits.message_bytes)
    try:
        message: AnyFromClient = _READER.read(data, "message")
    except BadInput as error:
        raise Denied("bad-message", problem=error) from None
    except (ValueError, msgspec.MsgspecError, MemoryError) as error:
        raise Denied("bad-message", problem=type(error).__name__) from None
    return message
