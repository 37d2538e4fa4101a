"""One learner against bots: Gymnasium's kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from ...bots import bot_named
from ...core.errors import BadInput
from ...core.registry import game_named
from .encoding import Encoding
from .episode import LONGEST, Episode, Observation
from .picture import MODES, shown


class TableAgainst(gymnasium.Env[Observation, Any]):
    """The learner has the seat that no bot has. Bots act as soon as they may, at their own pace where time
    runs; there the learner is asked once a tick."""

    metadata = {"name": "sandtable", "render_modes": MODES}  # noqa: RUF012

    def __init__(
        self,
        encoding: Encoding,
        bots: Sequence[str | None],
        options: Any = None,
        render_mode: str | None = None,
    ) -> None:
        if [*bots].count(None) != 1:
            raise BadInput("bots", "one-learner")
        game = game_named(encoding.game)
        self.bots = [None if name is None else bot_named(game, name) for name in bots]
        self.seat = self.bots.index(None)
        self.episode = Episode(encoding, len(bots), options)
        self.observation_space = self.episode.observation_space()
        self.action_space = spaces.Discrete(self.episode.actions)
        self.render_mode = render_mode
        self.max_cycles = LONGEST
        self._looks: list[int | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.begin(seed)
        self._looks = [0] * len(self.bots)
        self._let_bots_act()
        return self.episode.observe(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        entries = len(episode.playing)
        episode.act(self.seat, action)
        if not episode.chosen[self.seat]:
            if len(episode.playing) > entries:
                self._wake()
            episode.pass_time()
            self._let_bots_act()
        over = episode.over()
        cut = not over and episode.acted >= self.max_cycles
        if self.render_mode == "human":
            self.render()
        return episode.observe(self.seat), episode.reward(self.seat), over, cut, {}

    def render(self) -> str | None:
        return shown(self.episode, self.seat, self.render_mode)

    def _wake(self) -> None:
        """Something changed: bots that waited for that look at once, and all where time stands still."""
        at, runs = self.episode.at, self.episode.encoding.tick
        self._looks = [look if look is not None and runs else at for look in self._looks]

    def _let_bots_act(self) -> None:
        """Until the learner may act, or all is over."""
        episode = self.episode
        while True:
            self._let_due_bots_act()
            to_act = episode.to_act()
            if self.seat in to_act or not to_act:
                return
            episode.pass_time()
            self._wake()

    def _let_due_bots_act(self) -> None:
        episode, match = self.episode, self.episode.playing
        while due := [
            (look, seat)
            for seat, look in enumerate(self._looks)
            if look is not None and look <= episode.at and self.bots[seat] is not None
        ]:
            _, seat = min(due)
            bot = self.bots[seat]
            assert bot is not None
            self._looks[seat] = None
            if seat not in episode.to_act() and not match.moves(seat, episode.at):
                continue
            thought = bot.think(match.for_bot(seat, episode.rng), seat, episode.at, episode.rng)
            if thought.again is not None and episode.encoding.tick:
                self._looks[seat] = episode.at + max(thought.again, 1)
            if thought.move is not None:
                episode.play(seat, thought.move)
                self._wake()
