"""Work on whole matches, where it is long in processes of its own: loading, replays, records, imports."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ..core import record as records
from ..core import wire
from ..core.errors import BadRecord
from ..core.match import Match, load_record
from .counting import MOST_ENTRIES
from .errors import Denied
from .past import Restored, StoredMatch, play
from .processes import Processes
from .replay import Replay, replay

LONG = 300
"""Matches with more entries than this are loaded in another process."""


class Span(NamedTuple):
    """Which moments of a match, and who looks."""

    seat: int | None
    entry: int
    moments: int
    step: int


class Checked(NamedTuple):
    """An imported record that was checked by playing it."""

    record: records.Record
    """The record without its entries."""
    entries: list[tuple[int, int, str]]
    """Time, seat and move, as they are stored."""
    now: int
    result: str
    outcomes: list[tuple[int, int, bool]]
    """By seat: score, place, whether it won."""


class Working(Processes):
    def __init__(self) -> None:
        super().__init__(2, niceness=5)
        self._thread = asyncio.Lock()

    async def replay(self, record: bytes, span: Span, body: Callable[..., Any], pack: bool) -> bytes:
        """Moments of a match as JSON within `body(replay=...)`, compressed on request."""
        return await self.run(_replay, record, span, body, pack)

    async def play(self, past: StoredMatch) -> Restored:
        """Play a match again up to its last entry."""
        if len(past.entries) > LONG:
            return await self.run(play, past)
        async with self._thread:  # One at a time: threads take turns with the event loop.
            return await asyncio.to_thread(play, past)

    async def pack(self, data: bytes) -> bytes:
        return await self.run(packed, data)

    async def check(self, data: bytes) -> Checked:
        """Check a record; returns what to store, or raises `Denied`."""
        return await self.run(_check, data)


def packed(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


@lru_cache(maxsize=4)
def _loaded(record: bytes) -> Match:
    return load_record(record)


def _replay(record: bytes, span: Span, body: Callable[..., Any], pack: bool) -> bytes:
    found: Replay = replay(_loaded(record), *span)
    data = wire.encode(body(replay=found))
    return packed(data) if pack else data


def _check(data: bytes) -> Checked:
    try:
        record = records.read(data)
        if len(record.entries) > MOST_ENTRIES:
            raise BadRecord(None, "too-many-entries", most=MOST_ENTRIES)
        match = load_record(record)
    except BadRecord as error:
        raise Denied("bad-record", problem=error) from None
    result = match.result
    if result is None:
        raise Denied("record-unfinished")
    return Checked(
        msgspec.structs.replace(record, entries=[]),
        [(entry.at, entry.seat, wire.encode(entry.move).decode()) for entry in record.entries],
        match.now,
        wire.encode(result).decode(),
        [
            (result.scores[seat], result.ranking.index(seat) + 1, seat in result.winners)
            for seat in range(record.seats)
        ],
    )
