"""What is written to the database: one builder for each kind of row and change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

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
from .tableview import Absence, ChatLine, Status
from .writer import Write

GONE = "-"
"""The name of a person who was deleted."""


# The writer groups writes by statement object, so each statement is built once. A statement with `in_` cannot
# be run for several rows of values at a time.


@cache
def _deletion(column: Column[Any]) -> Delete:
    return delete(column.table).where(column == bindparam("which"))


@cache
def _change(column: Column[Any]) -> Update:
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
    _change(seats.c.token).values(name=GONE, token=None, secret=None, premove=None),
    _change(results.c.token).values(name=GONE, token=None),
    _change(chat.c.token).values(name=GONE, token="", text=""),
    _change(reports.c.token).values(name=GONE, token="", text=""),
    _change(reports.c.reporter).values(reporter=""),
    _change(tables.c.host).values(host=""),
    _change(entries.c.token).values(token=None),
    _deletion(vouchers.c.token),
    _change(clubs.c.owner).values(owner=""),
    _deletion(hidden.c.token),
    _deletion(ratings.c.token),
    _deletion(members.c.token),
    delete(blocks).where(or_(blocks.c.token == bindparam("which"), blocks.c.blocked == bindparam("which"))),
    _deletion(passkeys.c.token),
    _deletion(notices.c.token),
    _deletion(channels.c.token),
    _deletion(devices.c.token),
    _deletion(persons.c.token),
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
RAISE_TERM = _change(tables.c.id).values(term=tables.c.term + 1)
_DELETE_MATCH = [
    *(_deletion(each.c.table_id) for each in (seats, entries, chat, notices, hidden)),
    _deletion(tables.c.id),
]
_DELETE_SCORES = [_deletion(each.c.table_id) for each in (results, ratings, reports)]
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


def _new(table: str, **row: Any) -> Write:
    return Write(_INSERT[table], row)


def _changed(column: Column[Any], which: str, **columns: Any) -> Write:
    return Write(_change(column), {"which": which, **columns})


def _gone(column: Column[Any], which: str) -> Write:
    return Write(_deletion(column), {"which": which})


def new_person(token: str, name: str, made: int, language: str | None = None) -> Write:
    row = {"token": token, "name": name, "language": language, "settings": None, "quiet": None, "made": made}
    row["shown"] = "nothing"
    return Write(_INSERT["persons"], row)


def change_person(token: str, **columns: Any) -> Write:
    return _changed(persons.c.token, token, **columns)


def no_person(token: str) -> Write:
    return _gone(persons.c.token, token)


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
    return _changed(devices.c.id, device, seen=now)


def no_device(device: str) -> list[Write]:
    return [_gone(devices.c.id, device), _gone(channels.c.device, device)]


def new_channel(
    channel: str,
    token: str,
    *,
    kind: str,
    address: str,
    wanted: Sequence[str],
    base: str,
    made: int,
    keys: str | None = None,
    device: str | None = None,
    confirmed: bool = True,
) -> Write:
    return _new(
        "channels",
        id=channel,
        token=token,
        kind=kind,
        address=address,
        keys=keys,
        device=device,
        wanted=_json(wanted),
        base=base,
        confirmed=confirmed,
        failures=0,
        sent=None,
        made=made,
    )


def change_channel(channel: str, **columns: Any) -> Write:
    return _changed(channels.c.id, channel, **columns)


def no_channel(channel: str) -> list[Write]:
    return [_gone(channels.c.id, channel), _gone(notices.c.channel, channel)]


def new_notice(
    notice: str,
    token: str,
    kind: str,
    table_id: str,
    seat: int,
    *,
    made: int,
    due: int,
    channel: str | None = None,
) -> Write:
    return _new(
        "notices",
        id=notice,
        token=token,
        channel=channel,
        kind=kind,
        table_id=table_id,
        seat=seat,
        made=made,
        due=due,
        tries=0,
    )


def change_notice(notice: str, **columns: Any) -> Write:
    return _changed(notices.c.id, notice, **columns)


def no_notice(notice: str) -> Write:
    return _gone(notices.c.id, notice)


def no_notices_of_turn(table_id: str, seat: int, now: int) -> Write:
    """A turn is over: nobody needs to be called to it any more."""
    return Write(_DELETE_NOTICES_OF_TURN, {"which": table_id, "which_seat": seat, "now": now})


def new_voucher(code: str, kind: str, token: str, now: int, ends: int) -> list[Write]:
    """A code that can be used once, until `ends`; vouchers that have expired are cleared away."""
    row = {"code": code, "kind": kind, "token": token, "ends": ends}
    return [Write(_DELETE_OLD_VOUCHERS, {"now": now}), Write(_INSERT["vouchers"], row)]


def no_voucher(code: str) -> Write:
    return _gone(vouchers.c.code, code)


def new_passkey(passkey: str, token: str, key: str, count: int, made: int) -> Write:
    return _new("passkeys", id=passkey, token=token, key=key, count=count, made=made)


def passkey_used(passkey: str, count: int) -> Write:
    return _changed(passkeys.c.id, passkey, count=count)


def no_passkey(passkey: str) -> Write:
    return _gone(passkeys.c.id, passkey)


def new_table(
    table_id: str,
    *,
    name: str,
    game: str,
    rules_version: str,
    data_version: str,
    options: str,
    seed: str,
    invite: str,
    host: str,
    made: int,
    status: Status = "open",
    public: bool = False,
    hints: bool = False,
    absence: Absence | None = None,
    allowance: Allowance | None = None,
    clock: int = 0,
    imported: bool = False,
    result: str | None = None,
    ended: int | None = None,
    rated: bool = False,
    club: str | None = None,
) -> Write:
    return _new(
        "tables",
        id=table_id,
        name=name,
        game=game,
        rules_version=rules_version,
        data_version=data_version,
        options=options,
        seed=seed,
        invite=invite,
        public=public,
        hall=public,
        hints=hints,
        host=host,
        status=status,
        absence=_json(absence or Absence()),
        clock=clock,
        allowance=_json(allowance) if allowance else None,
        since=None,
        due=None,
        rematch=None,
        imported=imported,
        result=result,
        made=made,
        ended=ended,
        rated=rated,
        settled=False,
        club=club,
        term=0,
    )


def change_table(table_id: str, **columns: Any) -> Write:
    return _changed(tables.c.id, table_id, **columns)


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


def new_entry(
    table_id: str,
    number: int,
    seat: int,
    at: int,
    move: str | None,
    made: int,
    *,
    undoes: int = 0,
    token: str | None = None,
    command: str | None = None,
) -> Write:
    return _new(
        "entries",
        table_id=table_id,
        number=number,
        seat=seat,
        token=token,
        at=at,
        move=move,
        undoes=undoes,
        command=command,
        made=made,
    )


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


def new_result(
    table_id: str,
    game: str,
    seats: int,
    seat: Seat,
    score: int,
    place: int,
    won: bool,
    ended: int,
    *,
    character: str | None = None,
    moves: int | None = None,
    thinking: int | None = None,
) -> Write:
    """`thinking` is how many milliseconds of table time the moves of the seat took together."""
    return _new(
        "results",
        table_id=table_id,
        seat=seat.number,
        game=game,
        seats=seats,
        token=seat.token,
        name=seat.name,
        bot=seat.bot,
        score=score,
        place=place,
        won=won,
        ended=ended,
        character=character,
        moves=moves,
        thinking=thinking,
    )


def new_rating(table_id: str, token: str, ladder: str, mean: float, deviation: float, ended: int) -> Write:
    return _new(
        "ratings", table_id=table_id, token=token, ladder=ladder, mean=mean, deviation=deviation, ended=ended
    )


def new_club(club: str, name: str, owner: str, made: int) -> Write:
    return _new("clubs", id=club, name=name, owner=owner, made=made)


def change_club(club: str, **columns: Any) -> Write:
    return _changed(clubs.c.id, club, **columns)


def new_member(club: str, token: str, made: int) -> Write:
    return _new("members", club=club, token=token, made=made)


def no_member(club: str, token: str) -> Write:
    return Write(_DELETE_MEMBER, {"which_club": club, "which": token})


def new_block(token: str, blocked: str) -> Write:
    return _new("blocks", token=token, blocked=blocked)


def no_block(token: str, blocked: str) -> Write:
    return Write(_DELETE_BLOCK, {"which": token, "which_blocked": blocked})


def no_match(table_id: str) -> list[Write]:
    """Delete a match and its table; scores and ratings stay with the people."""
    return [Write(statement, {"which": table_id}) for statement in _DELETE_MATCH]


def no_table(table_id: str) -> list[Write]:
    """Delete a table and everything that came of it."""
    return [*no_match(table_id), *(Write(statement, {"which": table_id}) for statement in _DELETE_SCORES)]


def no_chat(before: int) -> Write:
    """Delete the chat of all tables that were over before this."""
    return Write(_DELETE_OLD_CHAT, {"before": before})


def new_act(act_id: str, act: str, subject: str, reason: str, made: int) -> Write:
    row = {"id": act_id, "act": act, "subject": subject, "reason": reason, "made": made}
    return Write(_INSERT["acts"], {**row, "done": None, "outcome": None})


def act_done(act_id: str, done: int, outcome: str) -> Write:
    return _changed(acts.c.id, act_id, done=done, outcome=outcome)


def new_ban(subject: str, made: int) -> list[Write]:
    return [no_ban(subject), _new("bans", subject=subject, made=made)]


def no_ban(subject: str) -> Write:
    return _gone(bans.c.subject, subject)


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
        settled=None,
    )


def change_report(report: str, **columns: Any) -> Write:
    return _changed(reports.c.id, report, **columns)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
