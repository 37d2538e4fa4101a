"""A table and its state. Everything that happens to it goes through its inbox.

If writing fails, nobody knows what is on disk: the table ends, its clients are told to reconnect, and it
is loaded again from the database. Compiled with mypyc.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from ..core import patch
from ..core.allowance import Allowance
from ..core.game import View
from ..core.match import Match
from ..core.record import commit
from ..core.registry import game_named
from . import rows
from .chatlog import ChatLog
from .clock import Alarm, DayTime, TableTime
from .connection import Connection
from .counting import next_number
from .errors import Denied
from .inbox import Inbox, Show
from .loading import Loaded
from .messages import Accepted, Happened, LapsedPremove, Others, Premoves, Welcome, bye, encoded
from .past import LOG_LENGTH
from .seat import Seat, seat_from
from .secret import fits, new_id, replay_key, same
from .services import Services
from .storage import Stored
from .tableview import Absence, ClockView, PauseView, SeatClock, Status, TableView, TimeView, UndoView
from .viewers import News, Viewer

PATIENCE = 60_000
"""Milliseconds until somebody who is away is called to their turn."""
EARLY = 6 * 3600 * 1000
"""The reminder comes this long before time runs out, in milliseconds of table time, or when a quarter of the
allowance is left if that is later."""

NoticeKind = Literal["turn", "soon", "late", "over"]

Asked = tuple[str, str]
"""A command: the token of the person who sent it, and its id."""
AHEAD = ""
"""Instead of the id of a command, where a premove made the entry."""


class Mover(NamedTuple):
    """Who made an entry."""

    seat: int
    ahead: bool = False
    """Whether a premove made it."""


class Table(Inbox):
    def __init__(
        self,
        stored: Stored,
        loaded: Loaded,
        services: Services,
        on_alarm: Callable[[Table], None],
        on_change: Callable[[Table], Callable[[], None] | None],
    ) -> None:
        row = stored.table
        put, table_id, term = services.storage.writer.put, str(row.id), int(row.term)
        super().__init__(
            f"table {table_id}", lambda writes, told: put(writes, table_id, term, told), services.rota
        )
        self.services = services
        self.clock = services.clock
        self._on_alarm = on_alarm
        """Called at the time of `_next_alarm`."""
        self._on_change = on_change
        """Says what people planned for the position that is now, one thing at a time."""
        self.id = table_id
        self.name: str = row.name
        self.game: str = row.game
        self.rules_version: str = row.rules_version
        self.data_version: str = row.data_version
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.seed: str = row.seed
        self.commitment = commit(bytes.fromhex(self.seed))
        self.invite: str = row.invite
        self.public: bool = row.public
        self.hall: bool = row.hall
        self.hints: bool = row.hints
        self.rated: bool = row.rated
        self.club: str | None = row.club
        self.host: str = row.host
        self.status: Status = row.status
        self.absence = msgspec.json.decode(row.absence, type=Absence)
        self.allowance = msgspec.json.decode(row.allowance, type=Allowance) if row.allowance else None
        """Set for a match over days."""
        self.due: int | None = row.due
        """When the table must be looked at even if nobody comes, in milliseconds since 1970."""
        self.rematch: str | None = row.rematch
        self.imported: bool = row.imported
        self.seats = [seat_from(each) for each in stored.seats]
        self.chat = ChatLog(len(self.seats), stored.chat)
        self.chat_number = next_number(stored.chat)
        """The number of the next chat line."""
        self.chat_seen = {(c.token, c.command) for c in stored.chat}
        counted = loaded.counted
        self.seen: set[Asked] = {(e.token, e.command) for e in counted.carried_out if e.command}
        """The commands that were carried out, so that none is done twice."""
        self.number = next_number(stored.entries)
        """The number of the next entry."""
        self.since: int | None = stored.entries[-1].made if stored.entries else None
        """When the last entry was stored, in milliseconds since 1970."""
        self.gap = counted.gap
        """Whether the stored entries end in a gap that the next one must mark."""
        self.lost = counted.lost
        self.movers = [Mover(entry.seat, entry.command == AHEAD) for entry in counted.entries]
        """Who made each entry of the record."""
        self.problem = loaded.played.problem
        """Why this program cannot continue the match."""
        self.history = deque(loaded.played.history, maxlen=LOG_LENGTH)
        self.pause: PauseView | None = None
        self.undo: UndoView | None = None
        self.match = loaded.played.match
        self.time = self.new_time(row.clock, row.since)
        behind = self.match.now - self.time.at() if self.match is not None else 0
        if behind > 0:
            self.time = self.new_time(row.clock + behind, row.since)
        self._record: bytes | None = None
        self.change: int | None = None
        """The next table time at which the allowed moves change by themselves."""
        if self.status == "playing" and self.allowance is None:
            self.pause = PauseView(reason="restart")
            self.change = self.next_change()

        self.stream = new_id()
        self.version = 0
        self.match_version = 0
        """The version of the last change of the match."""
        self.viewers: dict[int | None, Viewer] = {}
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

    def asked_by(self, seat: int, command: str) -> Asked:
        return self.seats[seat].token or "", command

    # The match

    def at(self) -> int:
        """Table time, never before the last entry: the calendar of a match over days may be set back."""
        return self.time.at() if self.match is None else max(self.time.at(), self.match.now)

    def current_match(self) -> Match:
        """The running match; raises `Denied` if there is none."""
        if self.status != "playing":
            raise Denied("not-playing")
        if self.match is None:
            raise Denied("cannot-go-on", problem=self.problem or "")
        return self.match

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

    def seat_with(self, secret: str | None) -> int | None:
        """The seat this secret belongs to; always compares all seats, so that timing tells nothing."""
        found = None
        for seat in self.seats:
            if fits(secret, seat.secret):
                found = seat.number
        return found

    def sees(self, token: str | None, invite: str | None) -> bool:
        """Private tables can be seen with the invite, from a seat, and by the host."""
        people = [self.host, *[seat.token for seat in self.seats]]
        return self.public or same(invite, self.invite) or (token is not None and token in people)

    def admits(self, connection: Connection) -> bool:
        """Whether the connection still has the right to be here."""
        if connection.seat is None:
            return self.sees(connection.token, connection.invite)
        seat = self.seats[connection.seat]
        return seat.kind == "person" and (
            (connection.secret is not None and connection.secret == seat.secret)
            or (connection.token is not None and connection.token == seat.token)
        )

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

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person"]

    def somebody_is_there(self) -> bool:
        """Whether a person is at a seat, or, if no person has one, anyone watches."""
        people = self.people
        if people:
            return any(seat.present for seat in people)
        return any(viewer.connections for viewer in self.viewers.values())

    def muted(self, seat: int | None) -> set[int]:
        return set() if seat is None else self.seats[seat].muted

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

    def next_change(self) -> int | None:
        if self.match is None or self.status != "playing":
            return None
        return self.match.next_change(self.at())

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

    def new_time(self, at: int, since: int | None = None) -> TableTime:
        if self.allowance is None:
            return TableTime(self.clock, at)
        return DayTime(self.clock, self.allowance, at, since)

    def deadline(self, seat: Seat) -> int | None:
        """The table time at which the time of a seat runs out; None while it does not run. Who sits down in
        the middle has the full time from then on."""
        if self.allowance is None or self.match is None or self.status != "playing":
            return None
        deadline = self.match.times[seat.number].deadline
        if deadline is not None and seat.sat is not None:
            deadline = max(deadline, seat.sat + self.allowance.full)
        return deadline

    def next_look(self) -> int | None:
        """The table time at which a reminder is due or somebody's time runs out."""
        if self.allowance is None:
            return None
        moments = []
        for seat in self.people:
            deadline = self.deadline(seat)
            if deadline is not None:
                moments.append(deadline if seat.reminded == deadline else self.remind_at(deadline))
        return min(moments, default=None)

    def remind_at(self, deadline: int) -> int:
        assert self.allowance is not None
        return deadline - min(EARLY, self.allowance.full // 4)

    def clock_view(self) -> ClockView | None:
        """What everyone has left."""
        if self.allowance is None:
            return None
        times = self.match.times if self.match is not None else ()
        seats = []
        for seat, time in zip(self.seats, times, strict=False):
            deadline = self.deadline(seat)
            left = time.left if deadline is None or time.since is None else deadline - time.since
            seats.append(SeatClock(left=left, due=self._day(deadline)))
        return ClockView(allowance=self.allowance, seats=tuple(seats))

    def _day(self, at: int | None) -> int | None:
        if at is None or not isinstance(self.time, DayTime):
            return None
        return self.time.day(at)

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
        due = self._day(self.next_look())
        acting = self.to_act()
        if any(seat.played_by and seat.number in acting for seat in self.seats):
            due = self.time.begun if isinstance(self.time, DayTime) else None
        if due != self.due:
            self.due = due
            self.store(due=due)

    def absence_due(self) -> int | None:
        """Server time at which the first absent person has been away long enough."""
        if self.status != "playing" or self.allowance is not None or self.absence.do == "wait":
            return None
        moments = [
            seat.gone_since + 1000 * self.absence.after
            for seat in self.seats
            if seat.gone_since is not None and not seat.offered and seat.stand_in is None
        ]
        return min(moments, default=None)

    def bots_may_play(self) -> bool:
        if self.status != "playing" or self.match is None or self.pause is not None:
            return False
        return self.time.running or self.change is None

    def _wake_bots(self) -> None:
        """Something changed: every bot that waited for a change looks soon."""
        for seat in self.seats:
            if seat.played_by and seat.look is None and not seat.thinking:
                seat.look = self.clock.now() + self.services.hesitation()

    def _next_alarm(self) -> int | None:
        """Server time of the next alarm."""
        moments = [self.absence_due()]
        look = self.next_look()
        if look is not None:
            moments.append(self.time.moment(look))
        if self.change is not None:
            moments.append(self.time.moment(self.change))
        if self.pause is not None:
            moments.append(self.pause.ends)
        if self.bots_may_play():
            moments += [seat.look for seat in self.seats if seat.played_by and not seat.thinking]
        return min((moment for moment in moments if moment is not None), default=None)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        when = self._next_alarm()
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

    # What everyone sees

    def view(self) -> TableView:
        over = self.status in ("finished", "closed")
        return TableView(
            table=self.id,
            name=self.name,
            game=self.game,
            status=self.status,
            public=self.public,
            hall=self.hall,
            host=self.host,
            hints=self.hints,
            rated=self.rated,
            seats=tuple(seat.view() for seat in self.seats),
            options=self.options,
            rules_version=self.rules_version,
            data_version=self.data_version,
            commitment=self.commitment,
            seed=self.seed if over else None,
            replay_key=replay_key(self.invite) if over and not self.public else None,
            entries=len(self.match) if self.match else 0,
            time=TimeView(
                at=self.time.base,
                since=self.time.since if self.time.running else 0,
                running=self.time.running,
            ),
            pause=self.pause,
            undo=self.undo,
            absence=self.absence,
            clock=self.clock_view(),
            spectators=len(self.viewers[None].connections) if None in self.viewers else 0,
            rematch=self.rematch,
            problem=self.problem,
            lost=self.lost,
        )

    def to_act(self) -> tuple[int, ...]:
        if self.match is None or self.status != "playing":
            return ()
        return self.match.game.to_act(self.match.position, self.at())

    def part(self) -> int | None:
        """Which age or round it is, while it is played."""
        if self.match is None or self.status != "playing":
            return None
        return self.match.game.part(self.match.position)

    @property
    def strongest_bot(self) -> str:
        bots = game_named(self.game).bots
        return bots[-1] if bots else "random"


def _written_out(match: Match) -> bytes:
    return match.record.to_bytes()
