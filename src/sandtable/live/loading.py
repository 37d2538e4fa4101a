"""Loads a table from the database."""

from __future__ import annotations

from typing import NamedTuple

from .counting import Counted, counted
from .past import Restored
from .storage import Stored
from .working import Working


class Loaded(NamedTuple):
    counted: Counted
    played: Restored


async def load(stored: Stored, working: Working) -> Loaded:
    entries = counted(stored.entries)
    if stored.table.status == "open" or (stored.table.status == "closed" and not stored.entries):
        return Loaded(entries, Restored(None, []))
    return Loaded(entries, await working.play(stored.past(entries)))
