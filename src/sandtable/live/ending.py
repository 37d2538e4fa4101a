"""The end of a match at its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import wire
from . import pause as pauses
from .storage import INSERT_RESULT
from .writer import Write

if TYPE_CHECKING:
    from .table import Table


def finish(table: Table) -> None:
    assert table.match is not None
    result = table.match.result
    assert result is not None
    ended = table.clock.wall()
    table.status = "finished"
    table.undo = None
    table.pause = None
    pauses.keep_time(table)
    table.store(status="finished", result=wire.encode(result).decode(), ended=ended)
    for seat in table.seats:
        table.write(
            Write(
                INSERT_RESULT,
                {
                    "table_id": table.id,
                    "seat": seat.number,
                    "game": table.game,
                    "seats": len(table.seats),
                    "token": seat.token,
                    "name": seat.name,
                    "bot": seat.bot,
                    "score": result.scores[seat.number],
                    "place": result.ranking.index(seat.number) + 1,
                    "won": seat.number in result.winners,
                    "ended": ended,
                },
            )
        )
