"""Learns the networks of the level master.

First a network learns to choose at a turn as the expert's search did in some games. Then it plays against
itself, round by round, and what came of its games makes good actions likelier; a critic, who foretells the
outcome, tells good actions from good luck. At last another network learns from its games what holdings are
worth when an age begins, and the search with both meets the expert.

Each step leaves a file; a step whose file is there is not done again, so a run that was stopped goes on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ...bots.network import Stack, load, save
from ...study.curve import Point, read_curve, write_curve
from ...study.learning import (
    Adam,
    ChooserModel,
    Library,
    Samples,
    StackModel,
    as_shown,
    host,
    likely,
    write_arrays,
)
from ...study.ratings import interval
from ...study.training import Course, Track, Trained, Workers, ended
from ..bots.guided import TEN
from ..bots.levels import BUDGETS, EXPERT
from ..bots.sight import ACTIONS, AGE_SIZE, PLACE, PLACES, TABLE, TURN_SIZE
from .generation import Taken, by_chance, duel, met, quick, searched

TURN_LAYERS = (64, 32)
CRITIC_LAYERS = (TURN_SIZE, 96, 48, 1)
AGE_LAYERS = (AGE_SIZE, 96, 48, 3)
SHARPNESS = 0.03
"""A move that lowers the chance to win by this much is chosen e times less often."""
SHARPNESS_ALONE = 0.5
"""The same in points, playing alone."""
BATCH = 64
"""Games at a time."""
FADING = 0.95
"""The share of a later outcome that counts for the turn before it."""
CLIP = 0.2
CURIOSITY = 0.006
WARM_UP = 4
"""Rounds in which only the critic learns."""


class Effort(msgspec.Struct, frozen=True):
    """How long and how much is trained."""

    games: int = 1120
    """Games of the expert to learn from."""
    budget: int = 200
    steps: int = 800
    rounds: int = 280
    round_games: int = 4096
    rate: float = 1e-3
    quick: int = 128_000
    age_steps: int = 8000
    every: int = 20
    """Rounds after which it is measured, and from which a stopped run goes on."""
    duels: int = 3200
    meetings: int = 400
    meeting_budgets: tuple[int, int] = (BUDGETS[2], EXPERT)
    """Games played out for a decision, by the search with both networks and by the expert."""


SMALL = Effort(
    games=12,
    budget=20,
    steps=60,
    rounds=4,
    round_games=64,
    quick=128,
    age_steps=60,
    every=2,
    duels=64,
    meetings=2,
    meeting_budgets=(20, 20),
)
"""A training of minutes, to see that it works."""


def train(out: Path, small: bool, jobs: int, seed: int, track: Track) -> Trained:
    effort = SMALL if small else Effort()
    workers = Workers(jobs)
    try:
        shown = _shown(out / "shown.npz", effort, workers, seed, track)
        curve, hand = _self_play(out, shown, effort, workers, seed, track)
        ages = out / "ages.npz"
        if not ages.exists():
            play = partial(quick, hand, BATCH, seed)
            batches = max(1, effort.quick // BATCH)
            owned = [
                each for some in track("train-quick", workers.map(play, batches), batches) for each in some
            ]
            came = [[each.won, each.ahead, each.score, each.seats] for each in owned]
            seen = _rows([each.seen for each in owned])
            write_arrays(ages, seen=seen, came=np.array(came, dtype=np.float32))
        made = out / "nations.npz"
        if not made.exists():
            turn = load(hand)["turn"]
            age = learn_ages(ages, effort.age_steps, seed)[0]
            save(made, {"turn": turn, "age": age}, f"sandtable train nations --seed {seed}")
        meet = partial(met, made, effort.meeting_budgets, 2, seed)
        won = sum(
            each.won for each in track("train-meetings", workers.map(meet, effort.meetings), effort.meetings)
        )
        return Trained(made, curve, effort.meetings, won, *interval(won, effort.meetings))
    finally:
        workers.close()


def _shown(path: Path, effort: Effort, workers: Workers, seed: int, track: Track) -> Path:
    if not path.exists():
        play = partial(searched, effort.budget, seed)
        games = track("train-shown", workers.map(play, effort.games), effort.games)
        found = [turn for each in games for turn in each]
        write_arrays(
            path,
            seen=_rows([each.seen for each in found]),
            worth=np.array([each.worth for each in found], dtype=np.float32),
            games=np.array([each.games for each in found], dtype=np.int16),
            alone=np.array([each.alone for each in found]),
        )
    return path


def _rows(seen: Sequence[bytes]) -> Any:
    return np.frombuffer(b"".join(seen), dtype=np.uint8).reshape(len(seen), -1)


def _self_play(
    out: Path, shown: Path, effort: Effort, workers: Workers, seed: int, track: Track
) -> tuple[list[Point], Path]:
    """The curve, and the network after the last round."""
    state = out / "state.npz"
    curve = read_curve(out)
    model = learn_as_shown(shown, effort, seed)[0]
    learner = SelfPlay(model, np.load(shown)["seen"], seed)
    done = learner.load(state) if state.exists() else 0
    hand = out / f"hand-{done}.npz"
    save(hand, {"turn": model.network()}, "")
    began = time.monotonic()
    tasks = max(1, effort.round_games // BATCH)
    if not curve:
        curve.append(_measure(hand, 0, effort, workers, seed, 0.0))
    playing = workers.begin(
        partial(by_chance, hand, BATCH, seed + 1000 + done), tasks if done < effort.rounds else 0
    )
    for number in track("train-rounds", range(done, effort.rounds), effort.rounds - done):
        taken = [ended(each) for each in playing]
        # The next games begin while this round is learned from, with the network as it was.
        more = tasks if number + 1 < effort.rounds else 0
        playing = workers.begin(partial(by_chance, hand, BATCH, seed + 1001 + number), more)
        gone = number / effort.rounds
        rate = effort.rate * max(0.03, 1 - gone)
        learner.learn(taken, rate, CURIOSITY * (1 - 0.8 * gone), number >= min(WARM_UP, effort.rounds // 2))
        hand.unlink()
        hand = out / f"hand-{number + 1}.npz"
        save(hand, {"turn": model.network()}, "")
        if (number + 1) % effort.every == 0 or number + 1 == effort.rounds:
            took = time.monotonic() - began
            curve.append(_measure(hand, number + 1, effort, workers, seed, took))
            write_curve(out, curve, "Nations: games of two won against the quick hand")
            learner.save(state, number + 1)
    return curve, hand


def _measure(hand: Path, number: int, effort: Effort, workers: Workers, seed: int, took: float) -> Point:
    count = max(1, effort.duels // BATCH)
    share = float(np.mean(list(workers.map(partial(duel, hand, None, BATCH, seed), count))))
    return Point(number, count * BATCH, share, *interval(share * count * BATCH, count * BATCH), took)


COURSE = Course("nations", train)


def learn_as_shown(path: Path, effort: Effort, seed: int) -> tuple[ChooserModel, float]:
    """Learn to choose at a turn as the search did."""
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

    def _all(self) -> list[list[Any]]:
        adams = (self.adam, self.critic_adam)
        return [
            self.model.some,
            self.critic.some,
            *(some for adam in adams for some in (adam.first, adam.second)),
        ]

    def save(self, path: Path, done: int) -> None:
        arrays = {f"{n}-{m}": host(each) for n, some in enumerate(self._all()) for m, each in enumerate(some)}
        write_arrays(path, done=np.array([done, self.adam.step, self.critic_adam.step]), **arrays)

    def load(self, path: Path) -> int:
        """Go on from what was saved; returns the rounds that are done."""
        with np.load(path) as read:
            for n, some in enumerate(self._all()):
                some[:] = [self.library.here(read[f"{n}-{m}"]) for m in range(len(some))]
            done, self.adam.step, self.critic_adam.step = (int(each) for each in read["done"])
        return done

    def learn(self, games: Sequence[Taken], rate: float, curiosity: float, chooses: bool) -> float:
        """Learn from the games of a round; returns how much of the outcome the critic explains."""
        here = self.library.here
        seen = here(np.concatenate([each.seen for each in games]))
        came = np.concatenate([each.came for each in games])
        last = np.concatenate([each.last for each in games])
        foretold = np.concatenate(
            [host(self.critic.answers(seen[n : n + 32768])[-1])[:, 0] for n in range(0, len(came), 32768)]
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
                    slope = self._slope(
                        passed[-1], seen[some], action[some], share[some], gain[some], curiosity
                    )
                    self.adam.go(self.model.back(passed, slope), rate)
        return explained

    def _slope(self, answers: Any, seen: Any, action: Any, share: Any, gain: Any, curiosity: float) -> Any:
        """Proximal policy optimisation: likelier what brought more than foretold, but never by much."""
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
