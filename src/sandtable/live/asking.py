"""Answers questions about moves from the current position, without changing it."""

from __future__ import annotations

import logging
from functools import partial

from msgspec import UNSET

from ..core.errors import BadInput
from .commands import why
from .connection import Connection
from .errors import Denied
from .messages import Answer, Ask, encoded
from .table import Table

log = logging.getLogger(__name__)


def ask(table: Table, connection: Connection, message: Ask) -> None:
    assert connection.seat is not None
    match = table.current_match()
    if table.pause is not None:
        raise Denied("paused")
    try:
        answer = match.ask(connection.seat, message.moves, max(table.time.at(), match.now))
    except BadInput as error:
        raise Denied("bad-move", problem=str(error)[:200]) from None
    except Exception:
        log.exception("a question broke %s at table %s: %r", table.game, table.id, message.moves)
        raise Denied("move-broke") from None
    refusal = answer.refusal
    told = Answer(
        id=message.id,
        version=table.version,
        tried=len(answer.views),
        why=None if refusal is None else why(match, refusal, connection.language),
        views=answer.views if message.views else UNSET,
    )
    table.answer(partial(connection.answer, encoded(told)))
