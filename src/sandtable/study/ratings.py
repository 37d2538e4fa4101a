"""Ratings from games of two: Bradley and Terry's model on the scale of Elo, with intervals.

A rating is what makes the games most likely; a difference of 400 is 10 : 1. The width of the interval comes
from the curvature there. A shuffle is played twice with the seats swapped, which the intervals do not count
in: they are rather too wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

import msgspec

from .linear import inverse, times

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
    """Of the first one."""


class Rating(msgspec.Struct, frozen=True):
    rating: float
    low: float
    high: float


def ratings(count: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """Of the players 0 to count - 1, in points above or below their mean, each with its 95 % interval.

    A drawn game is added to every meeting, so that who never won has a rating too.
    """
    padded = [Meeting(each.one, each.two, each.games + 1, each.wins + 0.5) for each in meetings]
    strength = [0.0] * count
    curvature = _curvature(strength, padded)
    for _ in range(STEPS):
        slope = [0.0] * count
        for each in padded:
            surplus = each.wins - each.games * _share(strength[each.one] - strength[each.two])
            slope[each.one] += surplus
            slope[each.two] -= surplus
        step = times(inverse(curvature), slope)
        longest = max((abs(each) for each in step), default=0.0)
        # Newton's steps may be far too long where all games go one way.
        shorten = min(1.0, 1.0 / longest) if longest else 0.0
        strength = [old + shorten * by for old, by in zip(strength, step, strict=True)]
        curvature = _curvature(strength, padded)
        if longest < 1e-10:
            break
    mean = sum(strength) / max(1, count)
    variances = _about_the_mean(inverse(curvature))
    return [
        Rating(
            SCALE * (own - mean),
            SCALE * (own - mean - CONFIDENT * sqrt(variance)),
            SCALE * (own - mean + CONFIDENT * sqrt(variance)),
        )
        for own, variance in zip(strength, variances, strict=True)
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


def _curvature(strength: list[float], meetings: Sequence[Meeting]) -> list[list[float]]:
    """Of the likelihood; one is added everywhere, which pins the mean and makes it invertible."""
    count = len(strength)
    found = [[1.0] * count for _ in range(count)]
    for each in meetings:
        share = _share(strength[each.one] - strength[each.two])
        weight = each.games * share * (1 - share)
        found[each.one][each.one] += weight
        found[each.two][each.two] += weight
        found[each.one][each.two] -= weight
        found[each.two][each.one] -= weight
    return found


def _about_the_mean(covariance: list[list[float]]) -> list[float]:
    count = len(covariance)
    rows = [sum(row) / count for row in covariance]
    whole = sum(rows) / count
    return [max(0.0, covariance[n][n] - 2 * rows[n] + whole) for n in range(count)]
