"""Coming and going."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..bots import bot_named
from ..core.errors import BadInput
from ..core.registry import game_named
from . import pause as pauses
from .connection import Connection
from .errors import Refusal
from .messages import Bye, Join, encoded
from .seat import Seat

if TYPE_CHECKING:
    from .table import Table


def join(table: Table, connection: Connection, message: Join) -> None:
    connection.language = message.language
    if not table.admits(connection):
        _say_bye(table, connection, _reason(connection, "wrong-secret"))
        return
    viewer = table.viewer(connection.seat)
    if connection in viewer.connections:
        raise Refusal("joined-already")
    viewer.connections.add(connection)
    missed = None
    if message.stream == table.stream and message.version is not None:
        missed = viewer.missed(message.version, table.version)
    if missed is None:
        table.welcome(connection)
    else:
        for text in missed:
            table.answer(partial(connection.offer, text))
    if connection.seat is not None:
        _arrive(table, connection.seat)
    if table.pause is not None and table.pause.reason in ("nobody", "restart"):
        people = any(seat.kind == "person" for seat in table.seats)
        if not people or (connection.seat is not None and table.change is None):
            pauses.go_on(table)
    pauses.count_down(table)
    pauses.keep_time(table)


def _arrive(table: Table, number: int) -> None:
    seat = table.seats[number]
    seat.connections += 1
    seat.gone_since = None
    seat.offered = False
    seat.stand_in = None


def leave(table: Table, connection: Connection) -> None:
    viewer = table.viewers.get(connection.seat)
    if viewer is None or connection not in viewer.connections:
        return
    viewer.connections.discard(connection)
    if connection.seat is not None:
        seat = table.seats[connection.seat]
        seat.connections = max(0, seat.connections - 1)
        if not seat.present and seat.kind == "person":
            seat.gone_since = table.clock.now()
    table.idle_since = table.clock.now()
    if not pauses.somebody_is_there(table):
        if table.status == "playing" and table.change is not None:
            pauses.pause(table, "nobody")
        pauses.keep_time(table)
    pauses.count_down(table)


def dismiss(table: Table, code: str) -> None:
    """End the connections that a change of seats, secrets or invite leaves without a right to be here."""
    for viewer in list(table.viewers.values()):
        for connection in list(viewer.connections):
            if not table.admits(connection):
                leave(table, connection)
                _say_bye(table, connection, _reason(connection, code))


def _reason(connection: Connection, code: str) -> str:
    return "not-admitted" if connection.seat is None else code


def _say_bye(table: Table, connection: Connection, code: str) -> None:
    bye = Bye(code=code, text=Refusal(code).text(connection.language), retry=None)
    table.answer(partial(connection.close, encoded(bye)))


def absence_due(table: Table) -> int | None:
    """When the first absent person has been gone for long enough, on the server's clock."""
    if table.status != "playing" or table.absence.do == "wait":
        return None
    moments = [
        seat.gone_since + 1000 * table.absence.after
        for seat in table.seats
        if seat.gone_since is not None and not seat.offered and seat.stand_in is None
    ]
    return min(moments, default=None)


def act_on_absence(table: Table) -> None:
    now = table.clock.now()
    for seat in table.seats:
        if seat.gone_since is None or seat.offered or seat.stand_in is not None:
            continue
        if now < seat.gone_since + 1000 * table.absence.after:
            continue
        if table.absence.do == "bot":
            seat.stand_in = table.strongest_bot
            seat.look = now
        else:
            seat.offered = True
            if table.absence.do == "pause":
                pauses.pause(table, "absence", seat.number)


def stand_in(table: Table, by: int, number: int, bot: str) -> None:
    seat = _offered(table, by, number)
    try:
        bot_named(game_named(table.game), bot)
    except BadInput:
        raise Refusal("no-such-bot", bot=bot) from None
    seat.stand_in = bot
    seat.offered = False
    seat.look = table.clock.now()


def free(table: Table, by: int, number: int) -> None:
    seat = _offered(table, by, number)
    seat.empty()
    table.write(seat.update(table.id))


def _offered(table: Table, by: int, number: int) -> Seat:
    if number >= len(table.seats) or number == by or not table.seats[number].offered:
        raise Refusal("not-offered", seat=number)
    return table.seats[number]
