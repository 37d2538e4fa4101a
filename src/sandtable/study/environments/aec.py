"""One agent after the other: PettingZoo's AEC."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from .episode import Agents, Observation
from .picture import MODES, shown


class TableTurns(Agents, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """In a game without turns all seats are asked one after the other, then time goes on by a tick. A move of
    several actions is finished before others are asked."""

    metadata = {"name": "sandtable", "render_modes": MODES, "is_parallelizable": False}  # noqa: RUF012

    _seat = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._waiting: list[int] = []
        self._select(self.episode.to_act())

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.episode.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        self._cumulative_rewards[agent] = 0.0
        episode.act(self._seat, action)
        to_act = episode.to_act()
        if not to_act:
            self.rewards = {each: episode.reward(seat) for seat, each in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif episode.acted >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        elif not episode.chosen[self._seat]:
            self._select(to_act)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return shown(self.episode, self._seat, self.render_mode)

    def _select(self, to_act: tuple[int, ...]) -> None:
        """The next of this round who may still act; when all had their turn, time goes on."""
        if len(to_act) == 1 and not self.episode.encoding.tick:
            self._seat = to_act[0]
            self.agent_selection = self.possible_agents[self._seat]
            return
        while True:
            while self._waiting:
                seat = self._waiting.pop(0)
                if seat in to_act:
                    self._seat, self.agent_selection = seat, self.possible_agents[seat]
                    return
            if self.episode.acted:
                self.episode.pass_time()
                to_act = self.episode.to_act()
            self._waiting = [*to_act]
