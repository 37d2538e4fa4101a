"""The levels of Pendulum: novice, player, expert. They differ in what they see, how well they judge and how
fast they are."""

from __future__ import annotations

from .pendulum_greedy import PendulumBot
from .pendulum_weights import Weights


def _novice() -> Weights:
    """Plays more for the moment than for its goals, and often misjudges a frame."""
    weights = Weights()
    weights.noise = 1.4
    weights.hope = 0.4
    return weights


def _player() -> Weights:
    """Knows what everything is worth, but not exactly."""
    weights = Weights()
    weights.noise = 0.4
    return weights


def _expert() -> Weights:
    """Prices a worker's time by the coming flips; its opinions were found by playing against itself."""
    weights = Weights()
    weights.foresight = 0.65
    weights.brown = 0.81
    weights.yellow = 2.04
    weights.culture = 0.236
    weights.hope = 0.375
    weights.place = 1.19
    return weights


novice = PendulumBot(_novice(), pace=5000, lapses=0.3)
player = PendulumBot(_player(), pace=2000, lapses=0.1)
expert = PendulumBot(_expert(), pace=1000)
