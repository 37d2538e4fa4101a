"""Learns the networks of the level master.

First a network learns to choose at a turn as the expert's search did in some games. Then it plays against
itself, round by round, and what came of its games makes good actions likelier; a critic, who foretells the
outcome, tells good actions from good luck. At last another network learns from its games what holdings are
worth when an age begins, and the search with both meets the expert.

Each step leaves a file; a step whose file is there is not done again, so a run that was stopped goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ...bots.network import Chooser, Stack, load, save
from ...study.learning import Adam, ChooserModel, Library, Samples, StackModel, as_shown, falling, host, likely
from ...study.ratings import interval
from ..bots.sight import ACTIONS, AGE_SIZE, PLACE, PLACES, TABLE, TURN_SIZE
from .generation import Taken, by_chance, duel, met, quick, searched

TURN_LAYERS = (64, 32)
CRITIC_LAYERS = (TURN_SIZE, 96, 48, 1)
AGE_LAYERS = (AGE_SIZE, 96, 48, 3)
SHARPNESS = 0.03
"""So much worse a chance to win makes a choice e times rarer."""
SHARPNESS_ALONE = 0.5
"""In points."""
TEN = 10.0
BATCH = 64
"""Games at a time."""
FADING = 0.95
"""How much of what came later counts for a turn, for each turn in between."""
CLIP = 0.2
CURIOSITY = 0.006
WARM_UP = 4
"""Rounds in which only the critic learns."""


class Effort(msgspec.Struct, frozen=True):
    """How much is done."""

    games: int = 1200
    budget: int = 200
    steps: int = 700
    rounds: int = 150
    round_games: int = 4096
    rate: float = 1e-3
    quick: int = 100_000
    age_steps: int = 8000
    measured_every: int = 25
    meetings: int = 400


class Measured(msgspec.Struct, frozen=True):
    """A point of the curve: games of two against the quick hand, without search."""

    round: int
    games: int
    won: float
    low: float
    high: float
    seconds: float


Track = Callable[[str, Iterable[Any]], Iterable[Any]]


class Workers:
    """Processes that play; none for one job."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def begin(self, play: Callable[[int], Any], numbers: Iterable[int]) -> list[Any]:
        return [self.pool.submit(play, number) if self.pool else play(number) for number in numbers]

    def map(self, play: Callable[[int], Any], numbers: Iterable[int]) -> Iterable[Any]:
        begun = self.begin(play, numbers) if self.pool else map(play, numbers)
        try:
            for each in begun:
                yield ended(each)
        finally:
            for each in begun if self.pool else ():
                each.cancel()

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(cancel_futures=True)


def ended(begun: Any) -> Any:
    return begun.result() if isinstance(begun, Future) else begun


def learn_as_shown(path: Path, effort: Effort, seed: int) -> tuple[ChooserModel, float]:
    """To choose at a turn as the search did."""
    read = np.load(path)
    rng = np.random.default_rng(seed)
    library = Library()
    seen = read["seen"]
    model = new_chooser(library, seen, rng)
    samples = Samples(library, seen, [choices(read["worth"], read["games"], read["alone"])], rng)
    return model, samples.learn(model, as_shown, effort.steps, 1024, 2e-3)


def new_chooser(library: Library, seen: Any, rng: Any) -> ChooserModel:
    return ChooserModel(library, (TABLE, PLACES, PLACE), ACTIONS, TURN_LAYERS, seen, rng)


def choices(worth: Any, games: Any, alone: Any) -> Any:
    """What share of the choice each action deserves; -1: it was not possible."""
    able = games > 0
    sharp = np.where(alone, SHARPNESS_ALONE, SHARPNESS)[:, None]
    best = np.where(able, worth, -np.inf).max(axis=1, keepdims=True)
    share = np.where(able, np.exp(np.where(able, worth - best, 0) / sharp), 0)
    return np.where(able, share / share.sum(axis=1, keepdims=True), -1).astype(np.float32)


