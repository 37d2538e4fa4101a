"""Answers questions about moves from the current position, without changing it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from ..core.errors import BadInput, IllegalMove
from ..core.match import Foreseen, Match
from .commands import why
from .connection import Connection
from .errors import Denied
from .messages import Answer, Ask, Trial, Tried, Try, Why, encoded
from .table import Table

log = logging.getLogger(__name__)


def ask(table: Table, connection: Connection, message: Ask) -> None:
    def answer(match: Match, seat: int, at: int) -> Answer:
        foreseen = match.ask(seat, message.moves, at)
        return Answer(
            id=message.id,
            version=table.version,
            tried=len(foreseen.views),
            why=_why(match, foreseen.refusal, connection.language),
            events=_events(foreseen),
            views=foreseen.views,
            certain=foreseen.certain,
        )

    _tell(table, connection, message, answer)


def try_out(table: Table, connection: Connection, message: Try) -> None:
    def tried(match: Match, seat: int, at: int) -> Tried:
        trials = []
        for chain in message.chains:
            foreseen = match.ask(seat, chain, at, views=False)
            why = _why(match, foreseen.refusal, connection.language)
            trials.append(Trial(why=why, events=_events(foreseen)))
        return Tried(id=message.id, version=table.version, trials=trials)

    _tell(table, connection, message, tried)


def _events(foreseen: Foreseen) -> list[Any]:
    return [event for events in foreseen.events for event in events]


def _why(match: Match, refusal: IllegalMove | None, language: str) -> Why | None:
    return None if refusal is None else why(match, refusal, language)


def _tell(
    table: Table, connection: Connection, message: Ask | Try, answer: Callable[[Match, int, int], Any]
) -> None:
    assert connection.seat is not None
    match = table.current_match()
    if table.pause is not None:
        raise Denied("paused")
    try:
        told = encoded(answer(match, connection.seat, table.at()))
    except BadInput as error:
        raise Denied("bad-move", problem=error) from None
    except Exception:
        log.exception("a question broke %s at table %s: %r", table.game, table.id, message)
        raise Denied("move-broke") from None
    table.answer(partial(connection.answer, told))
