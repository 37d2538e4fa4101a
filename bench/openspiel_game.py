"""Backgammon of OpenSpiel: C++ behind a thin Python layer."""

from __future__ import annotations

from typing import Any

import pyspiel

from .contestant import Calls, Contestant, Played, Random

GAMES_SAMPLED = 8
SAMPLE_EVERY = 8


class Backgammon:
    compiled = True

    def __init__(self) -> None:
        self.game = pyspiel.load_game("backgammon")

    def play(self, random: Random) -> Played:
        """All rolls are equally likely, so that `legal_actions`, the quickest list, serves for them too."""
        state = self.game.new_initial_state()
        terminal = pyspiel.PlayerId.TERMINAL
        decisions = listed = steps = 0
        while (player := state.current_player()) != terminal:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
            if player >= 0:
                decisions += 1
                listed += len(actions)
        return Played(decisions, listed, steps)

    def timings(self, random: Random) -> dict[str, Calls]:
        samples: list[Any] = []
        for _ in range(GAMES_SAMPLED):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if random() * SAMPLE_EVERY < 1:
                    samples.append(state.clone())
                if state.is_chance_node() and len({chance for _, chance in state.chance_outcomes()}) > 1:
                    raise NotImplementedError("rolls that are not equally likely")
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
        return {"copy_us": [sample.clone for sample in samples]}


def backgammon() -> Contestant:
    return Backgammon()
