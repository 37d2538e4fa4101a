"""What a bot of Pendulum does in each phase. Compiled with mypyc.

A move is always one that the rules allow now; no move means to wait, for so many milliseconds or, with 0,
for a change on the table.
"""

from __future__ import annotations

from typing import Any, Final

from ..rules import codes, commands, rounds, timers
from ..rules.position import Position
from .choice import Choices
from .plan import Plan
from .weights import Weights
from .worth import Worth

IMPATIENCE: Final = 2500
"""Milliseconds after which a timer is flipped that nobody has flipped."""
LOOK_AGAIN: Final = 1500


def choose(position: Position, seat: int, at: int, weights: Weights, kept: int = 0) -> tuple[Any, int]:
    """A move and 0, or None and how long to wait. Workers that are kept, as bits, stay in their frames."""
    move = _choose(position, seat, at, weights, kept)
    if move is not None and not commands.refusal(position, seat, move, at):
        return move, 0
    return None, _wait(position, at)


def _wait(position: Position, at: int) -> int:
    """A timer that lies there is looked at again; for all else something has to change."""
    if position.phase != codes.ROUND or position.untimed():
        return 0
    for timer in range(3):
        if not timers.may_flip(position, timer, at):
            return LOOK_AGAIN
    return 0


def _choose(position: Position, seat: int, at: int, weights: Weights, kept: int) -> Any:
    player = position.players[seat]
    if player.queue:
        return Choices(position, seat, Worth(position, seat, at, weights)).best()
    phase = position.phase
    if phase == codes.OPENING:
        if rounds.opening_seat(position) != seat:
            return None
        return Plan(position, seat, at, weights).open_with(rounds.opening_worker(position))
    if phase == codes.STARTING:
        return None if player.done else rounds.READY.moves[0]
    if phase == codes.REWARDS or phase == codes.TRIMMING:
        return None
    if player.done:
        return None
    if phase == codes.PLACING:
        wish = _wish(position, seat)
        if wish is not None:
            return wish
    plan = Plan(position, seat, at, weights)
    plan.kept = kept
    move = plan.next_command()
    if move is not None:
        return move
    if phase == codes.CALLED:
        return rounds.DONE.moves[0]
    if phase == codes.PLACING or position.untimed():
        return rounds.READY.moves[0]
    return plan.flip(IMPATIENCE)


def _wish(position: Position, seat: int) -> Any:
    """UNT-4: what another one wishes for is fine."""
    timed = position.timed_rounds[position.round - 1]
    for other in range(position.seats):
        if other != seat and position.players[other].wishes_timed != timed:
            timed = not timed
            break
    return rounds.WISH.moves[timed] if position.players[seat].wishes_timed != timed else None
