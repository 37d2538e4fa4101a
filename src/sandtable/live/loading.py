"""Loads a table from the database."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from .counting import Counted, counted
from .past import Restored, play
from .storage import Stored
from .working import Working

LONG = 300
"""Matches with more entries than this are replayed in another process."""


class Loaded(NamedTuple):
    counted: Counted
    played: Restored


async def load(stored: Stored, working: Working) -> Loaded:
    entries = counted(stored.entries)
    if stored.table.status == "open" or (stored.table.status == "closed" and not stored.entries):
        return Loaded(entries, Restored(None, []))
    past = stored.past(entries)
    if len(past.entries) > LONG:
        return Loaded(entries, await working.play(past))
    return Loaded(entries, await asyncio.to_thread(play, past))
