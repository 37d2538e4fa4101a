"""The state of a table, and what can be asked of it. Nothing here changes the match or writes.
Compiled with mypyc.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

import msgspec

from ..core.allowance import Allowance
from ..core.match import Match
from ..core.record import commit
from ..core.registry import game_named
from .chatlog import ChatLog
from .clock import DayTime, TableTime
from .connection import Connection
from .counting import next_number
from .errors import Denied
from .inbox import Inbox
from .loading import Loaded
from .past import LOG_LENGTH
from .seat import Seat, seat_from
from .secret import fits, replay_key, same
from .services import Services
from .storage import Stored
from .tableview import Absence, ClockView, PauseView, SeatClock, Status, TableView, TimeView, UndoView
from .viewers import Viewer

EARLY = 6 * 3600 * 1000
"""The reminder comes this long before time runs out, in milliseconds of table time, or when a quarter of the
allowance is left if that is later."""

Asked = tuple[str, str]
"""A command: the token of the person who sent it, and its id."""
AHEAD = ""
"""Instead of the id of a command, where a premove made the entry."""


class Mover(NamedTuple):
    """Who made an entry."""

    seat: int
    ahead: bool = False
    """Whether a premove made it."""


class TableState(Inbox):
    def __init__(self, stored: Stored, loaded: Loaded, services: Services) -> None:
        row = stored.table
        put, table_id, term = services.storage.writer.put, str(row.id), int(row.term)
        super().__init__(
            f"table {table_id}", lambda writes, told: put(writes, table_id, term, told), services.rota
        )
        self.services = services
        self.clock = services.clock
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
        self.change: int | None = None
        """The next table time at which the allowed moves change by themselves."""
        self.viewers: dict[int | None, Viewer] = {}
        if self.status == "playing" and self.allowance is None:
            self.pause = PauseView(reason="restart")
            self.change = self.next_change()

    def asked_by(self, seat: int, command: str) -> Asked:
        return self.seats[seat].token or "", command

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

    def next_change(self) -> int | None:
        if self.match is None or self.status != "playing":
            return None
        return self.match.next_change(self.at())

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
            seats.append(SeatClock(left=left, due=self.day(deadline)))
        return ClockView(allowance=self.allowance, seats=tuple(seats))

    def day(self, at: int | None) -> int | None:
        if at is None or not isinstance(self.time, DayTime):
            return None
        return self.time.day(at)

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

    def next_alarm(self) -> int | None:
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
