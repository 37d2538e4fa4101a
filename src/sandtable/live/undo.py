"""Undo: at once where that is fair, otherwise when all agree."""

from __future__ import annotations

import msgspec

from ..core.match import Match
from . import counting, premoves
from .connection import Connection
from .errors import Denied
from .messages import Undo
from .table import Asked, Table
from .tableview import UndoView


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
        count = _entries_to_take_back(table, seat)
        _check_undoable(table, match, count)
        decided = any(not mover.ahead for mover in table.movers[len(table.movers) - count + 1 :])
        if not decided and _reveals_nothing(table, match, count):
            _take_back(table, seat, count, asked)
        elif _others(table, seat):
            table.undo = UndoView(by=seat, entries=count, agreed=())
        elif _reveals_nothing(table, match, count):
            _take_back(table, seat, count, asked)
        else:
            raise Denied("undo-revealed")
    table.accept(connection, message.id)


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
    for _ in range(count):
        match.undo()
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


def _reveals_nothing(table: Table, match: Match, count: int) -> bool:
    return all(match.seek(len(match) - back).may_undo(table.movers[-1 - back].seat) for back in range(count))


def _check_undoable(table: Table, match: Match, count: int) -> None:
    if table.change is not None:
        raise Denied("undo-timed")
    if table.allowance is not None:
        times, now = match.seek(len(match) - count).times, table.time.at()
        if any((times[seat.number].deadline or now + 1) <= now for seat in table.people):
            raise Denied("undo-too-late")
    after = match.position
    for back in range(1, count + 1):
        before = match.seek(len(match) - back).position
        if not match.game.undoable(before, after):
            raise Denied("undo-never")
        after = before


def _others(table: Table, seat: int) -> list[int]:
    return [each.number for each in table.people if each.number != seat]
