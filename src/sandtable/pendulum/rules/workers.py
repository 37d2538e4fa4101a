"""Workers: placing, withdrawing, acting (WRK, ADV-2, STR-12). Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from ...core.game import Event
from ..automa import rounds as automa_round
from . import codes, effects, moves, rounds, specials, tables
from .codes import (
    ALLOWED,
    AREAS,
    BLACK,
    BOX,
    BOXES,
    FRAME,
    LINE_OF,
    LINE_START,
    LINES,
    MAT,
    NOBODY,
    ROWS,
    SHIFT,
    WORKERS,
)
from .events import Acted, LeftBox, Placed, Promoted, Retrieved, Stayed, Withdrew
from .kinds import Choice, Deed, Turn
from .position import Position
from .specials import BOLD_PLACEMENT


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


def may_withdraw(position: Position, seat: int, worker: int) -> str:
    """WRK-1: to the mat by the same rule."""
    refusal = may_leave(position, seat, worker)
    if refusal:
        return refusal
    return "WRK-1 already-there" if position.players[seat].workers[worker] == MAT else ALLOWED


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
    refusal = specials.may_go_on(player, line, number, also, twice)
    if refusal:
        return refusal
    return _may_pay(position, seat, box, LINE_START[line] + also if also >= 0 else -1, twice, waive)


def may_act_boldly(position: Position, seat: int, worker: int, line: int, number: int, waive: int) -> str:
    """STR-12: a free worker enters a row with the timer and acts at once, but not in production; ADV-2 is no
    bar."""
    player = position.players[seat]
    if not BOLD_PLACEMENT.held(player):
        return BOLD_PLACEMENT.not_in_hand
    refusal = may_leave(position, seat, worker)
    if refusal:
        return refusal
    if not 0 <= number < tables.line_length(line):
        return "WRK-13 not-under-frame"
    if not position.has_timer(line):
        return "STR-12 no-timer"
    box = LINE_START[line] + number
    if tables.ACTION_PRODUCES[tables.ACTION_OF[position.side][box]] is not None:
        return "STR-12 production"
    refusal = _may_share(position, worker, tables.FRAME_OF[position.side][box])
    if refusal:
        return refusal
    return _may_pay(position, seat, box, -1, False, waive)


def _may_pay(position: Position, seat: int, box: int, also: int, twice: bool, waive: int) -> str:
    """WRK-7 and ECO-9."""
    player = position.players[seat]
    actions = tables.ACTION_OF[position.side]
    refusal = specials.may_waive(player, box, also, twice, waive)
    if refusal:
        return refusal
    if not effects.can_pay(player, specials.cost(position, box, also, twice, waive), 0, 0, 0):
        return "WRK-7 cannot-pay"
    if not effects.has_object(position, seat, tables.ACTION_GAIN[actions[box]], True) and not (
        also >= 0 and effects.has_object(position, seat, tables.ACTION_GAIN[actions[also]], True)
    ):
        return "ECO-9 no-object"
    return ALLOWED


def _act(
    turn: Turn, worker: int, line: int, number: int, also: int, twice: bool, waive: int, used: list[int]
) -> None:
    """WRK-6: move, pay, gain."""
    position, player = turn.position, turn.player
    used.extend([special.discard(player) for special in specials.going_with(also, twice, waive)])
    box = LINE_START[line] + number
    other = LINE_START[line] + also if also >= 0 else NOBODY
    actions = specials.actions(position, box, other, twice)
    position.move_worker(turn.seat, worker, BOX + box)
    player.counts[codes.TAKEN + (line >> 1)] += 1
    turn.events.append(
        Acted(
            seat=turn.seat,
            worker=worker,
            area=AREAS[line >> 1],
            row=ROWS[line & 1],
            box=number,
            action=tables.ACTION_NAMES[actions[0]],
            stratagems=tuple([tables.CARD_NAMES[card] for card in used]),
        )
    )
    effects.pay(position, turn.seat, specials.cost(position, box, other, twice, waive), 0, 0, 0, turn.events)
    for action in actions:
        player.queue.append(codes.GAIN << SHIFT | tables.ACTION_GAIN[action])
    effects.run(position, turn.seat, turn.events)


def may_promote(position: Position, seat: int, worker: int) -> str:
    """COU-7: an own common in play: on the mat, in a frame or in a box."""
    if not 0 <= worker < WORKERS or is_grande(worker):
        return "COU-7 not-a-common"
    place = position.players[seat].workers[worker]
    return ALLOWED if place == MAT or place >= FRAME else "COU-7 not-in-play"


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


def frame_number(position: Position, move: Any) -> int:
    """The engine's number for the frame that a move names, or -1."""
    number: int = move.frame
    frames = tables.FRAMES[position.side][line_number(move)]
    return frames[number] if 0 <= number < len(frames) else -1


