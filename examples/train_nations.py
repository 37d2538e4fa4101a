"""Trains a small policy for Nations with numpy alone and lets it play against chance.

    pip install 'sandtable[learn]'
    python examples/train_nations.py --minutes 4

One layer of weights turns what a seat sees into a preference for each action. It plays alone, in batches
over all cores, and whatever it did in games that went better than the others becomes likelier (REINFORCE,
with Adam's steps). In the end it sits down with two players against the bot that moves by chance.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sandtable.study.environments import encoding_of, turns

Floats = NDArray[np.float64]
ENCODING = encoding_of("nations")
SHAPE = (ENCODING.size + 1, ENCODING.actions)
BATCH = 40
"""Games of each core between two steps."""
RATE = 0.02
WANDER = 0.003
"""How much it is drawn towards trying things."""


def seen(observation: dict[str, Any]) -> Floats:
    """What is seen, in numbers about 1, and a constant."""
    return np.append(observation["observation"] / 3.0, 1.0)


def preference(weights: Floats, inputs: Floats, mask: NDArray[np.int8]) -> Floats:
    """How likely each action is to be chosen."""
    scores = np.where(mask, inputs @ weights, -np.inf)
    likely = np.exp(scores - scores.max())
    shares: Floats = likely / likely.sum()
    return shares


def play_batch(weights: Floats, seed: int, games: int) -> tuple[Floats, list[float]]:
    """Play alone; return which way the weights should go, and the scores."""
    rng = np.random.default_rng(seed)
    env = turns("nations", seats=1)
    played: list[list[tuple[Floats, int, Floats]]] = []
    scores: list[float] = []
    for game in range(games):
        env.reset(seed=seed * 1000 + game)
        steps = []
        while not env.terminations["seat_0"]:
            observation = env.observe("seat_0")
            inputs = seen(observation)
            likely = preference(weights, inputs, observation["action_mask"])
            action = int(rng.choice(len(likely), p=likely))
            steps.append((inputs, action, likely))
            env.step(action)
        played.append(steps)
        scores.append(env.rewards["seat_0"])
    better = (np.array(scores) - np.mean(scores)) / (np.std(scores) + 1e-6)
    uphill = np.zeros(SHAPE)
    for steps, advantage in zip(played, better, strict=True):
        for inputs, action, likely in steps:
            towards = -likely * advantage
            towards[action] += advantage
            # More even preferences, a little: the slope of their entropy.
            surprise = -np.log(likely + 1e-12)
            towards += WANDER * likely * (surprise - (likely * surprise).sum())
            used = np.flatnonzero(likely)
            uphill[:, used] += np.outer(inputs, towards[used])
    return uphill / games, scores


def train(minutes: float, cores: int) -> Floats:
    weights, drift, spread = np.zeros(SHAPE), np.zeros(SHAPE), np.zeros(SHAPE)
    ends = time.monotonic() + 60 * minutes
    step = 0
    with ProcessPoolExecutor(cores) as pool:
        while time.monotonic() < ends:
            step += 1
            seeds = range(step * cores, (step + 1) * cores)
            found = list(pool.map(play_batch, [weights] * cores, seeds, [BATCH] * cores))
            uphill = np.mean([each for each, _ in found], axis=0)
            drift = 0.9 * drift + 0.1 * uphill
            spread = 0.99 * spread + 0.01 * uphill**2
            weights += RATE * (drift / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-4)
            if step % 10 == 0:
                mean = np.mean([scores for _, scores in found])
                print(f"{step * cores * BATCH} games, mean score {mean:.1f}", flush=True)
    return weights


def against_chance(weights: Floats, games: int) -> tuple[int, float]:
    """Games won of two players, every shuffle played from both seats, and the share."""
    rng = np.random.default_rng(1)
    env = turns("nations", seats=2)
    won = 0
    for game in range(games):
        env.reset(seed=10**6 + game // 2)
        own = f"seat_{game % 2}"
        while not any(env.terminations.values()):
            agent = env.agent_selection
            observation = env.observe(agent)
            mask = observation["action_mask"]
            if agent == own:
                env.step(int(np.argmax(preference(weights, seen(observation), mask))))
            else:
                env.step(int(rng.choice(np.flatnonzero(mask))))
        won += env.rewards[own] > 0
    return won, won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy for Nations.")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--cores", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--games", type=int, default=400, help="against chance, in the end (%(default)s)")
    parser.add_argument("--out", metavar="FILE", help="keep the weights there")
    arguments = parser.parse_args()
    untrained = against_chance(np.zeros(SHAPE), arguments.games)[1]
    print(f"untrained, against chance: {untrained:.1%} of {arguments.games} games")
    weights = train(arguments.minutes, arguments.cores)
    if arguments.out:
        np.save(arguments.out, weights)
    won, share = against_chance(weights, arguments.games)
    print(f"trained, against chance: won {won} of {arguments.games} games, {share:.1%}")


if __name__ == "__main__":
    main()
