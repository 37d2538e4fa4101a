"""What a table does when its time comes: moments of the game, absences, the end of a countdown, bots."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from ..bots import Thought
from ..core.errors import BadInput, IllegalMove
from . import pause as pauses
from . import playing, presence
from .errors import Refusal
from .seat import Seat

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)

FAILED_THOUGHT = 200
"""Milliseconds that a bot waits after a move that was not allowed, doubled each time."""


def next_alarm(table: Table) -> int | None:
    """On the server's clock."""
    moments = [presence.absence_due(table)]
    if table.change is not None:
        moments.append(table.time.moment(table.change))
    if table.pause is not None:
        moments.append(table.pause.ends)
    if _bots_may_play(table):
        moments += [seat.look for seat in table.seats if seat.played_by and not seat.thinking]
    return min((moment for moment in moments if moment is not None), default=None)


def ring(table: Table) -> None:
    now = table.clock.now()
    if table.pause is not None and table.pause.ends is not None and now >= table.pause.ends:
        pauses.go_on(table)
    if table.change is not None and table.time.running and table.time.at() >= table.change:
        table.news.match_changed = True
    due = presence.absence_due(table)
    if due is not None and now >= due:
        presence.act_on_absence(table)
    if _bots_may_play(table):
        for seat in table.seats:
            if seat.played_by and not seat.thinking and seat.look is not None and now >= seat.look:
                _think(table, seat)


def wake_bots(table: Table) -> None:
    """Something has changed: every bot that waited for that looks soon."""
    for seat in table.seats:
        if seat.played_by and seat.look is None and not seat.thinking:
            seat.look = table.clock.now() + table.services.hesitation()


def _bots_may_play(table: Table) -> bool:
    if table.status != "playing" or table.match is None or table.pause is not None:
        return False
    return table.time.running or table.change is None


def _think(table: Table, seat: Seat) -> None:
    seat.look = None
    if seat.number not in table.to_act() and not _may_move(table, seat.number):
        return
    seat.thinking = True
    task = asyncio.create_task(_thought(table, seat))
    table.thoughts.add(task)
    task.add_done_callback(table.thoughts.discard)


def _may_move(table: Table, seat: int) -> bool:
    return table.match is not None and bool(table.match.moves(seat, max(table.time.at(), table.match.now)))


async def _thought(table: Table, seat: Seat) -> None:
    assert table.match is not None
    assert seat.played_by is not None
    level, length = seat.played_by, len(table.match)
    try:
        thought = await table.services.thinking.think(table.match, seat.number, table.time.at(), level)
    except Exception:
        log.exception("bot %s failed at table %s", level, table.id)
        thought = Thought(None, 5000)
    while not table.ended:
        try:
            table.post(partial(_act, table, seat, level, length, thought))
            return
        except Refusal:
            await asyncio.sleep(0.05)


def _act(table: Table, seat: Seat, level: str, length: int, thought: Thought) -> None:
    now = table.clock.now()
    seat.thinking = False
    if seat.played_by != level or not _bots_may_play(table) or table.match is None:
        seat.look = now
        return
    if thought.move is None:
        if thought.again is not None:
            seat.look = now + max(thought.again, table.services.hesitation())
        elif len(table.match) != length:
            seat.look = now + table.services.hesitation()
        return
    try:
        playing.play(table, seat.number, thought.move, None)
    except (IllegalMove, BadInput, Refusal):
        seat.look = now + FAILED_THOUGHT * 2 ** min(seat.failures, 6)
        seat.failures += 1
        if seat.failures == 8:
            log.warning("bot %s at table %s keeps making moves that are not allowed", level, table.id)
    else:
        seat.failures = 0
        seat.look = now + max(thought.again or 0, table.services.hesitation())
