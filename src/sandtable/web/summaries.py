"""Tables in short, for lists, whichever process holds them."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from ..core.allowance import Allowance
from ..core.errors import BadInput
from ..core.game import Tempo
from ..live.directory import Directory
from ..live.errors import Denied
from ..live.ratings import tempo_of
from ..live.seat import seat_from
from ..live.site import Elsewhere, Site
from ..live.table import Table
from ..live.tableview import SeatView
from ..live.writer import Rows
from . import bodies

LISTED = 100


def summary(table: Table, token: str | None = None) -> bodies.Summary:
    own = next((seat.number for seat in table.seats if token and seat.token == token), None)
    return bodies.Summary(
        table=table.id,
        name=table.name,
        game=table.game,
        status=table.status,
        public=table.public,
        seats=tuple(seat.view() for seat in table.seats),
        your_seat=own,
        your_turn=own is not None and own in table.to_act(),
        planned=own is not None and table.seats[own].plans_ahead,
        part=table.part(),
        paused=table.pause is not None,
        allowance=table.allowance,
        due=_due(table, own),
        rated=table.rated,
        tempo=_tempo(table.game, table.options),
        since=table.since,
        problem=table.problem,
    )


def _due(table: Table, own: int | None) -> int | None:
    clock = table.clock_view()
    if clock is None or not clock.seats:
        return None
    if own is not None and clock.seats[own].due is not None:
        return clock.seats[own].due
    return min((seat.due for seat in clock.seats if seat.due is not None), default=None)


def _tempo(game: str, options: dict[str, Any]) -> Tempo | None:
    try:
        return tempo_of(game, options)
    except BadInput:  # Options of another version.
        return None


def _summary_of_row(row: Any, seats: list[SeatView]) -> bodies.Summary:
    allowance, options = None, {}
    with contextlib.suppress(msgspec.DecodeError):  # A damaged row must not hide the others.
        options = msgspec.json.decode(row.options, type=dict[str, Any])
        allowance = msgspec.json.decode(row.allowance, type=Allowance) if row.allowance else None
    return bodies.Summary(
        table=row.id,
        name=row.name,
        game=row.game,
        status=row.status,
        public=row.public,
        seats=tuple(seats),
        paused=row.status == "playing" and row.allowance is None,
        allowance=allowance,
        rated=row.rated,
        tempo=_tempo(row.game, options),
    )


async def summaries(tables: Directory, rows: Rows) -> list[bodies.Summary]:
    """These tables in short; only those that are in use anyway are loaded for it."""
    storage = tables.services.storage
    here = {row.id: summary(tables.loaded[row.id]) for row in rows if row.id in tables.loaded}
    here.update(await _elsewhere(tables, [row.id for row in rows if row.id not in here]))
    away: dict[str, list[SeatView]] = {row.id: [] for row in rows if row.id not in here}
    for seat in await storage.seats_of(list(away)):
        with contextlib.suppress(msgspec.DecodeError):
            away[seat.table_id].append(seat_from(seat).view())
    return [_summary_of_row(row, away[row.id]) if row.id in away else here[row.id] for row in rows]


async def _elsewhere(tables: Directory, ids: list[str]) -> dict[str, bodies.Summary]:
    """The summaries of those tables that other processes hold."""
    site = tables.services.site
    found = await site.ask_all("summaries", ids) if site is not None and ids else []
    return {each.table: each for answer in found for each in msgspec.convert(answer, list[bodies.Summary])}


async def summary_of(tables: Directory, table_id: str, token: str | None) -> bodies.Summary:
    """A table in short, whichever process holds it."""
    try:
        return summary(await tables.find(table_id), token)
    except Elsewhere as elsewhere:
        assert tables.services.site is not None
        found = await tables.services.site.post.ask(elsewhere.process, "summary", table_id, token)
        return msgspec.convert(found, bodies.Summary)


def answer_others(tables: Directory, site: Site) -> None:
    """Tell other processes of the tables here."""

    async def one(table_id: str, token: str | None) -> Any:
        return msgspec.to_builtins(summary(await tables.find(table_id), token))

    async def several(asker: str, ids: list[str]) -> Any:
        if asker == site.id:
            raise Denied("elsewhere", address=site.address)
        return [msgspec.to_builtins(summary(tables.loaded[each])) for each in ids if each in tables.loaded]

    site.post.on("summary", one)
    site.post.on("summaries", several)
