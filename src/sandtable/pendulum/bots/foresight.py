"""What a worker of Pendulum can still do, flip after flip. Compiled with mypyc.

Time is not worth the same everywhere: free just before a purple flip is better than just after it. So the
price of a worker's time is what the best sequence of rows, each entered before the flip into it and left at
the flip out of it, would have brought meanwhile. It knows the row, not who stands in the way or who pays.
"""

from __future__ import annotations

from typing import Final

from ..rules.position import Position
from .flips import Flips

MARGIN: Final = 1.5
"""Seconds that it takes to move a worker."""


class Foresight:
    def __init__(self, position: Position, flips: Flips, values: list[float]) -> None:
        self.times = flips.times
        self.rows = position.timer_rows
        self.values = values
        """By line, what its best action brings."""
        self.known = [[-1.0] * len(times) for times in flips.times]
        """By flip, what a worker that it sets free can still bring."""

    def left(self, moment: float) -> float:
        """The most that a worker free at this moment can still bring, going into this row or the next."""
        best = 0.0
        for area in range(3):
            times = self.times[area]
            number = 0
            while number < len(times) and times[number] < moment + MARGIN:
                number += 1
            for flip in range(number, min(number + 2, len(times))):
                value = self._from(area, flip)
                if value > best:
                    best = value
        return best

    def _from(self, area: int, flip: int) -> float:
        """What an action after this flip brings, and all that follows."""
        value = self.values[2 * area + (self.rows[area] + 1 + flip) % 2]
        if flip + 1 == len(self.times[area]):
            return value
        after = self.known[area][flip + 1]
        if after < 0.0:
            after = self.left(self.times[area][flip + 1])
            self.known[area][flip + 1] = after
        return value + after
