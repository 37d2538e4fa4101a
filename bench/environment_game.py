"""Learning environments: whole games by chance, with the observation and the mask of every step."""

from __future__ import annotations

import os
from typing import Any

from .contestant import Calls, Contestant, Played, Random

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


class Turns:
    """PettingZoo's AEC."""

    compiled = True

    def __init__(self, env: Any) -> None:
        self.env = env
        self.seed = 0

    def play(self, random: Random) -> Played:
        env = self.env
        self.seed += 1
        env.reset(seed=self.seed)
        steps = listed = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            allowed = observation["action_mask"].nonzero()[0]
            env.step(allowed[int(random() * len(allowed))])
            steps += 1
            listed += len(allowed)
        return Played(steps, listed, steps)

    def timings(self, random: Random) -> dict[str, Calls]:
        return {}


class OpenSpiel(Turns):
    """OpenSpiel's own environment in Python."""

    def play(self, random: Random) -> Played:
        time_step = self.env.reset()
        steps = listed = 0
        while not time_step.last():
            allowed = time_step.observations["legal_actions"][time_step.observations["current_player"]]
            time_step = self.env.step([allowed[int(random() * len(allowed))]])
            steps += 1
            listed += len(allowed)
        return Played(steps, listed, steps)


def sandtable(game: str, seats: int) -> Contestant:
    from sandtable.study.environments import turns

    return Turns(turns(game, seats))


def pettingzoo(name: str) -> Contestant:
    from importlib import import_module

    return Turns(import_module(f"pettingzoo.classic.{name}").raw_env())


def openspiel(name: str) -> Contestant:
    from open_spiel.python import rl_environment

    return OpenSpiel(rl_environment.Environment(name))
