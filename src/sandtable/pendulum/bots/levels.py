"""The levels of Pendulum: novice, player, expert. They differ in what they see, how well they judge and how
fast they are."""

from __future__ import annotations

from random import Random
from typing import Any

from ...bots.bot import Advice
from ...core.match import Match
from .advice import advise, pressing
from .bot import PendulumBot
from .weights import Weights


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
    weights.retrieval = 0.77
    weights.brown = 0.69
    weights.red = 1.19
    weights.blue = 1.62
    weights.yellow = 2.04
    weights.military = 0.3
    weights.culture = 0.24
    weights.sinking = 0.021
    weights.hope = 0.44
    weights.patience = 4.25
    weights.place = 1.2
    return weights


def _expert_alone() -> Weights:
    """Against the Automas: legendary comes before all else, since without it the game is lost, and their
    grandes stand in the way of commons. Found by playing against them, at levels B and D."""
    weights = Weights()
    weights.grande = 4.0
    weights.hope = 2.0
    weights.patience = 3.5
    weights.beyond = 0.225
    weights.blue = 0.84
    weights.yellow = 1.18
    weights.culture = 0.4
    weights.military = 0.11
    weights.card = 0.175
    return weights


class Expert(PendulumBot):
    """Can also say why."""

    def advise(self, match: Match, seat: int, at: int, rng: Random, played: Any = None) -> list[Advice]:
        return advise(match, seat, at, self.opinions(match.position), played)

    def pressing(self, match: Match, seat: int, at: int, rng: Random) -> list[Advice]:
        return pressing(match.position, seat, at, self.opinions(match.position))


novice = PendulumBot(_novice(), pace=5000, lapses=0.3)
player = PendulumBot(_player(), pace=2000, lapses=0.1)
expert = Expert(_expert(), pace=1000, alone=_expert_alone())
