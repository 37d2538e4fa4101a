"""One agent after the other: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from .encoding import Encoding
from .episode import LONGEST, Episode, Observation


class TableTurns(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """In a game without turns all seats are asked one after the other, then time goes on by a tick."""

    metadata = {"name": "sandtable", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, encoding: Encoding, seats: int, options: Any = None) -> None:
        super().__init__()
        self.episode = Episode(encoding, seats, options)
        self.possible_agents = self.episode.agents.copy()
        self.agents = self.possible_agents.copy()
        self.observation_spaces = self.episode.observation_spaces
        self.action_spaces = self.episode.action_spaces
        self.render_mode = None
        self.max_cycles = LONGEST
        self._waiting: list[int] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._waiting = []
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(self.possible_agents.index(agent), action)
        if self.episode.over() or self.episode.cut_short(self.max_cycles):
            ended = self.terminations if self.episode.over() else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
            self.rewards = {
                each: self.episode.reward(self.possible_agents.index(each)) for each in self.agents
            }
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> None:
        """`sandtable` draws matches; this does not."""

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        """The next of this round who may still act; when all had their turn, time goes on."""
        while True:
            while self._waiting:
                seat = self._waiting.pop(0)
                if seat in self.episode.to_act():
                    self.agent_selection = self.possible_agents[seat]
                    return
            if self.episode.acted:
                self.episode.pass_time()
            self._waiting = list(self.episode.to_act())
