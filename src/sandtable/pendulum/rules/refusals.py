"""Turns a refusal of the engine into the error that tells a player why."""

from __future__ import annotations

from ...core.errors import IllegalMove
from . import rounds, tables, timers
from .moves import AnyMove, Flip
from .position import Position


def illegal(position: Position, seat: int, move: AnyMove, at: int, refused: str) -> IllegalMove:
    """The error for a refusal, which is written as the id of a rule and the name of a reason."""
    rule, reason = refused.split(" ")
    return IllegalMove(f"pendulum.{rule}", reason, **_facts(position, move, at, reason))


def _facts(position: Position, move: AnyMove, at: int, reason: str) -> dict[str, str | int]:
    """The values in the sentence of the reason."""
    if reason == "still-running" and isinstance(move, Flip):
        timer = tables.AREA_NUMBER[move.timer]
        left = timers.runs_out_at(position, timer) - at
        return {"timer": move.timer, "seconds": -(-left // 1000)}
    whose = rounds.turn(position) if reason == "not-your-turn" else None
    return {} if whose is None else {"seat": whose}
