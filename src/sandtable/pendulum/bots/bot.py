"""The base of all bots of Pendulum: they weigh moves, and play no faster than a person."""

from __future__ import annotations

from random import Random
from typing import Any

from ...bots.bot import Thought
from ...core.match import Match
from ..rules.codes import ROUND
from ..rules.position import Position
from .mind import choose
from .weights import Weights

SURPRISE = 150
"""Milliseconds within which a change on the table is not seen yet."""


class PendulumBot:
    """A pace and a way of weighing. What it thinks depends on the position and the time alone."""

    def __init__(
        self, weights: Weights, pace: int, lapses: float = 0.0, alone: Weights | None = None
    ) -> None:
        self.weights = weights
        self.alone = alone or weights
        """Against the Automas."""
        self.pace = pace
        self.lapses = lapses
        """How often it looks and does not see."""

    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        position: Position = match.position
        pause = rng.randrange(self.pace * 3 // 4, self.pace * 5 // 4)
        sand_runs = position.phase == ROUND and not position.untimed()
        if sand_runs and (at - _last_change(match, at) < SURPRISE or rng.random() < self.lapses):
            return Thought(None, pause)
        move, wait = self.choose(match, seat, at, rng)
        if move is None:
            return Thought(None, wait or None)
        return Thought(move, None if position.untimed() else pause)

    def choose(self, match: Match, seat: int, at: int, rng: Random) -> tuple[Any, int]:
        """A move and 0, or None and how long to wait."""
        return choose(match.position, seat, at, self.opinions(match.position))

    def opinions(self, position: Position) -> Weights:
        return self.weights if position.automas is None else self.alone


def _last_change(match: Match, at: int) -> int:
    """When somebody last moved or a timer ran out."""
    position: Position = match.position
    last = match.now
    for timer in range(3):
        moment = position.flipped_at[timer] + position.durations[timer]
        if last < moment <= at:
            last = moment
    return last
