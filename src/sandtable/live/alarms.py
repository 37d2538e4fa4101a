"""What a table does when its alarm goes off: timed changes of the game, absences, countdowns, bots' moves."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ..bots import Thought
from ..core.errors import BadInput, IllegalMove
from . import commands, pauses, presence
from .errors import Denied
from .seat import Seat
from .table import Table

log = logging.getLogger(__name__)

FAILED_THOUGHT = 200
"""Milliseconds a bot waits after an illegal move; doubled each time."""


def ring(table: Table) -> None:
    now = table.clock.now()
    if table.pause is not None and table.pause.ends is not None and now >= table.pause.ends:
        pauses.go_on(table)
    if table.change is not None and table.time.running and table.time.at() >= table.change:
        table.news.match_changed = True
    due = table.absence_due()
    if due is not None and now >= due:
        presence.act_on_absence(table)
    if table.bots_may_play():
        for seat in table.seats:
            if seat.played_by and not seat.thinking and seat.look is not None and now >= seat.look:
                _think(table, seat)


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
        except Denied:
            await asyncio.sleep(0.05)


def _act(table: Table, seat: Seat, level: str, length: int, thought: Thought) -> None:
    now = table.clock.now()
    seat.thinking = False
    if seat.played_by != level or not table.bots_may_play() or table.match is None:
        seat.look = now
        return
    if thought.move is None:
        if thought.again is not None:
            seat.look = now + max(thought.again, table.services.hesitation())
        elif len(table.match) != length:
            seat.look = now + table.services.hesitation()
        return
    try:
        commands.play(table, seat.number, thought.move, None)
    except (IllegalMove, BadInput, Denied):
        seat.look = now + FAILED_THOUGHT * 2 ** min(seat.failures, 6)
        seat.failures += 1
        if seat.failures == 8:
            log.warning("bot %s at table %s keeps making moves that are not allowed", level, table.id)
    else:
        seat.failures = 0
        seat.look = now + max(thought.again or 0, table.services.hesitation())
