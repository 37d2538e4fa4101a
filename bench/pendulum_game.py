"""Pendulum, timed and untimed, by players who rarely take back or change the way of playing."""

from __future__ import annotations

from sandtable import Match

from .contestant import Contestant, Random
from .sandtable_game import SandtableGame

SHUNNED = {"Withdraw", "NotReady", "Undone", "Wish"}
TRIES = 5
LONGEST = 5_000
"""Decisions after which a match is left: random players need not come to an end."""
PACE = 4_000
"""On average every player decides once in half as many milliseconds, so that matches come to their end."""


class Pendulum(SandtableGame):
    def _play(self, random: Random) -> tuple[Match, int]:
        match = self._new_match()
        listed = 0
        at = 0 if self.pace else None
        while (seats := match.to_act) and len(match) < LONGEST:
            if at is not None:
                at += int(random() * self.pace)
            seat = seats[int(random() * len(seats))]
            moves = match.moves(seat, at)
            if not moves:
                continue
            listed += len(moves)
            move = moves[int(random() * len(moves))]
            tries = 1
            while move.__class__.__name__ in SHUNNED and tries < TRIES:
                move = moves[int(random() * len(moves))]
                tries += 1
            match.play(seat, move, at)
        return match, listed


def timed(seats: int) -> Contestant:
    return Pendulum("pendulum", seats, PACE // seats)


def untimed(seats: int) -> Contestant:
    return Pendulum("pendulum", seats, options={"untimed": [1, 2, 3, 4]})
