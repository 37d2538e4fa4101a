"""All agents at a time: PettingZoo's parallel kind."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from .encoding import WAIT, Encoding
from .episode import LONGEST, Episode, Observation

Infos = dict[str, dict[str, Any]]


class TableTogether(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """In a game with turns all but one agent can only wait. Where actions meet, the lower seat acts first,
    and an action that has become impossible is waiting."""

    metadata = {"name": "sandtable", "render_modes": []}  # noqa: RUF012

    def __init__(self, encoding: Encoding, seats: int, options: Any = None) -> None:
        self.episode = Episode(encoding, seats, options)
        self.possible_agents = self.episode.agents.copy()
        self.agents = self.possible_agents.copy()
        self.observation_spaces = self.episode.observation_spaces
        self.action_spaces = self.episode.action_spaces
        self.render_mode = None
        self.max_cycles = LONGEST
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.episode.begin(seed)
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        self._cycles += 1
        chosen = [
            (seat, self.episode.choices(seat).get(int(actions[agent])))
            for seat, agent in enumerate(self.possible_agents)
            if actions.get(agent, WAIT) != WAIT
        ]
        for seat, move in chosen:
            if move is not None and move in self.episode.playing.moves(seat, self.episode.at):
                self.episode.playing.play(seat, move, self.episode.at)
        self.episode.pass_time()
        agents = self.agents
        over = self.episode.over()
        cut = not over and self._cycles >= self.max_cycles
        observed = self._observed()
        rewards = {agent: self.episode.reward(self.possible_agents.index(agent)) for agent in agents}
        if over or cut:
            self.agents = []
        infos: Infos = {agent: {} for agent in agents}
        return observed, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def render(self) -> None:
        """`sandtable` draws matches; this does not."""

    def close(self) -> None:
        """Nothing is open."""

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.episode.observe(self.possible_agents.index(agent)) for agent in self.agents}
