"""Trains a small network for Nations with numpy alone and lets it play against the bot `greedy`.

    pip install 'sandtable[learn]'
    python examples/train_nations.py --minutes 8

First it watches the bot `player`: on all cores, games of two are played through the environment, and what
was seen and chosen at each step is kept. Then a network of one hidden layer learns to choose the same
(cross-entropy, Adam). The bot looks ahead with a little luck at every other turn; the network, which has
seen very many of its choices, evens out the luck. In the end it plays without looking ahead at all.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sandtable.bots import bot_named
from sandtable.study.environments import against, turns
from sandtable.study.ratings import interval

Arrays = list[NDArray[Any]]
HIDDEN = 128
BATCH = 512
RATE = 0.001


def watch(seed: int, seconds: float) -> Arrays:
    """Games of the bot for some seconds: what was seen, what was allowed, and what it chose."""
    env, rng = turns("nations", seats=2), Random(seed)
    seen, allowed, chosen = [], [], []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        env.reset(seed=rng.getrandbits(60))
        match, spell = env.episode.playing, env.episode.encoding.spell
        bot = bot_named(match.game, "player")
        while not any(env.terminations.values()):
            seat = match.to_act[0]
            entries = len(match)
            for action in spell(bot.think(match.for_bot(seat, rng), seat, 0, rng).move) or ():
                if len(match) == entries:  # Else the move was complete before its last action.
                    observation = env.observe(env.agent_selection)
                    seen.append(observation["observation"].astype(np.uint8))
                    allowed.append(observation["action_mask"])
                    chosen.append(action)
                    env.step(action)
    return [np.array(seen), np.array(allowed), np.array(chosen)]


class Network:
    def __init__(self, seen: NDArray[Any], actions: int) -> None:
        rng = np.random.default_rng(1)
        size = seen.shape[1]
        self.mean = seen.mean(axis=0, dtype=np.float32)
        self.spread = np.maximum(seen.std(axis=0, dtype=np.float32), 0.05)
        first = rng.normal(0, size**-0.5, (size, HIDDEN))
        self.weights: Arrays = [first, np.zeros(HIDDEN), np.zeros((HIDDEN, actions)), np.zeros(actions)]
        self.weights = [each.astype(np.float32) for each in self.weights]
        self.drift = [np.zeros_like(each) for each in self.weights]
        self.force = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def likely(self, seen: NDArray[Any], allowed: NDArray[Any]) -> Arrays:
        """The input, what passed the hidden layer, and how likely each action is."""
        first, first_offset, second, second_offset = self.weights
        inputs = (seen - self.mean) / self.spread
        passed = np.maximum(inputs @ first + first_offset, 0)
        scores = np.where(allowed, passed @ second + second_offset, -1e9)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return [inputs, passed, shares / shares.sum(axis=1, keepdims=True)]

    def learn(self, seen: NDArray[Any], allowed: NDArray[Any], chosen: NDArray[Any]) -> float:
        """One step towards what was chosen; return how often it would have been the network's choice too."""
        inputs, passed, shares = self.likely(seen, allowed)
        right = float((shares.argmax(axis=1) == chosen).mean())
        shares[np.arange(len(chosen)), chosen] -= 1
        shares /= len(chosen)
        back = (shares @ self.weights[2].T) * (passed > 0)
        self.steps += 1
        for n, slope in enumerate([inputs.T @ back, back.sum(axis=0), passed.T @ shares, shares.sum(axis=0)]):
            self.drift[n] = 0.9 * self.drift[n] + 0.1 * slope
            self.force[n] = 0.999 * self.force[n] + 0.001 * slope**2
            step = self.drift[n] / (1 - 0.9**self.steps)
            self.weights[n] -= RATE * step / (np.sqrt(self.force[n] / (1 - 0.999**self.steps)) + 1e-8)
        return right


def won_against(bot: str, network: Network, games: int, show: bool) -> int:
    """Games won of two players, every shuffle played from both seats. `show` tells the last one."""
    won = 0
    for game in range(games):
        env = against("nations", [None, bot] if game % 2 else [bot, None])
        observation, _ = env.reset(seed=10**6 + game // 2)
        over, reward = False, 0.0
        while not over:
            allowed = observation["action_mask"][None]
            action = int(network.likely(observation["observation"][None], allowed)[-1].argmax())
            observation, reward, over, _, _ = env.step(action)
        won += reward > 0
        match = env.episode.playing
        if show and game == games - 1:
            for number, (_, seat, move) in enumerate(match.entries):
                who = "network" if seat == env.seat else bot
                print(f"{who}: {match.game.move_line(move, match.seek(number).view(seat), match.options)}")
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small network for Nations.")
    parser.add_argument(
        "--minutes", type=float, default=8.0, help="half to watch, half to learn (%(default)s)"
    )
    parser.add_argument("--cores", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--games", type=int, default=400, help="against greedy, in the end (%(default)s)")
    parser.add_argument("--show", action="store_true", help="tell the last of these games")
    arguments = parser.parse_args()
    seconds, cores = 30 * arguments.minutes, arguments.cores
    with ProcessPoolExecutor(cores) as pool:
        parts = [*pool.map(watch, range(cores), [seconds] * cores)]
    seen, allowed, chosen = (np.concatenate(each) for each in zip(*parts, strict=True))
    print(f"watched {len(chosen)} choices", flush=True)
    network, rng = Network(seen, allowed.shape[1]), np.random.default_rng(2)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        right = []
        for _ in range(500):
            some = rng.integers(len(chosen), size=BATCH)
            right.append(network.learn(seen[some], allowed[some], chosen[some]))
        print(f"{network.steps} steps, chooses the same in {np.mean(right):.1%}", flush=True)
    won = won_against("greedy", network, arguments.games, arguments.show)
    low, high = interval(won, arguments.games)
    print(f"against greedy: won {won} of {arguments.games} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
