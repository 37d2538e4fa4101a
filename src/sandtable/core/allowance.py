"""Time to think, for matches over days: how much each seat has, and what is left of it by the record.

Only entries decide. The time of a seat runs while the match waits for it, and stands still in the nights and
on the days off of the table, because table time does.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

MOST = 90 * 24 * 3600
"""The most seconds that a seat ever has."""
Seconds = Annotated[int, Meta(ge=0, le=MOST)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Weekday = Annotated[int, Meta(ge=0, le=6)]


class Allowance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each move. `stock`: so many seconds for the whole match, and
    `increment` more after each turn."""

    kind: Literal["move", "stock"]
    """What the time is for: each move, or the whole match."""
    seconds: Annotated[int, Meta(ge=60, le=MOST)]
    """How much time, for each move or at the start."""
    increment: Seconds = 0
    """Seconds more after each turn, where the time is for the whole match: up to 90 days in all."""
    night: tuple[Minute, Minute] | None = None
    """When time stands still each day: begin and end in minutes after midnight."""
    days_off: Annotated[tuple[Weekday, ...], Meta(max_length=6)] = ()
    """On which days time stands still; 0 is Monday."""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """The time zone of nights and days off, by its IANA name."""
    then: Literal["bot", "free", "end"] = "bot"
    """What happens to who runs out: a bot plays on, the seat is free for others, or the match ends."""

    @property
    def full(self) -> int:
        """What a seat begins with, in milliseconds."""
        return 1000 * self.seconds


class SeatTime(NamedTuple):
    left: int
    """What the seat had at `since`, in milliseconds."""
    since: int | None
    """The table time since which its time runs; None: it does not."""

    @property
    def deadline(self) -> int | None:
        """The table time at which it runs out."""
        return None if self.since is None else self.since + self.left


Times = tuple[SeatTime, ...]


def begin(allowance: Allowance, seats: int, to_act: Container[int]) -> Times:
    return tuple(SeatTime(allowance.full, 0 if seat in to_act else None) for seat in range(seats))


def after(allowance: Allowance, times: Times, at: int, mover: int, to_act: Container[int]) -> Times:
    """What is left after a move at `at`, after which the match waits for `to_act`."""
    return tuple(
        _after(allowance, time, at, seat == mover, seat in to_act) for seat, time in enumerate(times)
    )


def _after(allowance: Allowance, time: SeatTime, at: int, moved: bool, waited_for: bool) -> SeatTime:
    left, since = time
    if since is None:
        return SeatTime(left, at) if waited_for else time
    if waited_for and not moved:
        return time
    left -= at - since
    if left < 0 or allowance.kind == "move":
        left = allowance.full  # After its time ran out, whoever plays the seat now begins anew.
    elif not waited_for:
        left = min(left + 1000 * allowance.increment, 1000 * MOST)
    return SeatTime(left, at if waited_for else None)
