"""A table: what happens to it, all of it through its inbox. Its state is in state.py.

If writing fails, nobody knows what is on disk: the table ends, its clients are told to reconnect, and it
is loaded again from the database. Compiled with mypyc.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal

from msgspec import UNSET, UnsetType

from ..core import patch
from ..core.game import View
from ..core.match import Match
from . import rows
from .clock import Alarm, DayTime
from .connection import Connection
from .errors import Denied
from .inbox import Show
from .loading import Loaded
from .messages import Accepted, Happened, LapsedPremove, Others, Premoves, Welcome, bye, encoded
from .seat import Seat
from .secret import new_id
from .services import Services
from .state import Asked, TableState
from .storage import Stored
from .tableview import PauseView, Status
from .viewers import News, Viewer

PATIENCE = 60_000
"""Milliseconds until somebody who is away is called to their turn."""
NoticeKind = Literal["turn", "soon", "late", "over"]


class Table(TableState):
    def __init__(
        self,
        stored: Stored,
        loaded: Loaded,
        services: Services,
        on_alarm: Callable[[Table], None],
        on_change: Callable[[Table], Callable[[], None] | None],
    ) -> None:
        super().__init__(stored, loaded, services)
        self._on_alarm = on_alarm
        """Called at the time of `next_alarm`."""
        self._on_change = on_change
        """Says what people planned for the position that is now, one thing at a time."""
        self._record: bytes | None = None
        self.stream = new_id()
        self.version = 0
        self.match_version = 0
        """The version of the last change of the match."""
        self.news = News()
        self.idle_since = self.clock.now()
        self._alarm: Alarm | None = None
        self._shown = self.view()
        self.thoughts: set[asyncio.Task[None]] = set()
        self._changed = False
        """Whether the match has changed since people were called to it."""

    def handle(self, call: Callable[[], None]) -> None:
        if self.services.site is not None and self.services.site.lapsed():
            self.end("table-moved", retry=500)
            return
        shows = self._carry_out(call)
        while not self.ended and self._changed and (planned := self._on_change(self)) is not None:
            shows += self._carry_out(planned)
        if not self.ended:
            shows += self._plans_told()
            if self._changed:
                self._changed = False
                self._call_back()
            self._store_due()
            self.hold(shows)
            self._set_alarm()

    def _carry_out(self, call: Callable[[], None]) -> list[Show]:
        self.news = News()
        call()
        return [] if self.ended else self._show()

    # What is stored

    def store(self, **columns: Any) -> None:
        """Change columns of the table's own row."""
        self.write(rows.change_table(self.id, **columns))

    def store_seat(self, seat: Seat) -> None:
        self.write(rows.change_seat(self.id, seat))

    def store_entry(
        self, seat: int, at: int, move: str | None, *, undoes: int = 0, asked: Asked | None = None
    ) -> None:
        """Store a move, or an undo of some entries."""
        if self.gap:
            self.gap = False
            self.store_entry(seat, at, None)
        token, command = asked or (None, None)
        made = self.clock.wall()
        self.write(
            rows.new_entry(
                table_id=self.id,
                number=self.number,
                seat=seat,
                at=at,
                move=move,
                made=made,
                undoes=undoes,
                token=token,
                command=command,
            )
        )
        self.number += 1
        self.since = made
        if command:
            self.seen.add((token or "", command))

    def accept(self, connection: Connection, command: str) -> None:
        """Tell a client that what it asked for is on disk."""
        self.answer(lambda: connection.answer(encoded(Accepted(id=command, version=self.version))))

    # The match

    def note(self, happened: Happened) -> None:
        """Note the events of an entry, or of the start of the match, for the log and the next update."""
        self.history.append(happened)
        self.news.happened.append(happened)
        self.news.match_changed = True
        self.undo = None

    def over(self, status: Status, ended: int, **columns: Any) -> None:
        self.status = status
        self.undo = None
        self.set_pause(None)
        self.store(status=status, ended=ended, **columns)
        for seat in self.people:
            if seat.planned is not None:
                seat.planned = None
                self.store_seat(seat)
            if seat.told:
                self.call_off(seat)

    def _show(self) -> list[Show]:
        """The updates for this change."""
        news = self.news
        if news.match_changed:
            self._changed = True
            self.change = self.next_change()
            self._wake_bots()
        view = self.view()
        change = patch.diff(self._shown, view)
        self._shown = view
        shows: list[Show] = []
        if change is not patch.SAME or news.match_changed or news.chat or news.happened:
            self.version += 1
            if news.match_changed:
                self.match_version = self.version
            at = self.at()
            self.viewers = {seat: viewer for seat, viewer in self.viewers.items() if viewer.wanted}
            views: Mapping[int | None, View] = {}
            if self.match is not None and news.match_changed:
                views = self.match.views(self.viewers, at)
            for viewer in self.viewers.values():
                muted = self.muted(viewer.seat)
                text = viewer.update(self.version, at, news, views.get(viewer.seat), change, muted)
                shows.append((tuple(viewer.connections), text))
        return shows

    def _plans_told(self) -> list[Show]:
        """What each person plans and may plan, where that has changed."""
        shows: list[Show] = []
        at = self.at()
        for viewer in self.viewers.values():
            if viewer.seat is None or not viewer.connections:
                continue
            plans = self._plans(self.seats[viewer.seat], at)
            if plans != viewer.plans:
                viewer.plans = plans
                shows.append((tuple(viewer.connections), encoded(plans)))
        return shows

    def _plans(self, seat: Seat, at: int) -> Premoves:
        match, planned = self.match, seat.planned
        offered: list[Any] = []
        if match is not None and self.status == "playing":
            offered = match.premoves(seat.number, at)
        lapsed = None
        if planned is not None and planned.lapsed is not None:
            lapsed = LapsedPremove(premove=planned.premove, reason=planned.lapsed)
        waits = planned.premove if planned is not None and seat.plans_ahead else None
        return Premoves(planned=waits, offered=offered, lapsed=lapsed)

    # Clients

    def viewer(self, seat: int | None) -> Viewer:
        if seat not in self.viewers:
            self.viewers[seat] = Viewer(seat)
            if self.match is not None:
                self.viewers[seat].view = self.match.views((seat,), self.at())[seat]
        return self.viewers[seat]

    def welcome(self, connection: Connection) -> None:
        """Send this connection the whole view."""
        viewer = self.viewer(connection.seat)
        message = Welcome(
            stream=self.stream,
            version=self.version,
            seat=connection.seat,
            server=self.clock.now(),
            table=self._shown,
            view=viewer.view,
            log=viewer.log(self.history),
            chat=self.chat.without(self.muted(connection.seat)),
            muted=sorted(self.muted(connection.seat)),
            others=self._others(connection),
        )
        self.answer(partial(connection.welcome, encoded(message)))
        self.tell_plans(connection)

    def tell_plans(self, connection: Connection) -> None:
        """Tell somebody who came what they plan and may plan."""
        if connection.seat is not None:
            plans = self._plans(self.seats[connection.seat], self.at())
            self.viewer(connection.seat).plans = plans
            self.answer(partial(connection.offer, encoded(plans)))

    def _others(self, connection: Connection) -> Others | UnsetType:
        site = self.services.site
        if site is None:
            return UNSET
        known = connection.token is not None and connection.device is not None
        ticket = site.ticket(self.id, connection.token or "", connection.device or "") if known else None
        return Others(addresses=sorted(site.others.values()), ticket=ticket)

    def end(self, code: str, retry: int | None) -> None:
        """Close all connections and stop; what is on disk stays."""
        if self.ended:
            return
        self.stop(Denied(code if code in ("not-stored", "table-moved") else "table-reloads"))
        if self._alarm is not None:
            self._alarm.cancel()
        for thought in self.thoughts:
            thought.cancel()
        for viewer in self.viewers.values():
            for connection in viewer.connections:
                connection.close(bye(Denied(code), connection.language, retry))

    # Time

    def set_pause(self, pause: PauseView | None) -> None:
        self.pause = pause
        self.keep_time()

    def keep_time(self) -> None:
        """Start or stop table time as needed, and store where it stopped."""
        wanted = self.allowance is not None or self.somebody_is_there()
        runs = self.status == "playing" and self.pause is None and wanted
        if runs and not self.problem:
            if isinstance(self.time, DayTime) and not self.time.running:
                self.store(clock=self.time.at(), since=self.clock.wall())
            self.time.run()
        elif self.time.running:
            self.time.stop()
            self.store(clock=self.time.at(), since=None)

    def owe(self, seat: Seat, kind: NoticeKind) -> None:
        """Owe the person of a seat a notice; whether and how it is sent is not the table's business."""
        self._owe(seat.token, kind, seat.number)

    def tell_club(self, kind: str, seat: int = 0) -> None:
        """Owe the club of the table a notice, for its webhooks."""
        self._owe(self.club, kind, seat)

    def _owe(self, token: str | None, kind: str, seat: int) -> None:
        if token is not None and (self.allowance is not None or len(self.people) > 1):
            now = self.clock.wall()
            due = now + (PATIENCE if kind in ("turn", "club-turn") else 0)
            self.write(
                rows.new_notice(token=token, kind=kind, table_id=self.id, seat=seat, made=now, due=due)
            )

    def call_off(self, seat: Seat) -> None:
        """The turn is over: the person need not be called to it any more."""
        self.write(rows.delete_notices_of_turn(self.id, seat.number, self.clock.wall()))

    def call_to_turn(self, seat: Seat) -> None:
        """Call a person who is away to a turn, once."""
        if not seat.told and not seat.present and self.change is None and seat.number in self.to_act():
            seat.told = True
            self.store_seat(seat)
            self.owe(seat, "turn")
            self.tell_club("club-turn", seat.number)

    def _call_back(self) -> None:
        acting = self.to_act()
        for seat in self.people:
            if seat.number in acting:
                self.call_to_turn(seat)
            elif seat.told:
                seat.told = False
                self.store_seat(seat)
                self.call_off(seat)

    def _store_due(self) -> None:
        if self.allowance is None:
            return
        due = self.day(self.next_look())
        acting = self.to_act()
        if any(seat.played_by and seat.number in acting for seat in self.seats):
            due = self.time.begun if isinstance(self.time, DayTime) else None
        if due != self.due:
            self.due = due
            self.store(due=due)

    def _wake_bots(self) -> None:
        """Something changed: every bot that waited for a change looks soon."""
        for seat in self.seats:
            if seat.played_by and seat.look is None and not seat.thinking:
                seat.look = self.clock.now() + self.services.hesitation()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        when = self.next_alarm()
        if when is not None:
            self._alarm = self.clock.call_at(when, self._ring)

    def _ring(self) -> None:
        if not self.ended:
            self._alarm = None
            try:
                self.post(partial(self._on_alarm, self))
            except Denied:
                self._alarm = self.clock.call_at(self.clock.now() + 50, self._ring)

    async def record(self) -> bytes:
        """The record of the finished match; encoded once."""
        assert self.match is not None
        assert self.status in ("finished", "closed")
        if self._record is None:
            self._record = await asyncio.to_thread(_written_out, self.match)
        return self._record


def _written_out(match: Match) -> bytes:
    return match.record.to_bytes()
