"""The rival in the lessons of Pendulum: it does what the game waits for, and flips no timer."""

from __future__ import annotations

from random import Random

from ...bots.bot import Thought
from ...core.match import Match
from ..rules.codes import OPENING
from ..rules.moves import Done, Place, Ready, Step, TakeReward, Trim
from ..rules.position import Position

ANSWERS = (Ready, Done, Step, TakeReward, Trim)


class GuideBot:
    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        position: Position = match.position
        moves = match.moves(seat, at)
        if position.phase == OPENING:
            black = [move for move in moves if isinstance(move, Place) and move.area == "black"]
            return Thought(black[0] if black else None)
        return Thought(next((move for move in moves if isinstance(move, ANSWERS)), None))


bot = GuideBot()
