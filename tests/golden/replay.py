"""Playing a golden game again, and boiling down all that was seen to a digest."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from sandtable import load_record
from sandtable.core import record as records
from sandtable.core import wire

from .ends import FOLDER, Played

DIGESTS = FOLDER / "digests.json"


def golden() -> list[str]:
    return sorted(path.name for path in FOLDER.glob("*-*.json"))


def replay(data: bytes) -> tuple[Played, dict[str, Any]]:
    """Every event, and after every entry the view of every seat and of a spectator."""
    events, views = sha256(), sha256()
    match = load_record(data).seek(0)
    told = [match.opening]
    entries = records.read(data).entries
    for number in range(len(entries) + 1):
        if number:
            entry = entries[number - 1]
            told.append(match.play(entry.seat, entry.move, entry.at))
        events.update(wire.encode(told[-1]) + b"\n")
        for seat in (None, *range(match.seats)):
            views.update(wire.encode(match.view(seat)) + b"\n")
    return Played(match, told), {
        "entries": len(entries),
        "events": events.hexdigest(),
        "views": views.hexdigest(),
        "result": wire.plain(match.result),
    }


def stored() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DIGESTS.read_text("utf-8"))
    return found
