"""What a table does when its alarm goes off: timed changes of the game, absences, countdowns, bots' moves."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

from ..bots import Thought
from ..bots.bot import standard_bot
from ..core.errors import BadInput, IllegalMove
from ..core.match import Match
from ..core.registry import game_named
from . import commands, deadlines, pauses, presence
from .errors import Denied
from .seat import Seat
from .table import Table

log = logging.getLogger(__name__)

FAILED_THOUGHT = 200
"""Milliseconds until a bot that failed is asked again; doubled each time."""
MOST_FAULTS = 3
"""Faults in a row after which a bot is replaced."""


def ring(table: Table) -> None:
    now = table.clock.now()
    if table.pause is not None and table.pause.ends is not None and now >= table.pause.ends:
        pauses.go_on(table)
    if table.change is not None and table.time.running and table.time.at() >= table.change:
        table.news.match_changed = True
    due = table.absence_due()
    if due is not None and now >= due:
        presence.act_on_absence(table)
    deadlines.ring(table)
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
    return table.match is not None and bool(table.match.moves(seat, table.at()))


async def _thought(table: Table, seat: Seat) -> None:
    assert table.match is not None
    assert seat.played_by is not None
    level, length, at = seat.played_by, len(table.match), table.time.at()
    thought: Thought | Exception
    try:
        thought = await table.services.thinking.think(table.match, seat.number, at, level)
    except Exception as error:
        thought = error
    while not table.ended:
        try:
            table.post(partial(_act, table, seat, level, length, at, thought))
            return
        except Denied:
            await asyncio.sleep(0.05)


def _act(table: Table, seat: Seat, level: str, length: int, at: int, thought: Thought | Exception) -> None:
    now, match = table.clock.now(), table.match
    seat.thinking = False
    if seat.played_by != level or not table.bots_may_play() or match is None:
        seat.look = now
        return
    if isinstance(thought, Exception):
        _fail(table, seat, "time" if isinstance(thought, TimeoutError) else "error", thought)
        return
    if thought.move is None:
        if thought.again is not None:
            seat.look = now + max(thought.again, table.services.hesitation())
        elif len(match) != length:
            seat.look = now + table.services.hesitation()
        return
    try:
        commands.play(table, seat.number, thought.move, None)
    except (IllegalMove, BadInput, Denied) as error:
        if len(match) == length and _was_forbidden(match, seat.number, thought.move, at):
            _fail(table, seat, "move", error)
        else:
            seat.look = now + table.services.hesitation()
    else:
        seat.faults = 0
        seat.look = now + max(thought.again or 0, table.services.hesitation())


def _was_forbidden(match: Match, seat: int, move: Any, at: int) -> bool:
    """Whether the move was wrong already when the bot thought of it, and not overtaken by time."""
    try:
        return match.refusal(seat, move, max(at, match.now)) is not None
    except BadInput:
        return True


def _fail(table: Table, seat: Seat, kind: str, error: Exception) -> None:
    """After `MOST_FAULTS` in a row another bot takes over."""
    level = seat.played_by
    assert level is not None
    table.services.watch.bot_fault(table.game, level, kind)
    seat.look = table.clock.now() + FAILED_THOUGHT * 2**seat.faults
    seat.faults += 1
    if seat.faults < MOST_FAULTS:
        return
    other = standard_bot(game_named(table.game))
    if level == other:
        other = "random"
    log.warning(
        "bot %s failed %d times in a row at table %s (last: %s), %s plays on",
        level,
        seat.faults,
        table.id,
        in_one_line(error),
        other,
    )
    seat.faults, seat.replaced = 0, level
    if seat.kind == "bot":
        seat.bot = other
        table.store_seat(seat)
    else:
        seat.stand_in = other


def in_one_line(error: Exception) -> str:
    return f"{type(error).__name__} {error}".strip().splitlines()[0][:200]
