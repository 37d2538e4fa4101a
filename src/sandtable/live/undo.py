"""Undo: at once where that is fair, otherwise when all agree."""

from __future__ import annotations

import msgspec

from ..core.match import Match
from . import counting, premoves
from .connection import Connection
from .errors import Denied
from .messages import Undo
from .state import Asked
from .table import Table
from .tableview import UndoView

MOST_BACK = 200
"""How many entries may be taken back at once: to look at each takes time, in which no table goes on."""


def undo(table: Table, connection: Connection, message: Undo) -> None:
    """Take the asker's last move back at once if nobody could object, otherwise ask everyone."""
    seat = connection.seat
    assert seat is not None
    asked = table.asked_by(seat, message.id)
    if asked not in table.seen:
        match = table.current_match()
        if table.pause is not None:
            raise Denied("paused")
        if (
            table.number >= counting.MOST_ENTRIES // 2
        ):  # The remaining entries are reserved for finishing the match.
            raise Denied("undo-too-many")
        if table.undo is None or table.undo.by != seat:
            _ask(table, match, seat, asked)
    table.accept(connection, message.id)


def _ask(table: Table, match: Match, seat: int, asked: Asked) -> None:
    count = _entries_to_take_back(table, seat)
    reveals_nothing = _looked_back(table, match, count)
    decided = any(not mover.ahead for mover in table.movers[len(table.movers) - count + 1 :])
    if not decided and reveals_nothing:
        _take_back(table, seat, count, asked)
    elif _others(table, seat):
        table.undo = UndoView(by=seat, entries=count, agreed=())
    elif reveals_nothing:
        _take_back(table, seat, count, asked)
    else:
        raise Denied("undo-revealed")


def agree(table: Table, seat: int, agrees: bool) -> None:
    wanted = table.undo
    if wanted is None:
        raise Denied("nothing-asked")
    if not agrees:
        table.undo = None
        return
    if seat == wanted.by:
        return
    agreed = tuple(sorted({*wanted.agreed, seat}))
    table.undo = msgspec.structs.replace(wanted, agreed=agreed)
    if set(_others(table, wanted.by)) <= set(agreed):
        _take_back(table, wanted.by, wanted.entries, None)


def _take_back(table: Table, seat: int, count: int, asked: Asked | None) -> None:
    match = table.current_match()
    match.undo(count)
    for _ in range(count):
        table.movers.pop()
        if table.history:
            table.history.pop()
    for each in table.seats:
        each.choice_over()
    premoves.taken_back(table, seat)
    table.undo = None
    table.news.taken_back += count
    table.news.match_changed = True
    table.store_entry(seat, table.time.at(), None, undoes=count, asked=asked)


def _entries_to_take_back(table: Table, seat: int) -> int:
    """How many entries to take back: up to and including the seat's last move."""
    for back, mover in enumerate(reversed(table.movers)):
        if mover.seat == seat:
            return back + 1
    raise Denied("nothing-to-undo")


def _looked_back(table: Table, match: Match, count: int) -> bool:
    """Whether the last entries showed nothing random or hidden; raises `Denied` if they must stay."""
    if table.change is not None:
        raise Denied("undo-timed")
    if count > MOST_BACK:
        raise Denied("undo-never")
    past, reveals_nothing = match.seek(len(match) - count), True
    if table.allowance is not None:
        now = table.time.at()
        if any((past.times[seat.number].deadline or now + 1) <= now for seat in table.people):
            raise Denied("undo-too-late")
    for (at, seat, move), mover in zip(match.entries[-count:], table.movers[-count:], strict=True):
        before = past.position.copy()
        past.play(seat, move, at)
        if not match.game.undoable(before, past.position):
            raise Denied("undo-never")
        reveals_nothing = reveals_nothing and past.may_undo(mover.seat)
    return reveals_nothing


def _others(table: Table, seat: int) -> list[int]:
    return [each.number for each in table.people if each.number != seat]
