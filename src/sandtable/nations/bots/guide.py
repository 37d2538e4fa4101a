"""The rival in the lessons of Nations: it leaves everything to the person who learns."""

from __future__ import annotations

from random import Random

from ...bots.bot import Thought
from ...core.match import Match
from ..rules.moves import Decline, Pass, UseBooks

LEAVES = (Pass, Decline, UseBooks)


class GuideBot:
    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        return Thought(next((move for move in match.moves(seat, at) if isinstance(move, LEAVES)), None))


bot = GuideBot()
