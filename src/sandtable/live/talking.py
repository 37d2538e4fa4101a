"""Chat at a table, apart from the record."""

from __future__ import annotations

from sqlalchemy import select

from . import rows, schema, words
from .connection import Connection
from .errors import Denied
from .messages import Chat
from .persons import Person
from .secret import new_id
from .table import Table
from .tableview import ChatLine

MOST_LINES = 5000
"""The most chat lines of a table; each seat has its share, so that none can silence the others."""


def chat(table: Table, connection: Connection, message: Chat) -> None:
    number = connection.seat
    assert number is not None
    asked = table.asked_by(number, message.id)
    if asked not in table.chat_seen:
        most = MOST_LINES // len(table.seats)
        if table.chat.count[number] >= most:
            raise Denied("chat-full", most=most)
        seat = table.seats[number]
        line = ChatLine(
            number=table.chat_number,
            seat=number,
            token=seat.token or "",
            name=seat.name,
            text=words.chat(message.text),
            wall=table.clock.wall(),
        )
        table.chat_number += 1
        table.chat_seen.add(asked)
        table.chat.add(line)
        table.news.chat = line
        table.write(rows.new_chat(table.id, line, message.id))
    table.accept(connection, message.id)


def mute(table: Table, connection: Connection, number: int, muted: bool) -> None:
    assert connection.seat is not None
    if number >= len(table.seats) or number == connection.seat:
        raise Denied("no-such-seat", seat=number)
    seat = table.seats[connection.seat]
    if muted:
        seat.muted.add(number)
    else:
        seat.muted.discard(number)
    table.store_seat(seat)
    _show(table, connection.seat)


def hush(table: Table, token: str, other: str) -> None:
    """Mute one person at the table for another, if both sit at it."""
    own = next((seat for seat in table.people if seat.token == token), None)
    seat = next((seat for seat in table.people if seat.token == other), None)
    if own and seat:
        own.muted.add(seat.number)
        table.store_seat(own)
        _show(table, own.number)


async def report(table: Table, number: int, reporter: Person) -> None:
    """Keep a line for the host, once for each person who reports it."""
    line = next((each for each in table.chat.without(set()) if each.number == number), None)
    if line is None:
        raise Denied("no-such-line")
    if line.token == reporter.token:
        raise Denied("own-line")
    storage, reports = table.services.storage, schema.reports.c
    known = select(reports.id).where(
        reports.table_id == table.id, reports.number == number, reports.reporter == reporter.token
    )
    if not await storage.rows(known):
        now = table.clock.wall()
        await storage.write(rows.new_report(new_id(), table.id, line, reporter.token, now))


def _show(table: Table, seat: int) -> None:
    for each in table.viewer(seat).connections:
        table.welcome(each)
