"""Finished matches: records in and out."""

from __future__ import annotations

import asyncio

from msgspec import UNSET

from ..core import wire
from ..core.text import FALLBACK
from . import naming, rows
from .errors import Denied
from .persons import Person
from .seat import Seat
from .secret import new_id, new_invite
from .services import Services

AT_ONCE = 200
"""How many entries are written at a time."""


async def record_of(services: Services, table_id: str) -> bytes:
    """The record of a finished match with its seed, even if an older rules version played it."""
    stored = await services.storage.table(table_id)
    if stored is None:
        raise Denied("no-such-table")
    if stored.table.status not in ("finished", "closed"):
        raise Denied("not-finished")
    return await asyncio.to_thread(lambda: stored.record().to_bytes())


async def import_record(services: Services, data: bytes, host: Person, seat_names: list[str]) -> str:
    """Check a record and keep it as a finished table; return its id."""
    checked = await services.working.check(data)
    record = checked.record
    assert record.seed is not None  # The check would have failed without a seed.
    table_id, now = new_id(), services.clock.wall()
    writes = [
        rows.new_table(
            id=table_id,
            name=naming.table(host.language or FALLBACK),
            game=record.game,
            rules_version=record.rules_version,
            data_version=record.data_version,
            options=wire.encode(record.options).decode(),
            seed=record.seed,
            invite=new_invite(),
            host=host.token,
            made=now,
            status="finished",
            allowance=None if record.allowance is UNSET else record.allowance,
            clock=checked.now,
            imported=True,
            result=checked.result,
            ended=now,
        )
    ]
    for number, (score, place, won) in enumerate(checked.outcomes):
        seat = Seat(number, "open", seat_names[number] if number < len(seat_names) else "")
        writes.append(rows.new_seat(table_id, seat))
        writes.append(
            rows.new_result(
                seat,
                table_id=table_id,
                game=record.game,
                seats=record.seats,
                score=score,
                place=place,
                won=won,
                ended=now,
            )
        )
    # Entries first, in parts, so that others are served in between; the table's own row comes last.
    for first in range(0, len(checked.entries), AT_ONCE):
        await services.storage.write(
            *(
                rows.new_entry(table_id=table_id, number=number, seat=by, at=at, move=move, made=now)
                for number, (at, by, move) in enumerate(checked.entries[first : first + AT_ONCE], first)
            )
        )
    await services.storage.write(*writes)
    return table_id
