"""Any game of Sandtable, through its public `Match`."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from sandtable import Match, new_match

from .contestant import Calls, Contestant, Played, Random

GAMES_SAMPLED = 8
SAMPLES_A_GAME = 40


class SandtableGame:
    def __init__(self, name: str, seats: int, pace: int = 0, options: dict[str, Any] | None = None) -> None:
        self.name = name
        self.seats = seats
        self.pace = pace
        """At most so many milliseconds pass from one move to the next; 0: time stands still."""
        self.options = options
        self.seed = 0
        engine = sys.modules[type(self._new_match().position).__module__]
        self.compiled = not str(engine.__file__).endswith(".py")

    def play(self, random: Random) -> Played:
        match, listed = self._play(random)
        return Played(len(match), listed, len(match))

    def timings(self, random: Random) -> dict[str, Calls]:
        matches = [self._play(random)[0] for _ in range(GAMES_SAMPLED)]
        samples = [
            match.seek(n * len(match) // SAMPLES_A_GAME) for match in matches for n in range(SAMPLES_A_GAME)
        ]
        listings = [
            partial(sample.moves, seat, sample.now + self.pace)
            for sample in samples
            for seat in sample.to_act
        ]
        listings.sort(key=lambda listing: len(listing()))
        return {
            "copy_us": [sample.position.copy for sample in samples],
            "match_copy_us": [sample.copy for sample in samples],
            "moves_us": [*listings],
            "busy_moves_us": [*listings[-(len(listings) // 10) :]],
        }

    def _new_match(self) -> Match:
        self.seed += 1
        return new_match(self.name, self.seats, self.seed, self.options)

    def _play(self, random: Random) -> tuple[Match, int]:
        match = self._new_match()
        pace = self.pace
        listed = 0
        at: int | None = None
        while seats := match.to_act:
            if pace:
                at = match.now + int(random() * pace)
            seat = seats[0] if len(seats) == 1 else seats[int(random() * len(seats))]
            moves = match.moves(seat, at)
            listed += len(moves)
            match.play(seat, moves[int(random() * len(moves))], at)
        return match, listed


def nations(seats: int) -> Contestant:
    return SandtableGame("nations", seats)
