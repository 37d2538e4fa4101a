"""Clients joining and leaving, and what happens to the seat of a person who stays away."""

from __future__ import annotations

from functools import partial

from . import pauses
from .connection import Connection
from .errors import Denied
from .messages import Join, bye
from .seat import Seat, check_bot
from .table import Table


def join(table: Table, connection: Connection, message: Join) -> None:
    connection.language = message.language
    if not table.admits(connection):
        _say_bye(table, connection, _reason(connection, "wrong-secret"))
        return
    viewer = table.viewer(connection.seat)
    if connection in viewer.connections:
        raise Denied("joined-already")
    viewer.connections.add(connection)
    missed = None
    if message.stream == table.stream and message.version is not None:
        missed = viewer.missed(message.version, table.version)
    if missed is None:
        table.welcome(connection)
    else:
        for text in missed:
            table.answer(partial(connection.offer, text))
        table.tell_plans(connection)
    if connection.seat is not None:
        _arrive(table, connection.seat)
    if table.pause is not None and table.pause.reason in ("nobody", "restart"):
        people = table.people
        if not people or (connection.seat is not None and table.change is None):
            pauses.go_on(table)
    pauses.count_down(table)
    table.keep_time()


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
            table.call_to_turn(seat)
    table.idle_since = table.clock.now()
    pauses.pause_if_deserted(table)
    pauses.count_down(table)


def dismiss(table: Table, code: str) -> None:
    """Close connections that lost their right to the table through a change of seats, secrets or invite."""
    for viewer in list(table.viewers.values()):
        for connection in list(viewer.connections):
            if not table.admits(connection):
                leave(table, connection)
                _say_bye(table, connection, _reason(connection, code))


def sign_out(table: Table, device: str) -> None:
    """Close the connections of a device that was removed."""
    for viewer in table.viewers.values():
        for connection in viewer.connections:
            if connection.device == device:
                connection.token = connection.secret = None
    dismiss(table, "signed-out")


def turn_away(table: Table) -> None:
    """Close the connections of those who were banned."""
    bans = table.services.bans
    for viewer in list(table.viewers.values()):
        for connection in list(viewer.connections):
            seat = None if connection.seat is None else table.seats[connection.seat].token
            if bans.person(connection.token) or bans.person(seat) or bans.address(connection.address):
                leave(table, connection)
                _say_bye(table, connection, "banned")


def _reason(connection: Connection, code: str) -> str:
    return "not-admitted" if connection.seat is None else code


def _say_bye(table: Table, connection: Connection, code: str) -> None:
    table.answer(partial(connection.close, bye(Denied(code), connection.language, None)))


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
    check_bot(table.game, bot)
    seat.stand_in = bot
    seat.offered = False
    seat.look = table.clock.now()


def free(table: Table, by: int, number: int) -> None:
    seat = _offered(table, by, number)
    seat.empty()
    table.store_seat(seat)


def _offered(table: Table, by: int, number: int) -> Seat:
    if number >= len(table.seats) or number == by or not table.seats[number].offered:
        raise Denied("not-offered", seat=number)
    return table.seats[number]
