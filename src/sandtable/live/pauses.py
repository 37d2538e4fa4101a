"""Pausing a table and going on: who paused it, who is ready, the countdown."""

from __future__ import annotations

from msgspec.structs import replace

from .errors import Denied
from .table import Table
from .tableview import PauseReason, PauseView


def pause(table: Table, reason: PauseReason, by: int | None = None) -> None:
    """Stop table time; a running countdown is cancelled."""
    if table.status != "playing":
        raise Denied("not-playing")
    if table.allowance is not None:
        raise Denied("no-pause")
    if table.pause is not None and table.pause.ends is None and reason != "person":
        return
    table.set_pause(PauseView(reason=reason, by=by))


def pause_if_deserted(table: Table) -> None:
    """Pause if nobody is left while time matters."""
    if table.status == "playing" and table.change is not None and not table.somebody_is_there():
        pause(table, "nobody")
    table.keep_time()


def resume(table: Table, seat: int, ready: bool) -> None:
    if table.pause is None:
        raise Denied("not-paused")
    others = {*table.pause.ready} - {seat}
    table.set_pause(replace(table.pause, ready=tuple(sorted(others | {seat} if ready else others))))
    count_down(table)


def count_in(table: Table) -> None:
    """Before sand starts running for everyone, count down; nobody has to confirm."""
    if table.pause is None and table.next_change() is not None and table.people:
        table.set_pause(PauseView(reason="start", ends=table.clock.now() + table.services.countdown))


def count_down(table: Table) -> None:
    """Start the countdown when everyone present is ready, or cancel it. Without sand there is none."""
    waiting = table.pause
    if waiting is None or waiting.reason == "start":
        return
    there = {seat.number for seat in table.people if seat.present}
    if not there or not there <= {*waiting.ready}:
        table.set_pause(replace(waiting, ends=None))
    elif waiting.ends is None:
        countdown = table.services.countdown if table.change is not None else 0
        table.set_pause(replace(waiting, ends=table.clock.now() + countdown))


def go_on(table: Table) -> None:
    table.set_pause(None)
    table.news.match_changed = True
