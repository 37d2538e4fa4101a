"""Matches over days: who must move by when, and what happens to who does not."""

from __future__ import annotations

from ..core.allowance import Allowance
from . import calendar, presence
from .errors import Denied
from .seat import Seat
from .table import Table

LEAST_DAY = 4
"""So many hours of each day have to count, so that a match ends some day."""


def check(allowance: Allowance) -> None:
    if not calendar.known_zone(allowance.zone):
        raise Denied("no-such-zone", zone=allowance.zone)
    if allowance.night is not None:
        falls, ends = allowance.night
        if falls != ends and (falls - ends) % (24 * 60) < LEAST_DAY * 60:
            raise Denied("night-too-long", hours=LEAST_DAY)


def wake(table: Table) -> None:
    """After loading: bots play on, and the alarm is set."""
    table.news.match_changed = True


def ring(table: Table) -> None:
    """Do what is due."""
    if table.allowance is None:
        return
    now = table.time.at()
    for seat in table.people:
        deadline = table.deadline(seat)
        if table.status != "playing" or deadline is None:
            continue
        if now >= deadline:
            _run_out(table, seat)
        elif now >= table.remind_at(deadline) and seat.reminded != deadline:
            seat.reminded = deadline
            table.store_seat(seat)
            if not seat.present:
                table.owe(seat, "soon")


def _run_out(table: Table, seat: Seat) -> None:
    assert table.allowance is not None
    name = seat.name
    table.call_off(seat)
    if not seat.present:
        table.owe(seat, "late")
    then = table.allowance.then
    if then == "end" or len(table.people) == 1:
        seat.ran_out = name
        table.store_seat(seat)
        table.over("closed", table.clock.wall())
        return
    if then == "bot":
        seat.give_to_bot(table.strongest_bot)
        seat.look = table.clock.now()
    else:
        seat.empty()
    seat.ran_out = name
    table.undo = None
    table.store_seat(seat)
    presence.dismiss(table, "ran-out")
