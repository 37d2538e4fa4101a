"""Where lessons begin, everything that they ask for can be done, in their order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sandtable import Match, load_record
from sandtable.bots import bot_named, bots_for
from sandtable.bots.bot import GUIDE
from sandtable.core.game import Event
from sandtable.core.registry import game_named
from sandtable.nations.rules import moves as nations
from sandtable.pendulum.rules import moves as pendulum

YOU, RIVAL = 0, 1
CHAPTERS = [
    (game, path.stem)
    for game in ("nations", "pendulum")
    for path in sorted((game_named(game).lessons or pytest.fail(game)).glob("*.json"))
]
LATER = 10_000
"""Milliseconds of sand that a lesson lets somebody wait for at most."""


class Learner:
    """Plays the first seat; the bot of lessons plays the other."""

    def __init__(self, game: str, lesson: str) -> None:
        rules = game_named(game)
        assert rules.lessons is not None
        self.match: Match = load_record(rules.lessons / f"{lesson}.json")
        self.at = self.match.now
        self.events: list[Event] = []
        self._bot = bot_named(rules, GUIDE)
        self._let_rival_play()

    @property
    def moves(self) -> list[Any]:
        return self.match.moves(YOU, self.at)

    @property
    def view(self) -> Any:
        return self.match.view(YOU, self.at)

    def play(self, kind: type, fits: Callable[[Any], bool] = lambda move: True) -> None:
        move = next(move for move in self.moves if isinstance(move, kind) and fits(move))
        self.events += self.match.play(YOU, move, self.at)
        self._let_rival_play()

    def saw(self, event: str, **facts: Any) -> bool:
        return any(
            each.__class__.__name__ == event
            and all(getattr(each, key) == value for key, value in facts.items())
            for each in self.events
        )

    def _let_rival_play(self) -> None:
        rng = Random(0)
        while self.match.moves(RIVAL, self.at):
            move = self._bot.think(self.match.for_bot(RIVAL, rng), RIVAL, self.at, rng).move
            if move is None:
                return
            self.events += self.match.play(RIVAL, move, self.at)

    def buy(self, kind: str, price: int, exchanged: bool = False) -> None:
        """The tile of this kind at this price, paid as the table proposes."""
        view = self.view
        place = next(
            move.place
            for move in self.moves
            if isinstance(move, nations.Buy)
            and view.board[move.place].tile.__class__.__name__.lower() == kind
            and view.board[move.place].price == price
        )
        self.play(nations.Buy, lambda move: move.place == place)
        self.play(nations.Pay, lambda move: sorted(move.pieces) == sorted(view.proposals[place]))
        while isinstance(self.moves[0], nations.Replace | nations.ReturnDice):
            self.play(type(self.moves[0]))
        paid = [each for each in self.events if each.__class__.__name__ == "Paid"][-1]
        assert bool(getattr(paid, "exchanged", ())) is exchanged


@pytest.mark.parametrize(("game", "lesson"), CHAPTERS)
def test_a_lesson_begins_with_a_decision(game: str, lesson: str) -> None:
    learner = Learner(game, lesson)
    assert learner.moves
    assert YOU in learner.match.to_act


def test_the_rival_of_lessons_is_no_opponent_to_choose() -> None:
    for game in ("nations", "pendulum"):
        assert GUIDE not in bots_for(game_named(game))


def test_a_first_turn_of_nations() -> None:
    learner = Learner("nations", "turns")
    learner.buy("wonder", 1)
    learner.buy("development", 1)
    assert learner.saw("Left", seat=YOU)
    learner.buy("development", 1, exchanged=True)
    learner.play(nations.Reroll)
    learner.play(nations.Roll)
    assert learner.saw("Rolled", seat=YOU, why="reroll")


def test_the_other_tiles_of_nations() -> None:
    learner = Learner("nations", "tiles")
    learner.buy("colony", 2)
    learner.buy("advisor", 2)
    learner.buy("wonder", 1)
    learner.play(nations.Build)
    learner.play(nations.Pay)
    assert learner.saw("Built", seat=YOU)


def test_the_end_of_an_age_of_nations() -> None:
    learner = Learner("nations", "ending")
    learner.play(nations.Pass)
    learner.play(nations.UseBooks, lambda move: len(move.pieces) > 0)
    learner.play(nations.Pay, lambda move: all("food" in piece for piece in move.pieces))
    learner.play(nations.Pay)
    assert learner.saw("Famine", seat=YOU, fed=True)
    assert learner.saw("War", seat=YOU, won=True)
    assert learner.saw("AgeBegan", age=3)


def test_workers_of_pendulum() -> None:
    learner = Learner("pendulum", "workers")
    learner.play(pendulum.Place)
    learner.play(pendulum.Place, lambda move: move.area == "black")
    learner.play(pendulum.Ready)
    assert learner.saw("RoundBegan", timed=True)
    learner.play(pendulum.Act)


def test_sand_of_pendulum() -> None:
    learner = Learner("pendulum", "sand")
    assert learner.view.players[YOU].workers[1].state == "stuck"
    assert not any(isinstance(move, pendulum.Flip) for move in learner.moves)
    learner.at += LATER
    learner.play(pendulum.Flip, lambda move: move.timer == "black")
    learner.play(pendulum.Place, lambda move: move.worker == 1)


def test_growth_of_pendulum() -> None:
    learner = Learner("pendulum", "growth")
    learner.play(pendulum.Claim, lambda move: move.legendary)
    learner.play(pendulum.Act)
    learner.play(pendulum.Conquer)
    learner.play(pendulum.Slot)
    learner.play(pendulum.PlayStratagem)
    learner.play(pendulum.PickUp)
    assert learner.saw("PickedUp", seat=YOU)


def test_a_council_of_pendulum() -> None:
    learner = Learner("pendulum", "council")
    learner.play(pendulum.Act)
    assert learner.view.players[YOU].votes == 4
    learner.at += LATER
    learner.play(pendulum.Flip, lambda move: move.timer == "purple")
    assert learner.saw("CouncilCalled")
    learner.play(pendulum.Done)
    assert learner.view.order[0] == YOU
    learner.play(pendulum.Step)
    learner.play(pendulum.Step)
    learner.play(pendulum.TakeReward)
    learner.play(pendulum.Ready)
    assert learner.saw("RoundBegan", round=2)
