"""A finished match, moment by moment, as a spectator or a seat saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..core import patch
from ..core.game import Event, View, seen_by
from ..core.match import OLD_EVERY, Match

MOST = 500
"""The most moments in one answer."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A match after a number of entries, with the events of the last one."""

    entry: int
    at: int
    seat: int | None
    """Who moved; None: before the first move."""
    events: list[Any]
    view: Any = msgspec.UNSET
    """A patch from the view of the previous moment; the first moment has none."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    entries: int
    """How many entries the whole match has."""
    view: Any
    """The whole view at the first moment, without what the seat could do."""
    moments: list[Moment]


def replay(match: Match, seat: int | None, entry: int, count: int, step: int) -> Replay:
    """`count` moments from `entry` on, each `step` entries after the one before."""
    first = min(entry, len(match))
    wanted = range(first, len(match) + 1, step)[: min(count, MOST)]
    moments: list[Moment] = []
    begun: View | None = None
    before: View | None = None
    for number, past, events in _visited(match, wanted):
        at, mover = match.entries[number - 1][:2] if number else (0, None)
        view = _without_moves(past.view(seat, at))
        change = patch.SAME if before is None else patch.diff(before, view)
        moments.append(Moment(entry=number, at=at, seat=mover, events=seen_by(seat, events), view=change))
        begun, before = begun or view, view
    return Replay(entries=len(match), view=begun, moments=moments)


def _without_moves(view: View) -> View:
    left_out: dict[str, Any] = {name: () for name in ("moves", "ways") if name in view.__struct_fields__}
    return msgspec.structs.replace(view, **left_out)


def _visited(match: Match, wanted: range) -> Iterator[tuple[int, Match, list[Event]]]:
    """The match after each of these numbers of entries, with the events of the last one."""
    past = match.seek(max(0, wanted[0] - 1))
    for number in wanted:
        if number - len(past) > OLD_EVERY:
            past = match.seek(number - 1)
        events = match.opening
        for at, seat, move in match.entries[len(past) : number]:
            events = past.play(seat, move, at)
        yield number, past, events
