"""All agents at a time: PettingZoo's parallel kind."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from .episode import Agents, Observation
from .picture import MODES, shown

Infos = dict[str, dict[str, Any]]


class TableTogether(Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """In a game with turns all but one agent can only wait. Where actions meet, the lower seat acts first,
    and an action that has become impossible by that is waiting."""

    metadata = {"name": "sandtable", "render_modes": MODES}  # noqa: RUF012

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
        episode = self.episode
        agents = self.agents
        for agent in agents:
            episode.check(episode.seat_of[agent], actions.get(agent))
        for agent in agents:
            seat = episode.seat_of[agent]
            if actions[agent] in episode.choices(seat):
                episode.act(seat, actions[agent])
            else:
                episode.give_up(seat)
        episode.pass_time()
        over = episode.over()
        cut = not over and self._cycles >= self.max_cycles
        observed = self._observed()
        rewards = {agent: episode.reward(episode.seat_of[agent]) for agent in agents}
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        infos: Infos = {agent: {} for agent in agents}
        return observed, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def render(self) -> str | None:
        """What the first seat that has to act sees."""
        return shown(self.episode, (*self.episode.to_act(), 0)[0], self.render_mode)

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.episode.observe(self.episode.seat_of[agent]) for agent in self.agents}
