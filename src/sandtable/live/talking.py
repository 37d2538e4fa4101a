"""Chat at a table, apart from the record."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import words
from .connection import Connection
from .errors import Refusal
from .messages import Chat
from .playing import accept, asked_by
from .storage import INSERT_CHAT
from .tableview import ChatLine
from .writer import Write

if TYPE_CHECKING:
    from .table import Table

MOST_LINES = 5000
"""Of a table; each seat has its share, so that none can take the word from the others."""


def chat(table: Table, connection: Connection, message: Chat) -> None:
    number = connection.seat
    assert number is not None
    asked = asked_by(table, number, message.id)
    if asked not in table.chat_seen:
        most = MOST_LINES // len(table.seats)
        if table.chat.count[number] >= most:
            raise Refusal("chat-full", most=most)
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
        row = {
            "table_id": table.id,
            "number": line.number,
            "seat": number,
            "token": line.token,
            "name": line.name,
            "text": line.text,
            "command": message.id,
            "made": line.wall,
        }
        table.write(Write(INSERT_CHAT, row))
    table.answer(partial(accept, table, connection, message.id))


def mute(table: Table, connection: Connection, number: int, muted: bool) -> None:
    assert connection.seat is not None
    if number >= len(table.seats) or number == connection.seat:
        raise Refusal("no-such-seat", seat=number)
    seat = table.seats[connection.seat]
    if muted:
        seat.muted.add(number)
    else:
        seat.muted.discard(number)
    table.write(seat.update(table.id))
    for each in table.viewer(connection.seat).connections:
        table.welcome(each)
