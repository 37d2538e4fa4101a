"""The levels of Pendulum: novice, player, greedy, expert, master.

They differ in what they see, how well they judge and how fast they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ...bots.bot import Advice
from ...core.chance import Chance
from ...core.match import Match
from ..rules.position import Position
from .advice import advise, pressing
from .bot import PendulumBot
from .lookahead import BUDGET, Judge, Search
from .weights import Weights, opinions


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


class Insight(NamedTuple):
    """What was learned by self-play."""

    together: Weights
    alone: Weights
    judge: Judge


class Master(Expert):
    """Plans with learned opinions and looks ahead at what comes of its plans. What it advises is the plan."""

    def __init__(self, insight: Callable[[], Insight], budget: int = BUDGET) -> None:
        super().__init__(Weights(), pace=1000)
        self.insight = insight
        self.budget = budget

    def opinions(self, position: Position) -> Weights:
        return self.insight().together if position.automas is None else self.insight().alone

    def choose(self, match: Match, seat: int, at: int, rng: Random) -> tuple[Any, int]:
        position: Position = match.position
        search = Search(position, seat, at, self.opinions(position), self.insight().judge, self.budget)
        return search.choose(Chance(rng.randbytes(32)))


@cache
def learned_in(path: Path) -> Insight:
    from ...bots.network import load

    found = load(path)
    return Insight(opinions(found["together"]()), opinions(found["alone"]()), found["round"])


@cache
def learned() -> Insight:
    """What comes with Sandtable; made by `sandtable train pendulum`."""
    with as_file(files(__package__) / "master.npz") as path:
        return learned_in(path)


novice = PendulumBot(_novice(), pace=5000, lapses=0.3)
player = PendulumBot(_player(), pace=2000, lapses=0.1)
greedy = PendulumBot(Weights(), pace=1000)
"""Plays by what looks best right now."""
expert = Expert(_expert(), pace=1000, alone=_expert_alone())
master = Master(learned)
