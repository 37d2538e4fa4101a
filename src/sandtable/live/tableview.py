"""What everyone may know about a table, apart from the view of the game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..core.allowance import Allowance

Status = Literal["open", "playing", "finished", "closed"]
SeatKind = Literal["open", "person", "bot"]
AbsenceChoice = Literal["wait", "pause", "bot", "offer"]
PauseReason = Literal["person", "absence", "nobody", "restart", "start"]


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when a person has been away for a while.

    `wait`: nothing. `pause`: the table pauses. `bot`: a bot plays the seat until the person is back. `offer`:
    the others may let a bot play it, or free the seat for somebody else.
    """

    do: AbsenceChoice = "offer"
    """What happens then."""
    after: int = 60
    """Seconds that the person has been away."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    token: str | None = None
    """The public token of the person."""
    bot: str | None = None
    """The level of the bot that has the seat."""
    present: bool = False
    gone_since: int | None = None
    """Server time at which the person was last seen."""
    offered: bool = False
    stand_in: str | None = None
    """The level of the bot that plays for the person now."""
    ran_out: str | None = None
    """The name of who ran out of time here."""
    replaced: str | None = None
    """The bot that failed too often here, so that another plays in its place."""


class TimeView(msgspec.Struct, frozen=True, kw_only=True):
    """Table time is `at` while stopped, and `at + (server time - since)` while it runs. In a match over days
    nights and days off come off that: `clock` says when who must move."""

    at: int
    since: int
    running: bool


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    left: int
    """What the seat had left when its time began to run, in milliseconds."""
    due: int | None
    """When it runs out, in milliseconds since 1970, nights and days off counted in; null while it does not
    run."""


class ClockView(msgspec.Struct, frozen=True, kw_only=True):
    """The time to think of a match over days."""

    allowance: Allowance
    seats: tuple[SeatClock, ...]
    """By seat; empty before the start."""


class PauseView(msgspec.Struct, frozen=True, kw_only=True):
    reason: PauseReason
    by: int | None = None
    ready: tuple[int, ...] = ()
    """Seats that are ready to go on."""
    ends: int | None = None
    """Server time at which the countdown ends."""


class UndoView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks all to take the last entries back."""

    by: int
    entries: int
    agreed: tuple[int, ...]


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    name: str
    """What people call it; may be empty."""
    game: str
    status: Status
    public: bool
    hall: bool
    """Whether a solo match is shown in the hall of fame."""
    host: str
    """The public token of the person who made the table."""
    hints: bool
    """Whether people may ask for hints."""
    rated: bool
    """Whether the match counts for the ratings of the people who play."""
    seats: tuple[SeatView, ...]
    options: dict[str, Any]
    rules_version: str
    data_version: str
    commitment: str
    """The SHA-256 of the seed, from the very beginning."""
    seed: str | None
    """Shown once the match is over."""
    replay_key: str | None
    """Opens the replay and the record of a private table to others, once the match is over."""
    entries: int
    time: TimeView
    pause: PauseView | None
    undo: UndoView | None
    absence: Absence
    clock: ClockView | None
    """The time to think, in a match over days."""
    spectators: int
    rematch: str | None
    """The table of the next match."""
    problem: str | None
    """Why this program cannot continue the match."""
    lost: int
    """How many entries were lost by a storage fault; the match continued from before them."""


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    seat: int
    token: str
    name: str
    text: str
    wall: int
    """Milliseconds since 1970."""