def line_number(move: Any) -> int:
    return tables.AREA_NUMBER[move.area] * 2 + tables.ROW_NUMBER[move.row]


def _to_mat(turn: Turn, worker: int, event: Event) -> None:
    """AUT-3: a worker that leaves a box makes the Automas draw a card."""
    draws = automa_round.leaves_box(turn.position, turn.seat, worker)
    turn.position.move_worker(turn.seat, worker, MAT)
    turn.events.append(event)
    if draws:
        automa_round.draw(turn.position, turn.at, turn.chance, turn.events)


def _leaves_box(turn: Turn, worker: int) -> bool:
    """AUT-18: first to the mat, then the card of the Automas; whether it was so."""
    if not automa_round.leaves_box(turn.position, turn.seat, worker):
        return False
    _to_mat(turn, worker, LeftBox(seat=turn.seat, worker=worker))
    return True


class Place(Deed):
    def __init__(self) -> None:
        super().__init__(moves.Place, [codes.OPENING, codes.ROUND, codes.CALLED, codes.PLACING])
        self.by_side = [
            [_place_move(side, worker, frame) for worker in range(WORKERS) for frame in range(BOXES)]
            for side in range(2)
        ]

    def move(self, side: int, worker: int, frame: int) -> Any:
        return self.by_side[side][worker * BOXES + frame]

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        if position.phase == codes.OPENING:
            refusal = rounds.may_open(position, seat, move.worker)
            if refusal:
                return refusal
        return may_place(position, seat, move.worker, frame_number(position, move))

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        """What `may_place` allows; asked once for all workers or for all frames where that is the same."""
        frames = tables.OPEN_FRAMES[position.side][position.timers_at()]
        known = self.by_side[position.side]
        opening = position.phase == codes.OPENING
        for worker in range(WORKERS):
            if may_leave(position, seat, worker) or (opening and rounds.may_open(position, seat, worker)):
                continue
            for frame in frames:
                if not _may_enter(position, seat, worker, frame):
                    found.append(known[worker * BOXES + frame])

    def perform(self, turn: Turn, move: Any) -> None:
        """AUT-18: against the Automas a worker from a box enters only if it still may after their card."""
        position = turn.position
        worker: int = move.worker
        frame = frame_number(position, move)
        if _leaves_box(turn, worker) and may_place(position, turn.seat, worker, frame):
            turn.events.append(Stayed(seat=turn.seat, worker=worker))
            return
        position.move_worker(turn.seat, worker, FRAME + frame)
        turn.events.append(
            Placed(seat=turn.seat, worker=worker, area=move.area, row=move.row, frame=move.frame)
        )
        if position.phase == codes.OPENING:
            position.turn += 1


def _place_move(side: int, worker: int, frame: int) -> Any:
    line = LINE_OF[frame]
    number = tables.FRAME_NUMBER[side][frame]
    return moves.Place(worker, AREAS[line >> 1], ROWS[line & 1], number) if number >= 0 else None


class Withdraw(Deed):
    def __init__(self) -> None:
        phases = [codes.ROUND, codes.CALLED, codes.PLACING]
        super().__init__(moves.Withdraw, phases, [moves.Withdraw(worker) for worker in range(WORKERS)])

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_withdraw(position, seat, move.worker)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        for worker in range(WORKERS):
            if not may_withdraw(position, seat, worker):
                found.append(self.moves[worker])

    def perform(self, turn: Turn, move: Any) -> None:
        worker: int = move.worker
        _to_mat(turn, worker, Withdrew(seat=turn.seat, worker=worker))


