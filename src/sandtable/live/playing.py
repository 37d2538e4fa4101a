"""Moves and taking them back."""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import text, wire
from ..core.errors import BadInput, IllegalMove
from ..core.match import Match
from . import counting, ending
from . import pause as pauses
from .connection import Connection
from .errors import Refusal
from .messages import Accepted, Command, Happened, Refused, Undo, Why, encoded
from .storage import INSERT_ENTRY
from .tableview import UndoView
from .writer import Write

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)

Asked = tuple[str, str]
"""Who asked for something, by the token, and the id of the command."""


def command(table: Table, connection: Connection, message: Command, received: float) -> None:
    seat, watch = connection.seat, table.services.watch
    assert seat is not None
    asked = asked_by(table, seat, message.id)
    if asked not in table.seen:
        try:
            _check_version(table, message)
            play(table, seat, message.move, asked)
        except IllegalMove as error:
            match = the_match(table)
            watch.command(table.game, "refused")
            watch.refusal(error.rule)
            told = why(match, error, connection.language)
            refused = Refused(id=message.id, code="rule", text=told.text, rule=told.rule, facts=told.facts)
            table.answer(partial(connection.answer, encoded(refused)))
            return
        except BadInput as error:
            watch.command(table.game, "bad")
            raise Refusal("bad-move", problem=str(error)[:200]) from None
        except Refusal:
            watch.command(table.game, "refused")
            raise
        watch.command(table.game, "done")
    table.answer(partial(_count, table, received))
    table.answer(partial(accept, table, connection, message.id))


def asked_by(table: Table, seat: int, command_id: str) -> Asked:
    return table.seats[seat].token or "", command_id


def why(match: Match, error: IllegalMove, language: str) -> Why:
    return Why(
        rule=error.rule,
        text=text.reason(match.game, error, language),
        facts={"reason": error.reason, **error.facts},
    )


def accept(table: Table, connection: Connection, command_id: str) -> None:
    connection.answer(encoded(Accepted(id=command_id, version=table.version)))


def _count(table: Table, received: float) -> None:
    table.services.watch.latency(time.perf_counter() - received)


def _check_version(table: Table, message: Command) -> None:
    if message.version is not None and not table.match_version <= message.version <= table.version:
        raise Refusal("out-of-date", version=table.version)


def the_match(table: Table) -> Match:
    if table.status != "playing":
        raise Refusal("not-playing")
    if table.match is None:
        raise Refusal("cannot-go-on", problem=table.problem or "")
    return table.match


def play(table: Table, seat: int, move: Any, asked: Asked | None) -> None:
    match = the_match(table)
    if table.pause is not None:
        raise Refusal("paused", rule=match.game.pause_rule)
    if table.number >= counting.MOST_ENTRIES:
        raise Refusal("match-too-long", most=counting.MOST_ENTRIES)
    at = max(table.time.at(), match.now)
    if not isinstance(move, msgspec.Struct):
        move = wire.convert(move, match.game.move_type, "move")
    try:
        events = match.play(seat, move, at)
    except (IllegalMove, BadInput):
        raise
    except Exception:
        log.exception("a move broke %s at table %s: %r", table.game, table.id, move)
        table.match = match.seek(len(match))
        raise Refusal("move-broke") from None
    happened = Happened(at=at, seat=seat, events=events)
    table.movers.append(seat)
    table.seats[seat].choice_over()
    table.history.append(happened)
    table.news.happened.append(happened)
    table.news.match_changed = True
    table.undo = None
    _store(table, seat, at, wire.encode(move).decode(), 0, asked)
    if match.result is not None:
        ending.finish(table)
    elif any(event.sets_off for event in events):
        pauses.count_in(table)


def _store(table: Table, seat: int, at: int, move: str | None, undoes: int, asked: Asked | None) -> None:
    if table.gap:
        table.gap = False
        _store(table, seat, at, None, 0, None)
    token, command_id = asked or (None, None)
    row = {
        "table_id": table.id,
        "number": table.number,
        "seat": seat,
        "token": token,
        "at": at,
        "move": move,
        "undoes": undoes,
        "command": command_id,
        "made": table.clock.wall(),
    }
    table.number += 1
    if asked is not None:
        table.seen.add(asked)
    table.write(Write(INSERT_ENTRY, row))


def undo(table: Table, connection: Connection, message: Undo) -> None:
    """Take the own last move back at once where nobody could mind, else ask all."""
    seat = connection.seat
    assert seat is not None
    asked = asked_by(table, seat, message.id)
    if asked not in table.seen:
        match = the_match(table)
        if table.pause is not None:
            raise Refusal("paused")
        if table.number >= counting.MOST_ENTRIES // 2:  # What is left is for the match to end.
            raise Refusal("undo-too-many")
        count = _entries_to_take_back(table, seat)
        _check_undoable(table, match, count)
        if count == 1 and match.may_undo(seat):
            take_back(table, seat, count, asked)
        elif _others(table, seat):
            table.undo = UndoView(by=seat, entries=count, agreed=())
        elif _reveals_nothing(table, match, count):
            take_back(table, seat, count, asked)
        else:
            raise Refusal("undo-revealed")
    table.answer(partial(accept, table, connection, message.id))


def answer_undo(table: Table, seat: int, agree: bool) -> None:
    wanted = table.undo
    if wanted is None:
        raise Refusal("nothing-asked")
    if seat == wanted.by:
        if not agree:
            table.undo = None
        return
    if not agree:
        table.undo = None
        return
    agreed = tuple(sorted({*wanted.agreed, seat}))
    table.undo = msgspec.structs.replace(wanted, agreed=agreed)
    if set(_others(table, wanted.by)) <= set(agreed):
        take_back(table, wanted.by, wanted.entries, None)


def take_back(table: Table, seat: int, count: int, asked: Asked | None) -> None:
    match = the_match(table)
    for _ in range(count):
        match.undo()
        table.movers.pop()
        if table.history:
            table.history.pop()
    for each in table.seats:
        each.choice_over()
    table.undo = None
    table.news.taken_back += count
    table.news.match_changed = True
    _store(table, seat, table.time.at(), None, count, asked)


def _entries_to_take_back(table: Table, seat: int) -> int:
    """Up to and with the seat's last move."""
    for back, mover in enumerate(reversed(table.movers)):
        if mover == seat:
            return back + 1
    raise Refusal("nothing-to-undo")


def _reveals_nothing(table: Table, match: Match, count: int) -> bool:
    return all(match.seek(len(match) - back).may_undo(table.movers[-1 - back]) for back in range(count))


def _check_undoable(table: Table, match: Match, count: int) -> None:
    if table.change is not None:
        raise Refusal("undo-timed")
    after = match.position
    for back in range(1, count + 1):
        before = match.seek(len(match) - back).position
        if not match.game.undoable(before, after):
            raise Refusal("undo-never")
        after = before


def _others(table: Table, seat: int) -> list[int]:
    return [each.number for each in table.seats if each.kind == "person" and each.number != seat]
