"""Premoves: what people plan while others are to move, and what becomes of it.

Only the person of the seat hears of a premove: it is told to their connections alone, and takes no version.
What it plays is an entry like any other, stored together with the one that brought the turn.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ..core import wire
from ..core.errors import BadInput, IllegalMove
from ..core.game import PremoveOver
from ..core.match import Match
from . import commands
from .connection import Connection
from .errors import Denied
from .messages import SetPremove
from .planned import Planned
from .seat import Seat
from .state import AHEAD
from .table import Table

log = logging.getLogger(__name__)


def plan(table: Table, connection: Connection, message: SetPremove) -> None:
    assert connection.seat is not None
    match, seat = table.current_match(), table.seats[connection.seat]
    if message.premove is None:
        _set(table, seat, None)
    else:
        premove = _premove(match, message.premove)
        if premove not in match.premoves(seat.number, table.at()):
            raise Denied("premove-not-offered")
        _set(table, seat, Planned(premove=wire.plain(premove), entries=len(match)))
    table.accept(connection, message.id)


def _premove(match: Match, plain: Any) -> Any:
    kinds = match.game.premove_type
    if kinds is None:
        raise Denied("premove-not-offered")
    try:
        return wire.convert(plain, kinds, "premove")
    except BadInput as error:
        raise Denied("bad-premove", problem=error) from None


def _set(table: Table, seat: Seat, planned: Planned | None) -> None:
    if planned != seat.planned:
        seat.planned = planned
        table.store_seat(seat)


def follow(table: Table) -> Callable[[], None] | None:
    """What is to be done next for a premove; None: all of them wait."""
    if table.match is None or not table.bots_may_play():
        return None
    for seat in table.people:
        if seat.planned is not None and seat.plans_ahead:
            step = _next_step(table, table.match, seat, seat.planned)
            if step is not None:
                return step
    return None


def _next_step(table: Table, match: Match, seat: Seat, planned: Planned) -> Callable[[], None] | None:
    at = table.at()
    try:
        premove = _premove(match, planned.premove)
    except Denied:  # Another release knew it.
        return partial(_end, table, seat, planned, "unknown")
    then = match.seek(planned.entries).position
    found = match.game.follow(then, match.position, seat.number, premove, at)
    if found is None:
        return None
    if isinstance(found, PremoveOver):
        return partial(_end, table, seat, planned, found.reason)
    return partial(_play, table, seat, planned, found)


def _play(table: Table, seat: Seat, planned: Planned, move: Any) -> None:
    try:
        commands.play(table, seat.number, move, table.asked_by(seat.number, AHEAD))
    except (IllegalMove, BadInput, Denied) as error:
        log.warning("table %s: premove %r cannot play %r: %s", table.id, planned.premove, move, error)
        _end(table, seat, planned, "refused")


def _end(table: Table, seat: Seat, planned: Planned, reason: str | None) -> None:
    assert table.match is not None
    _set(table, seat, replace(planned, ended=len(table.match), lapsed=reason))


def taken_back(table: Table, by: int) -> None:
    """After an undo: who asked for it plans anew, and what others planned is as it was at that time."""
    assert table.match is not None
    length = len(table.match)
    for seat in table.people:
        planned = seat.planned
        if planned is None:
            continue
        if seat.number == by:
            _set(table, seat, None)
        elif planned.entries > length:
            _set(table, seat, replace(planned, entries=length, ended=length, lapsed="undone"))
        elif planned.ended is not None and planned.ended > length:
            _set(table, seat, replace(planned, ended=None, lapsed=None))
