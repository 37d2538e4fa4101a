"""What is stored of a match, and the match that comes of it when it is played again."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..core import record as records
from ..core.errors import BadInput, BadRecord
from ..core.match import Match, load_record
from ..core.record import Entry, Record
from .messages import Happened

LOG_LENGTH = 40
"""So many entries of the past are told to who comes to a table."""


class Past(NamedTuple):
    """Plain values, which can be handed to another process."""

    header: Record
    """Without entries and checks."""
    entries: list[tuple[int, int, str]]
    """Those that count: time, seat, and the move as JSON."""

    def record(self) -> Record:
        entries = [Entry(at, seat, msgspec.json.decode(move)) for at, seat, move in self.entries]
        return records.checked(msgspec.structs.replace(self.header, entries=entries))


class Played(NamedTuple):
    match: Match | None
    history: list[Happened]
    problem: str | None = None
    """Why the match cannot go on with this program."""


def play(past: Past) -> Played:
    try:
        match = load_record(past.record())
    except (BadRecord, BadInput) as error:
        return Played(None, [], str(error))
    before = match.seek(max(0, len(match) - LOG_LENGTH))
    history = [] if len(before) else [Happened(at=0, seat=None, events=match.opening)]
    for at, seat, move in match.entries[len(before) :]:
        history.append(Happened(at=at, seat=seat, events=before.play(seat, move, at)))
    return Played(match, history)
