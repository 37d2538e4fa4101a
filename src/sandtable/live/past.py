"""A match as it is stored, and how it is rebuilt by playing it again."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..core import record as records
from ..core.errors import BadInput, BadRecord
from ..core.match import Match, load_record
from ..core.record import Entry, Record
from .messages import Happened

LOG_LENGTH = 40
"""How many past entries a client gets in its log when it joins."""


class StoredMatch(NamedTuple):
    """A stored match as plain values that another process can take."""

    header: Record
    """Without entries and checks."""
    entries: list[tuple[int, int, str]]
    """The entries that count: time, seat, and the move as JSON."""

    def record(self) -> Record:
        entries = [Entry(at, seat, msgspec.json.decode(move)) for at, seat, move in self.entries]
        return records.checked(msgspec.structs.replace(self.header, entries=entries))


class Restored(NamedTuple):
    match: Match | None
    history: list[Happened]
    problem: str | None = None
    """Why this program cannot continue the match."""


def play(past: StoredMatch) -> Restored:
    try:
        match = load_record(past.record())
    except (BadRecord, BadInput) as error:
        return Restored(None, [], str(error))
    before = match.seek(max(0, len(match) - LOG_LENGTH))
    history = [] if len(before) else [Happened(at=0, seat=None, events=match.opening)]
    for at, seat, move in match.entries[len(before) :]:
        history.append(Happened(at=at, seat=seat, events=before.play(seat, move, at)))
    return Restored(match, history)
