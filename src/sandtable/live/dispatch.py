"""Sends each message of a client to the function that handles it. Compiled with mypyc."""

from __future__ import annotations

from functools import partial

from . import asking, commands, hinting, pauses, premoves, presence, talking, undo
from . import messages as m
from .connection import Connection
from .errors import Denied
from .table import Table


def receive(table: Table, connection: Connection, message: m.AnyFromClient, received: float) -> None:
    """Do what a client asks, or tell it why not."""
    try:
        if isinstance(message, m.Join):
            presence.join(table, connection, message)
        elif isinstance(message, m.Speak):
            connection.language = message.language
        else:
            _act(table, connection, message, received)
    except Denied as denied:
        table.answer(partial(connection.answer, m.refused(denied, message, connection.language)))


def _act(table: Table, connection: Connection, message: m.AnyFromClient, received: float) -> None:
    seat = connection.seat
    if connection not in table.viewer(seat).connections:
        raise Denied("join-first")
    if seat is None:
        raise Denied("no-seat")
    match message:
        case m.Command():
            commands.command(table, connection, message, received)
        case m.Undo():
            undo.undo(table, connection, message)
        case m.Hint():
            hinting.hint(table, connection, message)
        case m.Ask():
            asking.ask(table, connection, message)
        case m.Try():
            asking.try_out(table, connection, message)
        case m.SetPremove():
            premoves.plan(table, connection, message)
        case m.Agree():
            undo.agree(table, seat, message.agree)
        case m.Pause():
            pauses.pause(table, "person", seat)
        case m.Resume():
            pauses.resume(table, seat, message.ready)
        case m.Chat():
            talking.chat(table, connection, message)
        case m.Mute():
            talking.mute(table, connection, message.seat, message.muted)
        case m.StandIn():
            presence.stand_in(table, seat, message.seat, message.bot)
        case m.Free():
            presence.free(table, seat, message.seat)
        case _:
            raise Denied("joined-already")
