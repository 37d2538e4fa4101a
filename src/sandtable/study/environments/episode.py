"""A match as an environment sees it, for all kinds of environments."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ...core.errors import BadInput
from ...core.match import Match, new_match
from .encoding import WAIT, Encoding, size

Observation = dict[str, Any]
LONGEST = 20_000
"""Actions after which a match is cut short."""


class Episode:
    def __init__(self, encoding: Encoding, seats: int, options: Any) -> None:
        self.encoding = encoding
        self.seats = seats
        self.options = options
        self.actions = 1 + size(encoding.numbered)
        self.size = size(encoding.seen) + self.actions
        self.agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.rng = Random()
        self.at = 0
        self.acted = 0
        self.match: Match | None = None
        self.chosen: list[tuple[int, ...]] = []
        """By seat, the actions of a move that is not complete yet."""
        self._choices: list[dict[int, list[Any]] | None] = []
        """What is known of them in this position."""

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def state_space(self) -> spaces.Box:
        return spaces.Box(-np.inf, np.inf, (self.seats * self.size,), np.float32)

    def state(self) -> NDArray[np.float32]:
        return np.concatenate([self.observe(seat)["observation"] for seat in range(self.seats)])

    @property
    def playing(self) -> Match:
        assert self.match is not None, "reset comes first"
        return self.match

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.match = new_match(self.encoding.game, self.seats, self.rng.randbytes(32), self.options)
        self.at = self.acted = 0
        self.chosen = [()] * self.seats
        self._choices = [None] * self.seats

    def to_act(self) -> tuple[int, ...]:
        """Empty when the match is over."""
        match = self.match
        assert match is not None
        return match.game.to_act(match.position, self.at)

    def choices(self, seat: int) -> dict[int, list[Any]]:
        """The actions of a seat, each with the moves that begin with it after what is chosen already. Who
        must act in a game without time cannot wait."""
        found = self._choices[seat]
        if found is None:
            chosen = self.chosen[seat]
            moves = self.playing.moves(seat, self.at)
            if chosen:
                spell = self.encoding.spell
                moves = [move for move in moves if (spell(move) or ())[: len(chosen)] == chosen]
            found = self._choices[seat] = self._by_action(moves, len(chosen))
            if not found or (self.encoding.tick and not chosen):
                found[WAIT] = []
        return found

    def _by_action(self, moves: list[Any], number: int) -> dict[int, list[Any]]:
        """Moves by the action that follows so many others."""
        found: dict[int, list[Any]] = {}
        spell = self.encoding.spell
        for move in moves:
            spelled = spell(move)
            if spelled is not None:
                action = spelled[number]
                if action in found:
                    found[action].append(move)
                else:
                    found[action] = [move]
        return found

    def observe(self, seat: int) -> Observation:
        actions = self.actions
        mask = bytearray(actions)
        for action in self.choices(seat):
            mask[action] = 1
        seen = np.zeros(self.size, np.float32)
        seen[:-actions] = self.encoding.observe(self.playing, seat, self.at)
        for action in self.chosen[seat]:
            seen[action - actions] += 1
        return {"observation": seen, "action_mask": np.frombuffer(mask, np.int8)}

    def act(self, seat: int, action: int | None) -> None:
        """Take an action. It may leave a move incomplete; then its seat goes on with the next one. What has
        only one continuation is continued at once."""
        choices = self.choices(seat)
        if action not in choices:
            self.check(seat, action)
        self.acted += 1
        moves = choices[action]  # type: ignore[index]
        if action == WAIT:
            self.chosen[seat] = ()
        elif len(moves) == 1:
            self.chosen[seat] = ()
            self.play(seat, moves[0])
        else:
            self.chosen[seat] = chosen = (*self.chosen[seat], int(action))  # type: ignore[arg-type]
            self._choices[seat] = self._by_action(moves, len(chosen))

    def play(self, seat: int, move: Any) -> None:
        """Make a move at once."""
        self.playing.play(seat, move, self.at)
        self._choices = [None] * self.seats

    def check(self, seat: int, action: int | None) -> None:
        """Refuse an action that the mask does not allow."""
        if action not in self.choices(seat):
            raise BadInput("action", "not-an-action", action=repr(action), agent=self.agents[seat])

    def give_up(self, seat: int) -> None:
        """Forget a move that is not complete."""
        self.chosen[seat] = ()
        self._choices[seat] = None

    def pass_time(self) -> None:
        """By a tick. Moves that are not complete and have become impossible are forgotten."""
        if not self.encoding.tick:
            return
        self.at += self.encoding.tick
        self._choices = [None] * self.seats
        for seat, chosen in enumerate(self.chosen):
            if chosen and WAIT in self.choices(seat):
                self.give_up(seat)

    def over(self) -> bool:
        return not self.to_act()

    def reward(self, seat: int) -> float:
        result = self.playing.result
        if result is None:
            return 0.0
        if self.seats == 1:
            return float(result.scores[0])
        return 1.0 if seat in result.winners else -1.0


class Agents:
    """What the environments of several agents have in common: one `Episode`, and a name for each seat."""

    def __init__(
        self, encoding: Encoding, seats: int, options: Any = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.episode = Episode(encoding, seats, options)
        self.possible_agents = self.episode.agents.copy()
        self.agents = self.possible_agents.copy()
        self.observation_spaces = dict.fromkeys(self.agents, self.episode.observation_space())
        self.action_spaces = {agent: spaces.Discrete(self.episode.actions) for agent in self.agents}
        self.state_space = self.episode.state_space()
        self.render_mode = render_mode
        self.max_cycles = LONGEST

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """What all seats together know: their observations, one after the other."""
        return self.episode.state()

    def close(self) -> None:
        """Nothing is open."""
