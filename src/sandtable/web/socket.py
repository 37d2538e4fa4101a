"""A live connection: what a client says goes to its table, what the table has for it to the client."""

from __future__ import annotations

import contextlib
import logging
from collections import Counter
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from msgspec import UNSET, UnsetType

from ..live.connection import Connection
from ..live.directory import Directory
from ..live.errors import Denied
from ..live.messages import Bye, encoded
from ..live.secret import hashed
from ..live.site import Elsewhere
from .caller import Caller
from .door import EXTENSION, SocketAtDoor
from .line import Line, bye_for
from .settings import Settings

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class Sockets:
    """All connections, counted by address."""

    def __init__(self) -> None:
        self.by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self.by_address.total()

    def come(self, address: str) -> None:
        self.by_address[address] += 1

    def go(self, address: str) -> None:
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


@websocket("/api/tables/{table_id:str}/live", opt={"exclude_from_schema": True})
async def live(socket: Socket, table_id: str) -> None:
    # A socket that refers to itself would stay in memory, and its table with it, until the garbage collector
    # comes by. So it is taken out of its own scope, and the framework's wrappers out of what they wrap.
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
    sockets.come(caller.address)
    try:
        await socket.accept()
    except BaseException:
        sockets.go(caller.address)
        raise
    Line(at_door, table, connection, settings.limits, partial(sockets.go, caller.address))


async def _turn_away(socket: Socket, caller: Caller, table_id: str, error: Exception) -> None:
    denied = error if isinstance(error, Denied) else Denied("server-broke")
    if denied is not error:
        log.error("nobody could be let in at table %s", table_id, exc_info=error)
    await socket.accept()
    with contextlib.suppress(WebSocketException, RuntimeError):
        if isinstance(denied, Elsewhere):
            told = await _directions(socket.app.state.tables, caller, table_id, denied)
        else:
            told = bye_for(denied, caller.language)
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
