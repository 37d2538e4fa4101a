"""A match as an environment sees it, for both kinds of environment."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces

from ...core.match import Match, new_match
from .encoding import WAIT, Encoding

Observation = dict[str, Any]
LONGEST = 20_000
"""Actions after which a match is cut short."""


class Episode:
    def __init__(self, encoding: Encoding, seats: int, options: Any) -> None:
        self.encoding = encoding
        self.seats = seats
        self.options = options
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(encoding.actions) for agent in self.agents}
        self.rng = Random()
        self.at = 0
        self.acted = 0
        self.match: Match | None = None

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )

    @property
    def playing(self) -> Match:
        assert self.match is not None, "reset comes first"
        return self.match

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.match = new_match(self.encoding.game, self.seats, self.rng.randbytes(32), self.options)
        self.at = self.acted = 0

    def to_act(self) -> tuple[int, ...]:
        return self.playing.game.to_act(self.playing.position, self.at)

    def choices(self, seat: int) -> dict[int, Any]:
        """The moves of a seat by their actions. Who must act in a game without time cannot wait."""
        found = self.encoding.number(self.playing.moves(seat, self.at))
        if not found or self.encoding.tick:
            found[WAIT] = None
        return found

    def observe(self, seat: int) -> Observation:
        mask = np.zeros(self.encoding.actions, np.int8)
        mask[list(self.choices(seat))] = 1
        numbers = self.encoding.observe(self.playing.view(seat, self.at))
        return {"observation": np.array(numbers, np.float32), "action_mask": mask}

    def act(self, seat: int, action: int) -> None:
        """Do it; what is not allowed, or no longer, is waiting."""
        self.acted += 1
        move = self.choices(seat).get(int(action))
        if move is not None:
            self.playing.play(seat, move, self.at)

    def pass_time(self) -> None:
        self.at += self.encoding.tick

    def over(self) -> bool:
        return self.playing.result is not None

    def cut_short(self, longest: int) -> bool:
        return self.acted >= longest and not self.over()

    def reward(self, seat: int) -> float:
        result = self.playing.result
        if result is None:
            return 0.0
        if self.seats == 1:
            return float(result.scores[0])
        return 1.0 if seat in result.winners else -1.0
