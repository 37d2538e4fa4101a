"""The levels of Nations: novice, player, expert, master."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from random import Random
from typing import Any

from ...bots.bot import Advice, Thought
from ...core.match import Match
from ..rules import engine as rules
from ..rules.moves import Buy, Decline, Pass
from ..rules.position import FAMINE, PAYING, TURN, WAR, Position
from .guided import Guide
from .policy import Hand, choose
from .reasons import advice
from .search import Candidate, compare, search

OVERLOOKS = 0.4
"""How likely a novice does not see that a tile could be bought."""
EXPERT = 200
"""Games that the expert plays out for a decision."""
BUDGETS = (0, EXPERT, 500, 400, 350)
"""Games that the master plays out for a decision, by number of seats. With more seats an age takes longer to
play out, and the master must not keep a table waiting."""
TRUST = 0.03
"""How much more an action counts if the guide thinks it e times as likely to be the best."""
CAREFUL = 120
"""Games played out from each move that a person is told about."""


class Novice:
    """Buys what looks good without a thought for famine and war, and does not see everything."""

    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        position: Position = match.position
        moves = rules.moves(position, seat)
        if position.stage == TURN:
            seen = [move for move in moves if isinstance(move, Buy) and rng.random() > OVERLOOKS]
            if seen:
                hand = Hand(position, seat)
                return Thought(max(seen, key=lambda move: hand.tile(position.board[move.place])))
            return Thought(next(move for move in moves if not isinstance(move, Buy)))
        if position.stage in (PAYING, FAMINE, WAR):
            return Thought(rng.choice([move for move in moves if not isinstance(move, Decline)]))
        return Thought(choose(position))


class Searcher:
    """Plays the age out from every sensible move, `budget` times in all, and takes what did best."""

    def __init__(self, budget: int, *, share: float = 1.0) -> None:
        self.budget = budget
        self.share = share
        """The share of turns for which games are played out. Below 1, `policy` takes all other decisions,
        such as paying."""

    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        position: Position = match.position
        if self.share < 1 and (position.stage != TURN or rng.random() >= self.share):
            return Thought(choose(position))
        return Thought(self.search(position, rng)[0].move)

    def search(self, position: Position, rng: Random) -> list[Candidate]:
        return search(position, rng, self.budget)


class Expert(Searcher):
    """Can also say why."""

    def guide(self, position: Position) -> Guide | None:
        return None

    def advise(self, match: Match, seat: int, at: int, rng: Random, played: Any = None) -> list[Advice]:
        position: Position = match.position
        found = self.search(position, rng)[:3]
        moves = [each.move for each in found]
        if played is not None and played not in moves:
            moves.append(played)
        # Measure it again: the best of many was also lucky. Passing shows what doing nothing would cost.
        fresh = [Candidate(move, len(position.board)) for move in moves]
        beside = fresh.copy()
        if position.stage == TURN and not any(isinstance(move, Pass) for move in moves):
            beside.append(Candidate(rules.PASS, len(position.board)))
        compare(position, beside, rng, CAREFUL, self.guide(position))
        fresh.sort(key=Candidate.mean, reverse=True)
        return [advice(position, each, beside, each is fresh[0]) for each in fresh]


class Master(Expert):
    """Plays on with learned networks. Alone, where they are no better, it plays as the expert does."""

    def guide(self, position: Position) -> Guide | None:
        return None if position.solo() else learned()

    def search(self, position: Position, rng: Random) -> list[Candidate]:
        return search(position, rng, BUDGETS[len(position.players)], self.guide(position))


@cache
def learned() -> Guide:
    """The networks that come with Sandtable; made by `sandtable train nations`."""
    from ...bots.network import load

    with as_file(files(__package__) / "master.npz") as path:
        networks = load(path)
    return Guide(networks["turn"], networks["age"], TRUST)


novice = Novice()
player = Searcher(budget=8, share=0.5)
expert = Expert(budget=EXPERT)
master = Master(budget=EXPERT)
