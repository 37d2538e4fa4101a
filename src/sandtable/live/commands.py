"""Playing moves at a table, and ending the match. Compiled with mypyc."""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import Any

import msgspec

from ..core import text, wire
from ..core.errors import BadInput, IllegalMove
from ..core.game import Result
from ..core.match import Match
from . import counting, pauses, rows
from .connection import Connection
from .errors import Denied
from .messages import Command, Happened, Refused, Why, encoded
from .state import AHEAD, Asked, Mover
from .table import Table

log = logging.getLogger(__name__)


def command(table: Table, connection: Connection, message: Command, received: float) -> None:
    seat, watch = connection.seat, table.services.watch
    assert seat is not None
    asked = table.asked_by(seat, message.id)
    if asked not in table.seen:
        try:
            _check_version(table, message)
            play(table, seat, message.move, asked)
        except IllegalMove as error:
            match = table.current_match()
            watch.command(table.game, "refused")
            watch.refusal(error.rule)
            told = why(match, error, connection.language)
            refused = Refused(id=message.id, code="rule", text=told.text, rule=told.rule, facts=told.facts)
            table.answer(partial(connection.answer, encoded(refused)))
            return
        except BadInput as error:
            watch.command(table.game, "bad")
            raise Denied("bad-move", problem=error) from None
        except Denied:
            watch.command(table.game, "refused")
            raise
        watch.command(table.game, "done")
    table.answer(partial(_count, table, received))
    table.accept(connection, message.id)


def why(match: Match, error: IllegalMove, language: str) -> Why:
    return Why(
        rule=error.rule,
        text=text.reason(match.game, error, language),
        facts={"reason": error.reason, **error.facts},
    )


def _count(table: Table, received: float) -> None:
    table.services.watch.latency(time.perf_counter() - received)


def _check_version(table: Table, message: Command) -> None:
    if message.version is not None and not table.match_version <= message.version <= table.version:
        raise Denied("out-of-date", version=table.version)


def play(table: Table, seat: int, move: Any, asked: Asked | None) -> None:
    match = table.current_match()
    if table.pause is not None:
        raise Denied("paused", rule=match.game.pause_rule)
    if table.number >= counting.MOST_ENTRIES:
        raise Denied("match-too-long", most=counting.MOST_ENTRIES)
    at = table.at()
    if not isinstance(move, msgspec.Struct):
        move = match.read_move(move)
    try:
        events = match.play(seat, move, at)
    except (IllegalMove, BadInput):
        raise
    except Exception:
        log.exception("a move broke %s at table %s: %r", table.game, table.id, move)
        table.match = match.seek(len(match))
        raise Denied("move-broke") from None
    ahead = asked is not None and asked[1] == AHEAD
    table.movers.append(Mover(seat, ahead))
    table.seats[seat].choice_over()
    if table.seats[seat].planned is not None and not ahead:
        table.seats[seat].planned = None
        table.store_seat(table.seats[seat])
    table.note(Happened(at=at, seat=seat, events=events))
    table.store_entry(seat, at, wire.encode(move).decode(), asked=asked)
    if match.result is not None:
        _finish(table, match, match.result)
    elif any(event.sets_off for event in events):
        pauses.count_in(table)


def _finish(table: Table, match: Match, result: Result) -> None:
    ended = table.clock.wall()
    table.over("finished", ended, result=wire.encode(result).decode())
    for person in table.people:
        if not person.present:
            table.owe(person, "over")
    table.tell_club("club-over")
    paces = _paces(match, len(table.seats))
    for seat in table.seats:
        score, place = result.scores[seat.number], result.ranking.index(seat.number) + 1
        won = seat.number in result.winners
        moves, thinking = paces[seat.number]
        table.write(
            rows.new_result(
                seat,
                table_id=table.id,
                game=table.game,
                seats=len(table.seats),
                score=score,
                place=place,
                won=won,
                ended=ended,
                character=match.game.character(match.position, seat.number),
                moves=moves,
                thinking=thinking,
            )
        )
    if table.rated:
        table.answer(table.services.ratings.settle_soon)


def _paces(match: Match, seats: int) -> list[tuple[int, int]]:
    """By seat: how many moves it made, and how long it thought. A move's thinking time is what passed since
    the move before it, whoever made that one."""
    paces, before = [(0, 0)] * seats, 0
    for at, seat, _ in match.entries:
        moves, thinking = paces[seat]
        paces[seat] = moves + 1, thinking + at - before
        before = at
    return paces
