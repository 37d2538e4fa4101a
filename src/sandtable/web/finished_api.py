"""Finished matches: lists, replays, records, halls of fame."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.openapi import ResponseSpec

from ..core.match import Match
from ..core.registry import GAMES, names
from ..live import finished, seating, words
from ..live.errors import Denied
from ..live.hinting import advised
from ..live.secret import replay_key, same
from ..live.table import Table
from ..live.tableview import TableView
from ..live.turns import Turns
from ..live.working import Span
from ..live.writer import Rows
from ..study.review import Misstep
from . import bodies, parameters
from .buckets import Buckets
from .fixed import PACKED, packed_answer, takes_packed
from .requests import AnyRequest, base_address, caller_of, tables_of
from .summaries import summary

PAGE = 50


def turns_of(request: AnyRequest) -> Turns:
    turns: Turns = request.app.state.turns
    return turns


@get("/api/halls/{game:str}", tags=["finished"])
async def hall(request: AnyRequest, game: str) -> list[bodies.HallEntry]:
    """The hall of fame: the best solo matches of a game, of those who want them shown."""
    if game not in names(GAMES):
        raise Denied("no-such-game", game=game)
    rows = await tables_of(request).services.storage.solo(game, PAGE)
    found = []
    for row in rows:
        with contextlib.suppress(msgspec.DecodeError):  # A damaged row must not hide the others.
            found.append(
                bodies.HallEntry(
                    table=row.table_id if row.public else None,
                    name=row.name,
                    token=row.token,
                    score=row.score,
                    ended=row.ended,
                    result=msgspec.json.decode(row.result),
                )
            )
    return found


@put("/api/tables/{table_id:str}/hall", tags=["finished"])
async def choose_hall(request: AnyRequest, table_id: str, data: bodies.HallWish) -> TableView:
    """Show your solo match in the hall of fame, or not. By default, matches of public tables are shown."""
    table = await tables_of(request).find(table_id)
    caller = caller_of(request)
    await caller.may_see(table, None)
    await caller.own_seat(table)
    await table.ask(lambda: seating.set_hall(table, data.wanted))
    return table.view()


@get("/api/finished", tags=["finished"])
async def list_finished(
    request: AnyRequest,
    game: parameters.GameOrNone = None,
    player: parameters.PlayerOrNone = None,
    since: parameters.WallOrNone = None,
    before: parameters.WallOrNone = None,
) -> list[bodies.Finished]:
    """Finished matches that are public or yours, played or imported, the latest first.

    `player` is a part of a player's name, or a public token. `since` and `before` are milliseconds since
    1970; for the next page, `before` is the `ended` of the last one seen.
    """
    if game is not None and game not in names(GAMES):
        raise Denied("no-such-game", game=game)
    storage = tables_of(request).services.storage
    person = await caller_of(request).person()
    rows = await storage.finished(
        person.token if person else None, PAGE, game=game, player=player, since=since, before=before
    )
    return await finished_views(request, rows)


async def finished_views(request: AnyRequest, rows: Rows) -> list[bodies.Finished]:
    storage = tables_of(request).services.storage
    seats: dict[str, list[bodies.FinishedSeat]] = {row.id: [] for row in rows}
    for each in await storage.results_of_tables(list(seats)):
        seats[each.table_id].append(
            bodies.FinishedSeat(
                seat=each.seat,
                name=each.name,
                token=each.token,
                bot=each.bot,
                score=each.score,
                place=each.place,
                won=each.won,
            )
        )
    base = base_address(request)
    return [
        bodies.Finished(
            table=row.id,
            name=row.name,
            game=row.game,
            ended=row.ended,
            imported=row.imported,
            seats=seats[row.id],
            replay=f"{base}/replay/{row.id}{_with_key(row)}",
            record=f"{base}/api/tables/{row.id}/record{_with_key(row)}",
        )
        for row in rows
    ]


def _with_key(row: Any) -> str:
    return "" if row.public else f"?key={replay_key(row.invite)}"


@get("/api/tables/{table_id:str}/record", tags=["finished"], media_type="application/json", opt=PACKED)
async def download_record(
    request: AnyRequest, table_id: str, key: parameters.KeyOrNone = None
) -> Response[bytes]:
    """The record of a finished match, with the seed. Of a private table only with the `replay_key`, or for
    those who sat at it."""
    table = await _finished(request, table_id, key)
    services = tables_of(request).services
    async with turns_of(request).turn(caller_of(request).address):
        record = await finished.record_of(services, table_id)
        if takes_packed(request):
            record = await services.working.pack(record)
    name = f"{table.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return packed_answer(request, record, MediaType.JSON, headers)


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["finished"],
    opt=PACKED,
    responses={200: ResponseSpec(bodies.Replayed)},
)
async def replay(
    request: AnyRequest,
    table_id: str,
    entry: parameters.EntryNumber = 0,
    count: parameters.MomentCount = 1,
    step: parameters.EntryStep = 1,
    seat: parameters.SeatOrNone = None,
    key: parameters.KeyOrNone = None,
) -> Response[bytes]:
    """Moments of a finished match: `count` of them from `entry` on, each `step` entries after the last.

    They are shown as the person at `seat` saw them, or as a spectator did if it is left out. Of a private
    table only with the `replay_key`, or for those who sat at it.
    """
    table = await _finished(request, table_id, key)
    if table.match is None:
        raise Denied("cannot-go-on", problem=table.problem or "")
    if seat is not None and seat >= len(table.seats):
        raise Denied("no-such-seat", seat=seat)
    caller = caller_of(request)
    guest = await caller.sees(table)
    body = partial(bodies.Replayed, table=table.view(), guest=guest)
    async with turns_of(request).turn(caller.address):
        record = await table.record()
        working = tables_of(request).services.working
        moments = await working.replay(record, Span(seat, entry, count, step), body, takes_packed(request))
    return packed_answer(request, moments, MediaType.JSON, {})


@post("/api/tables/{table_id:str}/review", tags=["finished"], status_code=200)
async def review(
    request: AnyRequest, table_id: str, seat: parameters.SeatNumber, invite: parameters.InviteOrNone = None
) -> bodies.Review:
    """The choices that cost a seat most, for those who played in the match, watched it or imported it.

    The first call starts the review; repeat it until `moments` is set.
    """
    caller, table = caller_of(request), await _finished(request, table_id)
    if not await caller.sees(table, invite):
        raise Denied("no-seat")
    found = tables_of(request).reviews.of(table, seat)
    moments = None
    if found.moments is not None and table.match is not None:
        moments = [_told(table.match, each, caller.language) for each in found.moments]
    return bodies.Review(done=found.done, of=found.of, moments=moments)


def _told(match: Match, moment: Misstep, language: str) -> bodies.ReviewedMoment:
    before = match.seek(moment.entry)
    view = before.view(moment.seat, moment.at)
    return bodies.ReviewedMoment(
        entry=moment.entry,
        at=moment.at,
        part=match.game.part(before.position),
        cost=round(moment.cost, 4),
        played=advised(match, moment.played, view, language),
        better=advised(match, moment.better, view, language),
    )


async def _finished(request: AnyRequest, table_id: str, key: str | None = None) -> Table:
    """A table whose match is over, for those who may see it or have the key of its replay."""
    table = await tables_of(request).find(table_id)
    over = table.status in ("finished", "closed")
    if not (over and same(key, replay_key(table.invite))):
        await caller_of(request).may_see(table, None)
    if not over:
        raise Denied("not-finished")
    return table


@post("/api/records", tags=["finished"])
async def import_record(request: AnyRequest, seat_names: parameters.NamesOrNone = None) -> bodies.Summary:
    """Import the record in the body: it is checked and kept as a finished match.

    `seat_names` are separated by commas, in seat order.
    """
    state = request.app.state
    caller = caller_of(request)
    imports: Buckets = state.imports
    if wait := imports.take(caller.address):
        raise Denied("too-many-imports", minutes=int(wait / 60) + 1)
    person = await caller.known_person()
    data = await request.body()
    called = [words.name(name) for name in (seat_names or "").split(",") if name.strip()]
    async with turns_of(request).turn(caller.address):
        table_id = await finished.import_record(tables_of(request).services, data, person, called)
    return summary(await tables_of(request).find(table_id), person.token)


HANDLERS = [hall, choose_hall, list_finished, download_record, replay, review]
