"""One command: is it allowed (`refusal`), and what does it do (`perform`). Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from ...core.chance import Chance
from ..automa import rounds as automa_round
from . import (
    achievements,
    choices,
    codes,
    council,
    effects,
    provinces,
    rounds,
    stratagems,
    tables,
    timers,
    workers,
)
from . import repertoire as known
from .codes import ALLOWED, NOBODY
from .position import Position


def gate(position: Position, seat: int, kind: int) -> str:
    """Whether this kind of command has its place now at all (SET-9, WRK-10, COU-2, COU-3, COU-13)."""
    if position.phase == codes.OVER:
        return "END-1 over"
    if position.players[seat].queue:
        if kind >= known.FIRST_CHOICE or kind == known.PICK_UP:
            return ALLOWED
        if kind == known.REFILL and before_choosing(position.players[seat].queue):
            return ALLOWED
        return "WRK-10 unfinished"
    phase = position.phase
    if kind >= known.FIRST_CHOICE:
        return "COU-5 not-your-turn" if phase == codes.REWARDS else "WRK-15 nothing-open"
    if phase == codes.OPENING:
        return ALLOWED if kind == known.PLACE else "SET-9 opening"
    if phase == codes.STARTING:
        return ALLOWED if kind == known.READY or kind == known.NOT_READY else "SET-9 before-the-flip"
    if phase == codes.REWARDS or phase == codes.TRIMMING:
        return ALLOWED if kind == known.REFILL else "COU-3 council"
    if phase == codes.PLACING:
        if known.ACT <= kind <= known.CLAIM:
            return "COU-13 only-placing"
    elif kind == known.WISH:
        return "UNT-4 only-after-council"
    if kind != known.REFILL and kind != known.WISH and not _has_turn(position, seat):
        return "COU-2 not-your-turn"
    return ALLOWED


def before_choosing(queue: list[int]) -> bool:
    """PRV-3, COU-3: in council, what is still to be chosen or trimmed is no unfinished action."""
    op = queue[0] >> codes.SHIFT
    return (
        op == codes.REWARD
        or op == codes.TRIM
        or (op == codes.STEPS and queue[-1] >> codes.SHIFT == codes.REWARD)
    )


def _has_turn(position: Position, seat: int) -> bool:
    """COU-2: in a claimed order one acts at a time."""
    return position.claim_turn < 0 or position.order[position.claim_turn] == seat


def frame_number(position: Position, move: Any) -> int:
    """The engine's number for the frame that a move names, or -1."""
    line = line_number(move)
    number: int = move.frame
    frames = tables.FRAMES[position.side][line]
    return frames[number] if 0 <= number < len(frames) else -1


def line_number(move: Any) -> int:
    return tables.AREA_NUMBER[move.area] * 2 + tables.ROW_NUMBER[move.row]


def refusal(position: Position, seat: int, move: Any, at: int) -> str:
    """Rule and reason that forbid the move now; empty when it is allowed."""
    kind = known.KIND_OF[type(move)]
    refused = gate(position, seat, kind)
    if refused:
        return refused
    if position.players[seat].queue and kind != known.REFILL:
        return choices.refusal(position, seat, kind, move)
    if kind == known.PLACE:
        if position.phase == codes.OPENING:
            refused = rounds.may_open(position, seat, move.worker)
            if refused:
                return refused
        return workers.may_place(position, seat, move.worker, frame_number(position, move))
    if kind == known.WITHDRAW:
        return workers.may_withdraw(position, seat, move.worker)
    if kind == known.ACT:
        also = NOBODY if move.also is None else move.also
        return workers.may_act(position, seat, move.worker, move.box, also, move.twice, move.waive)
    if kind == known.BOLD_ACT:
        return workers.may_act_boldly(position, seat, move.worker, line_number(move), move.box, move.waive)
    if kind == known.FLIP:
        return timers.may_flip(position, tables.AREA_NUMBER[move.timer], at)
    if kind == known.PLAY:
        card = tables.CARD_NUMBER.get(move.card, -2)
        return stratagems.may_play(position, seat, card, move.military, move.culture, move.gold)
    if kind == known.PICK_UP:
        return stratagems.may_pick_up(position, seat)
    if kind == known.CLAIM:
        return achievements.may_claim(position, seat, move.legendary, move.double, move.unearned)
    if kind == known.REFILL:
        return provinces.may_refill(position, move.place)
    if kind == known.DONE or kind == known.READY:
        return rounds.may_say_done(position, seat, kind == known.DONE)
    if kind == known.UNDONE or kind == known.NOT_READY:
        return rounds.may_take_back(position, seat, kind == known.UNDONE)
    if kind == known.CLAIM_PRIVILEGE:
        return rounds.may_claim_privilege(position)
    if kind == known.WISH:
        return rounds.may_wish(position, seat, move.timed)
    return ALLOWED


