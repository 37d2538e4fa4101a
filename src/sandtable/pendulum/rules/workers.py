"""Workers: placing, withdrawing, acting (WRK, ADV-2, STR-6, STR-7, STR-10, STR-12, STR-15). Compiled with
mypyc."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ..automa import rounds as automa_round
from . import codes, effects, tables
from .codes import ALLOWED, AREAS, BLACK, BOX, FRAME, LINE_OF, LINE_START, MAT, NOBODY, ROWS, SHIFT, WORKERS
from .events import Acted, LeftBox, Placed, Retrieved, Stayed, Withdrew
from .position import Player, Position


def is_grande(worker: int) -> bool:
    return worker == 0 or worker == codes.SECOND_GRANDE


def may_leave(position: Position, seat: int, worker: int) -> str:
    """WRK-1: a worker is free on the mat and in rows without the timer."""
    if not 0 <= worker < WORKERS:
        return "SET-6 no-such-worker"
    place = position.players[seat].workers[worker]
    if place != MAT:
        if place < FRAME:
            return "SET-6 not-in-play"
        if position.has_timer(position.line_of(place)):
            return "WRK-1 stuck"
    return ALLOWED


def may_place(position: Position, seat: int, worker: int, frame: int) -> str:
    """WRK-1: from and to rows without the timer. WRK-3 to WRK-5, WRK-14 and ADV-2: who may share a frame."""
    refusal = may_leave(position, seat, worker)
    if refusal:
        return refusal
    if frame < 0:
        return "WRK-13 no-such-frame"
    if position.has_timer(LINE_OF[frame]):
        return "WRK-1 timer-there"
    return _may_enter(position, seat, worker, frame)


def _may_enter(position: Position, seat: int, worker: int, frame: int) -> str:
    player = position.players[seat]
    if player.workers[worker] == FRAME + frame:
        return "WRK-1 already-there"
    if player.worker_rule and FRAME + frame in player.workers:
        return "ADV-2 own-worker-there"
    return _may_share(position, worker, frame)


def _may_share(position: Position, worker: int, frame: int) -> str:
    """WRK-3, WRK-4, WRK-5, SET-8: a common needs an empty frame in purple and green; a grande never does."""
    if position.crowd[frame] and LINE_OF[frame] >> 1 != BLACK and not is_grande(worker):
        return "WRK-3 frame-taken"
    return ALLOWED


def place(
    position: Position, seat: int, worker: int, frame: int, at: int, chance: Chance, events: list[Any]
) -> None:
    """AUT-18: against the Automas a worker from a box enters only if it still may after their card."""
    if automa_round.leaves_box(position, seat, worker):
        _leave_box(position, seat, worker, at, chance, events)
        if may_place(position, seat, worker, frame):
            events.append(Stayed(seat=seat, worker=worker))
            return
    position.move_worker(seat, worker, FRAME + frame)
    line = LINE_OF[frame]
    events.append(
        Placed(
            seat=seat,
            worker=worker,
            area=AREAS[line >> 1],
            row=ROWS[line & 1],
            frame=tables.FRAME_NUMBER[position.side][frame],
        )
    )


def may_withdraw(position: Position, seat: int, worker: int) -> str:
    """WRK-1: to the mat by the same rule."""
    refusal = may_leave(position, seat, worker)
    if refusal:
        return refusal
    return "WRK-1 already-there" if position.players[seat].workers[worker] == MAT else ALLOWED


def withdraw(position: Position, seat: int, worker: int, at: int, chance: Chance, events: list[Any]) -> None:
    draws = automa_round.leaves_box(position, seat, worker)
    position.move_worker(seat, worker, MAT)
    events.append(Withdrew(seat=seat, worker=worker))
    if draws:
        automa_round.draw(position, at, chance, events)


def retrieve(position: Position, seat: int, worker: int, at: int, chance: Chance, events: list[Any]) -> None:
    """STR-4: available at once."""
    draws = automa_round.leaves_box(position, seat, worker)
    position.move_worker(seat, worker, MAT)
    events.append(Retrieved(seat=seat, worker=worker))
    if draws:
        automa_round.draw(position, at, chance, events)


def _leave_box(
    position: Position, seat: int, worker: int, at: int, chance: Chance, events: list[Any]
) -> None:
    """AUT-18: first to the mat, then the card of the Automas."""
    position.move_worker(seat, worker, MAT)
    events.append(LeftBox(seat=seat, worker=worker))
    automa_round.draw(position, at, chance, events)


def may_act(
    position: Position, seat: int, worker: int, number: int, also: int, twice: bool, waive: int
) -> str:
    """WRK-6, WRK-8, WRK-13: from a frame of a row with the timer to a box under it; nothing blocks that.

    `number` and `also` (-1 for none) count boxes from the left of the worker's row.
    """
    if not 0 <= worker < WORKERS:
        return "SET-6 no-such-worker"
    player = position.players[seat]
    where = player.workers[worker]
    if not FRAME <= where < BOX:
        return "WRK-6 not-in-frame" if where < BOX else "WRK-6 acted-already"
    line = LINE_OF[where - FRAME]
    if not position.has_timer(line):
        return "WRK-6 no-timer"
    box = LINE_START[line] + number
    if not 0 <= number < tables.line_length(line) or tables.FRAME_OF[position.side][box] != where - FRAME:
        return "WRK-13 not-under-frame"
    if also >= 0:
        if player.holds_special(codes.ADJACENT) == NOBODY:
            return "STR-10 not-in-hand"
        if abs(also - number) != 1 or also >= tables.line_length(line):
            return "STR-10 not-adjacent"
    if twice and player.holds_special(codes.DOUBLE_ACTION) == NOBODY:
        return "STR-15 not-in-hand"
    return _may_pay(position, seat, box, LINE_START[line] + also if also >= 0 else -1, twice, waive)


def may_act_boldly(position: Position, seat: int, worker: int, line: int, number: int, waive: int) -> str:
    """STR-12: a free worker enters a row with the timer and acts at once, but not in production; ADV-2 is no
    bar."""
    player = position.players[seat]
    if player.holds_special(codes.BOLD_PLACEMENT) == NOBODY:
        return "STR-12 not-in-hand"
    refusal = may_leave(position, seat, worker)
    if refusal:
        return refusal
    if not 0 <= number < tables.line_length(line):
        return "WRK-13 not-under-frame"
    if not position.has_timer(line):
        return "STR-12 no-timer"
    box = LINE_START[line] + number
    if tables.IS_PRODUCTION[tables.ACTION_OF[position.side][box]]:
        return "STR-12 production"
    refusal = _may_share(position, worker, tables.FRAME_OF[position.side][box])
    if refusal:
        return refusal
    return _may_pay(position, seat, box, -1, False, waive)


def _may_pay(position: Position, seat: int, box: int, also: int, twice: bool, waive: int) -> str:
    """WRK-7 and ECO-9, with the waives of STR-6 and STR-7."""
    player = position.players[seat]
    actions = tables.ACTION_OF[position.side]
    if waive:
        if LINE_OF[box] >> 1 == BLACK:
            return "STR-6 not-in-black"
        if not 0 < waive <= player.waives():
            return "STR-6 not-in-hand"
        if waive > 1 + (also >= 0) + twice:
            return "STR-7 too-many-waives"
    if not effects.can_pay(player, _cost(position, box, also, twice, waive), 0, 0, 0):
        return "WRK-7 cannot-pay"
    if not effects.has_object(position, seat, tables.ACTION_GAIN[actions[box]], True) and not (
        also >= 0 and effects.has_object(position, seat, tables.ACTION_GAIN[actions[also]], True)
    ):
        return "ECO-9 no-object"
    return ALLOWED


def _cost(position: Position, box: int, also: int, twice: bool, waive: int) -> list[int]:
    """WRK-15, STR-7: the payments of one action together; each waive removes one of 2 gold."""
    actions = tables.ACTION_OF[position.side]
    cost = tables.ACTION_COST[actions[box]]
    if also < 0 and not twice and not waive:
        return cost
    cost = cost.copy()
    times = 2 if twice else 1
    cost[codes.MILITARY] *= times
    cost[codes.GOLD] *= times
    if also >= 0:
        other = tables.ACTION_COST[actions[also]]
        cost[codes.MILITARY] += other[codes.MILITARY]
        cost[codes.GOLD] += other[codes.GOLD]
    cost[codes.GOLD] -= codes.WAIVED * waive
    return cost


def act(
    position: Position,
    seat: int,
    worker: int,
    number: int,
    also: int,
    twice: bool,
    waive: int,
    events: list[Any],
) -> None:
    """WRK-6: move, pay, gain. STR-10: then the other reward. STR-15: then the same reward again."""
    line = LINE_OF[position.players[seat].workers[worker] - FRAME]
    used: list[int] = []
    player = position.players[seat]
    if also >= 0:
        _discard(player, codes.ADJACENT, used)
    if twice:
        _discard(player, codes.DOUBLE_ACTION, used)
    _act(position, seat, worker, line, number, also, twice, waive, used, events)


def act_boldly(
    position: Position,
    seat: int,
    worker: int,
    line: int,
    number: int,
    waive: int,
    at: int,
    chance: Chance,
    events: list[Any],
) -> None:
    """STR-12: one action, so the worker never stops in the frame. AUT-18: if the card of the Automas forbids
    it, nothing is played and nothing paid."""
    if automa_round.leaves_box(position, seat, worker):
        _leave_box(position, seat, worker, at, chance, events)
        if may_act_boldly(position, seat, worker, line, number, waive):
            events.append(Stayed(seat=seat, worker=worker))
            return
    used: list[int] = []
    _discard(position.players[seat], codes.BOLD_PLACEMENT, used)
    _act(position, seat, worker, line, number, -1, False, waive, used, events)


def _act(
    position: Position,
    seat: int,
    worker: int,
    line: int,
    number: int,
    also: int,
    twice: bool,
    waive: int,
    used: list[int],
    events: list[Any],
) -> None:
    player = position.players[seat]
    for _ in range(waive):
        _discard(player, codes.WAIVE, used)
    box = LINE_START[line] + number
    other = LINE_START[line] + also if also >= 0 else -1
    actions = tables.ACTION_OF[position.side]
    action = actions[box]
    position.move_worker(seat, worker, BOX + box)
    player.counts[codes.TAKEN + (line >> 1)] += 1
    events.append(
        Acted(
            seat=seat,
            worker=worker,
            area=AREAS[line >> 1],
            row=ROWS[line & 1],
            box=number,
            action=tables.ACTION_NAMES[action],
            stratagems=tuple([tables.CARD_NAMES[card] for card in used]),
        )
    )
    effects.pay(position, seat, _cost(position, box, other, twice, waive), 0, 0, 0, events)
    player.queue.append(codes.GAIN << SHIFT | tables.ACTION_GAIN[action])
    if other >= 0:
        player.queue.append(codes.GAIN << SHIFT | tables.ACTION_GAIN[actions[other]])
    if twice:
        player.queue.append(codes.GAIN << SHIFT | tables.ACTION_GAIN[action])
    effects.run(position, seat, events)


def _discard(player: Player, special: int, used: list[int]) -> None:
    card = player.holds_special(special)
    player.hand.remove(card)
    player.discard.append(card)
    used.append(card)


def may_promote(position: Position, seat: int, worker: int) -> str:
    """COU-7: an own common in play: on the mat, in a frame or in a box."""
    if not 0 <= worker < WORKERS or is_grande(worker):
        return "COU-7 not-a-common"
    place = position.players[seat].workers[worker]
    return ALLOWED if place == MAT or place >= FRAME else "COU-7 not-in-play"


def promote(position: Position, seat: int, worker: int) -> None:
    """COU-7: the grande stands where the common stood, and the common leaves the game."""
    place = position.players[seat].workers[worker]
    position.move_worker(seat, worker, codes.GONE)
    position.move_worker(seat, codes.SECOND_GRANDE, place)


def state(position: Position, seat: int, worker: int) -> str:
    """In one word what a worker can do now: see `view.WorkerState`."""
    where = position.players[seat].workers[worker]
    if where == MAT:
        return "available"
    if where < FRAME:
        return ("", "reserve", "council", "gone")[where]
    if position.has_timer(position.line_of(where)):
        return "ready" if where < BOX else "stuck"
    return "waiting" if where < BOX else "free"
