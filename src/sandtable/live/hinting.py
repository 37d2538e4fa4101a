"""Hints for a person at the table, with reasons in words."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

from ..bots import Advice
from ..bots.hints import move_words, say, worth_words
from ..core import wire
from ..core.match import Match
from .connection import Connection
from .errors import Denied
from .messages import Advised, Hint, Hints, encoded, refused
from .table import Table

log = logging.getLogger(__name__)

PAUSE = 2000
"""The fewest milliseconds between two hints for the same choice."""


def hint(table: Table, connection: Connection, message: Hint) -> None:
    """Let the game's adviser think for the asker's seat; the answer follows when it is done."""
    assert connection.seat is not None
    table.current_match()
    seat, now = table.seats[connection.seat], table.clock.now()
    if not table.hints:
        raise Denied("no-hints")
    if table.pause is not None:
        raise Denied("paused")
    if seat.advising:
        raise Denied("hint-coming")
    if seat.advised is not None and now < seat.advised + PAUSE:
        raise Denied("too-fast", milliseconds=seat.advised + PAUSE - now)
    if seat.number not in table.to_act():
        raise Denied("nothing-to-choose")
    seat.advising = True
    _begin(table, connection, message)


def _begin(table: Table, connection: Connection, message: Hint) -> None:
    assert connection.seat is not None
    match, seat = table.current_match(), table.seats[connection.seat]
    task = asyncio.create_task(_advise(table, match, connection, message, seat.choices))
    table.thoughts.add(task)
    task.add_done_callback(table.thoughts.discard)


async def _advise(table: Table, match: Match, connection: Connection, message: Hint, choices: int) -> None:
    assert connection.seat is not None
    found: list[Advice] | None = None
    try:
        found = await table.services.thinking.advise(match, connection.seat, table.at())
    except Exception:
        log.exception("no hint could be found at table %s", table.id)
    while not table.ended:
        try:
            table.post(partial(_tell, table, connection, message, choices, found))
            return
        except Denied:
            await asyncio.sleep(0.05)


def _tell(
    table: Table, connection: Connection, message: Hint, choices: int, found: list[Advice] | None
) -> None:
    assert connection.seat is not None
    seat = table.seats[connection.seat]
    if found is not None and seat.choices != choices and seat.number in table.to_act():
        _begin(table, connection, message)  # The asker moved meanwhile and has the next choice already.
        return
    seat.advising, seat.advised = False, table.clock.now()
    try:
        if found is None:
            raise Denied("server-broke")
        if not found:
            raise Denied("nothing-to-choose")
        # Others may have moved meanwhile; leave out what is no longer allowed.
        match, at = table.current_match(), table.time.at()
        possible = match.moves(seat.number, max(at, match.now))
        found = [each for each in found if each.move is None or each.move in possible]
        if seat.choices != choices or not found:
            raise Denied("hint-too-late")
    except Denied as denied:
        table.answer(partial(connection.answer, refused(denied, message, connection.language)))
        return
    view = table.viewer(seat.number).view
    told = [advised(match, each, view, connection.language) for each in found]
    table.answer(lambda: connection.answer(encoded(Hints(id=message.id, version=table.version, hints=told))))


def advised(match: Match, advice: Advice, view: Any, language: str) -> Advised:
    return Advised(
        move=wire.plain(advice.move),
        text=move_words(match, advice, view, language),
        value=round(advice.value, 4),
        unit=advice.unit,
        worth=worth_words(advice, language),
        reasons=[say(match.game, reason, language) for reason in advice.reasons],
    )
