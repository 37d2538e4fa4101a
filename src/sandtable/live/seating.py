"""What people do at a table apart from playing: sit down, stand up, start, close."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import wire
from ..core.errors import BadInput
from ..core.match import new_match
from . import pauses, presence
from .errors import Denied
from .messages import Happened, encoded
from .seat import Seat, check_bot
from .secret import hashed, new_invite, new_secret
from .state import Mover
from .table import Table
from .tableview import Absence


def sit(table: Table, number: int, token: str, name: str) -> str:
    """Take an open seat or return to one's own; returns a new secret, which replaces the old one."""
    seat = _seat(table, number)
    _going(table)
    own = seat.kind == "person" and seat.token == token
    if not own:
        if seat.kind != "open":
            raise Denied("seat-taken", seat=number)
        if any(each.token == token for each in table.seats):
            raise Denied("one-seat-each")
        if any(each.name.casefold() == name.casefold() for each in table.people):
            raise Denied("name-taken", name=name)
    secret = new_secret()
    seat.take(name, token, hashed(secret))
    if not own and table.status == "playing":
        seat.gone_since = table.clock.now()
        seat.sat = table.time.at()
    table.store_seat(seat)
    presence.dismiss(table, "seat-moved")
    return secret


def stand_up(table: Table, number: int) -> None:
    """Give one's seat up; in a running match it is then open to others."""
    _going(table)
    _empty(table, _seat(table, number), "left")


def leave(table: Table, token: str) -> None:
    """Stand a person up, wherever they sit."""
    for seat in table.people:
        if seat.token == token:
            stand_up(table, seat.number)


def resign(table: Table, number: int) -> None:
    """Give a match up: a bot plays on for the others. Where nobody else plays it ends without a result."""
    _going(table)
    seat = _seat(table, number)
    if len(table.people) == 1:
        close(table)
    elif table.status == "open":
        _empty(table, seat, "left")
    else:
        seat.give_to_bot(table.strongest_bot)
        seat.look = table.clock.now()
        _vacated(table, seat, "left")


def remove(table: Table, number: int) -> None:
    """Remove a person from a seat. The invite is replaced, since that person knows it."""
    _going(table)
    seat = _seat(table, number)
    if seat.kind != "person":
        raise Denied("nobody-there", seat=number)
    table.invite = new_invite()
    table.store(invite=table.invite)
    _empty(table, seat, "removed")


def set_seat(table: Table, number: int, bot: str | None) -> None:
    """Give a seat without a person to a bot of this level, or open it."""
    _going(table)
    seat = _seat(table, number)
    if seat.kind == "person":
        raise Denied("seat-taken", seat=number)
    if bot is None:
        seat.empty()
    else:
        check_bot(table.game, bot)
        seat.give_to_bot(bot)
        seat.look = table.clock.now()
    table.store_seat(seat)


def start(table: Table, entries: Sequence[tuple[int, int, Any]] = ()) -> None:
    """Begin the match; with `entries`, of a lesson, where they lead to."""
    if table.status != "open":
        raise Denied("started-already")
    if any(seat.kind == "open" for seat in table.seats):
        raise Denied("seats-open")
    try:
        match = new_match(
            table.game, len(table.seats), bytes.fromhex(table.seed), table.options, table.allowance
        )
    except BadInput as error:
        raise Denied("bad-options", problem=error) from None
    table.match = match
    table.status = "playing"
    table.rules_version = match.game.rules_version
    table.data_version = match.game.data_version(match.options)
    table.store(status="playing", rules_version=table.rules_version, data_version=table.data_version)
    table.note(Happened(at=0, seat=None, events=match.opening))
    for at, seat, move in entries:
        table.movers.append(Mover(seat))
        table.note(Happened(at=at, seat=seat, events=match.play(seat, move, at)))
        table.store_entry(seat, at, wire.encode(move).decode())
    table.time = table.new_time(match.now)
    for person in table.people:
        if not person.present:
            person.gone_since = table.clock.now()
    table.keep_time()
    if not entries and table.next_change() is not None and not table.somebody_is_there():
        pauses.pause(table, "nobody")


def set_absence(table: Table, absence: Absence) -> None:
    if not 0 <= absence.after <= 7 * 24 * 3600:
        raise Denied("absence-after")
    table.absence = absence
    for seat in table.seats:
        seat.offered = False
    table.store(absence=encoded(absence).decode())


def set_hall(table: Table, wanted: bool) -> None:
    """Show a solo match in the hall of fame, or not."""
    if len(table.seats) > 1:
        raise Denied("not-solo")
    table.hall = wanted
    table.store(hall=wanted)


def close(table: Table) -> None:
    _going(table)
    table.over("closed", table.clock.wall())


def set_rematch(table: Table, table_id: str) -> None:
    if table.rematch is not None:
        raise Denied("rematch-exists")
    table.rematch = table_id
    table.store(rematch=table_id)


def _going(table: Table) -> None:
    if table.status not in ("open", "playing"):
        raise Denied("table-over")


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Denied("no-such-seat", seat=number)
    return table.seats[number]


def _empty(table: Table, seat: Seat, code: str) -> None:
    seat.empty()
    _vacated(table, seat, code)


def _vacated(table: Table, seat: Seat, code: str) -> None:
    table.undo = None
    table.store_seat(seat)
    table.call_off(seat)
    presence.dismiss(table, code)
    pauses.pause_if_deserted(table)
