"""Games of Nations to learn from, and games that measure what was learned.

Everything about a game follows from its number and the seed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

from ...bots.network import load
from ...core.chance import Chance
from ..bots.guided import Guide
from ..bots.levels import TRUST
from ..bots.policy import choose
from ..bots.search import ALONE, search
from ..bots.sight import ACTIONS, holdings, sight
from ..datafile import standard
from ..rules import deal, engine, flow, scoring
from ..rules.box import NONE, box_of
from ..rules.position import TURN, Position

SEATS = (2, 2, 3, 2, 4, 1, 2, 3, 2, 4, 2, 1, 3, 2, 4, 2, 1, 2, 3, 4)
"""The numbers of seats, one game after the other."""
ASTRAY = 0.08
"""How often a turn is left to chance, so that more is seen than good play."""
POINT = 0.01
"""What a point of the lead is worth beside winning, up to `FAR`."""
FAR = 15.0


class Shown(msgspec.Struct, frozen=True):
    """What a search found out about the actions of a turn."""

    seen: bytes
    worth: list[float]
    games: list[int]
    """By action, the games played from it; 0: it was not possible."""
    alone: bool


class Owned(msgspec.Struct, frozen=True):
    """What a seat owned when an age began, and what came of it."""

    seen: bytes
    won: float
    ahead: float
    score: float
    seats: int


class Taken(msgspec.Struct, frozen=True):
    """The turns of some games, seat by seat, that a network played by chance."""

    seen: Any
    action: Any
    share: Any
    """How likely the network was to choose the action."""
    last: Any
    """Whether it was the last turn of a seat."""
    came: Any
    """What came of the game for the seat."""


_guides: dict[Path, Guide] = {}


def guide_in(path: Path | None) -> Guide | None:
    """The networks of a file; read once in each process."""
    if path is None:
        return None
    if path not in _guides:
        if len(_guides) > 2:
            _guides.clear()
        networks = load(path)
        _guides[path] = Guide(networks["turn"], networks.get("age"), TRUST)
    return _guides[path]


def start(seats: int, hard: bool, rng: Random) -> tuple[Position, Chance]:
    chance = Chance(rng.randbytes(32))
    position = deal.start(box_of(standard()), seats, hard, chance)
    flow.advance(position, chance, [])
    return position, chance


def searched(budget: int, seed: int, number: int) -> list[Shown]:
    """A game in which every decision is searched for as the expert does it."""
    rng = Random(f"search {seed} {number}")
    seats = SEATS[number % len(SEATS)]
    position, chance = start(seats, number % 2 == 1, rng)
    turns: list[Shown] = []
    while position.seat != NONE:
        if position.stage != TURN:
            found = search(position, rng, budget // 2)
            engine.play(position, position.seat, found[0].move, chance)
            continue
        seen = sight(position)
        if seen.choices == 1:
            engine.play(position, position.seat, engine.PASS, chance)
            continue
        found = search(position, rng, budget)
        worth = [0.0] * ACTIONS
        games = [0] * ACTIONS
        for each in found:
            action = seen.moves.index(each.move)
            worth[action], games[action] = each.mean(), each.games
        turns.append(Shown(seen.seen, worth, games, seats == 1))
        move = rng.choice(found).move if rng.random() < ASTRAY else found[0].move
        engine.play(position, position.seat, move, chance)
    return turns


class Run:
    """One of many that a network plays at the same time."""

    def __init__(self, seats: int, hard: bool, rng: Random) -> None:
        self.position, self.chance = start(seats, hard, rng)
        self.age = 1
        self.owned: list[tuple[int, bytes]] = []
        self.turns: list[list[tuple[bytes, int, float]]] = [[] for _ in range(seats)]

    def to_choice(self) -> Any:
        """Go on to the next turn with a choice, and what is seen then; None when the game is over."""
        position = self.position
        while position.seat != NONE:
            if position.age > self.age:
                self.age = position.age
                self.owned += [(seat, holdings(position, seat)) for seat in range(len(position.players))]
            move = engine.PASS
            if position.stage == TURN:
                seen = sight(position)
                if seen.choices > 1:
                    return seen
            else:
                move = choose(position)
            self.play(move)
        return None

    def play(self, move: Any) -> None:
        engine.play(self.position, self.position.seat, move, self.chance)

    def results(self) -> list[tuple[float, float, float]]:
        """By seat: whether it won, its lead, its score."""
        position = self.position
        scores = [scoring.score(position.box, player) for player in position.players]
        first = scoring.ranking(position)[0]
        return [
            (
                float(seat == first),
                float(own - max((each for other, each in enumerate(scores) if other != seat), default=0)),
                float(own),
            )
            for seat, own in enumerate(scores)
        ]


def _games(batch: int, rng: Random, number: int) -> list[Run]:
    return [
        Run(SEATS[(number * batch + each) % len(SEATS)], rng.random() < 0.5, rng) for each in range(batch)
    ]


def quick(networks: Path, batch: int, seed: int, number: int) -> list[Owned]:
    """Some games in which the network alone chooses, almost always what it thinks best."""
    guide = guide_in(networks)
    assert guide is not None
    rng = Random(f"quick {seed} {number}")
    games = live = _games(batch, rng, number)
    while live:
        waiting = [(game, seen) for game in live if (seen := game.to_choice()) is not None]
        if waiting:
            moves = guide.best([seen for _, seen in waiting])
            for (game, seen), move in zip(waiting, moves, strict=True):
                astray = rng.random() < ASTRAY
                game.play(rng.choice([each for each in seen.moves if each is not None]) if astray else move)
        live = [game for game, _ in waiting]
    return [
        Owned(seen, *results[seat], len(results))
        for game in games
        for results in [game.results()]
        for seat, seen in game.owned
    ]


def by_chance(networks: Path, batch: int, seed: int, number: int) -> Taken:
    """Some games in which the network alone chooses, the better an action the more likely."""
    guide = guide_in(networks)
    assert guide is not None
    rng = Random(f"chance {seed} {number}")
    luck = np.random.default_rng(rng.getrandbits(64))
    games = live = _games(batch, rng, number)
    while live:
        waiting = [(game, seen) for game in live if (seen := game.to_choice()) is not None]
        if waiting:
            answers = guide.turn([seen.seen for _, seen in waiting])
            actions = (answers + luck.gumbel(size=answers.shape)).argmax(axis=1)
            shares = np.exp(answers - answers.max(axis=1, keepdims=True))
            shares /= shares.sum(axis=1, keepdims=True)
            for row, (game, seen) in enumerate(waiting):
                action = int(actions[row])
                turn = (seen.seen, action, float(shares[row, action]))
                game.turns[game.position.seat].append(turn)
                game.play(seen.moves[action])
        live = [game for game, _ in waiting]
    turns: list[tuple[bytes, int, float]] = []
    last: list[bool] = []
    came: list[float] = []
    for game in games:
        for seat, (won, ahead, score) in enumerate(game.results()):
            own = game.turns[seat]
            turns += own
            last += [False] * (len(own) - 1) + [True] * bool(own)
            alone = len(game.turns) == 1
            came += [score / ALONE if alone else won + POINT * min(FAR, max(-FAR, ahead))] * len(own)
    return Taken(
        np.frombuffer(b"".join(seen for seen, _, _ in turns), dtype=np.uint8).reshape(len(turns), -1),
        np.array([action for _, action, _ in turns], dtype=np.int64),
        np.array([share for _, _, share in turns], dtype=np.float32),
        np.array(last),
        np.array(came, dtype=np.float32),
    )


def duel(networks: Path, rival: Path | None, batch: int, seed: int, number: int) -> float:
    """The share of some games of two that a network alone wins against the quick hand, or another network."""
    guides = (guide_in(networks), guide_in(rival))
    games = [Run(2, False, Random(f"duel {seed} {number} {each // 2}")) for each in range(batch)]
    live = list(enumerate(games))
    while live:
        waiting: list[list[tuple[int, Run, Any]]] = [[], []]
        for each, game in live:
            while (seen := game.to_choice()) is not None:
                whose = (game.position.seat + each) % 2
                if guides[whose] is not None:
                    waiting[whose].append((each, game, seen))
                    break
                game.play(choose(game.position))
        live = [(each, game) for side in waiting for each, game, _ in side]
        for guide, side in zip(guides, waiting, strict=True):
            if side and guide is not None:
                moves = guide.best([seen for _, _, seen in side])
                for (_, game, _), move in zip(side, moves, strict=True):
                    game.play(move)
    return sum(game.results()[each % 2][0] for each, game in enumerate(games)) / batch


class Outcome(msgspec.Struct, frozen=True):
    won: float
    """By the one that is measured; alone, whether it was the one that is measured."""
    score: float


def met(networks: Path, budgets: tuple[int, int], seats: int, seed: int, number: int) -> Outcome:
    """A game of the guided search against experts, with the budgets of both: the same shuffle for as many
    games as there are seats, with the seats moved on. Alone, the expert plays it again in the next game."""
    shuffle, seat = divmod(number, max(2, seats))
    rng = Random(f"meet {seed} {number}")
    position, chance = start(seats, shuffle % 2 == 1, Random(f"meet {seed} {shuffle}"))
    guide = guide_in(networks)
    own_budget, expert = budgets
    while position.seat != NONE:
        if position.seat == seat:
            found = search(position, rng, own_budget, guide)
        else:
            found = search(position, rng, expert)
        engine.play(position, position.seat, found[0].move, chance)
    own = position.players[seat if seats > 1 else 0]
    won = seat == 0 if seats == 1 else scoring.ranking(position)[0] == seat
    return Outcome(float(won), float(scoring.score(position.box, own)))
