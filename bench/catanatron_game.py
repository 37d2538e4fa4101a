"""catanatron: Catan in Python."""

from __future__ import annotations

from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from .contestant import Calls, Contestant, Played, Random

GAMES_SAMPLED = 2
SAMPLE_EVERY = 16


class Catanatron:
    compiled = False

    def __init__(self, seats: int) -> None:
        self.players = [RandomPlayer(colour) for colour in list(Color)[:seats]]
        self.seed = 0

    def play(self, random: Random) -> Played:
        decisions = listed = 0

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            nonlocal listed
            listed += len(actions)
            return actions[int(random() * len(actions))]

        game = self._new_game()
        while goes_on(game):
            game.play_tick(decide)
            decisions += 1
        return Played(decisions, listed, decisions)

    def timings(self, random: Random) -> dict[str, Calls]:
        samples = []
        for _ in range(GAMES_SAMPLED):
            game = self._new_game()
            while goes_on(game):
                if random() * SAMPLE_EVERY < 1:
                    samples.append(game.copy())
                game.play_tick()
        return {"copy_us": [sample.copy for sample in samples]}

    def _new_game(self) -> Any:
        self.seed += 1
        return Game(self.players, self.seed)


def goes_on(game: Any) -> bool:
    """As in its own `Game.play`."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def catanatron(seats: int) -> Contestant:
    return Catanatron(seats)
