"""What is written to the database: one builder for each kind of row and change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NotRequired, TypedDict, Unpack

import msgspec
from sqlalchemy import Column, Delete, Update, bindparam, delete, insert, or_, select, text, update

from ..core.allowance import Allowance
from .schema import (
    acts,
    bans,
    blocks,
    channels,
    chat,
    clubs,
    devices,
    entries,
    hidden,
    members,
    metadata,
    notices,
    passkeys,
    persons,
    ratings,
    reports,
    results,
    seats,
    tables,
    vouchers,
)
from .seat import Seat
from .secret import new_id
from .tableview import Absence, ChatLine, Status
from .writer import Write

GONE = "-"
"""The name of a person who was deleted."""


# The writer groups writes by statement object, so each statement is built once. A statement with `in_` cannot
# be run for several rows of values at a time.


@cache
def _delete_where(column: Column[Any]) -> Delete:
    return delete(column.table).where(column == bindparam("which"))


@cache
def _update_where(column: Column[Any]) -> Update:
    return update(column.table).where(column == bindparam("which"))


_INSERT = {table.name: insert(table) for table in metadata.tables.values()}
_DELETE_OLD_VOUCHERS = delete(vouchers).where(vouchers.c.ends < bindparam("now"))
_DELETE_MEMBER = delete(members).where(
    members.c.club == bindparam("which_club"), members.c.token == bindparam("which")
)
_DELETE_BLOCK = delete(blocks).where(
    blocks.c.token == bindparam("which"), blocks.c.blocked == bindparam("which_blocked")
)
_FORGET_PERSON = (
    _update_where(seats.c.token).values(name=GONE, token=None, secret=None, premove=None),
    _update_where(results.c.token).values(name=GONE, token=None),
    _update_where(chat.c.token).values(name=GONE, token="", text=""),
    _update_where(reports.c.token).values(name=GONE, token="", text=""),
    _update_where(reports.c.reporter).values(reporter=""),
    _update_where(tables.c.host).values(host=""),
    _update_where(entries.c.token).values(token=None),
    _delete_where(vouchers.c.token),
    _update_where(clubs.c.owner).values(owner=""),
    _delete_where(hidden.c.token),
    _delete_where(ratings.c.token),
    _delete_where(members.c.token),
    delete(blocks).where(or_(blocks.c.token == bindparam("which"), blocks.c.blocked == bindparam("which"))),
    _delete_where(passkeys.c.token),
    _delete_where(notices.c.token),
    _delete_where(channels.c.token),
    _delete_where(devices.c.token),
    _delete_where(persons.c.token),
)
_DELETE_NOTICES_OF_TURN = delete(notices).where(
    notices.c.table_id == bindparam("which"),
    notices.c.seat == bindparam("which_seat"),
    or_(notices.c.kind == "turn", notices.c.kind == "soon", notices.c.kind == "club-turn"),
    notices.c.made <= bindparam("now"),  # A batch runs statement by statement: spare what comes after.
)
# Each in one statement, since two processes may do it at the same moment.
_KEEP_FIRST = text("INSERT INTO kept (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
_KEEP = text(f"{_KEEP_FIRST.text.removesuffix('NOTHING')}UPDATE SET value = :value")
RAISE_TERM = _update_where(tables.c.id).values(term=tables.c.term + 1)
_DELETE_MATCH = [
    *(_delete_where(each.c.table_id) for each in (seats, entries, chat, notices, hidden)),
    _delete_where(tables.c.id),
]
_DELETE_SCORES = [_delete_where(each.c.table_id) for each in (results, ratings, reports)]
_DELETE_OLD_CHAT = delete(chat).where(
    chat.c.table_id.in_(
        select(tables.c.id).where(
            or_(tables.c.status == "finished", tables.c.status == "closed"),
            tables.c.ended < bindparam("before"),
        )
    )
)
_CHANGE_SEAT = update(seats).where(
    seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("which_seat")
)


def _new(table: str, **columns: Any) -> Write:
    """A row; what is not named is null."""
    return Write(_INSERT[table], columns)


def _change(column: Column[Any], which: str, **columns: Any) -> Write:
    return Write(_update_where(column), {"which": which, **columns})


def _delete(column: Column[Any], which: str) -> Write:
    return Write(_delete_where(column), {"which": which})


def new_person(token: str, name: str, made: int, language: str | None = None) -> Write:
    return _new("persons", token=token, name=name, language=language, shown="nothing", made=made)


def change_person(token: str, **columns: Any) -> Write:
    return _change(persons.c.token, token, **columns)


def keep(name: str, value: str) -> Write:
    """Something that the server itself keeps."""
    return Write(_KEEP, {"name": name, "value": value})


def keep_first(name: str, value: str) -> Write:
    """The same, unless it is kept already."""
    return Write(_KEEP_FIRST, {"name": name, "value": value})


def hide(token: str, table_id: str) -> Write:
    """Take a table from the lists of one person."""
    return _new("hidden", token=token, table_id=table_id)


def forget_person(token: str) -> list[Write]:
    """Delete a person and everything that names them; matches stay, with a nameless seat."""
    return [Write(statement, {"which": token}) for statement in _FORGET_PERSON]


def new_device(device: str, token: str, secret: str, browser: str, system: str, made: int) -> Write:
    return _new(
        "devices", id=device, token=token, secret=secret, browser=browser, system=system, made=made, seen=made
    )


def device_seen(device: str, now: int) -> Write:
    return _change(devices.c.id, device, seen=now)


def delete_device(device: str) -> list[Write]:
    return [_delete(devices.c.id, device), _delete(channels.c.device, device)]


class NewChannel(TypedDict):
    id: str
    token: str
    kind: str
    address: str
    wanted: Sequence[str]
    base: str
    made: int
    keys: NotRequired[str | None]
    device: NotRequired[str | None]
    confirmed: bool


def new_channel(**row: Unpack[NewChannel]) -> Write:
    return _new("channels", failures=0, **{**row, "wanted": _json(row["wanted"])})


def change_channel(channel: str, **columns: Any) -> Write:
    return _change(channels.c.id, channel, **columns)


def delete_channel(channel: str) -> list[Write]:
    return [_delete(channels.c.id, channel), _delete(notices.c.channel, channel)]


class NewNotice(TypedDict):
    token: str
    channel: NotRequired[str]
    kind: str
    table_id: str
    seat: int
    made: int
    due: int


def new_notice(**row: Unpack[NewNotice]) -> Write:
    return _new("notices", id=new_id(), tries=0, **row)


def change_notice(notice: str, **columns: Any) -> Write:
    return _change(notices.c.id, notice, **columns)


def delete_notice(notice: str) -> Write:
    return _delete(notices.c.id, notice)


def delete_notices_of_turn(table_id: str, seat: int, now: int) -> Write:
    """A turn is over: nobody needs to be called to it any more."""
    return Write(_DELETE_NOTICES_OF_TURN, {"which": table_id, "which_seat": seat, "now": now})


def new_voucher(code: str, kind: str, token: str, now: int, ends: int) -> list[Write]:
    """A code that can be used once, until `ends`; vouchers that have expired are cleared away."""
    new = _new("vouchers", code=code, kind=kind, token=token, ends=ends)
    return [Write(_DELETE_OLD_VOUCHERS, {"now": now}), new]


def delete_voucher(code: str) -> Write:
    return _delete(vouchers.c.code, code)


def new_passkey(passkey: str, token: str, key: str, count: int, made: int) -> Write:
    return _new("passkeys", id=passkey, token=token, key=key, count=count, made=made)


def passkey_used(passkey: str, count: int) -> Write:
    return _change(passkeys.c.id, passkey, count=count)


def delete_passkey(passkey: str) -> Write:
    return _delete(passkeys.c.id, passkey)


class NewTable(TypedDict):
    id: str
    name: str
    game: str
    rules_version: str
    data_version: str
    options: str
    seed: str
    invite: str
    host: str
    made: int
    status: NotRequired[Status]
    hints: NotRequired[bool]
    clock: NotRequired[int]
    imported: NotRequired[bool]
    result: NotRequired[str]
    ended: NotRequired[int]
    rated: NotRequired[bool]
    club: NotRequired[str | None]


_TABLE = {
    "status": "open",
    "hints": False,
    "clock": 0,
    "imported": False,
    "rated": False,
    "settled": False,
    "term": 0,
}
"""Of a new table, unless said otherwise."""


def new_table(
    *,
    public: bool = False,
    absence: Absence | None = None,
    allowance: Allowance | None = None,
    **row: Unpack[NewTable],
) -> Write:
    columns = {
        "public": public,
        "hall": public,
        "absence": _json(absence or Absence()),
        "allowance": _json(allowance) if allowance else None,
    }
    return _new("tables", **{**_TABLE, **columns, **row})


def change_table(table_id: str, **columns: Any) -> Write:
    return _change(tables.c.id, table_id, **columns)


def new_seat(table_id: str, seat: Seat) -> Write:
    return Write(_INSERT["seats"], {"table_id": table_id, "seat": seat.number, **_of_seat(seat)})


def change_seat(table_id: str, seat: Seat) -> Write:
    return Write(_CHANGE_SEAT, {"which": table_id, "which_seat": seat.number, **_of_seat(seat)})


def _of_seat(seat: Seat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "name": seat.name,
        "token": seat.token,
        "bot": seat.bot,
        "secret": seat.secret,
        "muted": _json(sorted(seat.muted)),
        "sat": seat.sat,
        "reminded": seat.reminded,
        "ran_out": seat.ran_out,
        "told": seat.told,
        "premove": _json(seat.planned) if seat.planned else None,
    }


class NewEntry(TypedDict):
    table_id: str
    number: int
    seat: int
    at: int
    move: str | None
    made: int
    undoes: NotRequired[int]
    token: NotRequired[str | None]
    command: NotRequired[str | None]


def new_entry(**row: Unpack[NewEntry]) -> Write:
    return Write(_INSERT["entries"], {"undoes": 0, **row})


def new_chat(table_id: str, line: ChatLine, command: str) -> Write:
    return _new(
        "chat",
        table_id=table_id,
        number=line.number,
        seat=line.seat,
        token=line.token,
        name=line.name,
        text=line.text,
        command=command,
        made=line.wall,
    )


class NewResult(TypedDict):
    table_id: str
    game: str
    seats: int
    score: int
    place: int
    won: bool
    ended: int
    character: NotRequired[str | None]
    moves: NotRequired[int]
    thinking: NotRequired[int]
    """How many milliseconds of table time the moves of the seat took together."""


def new_result(seat: Seat, **row: Unpack[NewResult]) -> Write:
    return _new("results", seat=seat.number, token=seat.token, name=seat.name, bot=seat.bot, **row)


def new_rating(table_id: str, token: str, ladder: str, mean: float, deviation: float, ended: int) -> Write:
    return _new(
        "ratings", table_id=table_id, token=token, ladder=ladder, mean=mean, deviation=deviation, ended=ended
    )


def new_club(club: str, name: str, owner: str, made: int) -> Write:
    return _new("clubs", id=club, name=name, owner=owner, made=made)


def change_club(club: str, **columns: Any) -> Write:
    return _change(clubs.c.id, club, **columns)


def new_member(club: str, token: str, made: int) -> Write:
    return _new("members", club=club, token=token, made=made)


def delete_member(club: str, token: str) -> Write:
    return Write(_DELETE_MEMBER, {"which_club": club, "which": token})


def new_block(token: str, blocked: str) -> Write:
    return _new("blocks", token=token, blocked=blocked)


def delete_block(token: str, blocked: str) -> Write:
    return Write(_DELETE_BLOCK, {"which": token, "which_blocked": blocked})


def delete_match(table_id: str) -> list[Write]:
    """Delete a match and its table; scores and ratings stay with the people."""
    return [Write(statement, {"which": table_id}) for statement in _DELETE_MATCH]


def delete_table(table_id: str) -> list[Write]:
    """Delete a table and everything that came of it."""
    return [*delete_match(table_id), *(Write(statement, {"which": table_id}) for statement in _DELETE_SCORES)]


def delete_chat(before: int) -> Write:
    """Delete the chat of all tables that were over before this."""
    return Write(_DELETE_OLD_CHAT, {"before": before})


def new_act(act_id: str, act: str, subject: str, reason: str, made: int) -> Write:
    return _new("acts", id=act_id, act=act, subject=subject, reason=reason, made=made)


def act_done(act_id: str, done: int, outcome: str) -> Write:
    return _change(acts.c.id, act_id, done=done, outcome=outcome)


def new_ban(subject: str, made: int) -> list[Write]:
    return [delete_ban(subject), _new("bans", subject=subject, made=made)]


def delete_ban(subject: str) -> Write:
    return _delete(bans.c.subject, subject)


def new_report(report: str, table_id: str, line: ChatLine, reporter: str, made: int) -> Write:
    return _new(
        "reports",
        id=report,
        table_id=table_id,
        number=line.number,
        token=line.token,
        name=line.name,
        text=line.text,
        reporter=reporter,
        made=made,
        due=made,
        tries=0,
    )


def change_report(report: str, **columns: Any) -> Write:
    return _change(reports.c.id, report, **columns)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