class Act(Deed):
    def __init__(self) -> None:
        super().__init__(moves.Act, [codes.ROUND, codes.CALLED])
        self.made: dict[int, Any] = {}

    def move(self, worker: int, number: int, also: int, twice: bool, waive: int) -> Any:
        key = (((worker * 4 + number) * 5 + also + 1) * 2 + twice) * 3 + waive
        move = self.made.get(key)
        if move is None:
            move = self.made[key] = moves.Act(worker, number, also if also >= 0 else None, twice, waive)
        return move

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        also = NOBODY if move.also is None else move.also
        return may_act(position, seat, move.worker, move.box, also, move.twice, move.waive)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        """Every box under a worker's frame, in every way."""
        player = position.players[seat]
        for worker in range(WORKERS):
            for number in boxes_under(position, player.workers[worker]):
                for way in specials.ways(player, number):
                    if not may_act(position, seat, worker, number, way.also, way.twice, way.waive):
                        found.append(self.move(worker, number, way.also, way.twice, way.waive))

    def perform(self, turn: Turn, move: Any) -> None:
        line = LINE_OF[turn.player.workers[move.worker] - FRAME]
        also = NOBODY if move.also is None else move.also
        _act(turn, move.worker, line, move.box, also, move.twice, move.waive, [])


_NO_BOXES: Final[list[int]] = []


def boxes_under(position: Position, where: int) -> list[int]:
    """The boxes, counted in their row, in which a worker at this place may act (WRK-6, WRK-13)."""
    if not FRAME <= where < BOX or not position.has_timer(LINE_OF[where - FRAME]):
        return _NO_BOXES
    return tables.BOXES_UNDER[position.side][where - FRAME]


class BoldAct(Deed):
    """STR-12."""

    def __init__(self) -> None:
        super().__init__(moves.BoldAct, [codes.ROUND, codes.CALLED])
        self.made: dict[int, Any] = {}

    def move(self, worker: int, line: int, number: int, waive: int) -> Any:
        key = (worker * BOXES + LINE_START[line] + number) * 3 + waive
        move = self.made.get(key)
        if move is None:
            move = self.made[key] = moves.BoldAct(worker, AREAS[line >> 1], ROWS[line & 1], number, waive)
        return move

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_act_boldly(position, seat, move.worker, line_number(move), move.box, move.waive)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        player = position.players[seat]
        if not BOLD_PLACEMENT.held(player):
            return
        waives = specials.waives(player)
        for worker in range(WORKERS):
            if may_leave(position, seat, worker):
                continue
            for line in range(LINES):
                if position.has_timer(line):
                    for number in range(tables.line_length(line)):
                        for waive in range(waives + 1):
                            if not may_act_boldly(position, seat, worker, line, number, waive):
                                found.append(self.move(worker, line, number, waive))

    def perform(self, turn: Turn, move: Any) -> None:
        """STR-12: one action, so the worker never stops in the frame. AUT-18: if the card of the Automas
        forbids it, nothing is played and nothing paid."""
        if _leaves_box(turn, move.worker) and self.refusal(turn.position, turn.seat, move, turn.at):
            turn.events.append(Stayed(seat=turn.seat, worker=move.worker))
            return
        used = [BOLD_PLACEMENT.discard(turn.player)]
        _act(turn, move.worker, line_number(move), move.box, NOBODY, False, move.waive, used)


class Retrieve(Choice):
    def __init__(self) -> None:
        super().__init__(
            moves.Retrieve, [codes.RETRIEVE_FROM], [moves.Retrieve(worker) for worker in range(WORKERS)]
        )

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        worker: int = move.worker
        mask = position.players[seat].queue[0] & codes.ARGUMENT
        return ALLOWED if 0 <= worker < WORKERS and mask >> worker & 1 else "STR-4 not-in-timer-row"

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """STR-4: available at once."""
        worker: int = move.worker
        _to_mat(turn, worker, Retrieved(seat=turn.seat, worker=worker))


class Promote(Choice):
    def __init__(self) -> None:
        super().__init__(moves.Promote, [codes.GRANDE], [moves.Promote(worker) for worker in range(WORKERS)])

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_promote(position, seat, move.worker)

    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """COU-7: the grande stands where the common stood, and the common leaves the game."""
        worker: int = move.worker
        place = turn.player.workers[worker]
        turn.position.move_worker(turn.seat, worker, codes.GONE)
        turn.position.move_worker(turn.seat, codes.SECOND_GRANDE, place)
        turn.events.append(Promoted(seat=turn.seat, worker=worker))


PLACE: Final[Place] = Place()
WITHDRAW: Final[Withdraw] = Withdraw()
ACT: Final[Act] = Act()
BOLD_ACT: Final[BoldAct] = BoldAct()
RETRIEVE: Final[Retrieve] = Retrieve()
PROMOTE: Final[Promote] = Promote()
