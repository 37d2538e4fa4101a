"""A position of Pendulum that goes on in simulated time, every seat playing as planned. Compiled with mypyc.

Nobody waits longer than a bot would: who has moved looks again after `PACE`, and who has nothing to do looks
when a timer has run out or was flipped.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ..rules import codes, commands, moves, timers
from ..rules.codes import BOX, FRAME, NOBODY
from ..rules.position import Position
from .mind import choose
from .weights import Weights

PACE: Final = 1000
WAITS: Final = -1
LONGEST: Final = 4000
"""The most thoughts: far more than a real game takes."""


class Ahead:
    def __init__(
        self, position: Position, at: int, chance: Chance, opinions: list[Weights], most: int = LONGEST
    ) -> None:
        self.position = position.without_past()
        self.at = at
        self.chance = chance.copy()
        self.opinions = opinions
        """By seat, the opinions it plays by."""
        self.thoughts = 0
        """How many thoughts were needed so far."""
        self.most = most
        """How many thoughts may be needed."""
        self.kept_of = NOBODY
        """A seat some of whose workers stay where they stand until they have acted."""
        self.kept = 0
        """Those workers, as bits."""
        self.looks = [at + PACE] * position.seats
        """When each seat looks next, or that it waits for a change."""

    def keep(self, seat: int) -> None:
        """Leave the workers of this seat in their frames until a flip binds them."""
        self.kept_of = seat
        self.kept = 0
        for worker, where in enumerate(self.position.players[seat].workers):
            if FRAME <= where < BOX:
                self.kept |= 1 << worker

    def play(self, seat: int, move: Any) -> None:
        events: list[Any] = []
        commands.perform(self.position, seat, move, self.at, self.chance, events)

    def go_on(self, until: int) -> bool:
        """Play on to where this round or a later one begins, or to the end; False: that took too many
        thoughts."""
        position = self.position
        while position.phase != codes.OVER:
            if position.phase == codes.PLACING and position.round >= until:
                return True
            if self.thoughts >= self.most:
                return False
            if position.phase == codes.ROUND and not position.untimed():
                if not self._look():
                    return False
            elif not self._take_turns():
                return False
        return True

    def _choose(self, seat: int) -> tuple[Any, int]:
        self.thoughts += 1
        return choose(self.position, seat, self.at, self.opinions[seat], self._kept(seat))

    def _kept(self, seat: int) -> int:
        if seat != self.kept_of or not self.kept:
            return 0
        for worker, where in enumerate(self.position.players[seat].workers):
            if not FRAME <= where < BOX or self.position.has_timer(self.position.line_of(where)):
                self.kept &= ~(1 << worker)
        return self.kept

    def _take_turns(self) -> bool:
        """Where no sand runs; False: nobody does anything."""
        for seat in commands.to_act(self.position):
            move, _ = self._choose(seat)
            if move is not None:
                self.play(seat, move)
                if self.position.phase == codes.ROUND:
                    self.looks = [self.at + PACE] * self.position.seats
                return True
        return False

    def _look(self) -> bool:
        """The next look of a seat, or the next change; False: there is none."""
        position = self.position
        seat = NOBODY
        for other in range(position.seats):
            when = self.looks[other]
            if when != WAITS and (seat == NOBODY or when < self.looks[seat]):
                seat = other
        change = timers.next_run_out(position, self.at)
        if change != NOBODY and (seat == NOBODY or change < self.looks[seat]):
            self.at = change
            self._wake()
            return True
        if seat == NOBODY:
            return False
        if self.looks[seat] > self.at:
            self.at = self.looks[seat]
        move, wait = self._choose(seat)
        if move is None:
            self.looks[seat] = self.at + wait if wait else WAITS
            return True
        self.looks[seat] = self.at + PACE
        self.play(seat, move)
        if isinstance(move, moves.Flip):
            self._wake()
        while position.phase == codes.ROUND and position.players[seat].queue:
            move, _ = self._choose(seat)
            if move is None:
                return False
            self.play(seat, move)
        return True

    def _wake(self) -> None:
        for seat in range(self.position.seats):
            if self.looks[seat] == WAITS:
                self.looks[seat] = self.at + PACE
