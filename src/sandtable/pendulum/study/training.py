"""Trains the level master: what it thinks things are worth, and the network that judges positions.

Round by round the planner plays against itself, each seat with values that differ a little from the best
known ones; the values that won more move the best known ones towards them. From the same games a network
learns the chance to win when a round begins. In the end the search with both plays against the expert.

Each round leaves a file; a round whose file is there is not played again, so a run that was stopped goes on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ...bots.network import ONE, Stack, Values, save
from ...study.curve import Point, read_curve, write_curve
from ...study.learning import Library, Samples, StackModel, write_arrays
from ...study.ratings import interval
from ...study.training import Course, Track, Trained, Workers
from ..bots.levels import expert
from ..bots.lookahead import BUDGET
from ..bots.sight import SIZE
from ..bots.weights import LEARNED, values_of
from .generation import SPREAD, Taken, astray, duel, met

LAYERS = (SIZE, 64, 32, 1)
BATCH = 16
"""Games at a time."""
FARTHEST = 0.15
"""The largest change of an opinion in a round, as a share of it."""


class Effort(msgspec.Struct, frozen=True):
    """How long and how much is trained."""

    rounds: int = 7
    games: int = 6400
    """Games in a round."""
    rate: float = 2.0
    steps: int = 6000
    duels: int = 1600
    meetings: int = 400
    budget: int = BUDGET
    """Thoughts of the search in the meetings."""


SMALL = Effort(rounds=2, games=32, steps=100, duels=8, meetings=2, budget=60)
"""A training of minutes, to see that it works."""


class Opinions(msgspec.Struct, frozen=True):
    """The best known after a round, and how fast they last changed."""

    together: list[float]
    alone: list[float]
    drift: list[float]
    drift_alone: list[float]


def train(out: Path, small: bool, jobs: int, seed: int, track: Track) -> Trained:
    effort = SMALL if small else Effort()
    workers = Workers(jobs)
    try:
        curve, best = _self_play(out, effort, workers, seed, track)
        made = out / "pendulum.npz"
        if not made.exists():
            network, _ = learn_chances(
                [out / f"games-{n}.npz" for n in range(effort.rounds)], effort.steps, seed
            )
            write(made, network, best, f"sandtable train pendulum --seed {seed}")
        meet = partial(met, made, effort.budget, 2, {}, seed)
        meetings = track("train-meetings", workers.map(meet, effort.meetings), effort.meetings)
        won = sum(each[0] for each in meetings)
        return Trained(made, curve, effort.meetings, won, *interval(won, effort.meetings))
    finally:
        workers.close()


COURSE = Course("pendulum", train)


def write(path: Path, network: Stack, best: Opinions, about: str) -> None:
    values = (Values({"values": np.round(np.array(each) * ONE)}) for each in (best.together, best.alone))
    save(path, dict(zip(("round", "together", "alone"), (network, *values), strict=True)), about)


def _self_play(
    out: Path, effort: Effort, workers: Workers, seed: int, track: Track
) -> tuple[list[Point], Opinions]:
    """The curve, and the opinions after the last round."""
    state = out / "opinions.json"
    curve = read_curve(out)
    known = msgspec.json.decode(state.read_bytes(), type=list[Opinions]) if state.exists() else [first()]
    began = time.monotonic()
    if not curve:
        curve.append(_measure(known[-1], 0, effort, workers, seed, 0.0))
    done = len(known) - 1
    for number in track("train-rounds", range(done, effort.rounds), effort.rounds - done):
        best = known[-1]
        play = partial(astray, best.together, best.alone, BATCH, seed + 1000 * (number + 1))
        taken = list(workers.map(play, max(1, effort.games // BATCH)))
        write_arrays(
            out / f"games-{number}.npz",
            seen=np.concatenate([each.seen for each in taken]),
            came=np.concatenate([each.came for each in taken]),
        )
        known.append(learn_opinions(best, taken, effort.rate))
        curve.append(_measure(known[-1], number + 1, effort, workers, seed, time.monotonic() - began))
        state.write_bytes(msgspec.json.format(msgspec.json.encode(known)))
        write_curve(out, curve, "Pendulum: games of two won against the expert, without search")
    return curve, known[-1]


def first() -> Opinions:
    """The opinions of the expert, to begin with."""
    still = [0.0] * len(LEARNED)
    return Opinions(values_of(expert.weights), values_of(expert.alone), still, still)


def learn_opinions(best: Opinions, taken: Sequence[Taken], rate: float) -> Opinions:
    """Every opinion goes the way that won more, by how much more it won."""
    shifts = np.concatenate([each.shifts for each in taken])
    won = np.concatenate([each.won for each in taken])
    alone = np.concatenate([each.alone for each in taken])
    found: list[list[float]] = []
    drifts: list[list[float]] = []
    for apart, values, drift in ((False, best.together, best.drift), (True, best.alone, best.drift_alone)):
        own = alone == apart
        gain = won[own] - won[own].mean()
        slope = (gain[:, None] * shifts[own]).mean(axis=0) / SPREAD
        moved = np.clip(0.5 * np.array(drift) + rate * slope, -FARTHEST, FARTHEST)
        found.append([float(each) for each in np.array(values) * np.exp(moved)])
        drifts.append([float(each) for each in moved])
    return Opinions(found[0], found[1], drifts[0], drifts[1])


def _measure(best: Opinions, number: int, effort: Effort, workers: Workers, seed: int, took: float) -> Point:
    count = max(1, effort.duels // BATCH)
    games = count * BATCH
    won = sum(workers.map(partial(duel, best.together, BATCH, seed), count))
    return Point(number, games, won / games, *interval(won, games), took)


def learn_chances(paths: Sequence[Path], steps: int, seed: int) -> tuple[Stack, float]:
    """The network, and its loss on games that were held back."""
    read = [np.load(path) for path in paths]
    seen = np.concatenate([each["seen"] for each in read])
    came = np.concatenate([each["came"] for each in read])
    rng = np.random.default_rng(seed)
    library = Library()
    model = StackModel(library, LAYERS, seen, rng)
    loss = Samples(library, seen, [came], rng).learn(model, foretell, steps, 2048, 2e-3)
    return model.network(), loss


def foretell(xp: Any, answers: Any, targets: Sequence[Any]) -> tuple[Any, Any]:
    """Whether a seat wins."""
    won = targets[0][:, 0]
    chance = 1 / (1 + xp.exp(-xp.clip(answers[:, 0], -30.0, 30.0)))
    losses = -(won * xp.log(chance + 1e-9) + (1 - won) * xp.log(1 - chance + 1e-9))
    return losses, (chance - won)[:, None] / len(answers)
