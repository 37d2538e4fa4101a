"""How a round starts and goes on: opening, flips, ready, the timer track, done and its order (SET-9, TIM-8,
UNT, COU-1, COU-2). Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ..automa import rounds as automa_round
from . import codes, moves, tables, timers
from .codes import ALLOWED, AREAS, NOBODY
from .events import (
    ClaimedPrivilege,
    ModeAgreed,
    RoundBegan,
    SaidDone,
    SaidReady,
    SpaceEntered,
    TookDoneBack,
    TookReadyBack,
    Wished,
)
from .kinds import Deed, Turn
from .position import Position


def turns(position: Position) -> tuple[int, ...]:
    """The seats that act one after the other: by privilege in the opening (SET-9; the neutral player places
    nothing) and in council step 2 (COU-5), from the lowest up in a claimed order (COU-2). Empty where all act
    at once."""
    if position.phase == codes.REWARDS:
        return tuple(position.order)
    if position.phase != codes.OPENING and position.claim_turn < 0:
        return ()
    players = tuple([seat for seat in position.order if seat < position.seats])
    return players if position.phase == codes.OPENING else players[::-1]


def opening_seat(position: Position) -> int:
    """SET-9: whose turn it is to place."""
    return turns(position)[position.turn % position.seats]


def turn(position: Position) -> int | None:
    """SET-9, COU-5, COU-2: the seat that acts alone in the opening, in council step 2, in a claimed order."""
    if position.phase == codes.OPENING:
        return opening_seat(position)
    if position.phase == codes.REWARDS:
        return position.order[position.turn]
    return position.order[position.claim_turn] if position.claim_turn >= 0 else None


def opening_worker(position: Position) -> int:
    """SET-9: first all grandes, then all commons."""
    return 0 if position.turn < position.seats else 1


def may_open(position: Position, seat: int, worker: int) -> str:
    if seat != opening_seat(position):
        return "SET-9 not-your-turn"
    return ALLOWED if worker == opening_worker(position) else "SET-9 grande-then-common"


def all_done(position: Position) -> bool:
    for player in position.players:
        if not player.done:
            return False
    return True


def start(position: Position, at: int, chance: Chance, events: list[Any]) -> None:
    """TIM-7, TIM-8, COU-14: nobody's flip of all three timers starts the round (UNT-1: it is the first
    space)."""
    position.enter(codes.ROUND)
    position.space = 0
    position.round_began = at
    events.append(RoundBegan(round=position.round, timed=not position.untimed()))
    for timer in range(3):
        timers.flip(position, timer, NOBODY, at, chance, events)


def next_space(position: Position, at: int, chance: Chance, events: list[Any]) -> None:
    """UNT-1 to UNT-3: the marker moves on and the timers shown flip; the last purple flip calls council."""
    position.enter(codes.ROUND)
    position.space += 1
    events.append(SpaceEntered(space=position.space + 1))
    for timer in tables.SPACES[position.space]:
        timers.flip(position, timer, NOBODY, at, chance, events)
    timers.call_council_if_due(position, events)


def space(position: Position) -> int | None:
    """The space of the timer track, from 1, in an untimed round."""
    return position.space + 1 if position.untimed() and position.phase == codes.ROUND else None


def next_flip(position: Position, timer: int) -> int | None:
    """UNT-1: the next space, from 1, on which this timer flips."""
    now = space(position)
    if now is not None:
        for number in range(now, len(tables.SPACES)):
            if timer in tables.SPACES[number]:
                return number + 1
    return None


def take_back(position: Position, seat: int, events: list[Any]) -> None:
    position.players[seat].done = False
    if position.phase == codes.CALLED:
        events.append(TookDoneBack(seat=seat))
    else:
        events.append(TookReadyBack(seat=seat))


def _next_in_claimed_order(position: Position) -> None:
    position.claim_turn -= 1
    while position.claim_turn >= 0 and position.order[position.claim_turn] >= position.seats:
        position.claim_turn -= 1


class Flip(Deed):
    def __init__(self) -> None:
        super().__init__(moves.Flip, [codes.ROUND, codes.CALLED], [moves.Flip(area) for area in AREAS])

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return timers.may_flip(position, tables.AREA_NUMBER[move.timer], at)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        for timer in range(3):
            if not timers.may_flip(position, timer, at):
                found.append(self.moves[timer])

    def perform(self, turn: Turn, move: Any) -> None:
        timer = tables.AREA_NUMBER[move.timer]
        timers.flip(turn.position, timer, turn.seat, turn.at, turn.chance, turn.events)
        timers.call_council_if_due(turn.position, turn.events)
        automa_round.after_flip(turn.position, timer, turn.at, turn.chance, turn.events)


class Said(Deed):
    """Done after the call (`called`), or ready at other times; and either taken back."""

    def __init__(self, type: Any, phases: list[int], called: bool) -> None:
        super().__init__(type, phases, [type()], acts=False)
        self.called = called
        self.displaced = False

    def misplaced(self, phase: int) -> str:
        """COU-1: done belongs to the time after the call; UNT-2, TIM-8: ready to all other waiting."""
        if self.called == (phase == codes.CALLED):
            return ALLOWED
        return "COU-1 not-called" if self.called and phase == codes.ROUND else "COU-1 say-done"


class SayDone(Said):
    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        """COU-1, TIM-8, UNT-2."""
        misplaced = self.misplaced(position.phase)
        if misplaced:
            return misplaced
        if position.phase == codes.ROUND and not position.untimed():
            return "UNT-2 timers-run"
        if position.players[seat].done:
            return "COU-1 done-already" if self.called else "TIM-8 ready-already"
        return ALLOWED

    def perform(self, turn: Turn, move: Any) -> None:
        """COU-1, TIM-8, UNT-2; COU-2: in a claimed order it hands on to the next."""
        turn.player.done = True
        turn.events.append(SaidDone(seat=turn.seat) if self.called else SaidReady(seat=turn.seat))
        if turn.position.claim_turn >= 0:
            _next_in_claimed_order(turn.position)


class TakeBack(Said):
    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        """COU-1, TIM-8, UNT-2: until all are; COU-2: never in a claimed order."""
        misplaced = self.misplaced(position.phase)
        if misplaced:
            return misplaced
        if position.claim_turn >= 0:
            return "COU-2 final"
        if not position.players[seat].done:
            return "COU-1 not-done" if self.called else "TIM-8 not-ready"
        return ALLOWED

    def perform(self, turn: Turn, move: Any) -> None:
        take_back(turn.position, turn.seat, turn.events)


class ClaimPrivilege(Deed):
    def __init__(self) -> None:
        phases = [codes.ROUND, codes.CALLED, codes.PLACING]
        super().__init__(moves.ClaimPrivilege, phases, [moves.ClaimPrivilege()], acts=False)

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        """COU-2: after the call; COU-13: in step 5; UNT-6: on any space of the timer track."""
        if position.phase == codes.ROUND and not position.untimed():
            return "COU-2 not-called"
        return "COU-2 privilege-claimed" if position.claim_turn >= 0 else ALLOWED

    def perform(self, turn: Turn, move: Any) -> None:
        """COU-2: from the lowest to the highest, one at a time; earlier dones are void."""
        position = turn.position
        for player in position.players:
            player.done = False
        turn.player.counts[codes.CLAIMS] += 1
        position.claim_turn = len(position.order)
        _next_in_claimed_order(position)
        turn.events.append(ClaimedPrivilege(seat=turn.seat, order=turns(position)))


class Wish(Deed):
    def __init__(self) -> None:
        wishes = [moves.Wish(False), moves.Wish(True)]
        super().__init__(moves.Wish, [codes.PLACING], wishes, acts=False, in_turn=False)

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        """UNT-5: never untimed against the Automas."""
        timed: bool = move.timed
        if position.automas is not None and not timed:
            return "UNT-5 always-timed"
        return "UNT-4 wished-already" if position.players[seat].wishes_timed == timed else ALLOWED

    def perform(self, turn: Turn, move: Any) -> None:
        """UNT-4: when all wish the same, the mode changes, for this round and those after."""
        position = turn.position
        timed: bool = move.timed
        turn.player.wishes_timed = timed
        turn.events.append(Wished(seat=turn.seat, timed=timed))
        if position.untimed() != timed:
            return
        for player in position.players:
            if player.wishes_timed != timed:
                return
        past = position.timed_rounds[: position.round - 1]
        position.timed_rounds = past + (timed,) * (codes.ROUNDS - len(past))
        turn.events.append(ModeAgreed(timed=timed))


_CALLED: Final = [codes.ROUND, codes.CALLED, codes.PLACING]
_WAITING: Final = [codes.STARTING, codes.ROUND, codes.CALLED, codes.PLACING]
FLIP: Final[Flip] = Flip()
DONE: Final[SayDone] = SayDone(moves.Done, _CALLED, True)
UNDONE: Final[TakeBack] = TakeBack(moves.Undone, _CALLED, True)
READY: Final[SayDone] = SayDone(moves.Ready, _WAITING, False)
NOT_READY: Final[TakeBack] = TakeBack(moves.NotReady, _WAITING, False)
CLAIM_PRIVILEGE: Final[ClaimPrivilege] = ClaimPrivilege()
WISH: Final[Wish] = Wish()
