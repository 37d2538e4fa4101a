"""Pauses of a table: who stopped it, who is ready, when it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import Refusal
from .tableview import PauseReason, PauseView

if TYPE_CHECKING:
    from .seat import Seat
    from .table import Table


class Pause:
    def __init__(self, reason: PauseReason, by: int | None = None) -> None:
        self.reason = reason
        self.by = by
        self.ready: set[int] = set()
        self.ends: int | None = None

    def view(self) -> PauseView:
        return PauseView(reason=self.reason, by=self.by, ready=tuple(sorted(self.ready)), ends=self.ends)


def pause(table: Table, reason: PauseReason, by: int | None = None) -> None:
    """Stop the time of the table; a countdown that runs is called off."""
    if table.status != "playing":
        raise Refusal("not-playing")
    if table.pause is not None and table.pause.ends is None and reason != "person":
        return
    table.pause = Pause(reason, by)
    keep_time(table)


def resume(table: Table, seat: int, ready: bool) -> None:
    if table.pause is None:
        raise Refusal("not-paused")
    if ready:
        table.pause.ready.add(seat)
    else:
        table.pause.ready.discard(seat)
    count_down(table)


def count_in(table: Table) -> None:
    """Sand begins to run for all: a countdown first, for which nobody has to do anything."""
    if table.pause is None and table.next_change() is not None and _people(table):
        table.pause = Pause("start")
        table.pause.ends = table.clock.now() + table.services.countdown
        keep_time(table)


def count_down(table: Table) -> None:
    """Start the countdown when all who are there are ready, or call it off; without sand there is none."""
    waiting = table.pause
    if waiting is None or waiting.reason == "start":
        return
    there = {seat.number for seat in _people(table) if seat.present}
    if not there or not there <= waiting.ready:
        waiting.ends = None
    elif waiting.ends is None:
        waiting.ends = table.clock.now() + (table.services.countdown if table.change is not None else 0)


def go_on(table: Table) -> None:
    table.pause = None
    keep_time(table)
    table.news.match_changed = True


def keep_time(table: Table) -> None:
    """Let the time of the table run or stand still, as things are, and store where it stopped."""
    runs = table.status == "playing" and table.pause is None and somebody_is_there(table)
    if runs and not table.problem:
        table.time.run()
    elif table.time.running:
        table.time.stop()
        table.store(clock=table.time.at())


def _people(table: Table) -> list[Seat]:
    return [seat for seat in table.seats if seat.kind == "person"]


def somebody_is_there(table: Table) -> bool:
    """A person at a seat; where no person sits, anyone who watches."""
    people = _people(table)
    if people:
        return any(seat.present for seat in people)
    return any(viewer.connections for viewer in table.viewers.values())
