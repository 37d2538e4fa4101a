"""Creating tables, sitting down, starting, and what the host may do."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Response, delete, get, patch, post, put

from ..bots.bot import GUIDE, standard_bot
from ..core.game import Game
from ..core.match import Match, load_record
from ..core.registry import GAMES, game_named, names
from ..live import clubs, naming, seating, talking, words
from ..live.errors import Denied
from ..live.persons import Person
from ..live.seat import Seat
from ..live.secret import same
from ..live.table import Table
from ..live.tableview import TableView
from . import bodies, parameters
from .buckets import Buckets
from .caller import Caller
from .requests import AnyRequest, base_address, caller_of, tables_of
from .summaries import LISTED, summaries, summary_of

T = TypeVar("T")


@get("/api/tables", tags=["tables"])
async def list_tables(request: AnyRequest) -> list[bodies.Summary]:
    """The lobby: public tables that are open or being played, the newest first."""
    tables = tables_of(request)
    return await summaries(tables, await tables.services.storage.lobby(LISTED))


@post("/api/tables", tags=["tables"])
async def make_table(request: AnyRequest, data: bodies.NewTable) -> Response[bodies.Seated]:
    """Create a table. The invite in the answer lets others sit down."""
    wishes = data.seats
    kept = [wish.token for wish in wishes if wish.kind == "person"]
    if len(set(kept)) < len(kept):
        raise Denied("one-seat-each")
    maker = await _maker(request, data.name)
    seats = [Seat(number, wish.kind, bot=wish.bot) for number, wish in enumerate(wishes)]
    own = next((seats[n] for n, wish in enumerate(wishes) if wish.kind == "person" and not wish.token), None)
    await _keep_seats(request, maker.person, seats, wishes)
    if data.club is not None:
        await clubs.member(tables_of(request).services, data.club, maker.person)
    return await _made(request, maker, data, seats, own, start=False)


async def _keep_seats(
    request: AnyRequest, person: Person, seats: list[Seat], wishes: list[bodies.SeatWish]
) -> None:
    """Put the names of those whom the maker has played with, or shares a club with, on their seats."""
    wanted = {wish.token: seat for seat, wish in zip(seats, wishes, strict=True) if wish.token}
    if not wanted:
        return
    storage = tables_of(request).services.storage
    known = {row.token: row.name for row in await storage.acquaintances(person.token)}
    strangers = await storage.strangers(person.token)
    for token, seat in wanted.items():
        if seat.kind != "person" or token not in known or token in strangers:
            raise Denied("not-acquainted")
        seat.token, seat.name = token, known[token]


@post("/api/quick-match", tags=["tables"], status_code=200)
async def quick_match(request: AnyRequest, data: bodies.QuickMatch) -> Response[bodies.Seated]:
    """Sit down at the public table that has waited longest, of those that fit."""
    tables, caller = tables_of(request), caller_of(request)
    known = await caller.person()
    maker = None
    rows = await tables.services.storage.lobby(LISTED)
    for found in reversed(await summaries(tables, [row for row in rows if row.status == "open"])):
        free = next((seat.seat for seat in found.seats if seat.kind == "open"), None)
        mine = known is not None and any(seat.token == known.token for seat in found.seats)
        fits = (
            data.game in (None, found.game)
            and data.tempo in (None, found.tempo or "untimed")
            and data.rated in (None, found.rated)
        )
        if free is None or mine or not fits:
            continue
        with contextlib.suppress(Denied):  # Taken meanwhile, or by somebody one does not play with.
            table = await tables.find(found.table)
            maker = maker or await _maker(request, data.name, table)
            return await _sit(request, maker, table, free)
    raise Denied("no-match")


async def _sit(request: AnyRequest, maker: _Maker, table: Table, seat: int) -> Response[bodies.Seated]:
    person = maker.person
    own = seat < len(table.seats) and table.seats[seat].token == person.token
    if not own:
        await tables_of(request).may_sit(table, person.token)
    secret = await table.ask(lambda: seating.sit(table, seat, person.token, person.name))
    return _seated(request, maker, table, seat, secret)


@post("/api/quick-start", tags=["tables"])
async def quick_start(request: AnyRequest, data: bodies.QuickStart) -> Response[bodies.Seated]:
    """Create a solo match, or one against bots, and start it at once."""
    if data.game not in names(GAMES):
        raise Denied("no-such-game", game=data.game)
    game = game_named(data.game)
    if data.lesson is not None:
        return await _lesson(request, game, data.lesson, data.name)
    if data.kind == "solo":
        if 1 not in game.seats:
            raise Denied("no-solo", game=data.game)
        count = 1
    else:
        count = data.seats or quick_start_seats(game)
    maker = await _maker(request, data.name)
    level = data.bot or standard_bot(game)
    seats = [Seat(0, "person")] + [Seat(number, "bot", bot=level) for number in range(1, count)]
    wish = bodies.NewTable(game=data.game, seats=[], options=data.options)
    return await _made(request, maker, wish, seats, seats[0], start=True)


def quick_start_seats(game: Game[Any]) -> int:
    return min(3, game.seats[-1])


async def _lesson(
    request: AnyRequest, game: Game[Any], name: str, person: str | None
) -> Response[bodies.Seated]:
    known = {path.stem: path for path in game.lessons.glob("*.json")} if game.lessons else {}
    if name not in known:
        raise Denied("no-such-lesson", lesson=name)
    begun = load_record(known[name])
    maker = await _maker(request, person)
    seats = [Seat(0, "person")] + [Seat(number, "bot", bot=GUIDE) for number in range(1, begun.seats)]
    wish = bodies.NewTable(game=game.name, seats=[], options=begun.record.options)
    return await _made(request, maker, wish, seats, seats[0], start=True, begun=begun)


class _Maker:
    def __init__(self, caller: Caller, person: Person, secret: str | None) -> None:
        self.caller = caller
        self.person = person
        self.secret = secret
        """Set for a new person only."""


async def _maker(request: AnyRequest, name: str | None, table: Table | None = None) -> _Maker:
    """The person who asks, known or new; who comes without a name gets one that nobody at the table has."""
    caller, tables = caller_of(request), tables_of(request)
    if (person := await caller.person()) is not None:
        if name is not None and words.name(name) != person.name:
            person = await tables.persons.rename(person, name)
        return _Maker(caller, person, None)
    if name is None:
        name = naming.person(caller.language, [seat.name for seat in table.people] if table else ())
    return _Maker(caller, *await tables.persons.new(name, caller.language, caller.agent))


async def _made(
    request: AnyRequest,
    maker: _Maker,
    wish: bodies.NewTable,
    seats: list[Seat],
    own: Seat | None,
    *,
    start: bool,
    begun: Match | None = None,
) -> Response[bodies.Seated]:
    buckets: Buckets = request.app.state.new_tables
    if wait := buckets.take(maker.caller.address):
        raise Denied("too-many-tables", minutes=int(wait / 60) + 1)
    tables = tables_of(request)
    if own is not None:
        own.name, own.token = maker.person.name, maker.person.token
    table = await tables.make(
        maker.person,
        wish.game,
        seats,
        wish.options,
        name=wish.called,
        public=wish.public,
        hints=wish.hints,
        absence=wish.absence,
        allowance=wish.allowance,
        seed=None if begun is None else bytes.fromhex(begun.record.seed or ""),
        rated=wish.rated,
        club=wish.club,
    )
    secret = None
    if own is not None:
        number, token, name = own.number, maker.person.token, maker.person.name
        secret = await table.ask(lambda: seating.sit(table, number, token, name))
    if start:
        await table.ask(lambda: seating.start(table, begun.entries if begun else ()))
    return _seated(request, maker, table, None if own is None else own.number, secret)


def _seated(
    request: AnyRequest, maker: _Maker, table: Table, seat: int | None, secret: str | None
) -> Response[bodies.Seated]:
    person = maker.person
    hosts = person.token == table.host
    cookies = []
    if maker.secret is not None:
        cookies.append(maker.caller.person_cookie(maker.secret))
    if secret is not None:
        cookies.append(maker.caller.seat_cookie(table, secret))
    return Response(
        bodies.Seated(
            table=table.view(),
            seat=seat,
            secret=secret,
            person=bodies.NewPerson(
                person=bodies.PersonView(token=person.token, name=person.name), secret=maker.secret
            ),
            invite=table.invite if hosts else None,
            link=f"{base_address(request)}/t/{table.id}?invite={table.invite}" if hosts else None,
        ),
        cookies=cookies,
    )


async def _seen(request: AnyRequest, table_id: str, invite: str | None) -> tuple[Caller, Table]:
    caller = caller_of(request)
    table = await tables_of(request).find(table_id)
    await caller.may_see(table, invite)
    return caller, table


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(
    request: AnyRequest, table_id: str, invite: parameters.InviteOrNone = None
) -> bodies.Seated:
    """A table, with the invite if you are its host."""
    caller, table = await _seen(request, table_id, invite)
    person = await caller.person() or Person("", "")
    return _seated(request, _Maker(caller, person, None), table, await caller.seat(table), None).content


@post("/api/tables/{table_id:str}/sit", tags=["tables"], status_code=200)
async def sit(request: AnyRequest, table_id: str, data: bodies.Sit) -> Response[bodies.Seated]:
    """Take an open seat with the invite, or return to your own from another device or after a rematch."""
    caller, table = await _seen(request, table_id, data.invite)
    known = await caller.person()
    own = known is not None and data.seat < len(table.seats) and table.seats[data.seat].token == known.token
    if not own and not table.public and not same(data.invite, table.invite):
        raise Denied("invite-needed")
    return await _sit(request, await _maker(request, data.name, table), table, data.seat)


async def _change(table: Table, call: Callable[[], T]) -> TableView:
    await table.ask(call)
    return table.view()


@post("/api/tables/{table_id:str}/stand-up", tags=["tables"], status_code=200)
async def stand_up(request: AnyRequest, table_id: str) -> TableView:
    """Give up your seat."""
    caller, table = await _seen(request, table_id, None)
    seat = await caller.own_seat(table)
    return await _change(table, lambda: seating.stand_up(table, seat))


@post("/api/tables/{table_id:str}/resign", tags=["tables"], status_code=200)
async def resign(request: AnyRequest, table_id: str) -> TableView:
    """Give a match up: a bot plays on in your seat. Where nobody else plays it ends without a result."""
    caller, table = await _seen(request, table_id, None)
    number = await caller.own_seat(table)
    return await _change(table, lambda: seating.resign(table, number))


@post("/api/tables/{table_id:str}/start", tags=["host"], status_code=200)
async def start(request: AnyRequest, table_id: str) -> TableView:
    """Start the match, once all seats are filled."""
    table = await _hosted(request, table_id)
    return await _change(table, lambda: seating.start(table))


@post("/api/tables/{table_id:str}/chat/{line:int}/report", tags=["tables"], status_code=204)
async def report_line(
    request: AnyRequest,
    table_id: str,
    line: parameters.LineNumber,
    invite: parameters.InviteOrNone = None,
) -> None:
    """Report a chat line to the host of the site. Nobody at the table learns of it."""
    caller, table = await _seen(request, table_id, invite)
    person = await caller.known_person()
    buckets: Buckets = request.app.state.reports
    if wait := buckets.take(caller.address):
        raise Denied("too-many-reports", minutes=int(wait / 60) + 1)
    await talking.report(table, line, person)


@put("/api/tables/{table_id:str}/seats/{seat:int}", tags=["host"])
async def change_seat(
    request: AnyRequest, table_id: str, seat: parameters.SeatNumber, data: bodies.ChangeSeat
) -> TableView:
    """Give a seat without a person to a bot, or open it."""
    table = await _hosted(request, table_id)
    if (data.kind == "bot") != (data.bot is not None):
        raise Denied("no-such-bot", bot=data.bot or "")
    return await _change(table, lambda: seating.set_seat(table, seat, data.bot))


@delete("/api/tables/{table_id:str}/seats/{seat:int}/person", tags=["host"], status_code=200)
async def remove_person(request: AnyRequest, table_id: str, seat: parameters.SeatNumber) -> TableView:
    """Remove a person from a seat, which becomes open."""
    table = await _hosted(request, table_id)
    return await _change(table, lambda: seating.remove(table, seat))


@patch("/api/tables/{table_id:str}", tags=["host"])
async def change_table(request: AnyRequest, table_id: str, data: bodies.ChangeTable) -> TableView:
    """Choose what happens when a person is away."""
    table = await _hosted(request, table_id)
    absence = data.absence or table.absence
    return await _change(table, lambda: seating.set_absence(table, absence))


@post("/api/tables/{table_id:str}/close", tags=["host"], status_code=200)
async def close(request: AnyRequest, table_id: str) -> TableView:
    """End the table without a result."""
    table = await _hosted(request, table_id)
    return await _change(table, lambda: seating.close(table))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200)
async def rematch(request: AnyRequest, table_id: str) -> bodies.Summary:
    """Create a table with the same people; each takes their seat there with `sit`, without an invite.

    Several people move one seat on. A single person keeps the seat, and the match starts at once.
    """
    caller, table = await _seen(request, table_id, None)
    person = await caller.person()
    if await caller.seat(table) is None and (person is None or person.token != table.host):
        raise Denied("no-seat")
    made = table.rematch or (await tables_of(request).rematch(table)).id
    return await summary_of(tables_of(request), made, person.token if person else None)


async def _hosted(request: AnyRequest, table_id: str) -> Table:
    caller, table = await _seen(request, table_id, None)
    await caller.host(table)
    return table


HANDLERS = [
    list_tables,
    make_table,
    quick_match,
    quick_start,
    show_table,
    sit,
    stand_up,
    resign,
    start,
    report_line,
    change_seat,
    remove_person,
    change_table,
    close,
    rematch,
]
