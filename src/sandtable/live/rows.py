"""What is written to the database: one builder for each kind of row and change."""

from __future__ import annotations

from collections.abc import Sequence
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


def _delete(column: Column[Any]) -> Delete:
    return delete(column.table).where(column == bindparam("which"))


def _update(column: Column[Any]) -> Update:
    return update(column.table).where(column == bindparam("which"))


# The writer groups writes by statement object, so each statement is built once. A statement with `in_` cannot
# be run for several rows of values at a time.
_INSERT = {table.name: insert(table) for table in metadata.tables.values()}
_DELETE_PERSON = _delete(persons.c.token)
_DELETE_DEVICE = _delete(devices.c.id)
_DELETE_DEVICES = _delete(devices.c.token)
_DELETE_PASSKEY = _delete(passkeys.c.id)
_DELETE_HIDDEN = _delete(hidden.c.token)
_DELETE_PASSKEYS = _delete(passkeys.c.token)
_DELETE_VOUCHER = _delete(vouchers.c.code)
_DELETE_VOUCHERS = _delete(vouchers.c.token)
_DELETE_OLD_VOUCHERS = delete(vouchers).where(vouchers.c.ends < bindparam("now"))
_DELETE_RATINGS = _delete(ratings.c.token)
_DELETE_MEMBER = delete(members).where(
    members.c.club == bindparam("which_club"), members.c.token == bindparam("which")
)
_DELETE_MEMBERSHIPS = _delete(members.c.token)
_DELETE_BLOCK = delete(blocks).where(
    blocks.c.token == bindparam("which"), blocks.c.blocked == bindparam("which_blocked")
)
_DELETE_BLOCKS = delete(blocks).where(
    or_(blocks.c.token == bindparam("which"), blocks.c.blocked == bindparam("which"))
)
_FORGET_OWNER = _update(clubs.c.owner).values(owner="")
_UPDATE_CLUB = _update(clubs.c.id)
_FORGET_SEATS = _update(seats.c.token).values(name=GONE, token=None, secret=None, premove=None)
_FORGET_RESULTS = _update(results.c.token).values(name=GONE, token=None)
_FORGET_CHAT = _update(chat.c.token).values(name=GONE, token="", text="")
_FORGET_REPORTED = _update(reports.c.token).values(name=GONE, token="", text="")
_FORGET_REPORTER = _update(reports.c.reporter).values(reporter="")
_FORGET_HOST = _update(tables.c.host).values(host="")
_FORGET_ENTRIES = _update(entries.c.token).values(token=None)
_DELETE_CHANNEL = _delete(channels.c.id)
_DELETE_CHANNELS = _delete(channels.c.token)
_DELETE_CHANNELS_OF_DEVICE = _delete(channels.c.device)
_UPDATE_CHANNEL = _update(channels.c.id)
_DELETE_NOTICE = _delete(notices.c.id)
_DELETE_NOTICES = _delete(notices.c.token)
_DELETE_NOTICES_OF_CHANNEL = _delete(notices.c.channel)
_DELETE_NOTICES_OF_TURN = delete(notices).where(
    notices.c.table_id == bindparam("which"),
    notices.c.seat == bindparam("which_seat"),
    or_(notices.c.kind == "turn", notices.c.kind == "soon", notices.c.kind == "club-turn"),
    notices.c.made <= bindparam("now"),  # A batch runs statement by statement: spare what comes after.
)
_UPDATE_NOTICE = _update(notices.c.id)
# Each in one statement, since two processes may do it at the same moment.
_KEEP_FIRST = text("INSERT INTO kept (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
_KEEP = text(f"{_KEEP_FIRST.text.removesuffix('NOTHING')}UPDATE SET value = :value")
_UPDATE_DEVICE = _update(devices.c.id)
_UPDATE_PASSKEY = _update(passkeys.c.id)
_UPDATE_PERSON = _update(persons.c.token)
_UPDATE_TABLE = _update(tables.c.id)
RAISE_TERM = _update(tables.c.id).values(term=tables.c.term + 1)
_DELETE_MATCH = [_delete(each.c.table_id) for each in (seats, entries, chat, notices, hidden)] + [
    _delete(tables.c.id)
]
_DELETE_SCORES = [_delete(each.c.table_id) for each in (results, ratings, reports)]
_DELETE_OLD_CHAT = delete(chat).where(
    chat.c.table_id.in_(
        select(tables.c.id).where(
            or_(tables.c.status == "finished", tables.c.status == "closed"),
            tables.c.ended < bindparam("before"),
        )
    )
)
_UPDATE_ACT = _update(acts.c.id)
_DELETE_BAN = _delete(bans.c.subject)
_UPDATE_REPORT = _update(reports.c.id)
_UPDATE_SEAT = update(seats).where(
    seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("which_seat")
)


def new_person(token: str, name: str, made: int, language: str | None = None) -> Write:
    row = {"token": token, "name": name, "language": language, "settings": None, "quiet": None, "made": made}
    row["shown"] = "nothing"
    return Write(_INSERT["persons"], row)


def change_person(token: str, **columns: Any) -> Write:
    return Write(_UPDATE_PERSON, {"which": token, **columns})


def no_person(token: str) -> Write:
    return Write(_DELETE_PERSON, {"which": token})


def keep(name: str, value: str) -> Write:
    """Something that the server itself keeps."""
    return Write(_KEEP, {"name": name, "value": value})


def keep_first(name: str, value: str) -> Write:
    """The same, unless it is kept already."""
    return Write(_KEEP_FIRST, {"name": name, "value": value})


def hide(token: str, table_id: str) -> Write:
    """Take a table from the lists of one person."""
    return Write(_INSERT["hidden"], {"token": token, "table_id": table_id})


def forget_person(token: str) -> list[Write]:
    """Delete a person and everything that names them; matches stay, with a nameless seat."""
    which = {"which": token}
    statements = (
        _FORGET_SEATS,
        _FORGET_RESULTS,
        _FORGET_CHAT,
        _FORGET_REPORTED,
        _FORGET_REPORTER,
        _FORGET_HOST,
        _FORGET_ENTRIES,
        _DELETE_VOUCHERS,
        _FORGET_OWNER,
        _DELETE_HIDDEN,
        _DELETE_RATINGS,
        _DELETE_MEMBERSHIPS,
        _DELETE_BLOCKS,
        _DELETE_PASSKEYS,
        _DELETE_NOTICES,
        _DELETE_CHANNELS,
        _DELETE_DEVICES,
        _DELETE_PERSON,
    )
    return [Write(statement, which) for statement in statements]


def new_device(device: str, token: str, secret: str, browser: str, system: str, made: int) -> Write:
    row = {
        "id": device,
        "token": token,
        "secret": secret,
        "browser": browser,
        "system": system,
        "made": made,
        "seen": made,
    }
    return Write(_INSERT["devices"], row)


def device_seen(device: str, now: int) -> Write:
    return Write(_UPDATE_DEVICE, {"which": device, "seen": now})


def no_device(device: str) -> list[Write]:
    which = {"which": device}
    return [Write(_DELETE_DEVICE, which), Write(_DELETE_CHANNELS_OF_DEVICE, which)]


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
    row = {
        "id": channel,
        "token": token,
        "kind": kind,
        "address": address,
        "keys": keys,
        "device": device,
        "wanted": _json(wanted),
        "base": base,
        "confirmed": confirmed,
        "failures": 0,
        "sent": None,
        "made": made,
    }
    return Write(_INSERT["channels"], row)


def change_channel(channel: str, **columns: Any) -> Write:
    return Write(_UPDATE_CHANNEL, {"which": channel, **columns})


def no_channel(channel: str) -> list[Write]:
    which = {"which": channel}
    return [Write(_DELETE_CHANNEL, which), Write(_DELETE_NOTICES_OF_CHANNEL, which)]


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
    row = {
        "id": notice,
        "token": token,
        "channel": channel,
        "kind": kind,
        "table_id": table_id,
        "seat": seat,
        "made": made,
        "due": due,
        "tries": 0,
    }
    return Write(_INSERT["notices"], row)


def change_notice(notice: str, **columns: Any) -> Write:
    return Write(_UPDATE_NOTICE, {"which": notice, **columns})


def no_notice(notice: str) -> Write:
    return Write(_DELETE_NOTICE, {"which": notice})


def no_notices_of_turn(table_id: str, seat: int, now: int) -> Write:
    """A turn is over: nobody needs to be called to it any more."""
    return Write(_DELETE_NOTICES_OF_TURN, {"which": table_id, "which_seat": seat, "now": now})


def new_voucher(code: str, kind: str, token: str, now: int, ends: int) -> list[Write]:
    """A code that can be used once, until `ends`; vouchers that have expired are cleared away."""
    row = {"code": code, "kind": kind, "token": token, "ends": ends}
    return [Write(_DELETE_OLD_VOUCHERS, {"now": now}), Write(_INSERT["vouchers"], row)]


def no_voucher(code: str) -> Write:
    return Write(_DELETE_VOUCHER, {"which": code})


def new_passkey(passkey: str, token: str, key: str, count: int, made: int) -> Write:
    return Write(
        _INSERT["passkeys"], {"id": passkey, "token": token, "key": key, "count": count, "made": made}
    )


def passkey_used(passkey: str, count: int) -> Write:
    return Write(_UPDATE_PASSKEY, {"which": passkey, "count": count})


def no_passkey(passkey: str) -> Write:
    return Write(_DELETE_PASSKEY, {"which": passkey})


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
    row = {
        "id": table_id,
        "name": name,
        "game": game,
        "rules_version": rules_version,
        "data_version": data_version,
        "options": options,
        "seed": seed,
        "invite": invite,
        "public": public,
        "hall": public,
        "hints": hints,
        "host": host,
        "status": status,
        "absence": _json(absence or Absence()),
        "clock": clock,
        "allowance": _json(allowance) if allowance else None,
        "since": None,
        "due": None,
        "rematch": None,
        "imported": imported,
        "result": result,
        "made": made,
        "ended": ended,
        "rated": rated,
        "settled": False,
        "club": club,
        "term": 0,
    }
    return Write(_INSERT["tables"], row)


def change_table(table_id: str, **columns: Any) -> Write:
    return Write(_UPDATE_TABLE, {"which": table_id, **columns})


def new_seat(table_id: str, seat: Seat) -> Write:
    return Write(_INSERT["seats"], {"table_id": table_id, "seat": seat.number, **_of_seat(seat)})


def change_seat(table_id: str, seat: Seat) -> Write:
    return Write(_UPDATE_SEAT, {"which": table_id, "which_seat": seat.number, **_of_seat(seat)})


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
    row = {
        "table_id": table_id,
        "number": number,
        "seat": seat,
        "token": token,
        "at": at,
        "move": move,
        "undoes": undoes,
        "command": command,
        "made": made,
    }
    return Write(_INSERT["entries"], row)


def new_chat(table_id: str, line: ChatLine, command: str) -> Write:
    row = {
        "table_id": table_id,
        "number": line.number,
        "seat": line.seat,
        "token": line.token,
        "name": line.name,
        "text": line.text,
        "command": command,
        "made": line.wall,
    }
    return Write(_INSERT["chat"], row)


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
    row = {
        "table_id": table_id,
        "seat": seat.number,
        "game": game,
        "seats": seats,
        "token": seat.token,
        "name": seat.name,
        "bot": seat.bot,
        "score": score,
        "place": place,
        "won": won,
        "ended": ended,
        "character": character,
        "moves": moves,
        "thinking": thinking,
    }
    return Write(_INSERT["results"], row)


def new_rating(table_id: str, token: str, ladder: str, mean: float, deviation: float, ended: int) -> Write:
    row = {
        "table_id": table_id,
        "token": token,
        "ladder": ladder,
        "mean": mean,
        "deviation": deviation,
        "ended": ended,
    }
    return Write(_INSERT["ratings"], row)


def new_club(club: str, name: str, owner: str, made: int) -> Write:
    return Write(_INSERT["clubs"], {"id": club, "name": name, "owner": owner, "made": made})


def change_club(club: str, **columns: Any) -> Write:
    return Write(_UPDATE_CLUB, {"which": club, **columns})


def new_member(club: str, token: str, made: int) -> Write:
    return Write(_INSERT["members"], {"club": club, "token": token, "made": made})


def no_member(club: str, token: str) -> Write:
    return Write(_DELETE_MEMBER, {"which_club": club, "which": token})


def new_block(token: str, blocked: str) -> Write:
    return Write(_INSERT["blocks"], {"token": token, "blocked": blocked})


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
    return Write(_UPDATE_ACT, {"which": act_id, "done": done, "outcome": outcome})


def new_ban(subject: str, made: int) -> list[Write]:
    return [no_ban(subject), Write(_INSERT["bans"], {"subject": subject, "made": made})]


def no_ban(subject: str) -> Write:
    return Write(_DELETE_BAN, {"which": subject})


def new_report(report: str, table_id: str, line: ChatLine, reporter: str, made: int) -> Write:
    row = {
        "id": report,
        "table_id": table_id,
        "number": line.number,
        "token": line.token,
        "name": line.name,
        "text": line.text,
        "reporter": reporter,
        "made": made,
        "due": made,
        "tries": 0,
        "settled": None,
    }
    return Write(_INSERT["reports"], row)


def change_report(report: str, **columns: Any) -> Write:
    return Write(_UPDATE_REPORT, {"which": report, **columns})


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
