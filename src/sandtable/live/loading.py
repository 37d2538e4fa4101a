"""A match from what was stored of it."""

from __future__ import annotations

from typing import NamedTuple

from ..core.errors import BadInput, BadRecord
from ..core.match import Match, load_record
from .counting import Counted, counted
from .messages import Happened
from .storage import Stored

LOG_LENGTH = 40
"""So many entries of the past are told to who comes to a table."""


class Loaded(NamedTuple):
    counted: Counted
    match: Match | None
    history: list[Happened]
    problem: str | None = None
    """Why the match cannot go on with this program."""


def load(stored: Stored) -> Loaded:
    """Play what was stored. A long match takes a while: not for the task that serves everyone."""
    entries = counted(stored.entries)
    if stored.table.status == "open" or (stored.table.status == "closed" and not stored.entries):
        return Loaded(entries, None, [])
    try:
        match = load_record(stored.record())
    except (BadRecord, BadInput) as error:
        return Loaded(entries, None, [], str(error))
    past = match.seek(max(0, len(match) - LOG_LENGTH))
    history = [] if len(past) else [Happened(at=0, seat=None, events=match.opening)]
    for at, seat, move in match.entries[len(past) :]:
        history.append(Happened(at=at, seat=seat, events=past.play(seat, move, at)))
    return Loaded(entries, match, history)
