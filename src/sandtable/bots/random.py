"""Plays any allowed move: the lower yardstick for all bots, and good at finding bugs."""

from __future__ import annotations

from random import Random

from ..core.match import Match
from .bot import Thought


class RandomBot:
    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        moves = match.moves(seat, at)
        return Thought(rng.choice(moves) if moves else None, rng.randrange(200, 2000))


bot = RandomBot()
