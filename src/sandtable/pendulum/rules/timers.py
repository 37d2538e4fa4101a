"""Timers: sand and flips (TIM). Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ..automa import tables as automa_tables
from ..automa.automas import RIVALS
from . import codes
from .codes import ALLOWED, AREAS, FRAME, LINE_START, NOBODY, PURPLE, ROWS
from .events import (
    AutomaFlipped,
    AutomaLaid,
    CouncilCalled,
    Flipped,
    TokenGone,
)
from .position import Position, replaced


def runs_out_at(position: Position, timer: int) -> int:
    """TIM-1, TIM-2: the moment from which on a timer has run out, that millisecond included."""
    return position.flipped_at[timer] + position.durations[timer]


def has_run_out(position: Position, timer: int, at: int) -> bool:
    return at >= runs_out_at(position, timer)


def may_flip(position: Position, timer: int, at: int) -> str:
    """TIM-2: only a timer that has run out. TIM-5: none after the call. UNT-2: none on the timer track."""
    if position.phase == codes.CALLED:
        return "TIM-5 called"
    if position.untimed():
        return "UNT-2 nobody-flips"
    if not has_run_out(position, timer, at):
        return "TIM-2 still-running"
    return ALLOWED


def flip(position: Position, timer: int, seat: int, at: int, chance: Chance, events: list[Any]) -> None:
    """TIM-2, TIM-4: to the other row, at once, with a full glass; purple pushes a time marker off."""
    if timer == PURPLE and position.automas is not None:
        _foreshadow(position, chance, events)
    count_missed(position, timer)
    row = 1 - position.timer_rows[timer]
    position.timer_rows[timer] = row
    position.flipped_at = replaced(position.flipped_at, timer, at)
    position.flipped_by = replaced(position.flipped_by, timer, seat)
    if timer == PURPLE:
        position.markers = replaced(position.markers, row, position.markers[row] - 1)
    if seat == codes.AUTOMAS:
        events.append(AutomaFlipped(timer=AREAS[timer], row=ROWS[row]))
    else:
        events.append(Flipped(seat=seat if seat != NOBODY else None, timer=AREAS[timer], row=ROWS[row]))
    if timer == PURPLE and position.automas is not None:
        _after_purple(position, seat, events)


def _foreshadow(position: Position, chance: Chance, events: list[Any]) -> None:
    """AUT-16: before each purple flip one card for each Automa is laid out, Automa 1 first."""
    automas = position.automas
    assert automas is not None
    if automas.foreshadowing:
        for rival in range(RIVALS):
            card = automas.take(chance)
            automas.laid[rival].append(card)
            events.append(AutomaLaid(automa=rival + 1, card=automa_tables.IDS[card]))


def _after_purple(position: Position, seat: int, events: list[Any]) -> None:
    """AUT-7: a marker that the Automas push off is theirs; the second flip of a round takes the token."""
    automas = position.automas
    assert automas is not None
    if seat == codes.AUTOMAS:
        automas.markers += 1
    if position.token and flips_left(position) == 1:
        position.token = False
        events.append(TokenGone())


def call_council_if_due(position: Position, events: list[Any]) -> None:
    """TIM-4: when the last marker of the area is gone, council is called at once."""
    if position.phase == codes.ROUND and not flips_left(position):
        position.enter(codes.CALLED)
        events.append(CouncilCalled(round=position.round))


def flips_left(position: Position) -> int:
    """TIM-4: each purple flip until the council takes one of the markers."""
    return position.markers[0] + position.markers[1]


def lay_out_markers(position: Position) -> None:
    """SET-2, COU-12: one time marker on each circle of purple without the timer."""
    position.markers = (1, 2) if position.timer_rows[PURPLE] == codes.TOP else (2, 1)


def count_missed(position: Position, timer: int) -> None:
    """For the statistics: workers that stand unused in a frame of the row where the timer is."""
    line = 2 * timer + position.timer_rows[timer]
    first = FRAME + LINE_START[line]
    last = FRAME + LINE_START[line + 1]
    for player in position.players:
        for place in player.workers:
            if first <= place < last:
                player.counts[codes.MISSED + timer] += 1


def next_run_out(position: Position, at: int) -> int:
    """The first moment after `at` when a timer has run out and somebody may flip it (WRK-10), or -1."""
    if position.phase != codes.ROUND or position.untimed():
        return NOBODY
    if all_choosing(position):
        return NOBODY
    first = NOBODY
    for timer in range(3):
        moment = runs_out_at(position, timer)
        if moment > at and (first == NOBODY or moment < first):
            first = moment
    return first


def all_choosing(position: Position) -> bool:
    for player in position.players:
        if not player.queue:
            return False
    return True
