"""When the timers of Pendulum will flip, if everybody flips at once. Compiled with mypyc.

A worker that enters a frame waits for the next flip into its row, acts, and is stuck until the flip after
that. Times are seconds from now at the printed tempo; a council takes none.
"""

from __future__ import annotations

from typing import Final

from ..rules import codes, tables, timers
from ..rules.position import Position

NEVER: Final = 1e9
SPACE: Final = 33.0
"""Seconds that stand for one space of the timer track, which has no clock: a round takes as long."""
LASTS: Final[list[float]] = [duration / 1000.0 for duration in tables.DURATIONS]
"""How long the sand of each area runs."""
LENGTH: Final[float] = 2.0 * LASTS[codes.PURPLE]
"""How long a round takes: the sand of purple runs twice between its three flips."""
LATE: Final = 1.0
"""Seconds by which a flip may come after the last one of purple and still be made before it."""


class Flips:
    """The coming flips of one position, to the end of the round after this one."""

    def __init__(self, position: Position, at: int) -> None:
        self.times: list[list[float]] = [[], [], []]
        """By area; the flip that starts a round is among them."""
        self.to_call = 0.0
        """Until the council of this round, or of the one about to start, is called."""
        phase = position.phase
        if phase == codes.ROUND and position.untimed():
            self._on_the_track(position)
        elif phase == codes.ROUND:
            self._in_time(position, at)
        elif phase != codes.CALLED and phase != codes.REWARDS and phase != codes.TRIMMING:
            self.to_call = LENGTH
            for area in range(3):
                self._add(area, 0.0, LENGTH)
        if position.round < codes.ROUNDS:
            for area in range(3):
                self._add(area, self.to_call, self.to_call + LENGTH)
        self.to_end = self.to_call + (codes.ROUNDS - position.round) * LENGTH
        """Until the game is over."""
        self.first = [NEVER, NEVER, NEVER]
        """By area, the next flip; NEVER if the game ends before."""
        self.second = [self.to_end, self.to_end, self.to_end]
        """And the one after it; the end of the game if there is none."""
        for area in range(3):
            times = self.times[area]
            if times:
                self.first[area] = times[0]
            if len(times) > 1:
                self.second[area] = times[1]

    def _add(self, area: int, moment: float, end: float) -> None:
        while moment <= end + LATE:
            self.times[area].append(moment)
            moment += LASTS[area]

    def _in_time(self, position: Position, at: int) -> None:
        clock = at
        second = position.durations[codes.PURPLE] / LASTS[codes.PURPLE]
        left = [0.0, 0.0, 0.0]
        for area in range(3):
            sand = (timers.runs_out_at(position, area) - clock) / second
            left[area] = sand if sand > 0.0 else 0.0
        flips = position.markers[0] + position.markers[1]
        self.to_call = left[codes.PURPLE] + (flips - 1) * LASTS[codes.PURPLE]
        for area in range(3):
            self._add(area, left[area], self.to_call)

    def _on_the_track(self, position: Position) -> None:
        last = len(tables.SPACES) - 1
        self.to_call = (last - position.space) * SPACE
        for space in range(position.space + 1, last + 1):
            for area in tables.SPACES[space]:
                self.times[area].append((space - position.space) * SPACE)