class SelfPlay:
    """A network that plays against itself and learns from what comes of it."""

    def __init__(self, model: ChooserModel, seen: Any, seed: int) -> None:
        self.model = model
        self.library = model.library
        self.rng = np.random.default_rng(seed)
        self.critic = StackModel(self.library, CRITIC_LAYERS, seen, self.rng)
        self.adam = Adam(model)
        self.critic_adam = Adam(self.critic)

    def learn(self, games: Sequence[Taken], rate: float, curiosity: float, chooses: bool) -> float:
        """From the games of a round; returns how much of the outcome the critic explains."""
        here = self.library.here
        seen = here(np.concatenate([each.seen for each in games]))
        came = np.concatenate([each.came for each in games])
        last = np.concatenate([each.last for each in games])
        foretold = np.concatenate(
            [
                host(self.critic.answers(seen[n : n + 32768])[-1])[:, 0]
                for n in range(0, len(came), 32768)
            ]
        )
        gain = advantages(foretold, came, last)
        explained = 1 - float(np.var(came - foretold) / np.var(came))
        target = here(foretold + gain)
        gain = here((gain / (gain.std() + 1e-6)).astype(np.float32))
        action = here(np.concatenate([each.action for each in games]))
        share = here(np.concatenate([each.share for each in games]))
        batch = 8192
        for _ in range(2):
            order = here(self.rng.permutation(len(came)))
            for start in range(0, len(came), batch):
                some = order[start : start + batch]
                passed = self.critic.answers(seen[some])
                off = passed[-1] - target[some][:, None]
                self.critic_adam.go(self.critic.back(passed, 2 * off / len(some)), rate)
                if chooses:
                    passed = self.model.answers(seen[some])
                    slope = self._slope(passed[-1], seen[some], action[some], share[some], gain[some], curiosity)
                    self.adam.go(self.model.back(passed, slope), rate)
        return explained

    def _slope(
        self, answers: Any, seen: Any, action: Any, share: Any, gain: Any, curiosity: float
    ) -> Any:
        """Proximal policy optimisation: likelier what brought more than foretold, but never by much at once."""
        xp = self.library.xp
        able = seen[:, -ACTIONS:] > 0
        now = likely(xp, answers, able)
        chosen = self.library.here(np.arange(ACTIONS))[None, :] == action[:, None]
        ratio = (now * chosen).sum(axis=1) / share
        free = ((gain > 0) & (ratio < 1 + CLIP)) | ((gain <= 0) & (ratio > 1 - CLIP))
        push = -(gain * ratio * free)[:, None] * (self.library.floats(chosen) - now)
        log = xp.log(now + 1e-9)
        spread = -(now * log).sum(axis=1)[:, None]
        return (push + curiosity * now * (log + spread) * able) / len(answers)


def advantages(foretold: Any, came: Any, last: Any) -> Any:
    """By how much each turn did better than foretold, with what came later fading in weight."""
    found = np.zeros(len(came), dtype=np.float32)
    later = 0.0
    for n in range(len(came) - 1, -1, -1):
        if last[n]:
            later = came[n] - foretold[n]
        else:
            later = foretold[n + 1] - foretold[n] + FADING * later
        found[n] = later
    return found


def learn_ages(path: Path, steps: int, seed: int) -> tuple[Stack, float]:
    read = np.load(path)
    rng = np.random.default_rng(seed)
    library = Library()
    model = StackModel(library, AGE_LAYERS, read["seen"], rng)
    samples = Samples(library, read["seen"], [read["came"]], rng)
    loss = samples.learn(model, foretell, steps, 4096, 2e-3)
    return model.network(), loss


def foretell(xp: Any, answers: Any, targets: Sequence[Any]) -> tuple[Any, Any]:
    """Whether a seat wins, by how much, and with what score; alone only the last counts."""
    came = targets[0]
    together = came[:, 3] > 1.5
    chance = 1 / (1 + xp.exp(-xp.clip(answers[:, 0], -30.0, 30.0)))
    won = came[:, 0]
    off = -(won * xp.log(chance + 1e-9) + (1 - won) * xp.log(1 - chance + 1e-9))
    ahead = answers[:, 1] - came[:, 1] / TEN
    score = answers[:, 2] - came[:, 2] / TEN
    losses = together * (off + ahead * ahead) + score * score
    back = xp.stack([together * (chance - won), together * 2 * ahead, 2 * score], 1)
    return losses, back / len(answers)