def perform(position: Position, seat: int, move: Any, at: int, chance: Chance, events: list[Any]) -> None:
    """Do what `refusal` allows, and all that follows from it."""
    if at > position.counted_until:
        _count_time(position, at)
    kind = known.KIND_OF[type(move)]
    if position.players[seat].queue and kind != known.REFILL:
        choices.decide(position, seat, kind, move, at, chance, events)
        _settle(position, at, chance, events)
        return
    if kind <= known.LAST_ACTION and position.players[seat].done and position.claim_turn < 0:
        rounds.take_back(position, seat, events)
    if kind == known.PLACE:
        workers.place(position, seat, move.worker, frame_number(position, move), at, chance, events)
        if position.phase == codes.OPENING:
            position.turn += 1
    elif kind == known.WITHDRAW:
        workers.withdraw(position, seat, move.worker, at, chance, events)
    elif kind == known.ACT:
        also = NOBODY if move.also is None else move.also
        workers.act(position, seat, move.worker, move.box, also, move.twice, move.waive, events)
    elif kind == known.BOLD_ACT:
        line = line_number(move)
        workers.act_boldly(position, seat, move.worker, line, move.box, move.waive, at, chance, events)
    elif kind == known.FLIP:
        timer = tables.AREA_NUMBER[move.timer]
        timers.flip(position, timer, seat, at, chance, events)
        timers.call_council_if_due(position, events)
        automa_round.after_flip(position, timer, at, chance, events)
    elif kind == known.PLAY:
        card = tables.CARD_NUMBER[move.card]
        stratagems.play(position, seat, card, move.military, move.culture, move.gold, events)
    elif kind == known.PICK_UP:
        stratagems.pick_up(position, seat, events)
    elif kind == known.CLAIM:
        achievements.claim(position, seat, move.legendary, move.double, move.unearned, events)
    elif kind == known.REFILL:
        provinces.refill(position, seat, move.place, at, events)
    elif kind == known.DONE or kind == known.READY:
        rounds.say_done(position, seat, events)
    elif kind == known.UNDONE or kind == known.NOT_READY:
        rounds.take_back(position, seat, events)
    elif kind == known.CLAIM_PRIVILEGE:
        rounds.claim_privilege(position, seat, events)
    elif kind == known.WISH:
        rounds.wish(position, seat, move.timed, events)
    _settle(position, at, chance, events)


def _settle(position: Position, at: int, chance: Chance, events: list[Any]) -> None:
    """Go on to the next phase, space or turn when the present one is finished (SET-9, TIM-8, UNT-2, COU)."""
    phase = position.phase
    if phase == codes.OPENING:
        if position.turn == 2 * position.seats:
            position.enter(codes.STARTING)
    elif phase == codes.REWARDS:
        if not position.players[position.order[position.turn]].queue:
            council.next_turn(position, chance, events)
    elif phase == codes.TRIMMING:
        council.end_trimming_if_due(position, chance, events)
    elif phase != codes.OVER and rounds.all_done(position):
        if phase == codes.CALLED:
            council.begin(position, at, chance, events)
        elif phase == codes.ROUND:
            rounds.next_space(position, at, chance, events)
        else:
            rounds.start(position, at, chance, events)


def _count_time(position: Position, clock: int) -> None:
    """For the statistics: how long the game waited for each seat. While timers run it waits for nobody."""
    if position.phase != codes.ROUND or position.untimed():
        for seat in to_act(position):
            position.players[seat].counts[codes.TIME] += clock - position.counted_until
    position.counted_until = clock


def to_act(position: Position) -> list[int]:
    """The seats that the game waits for: their placement, choice, turn, done or ready is missing. While the
    sand runs it waits for all."""
    if position.phase == codes.OVER:
        return []
    if position.phase == codes.OPENING:
        return [rounds.opening_seat(position)]
    if position.phase == codes.REWARDS or position.phase == codes.TRIMMING:
        return [seat for seat in range(position.seats) if effects.waits_for(position.players[seat])]
    if position.claim_turn >= 0:
        return [position.order[position.claim_turn]]
    return [seat for seat in range(position.seats) if not position.players[seat].done]
