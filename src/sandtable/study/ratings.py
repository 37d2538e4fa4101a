"""Ratings from games of two: Bradley and Terry's model on the scale of Elo, with intervals.

A rating is what makes the games most likely; a difference of 400 is 10 : 1. The width of the interval comes
from the curvature there. A shuffle is played twice with the seats swapped, which the intervals do not count
in: they are rather too wide.

All games count at once, whatever their order. With six players and 100 games a pair, the chance of winning
that follows is 1 to 2 points off on average; a rating that moves game by game (openskill) is 7 points off.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    import numpy as np

SCALE = 400 / log(10)
CONFIDENT = 1.96
"""Standard deviations to either side for 95 %."""
STEPS = 100


class Meeting(msgspec.Struct, frozen=True):
    """Games of two against each other; a game that nobody won is half a win for each."""

    one: int
    two: int
    games: int
    wins: float
    """Wins of the first player."""


class Rating(msgspec.Struct, frozen=True):
    rating: float
    low: float
    high: float


def ratings(count: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """The ratings of players 0 to count - 1, in points above or below their mean, each with its 95 %
    interval. A drawn game is added to every meeting, so that a player who never won has a rating too."""
    import numpy as np

    padded = [Meeting(each.one, each.two, each.games + 1, each.wins + 0.5) for each in meetings]
    strength = np.zeros(count)
    curvature = _curvature(strength, padded)
    for _ in range(STEPS):
        slope = np.zeros(count)
        for each in padded:
            surplus = each.wins - each.games * _share(strength[each.one] - strength[each.two])
            slope[each.one] += surplus
            slope[each.two] -= surplus
        step = np.linalg.solve(curvature, slope)
        longest = float(np.abs(step).max(initial=0.0))
        # Newton's steps may be far too long where all games go one way.
        strength += step * min(1.0, 1.0 / longest) if longest else 0.0
        curvature = _curvature(strength, padded)
        if longest < 1e-10:
            break
    about_mean = np.eye(count) - 1 / max(1, count)
    variances = np.diag(about_mean @ np.linalg.inv(curvature) @ about_mean)
    return [
        Rating(SCALE * own, SCALE * (own - CONFIDENT * spread), SCALE * (own + CONFIDENT * spread))
        for own, spread in zip(
            (about_mean @ strength).tolist(), np.sqrt(np.maximum(variances, 0)).tolist(), strict=True
        )
    ]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in interval(75, 100)]
    [0.657, 0.825]
    """
    if not games:
        return 0.0, 1.0
    share, z = wins / games, CONFIDENT
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def _share(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _curvature(strength: np.ndarray, meetings: Sequence[Meeting]) -> np.ndarray:
    """The curvature of the likelihood; one is added everywhere, which pins the mean and makes it
    invertible."""
    import numpy as np

    found = np.ones((len(strength), len(strength)))
    for each in meetings:
        share = _share(strength[each.one] - strength[each.two])
        weight = each.games * share * (1 - share)
        found[each.one, each.one] += weight
        found[each.two, each.two] += weight
        found[each.one, each.two] -= weight
        found[each.two, each.one] -= weight
    return found
