"""Plays many matches of Nations forward at once, with networks choosing the moves. Compiled with mypyc.

At each turn a network says how good the actions are and the best is taken; for all else, such as paying,
`policy` is good enough. Matches wait for each other, since a network answers many questions almost as fast as
one. When the age is over another network says what the position is good for.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ...core.chance import Chance
from ..rules import engine as rules
from ..rules.position import OVER, PAYING, TURN, Position
from ..rules.scoring import ranking, score
from .policy import choose
from .sight import ACTIONS, Sight, holdings, sight

IMPOSSIBLE: Final = -1000.0
LEAST: Final = -5.0
"""The lowest opinion of an action, as the logarithm of how likely it is the best."""
TEN: Final = 10.0
"""A network counts points in tens."""


class Guide:
    def __init__(self, turn: Any, age: Any, trust: float) -> None:
        self.turn = turn
        """How good each action is, for the seat whose turn it is."""
        self.age = age
        """When an age begins, for a seat: how likely it wins, its lead, and the points it still gains."""
        self.trust = trust
        """How much more an action counts if the guide thinks it e times as likely to be the best."""

    def opinions(self, seen: Sight) -> list[tuple[Any, float]]:
        """The moves of a turn, and how much less each is liked than the best."""
        answer: list[float] = self.turn([seen.seen]).tolist()[0]
        best = max(answer)
        found: list[tuple[Any, float]] = []
        for action in range(ACTIONS):
            if seen.moves[action] is not None:
                found.append((seen.moves[action], self.trust * max(answer[action] - best, LEAST)))
        return found

    def best(self, seen: list[Sight]) -> list[Any]:
        """The best move of each."""
        answers: list[list[float]] = self.turn([each.seen for each in seen]).tolist()
        found: list[Any] = []
        for number in range(len(seen)):
            moves = seen[number].moves
            answer = answers[number]
            best = IMPOSSIBLE
            chosen: Any = None
            for action in range(ACTIONS):
                if moves[action] is not None and answer[action] > best:
                    best, chosen = answer[action], moves[action]
            found.append(chosen)
        return found


class Playout:
    """One of many games, each with its own luck."""

    def __init__(self, position: Position, chance: Chance, places: int) -> None:
        self.position = position
        self.chance = chance
        self.taken: list[int] = [-1] * places
        """By place, the seat that took the tile."""

    def to_turn(self, age: int) -> bool:
        """Go on to the next turn with a choice; False when the age is over."""
        position = self.position
        while position.age == age and position.stage != OVER:
            if position.stage == TURN:
                return True
            if position.stage == PAYING and position.place >= 0:
                self.taken[position.place] = position.seat
            rules.play(position, position.seat, choose(position), self.chance)
        return False


def play_age(tables: list[Playout], age: int, guide: Guide) -> None:
    """Play all tables to the end of this age."""
    live = tables
    while live:
        waiting: list[Playout] = []
        seen: list[Sight] = []
        for table in live:
            while table.to_turn(age):
                own = sight(table.position)
                if own.choices > 1:
                    waiting.append(table)
                    seen.append(own)
                    break
                rules.play(table.position, table.position.seat, rules.PASS, table.chance)
        if waiting:
            moves = guide.best(seen)
            for number in range(len(waiting)):
                table = waiting[number]
                rules.play(table.position, table.position.seat, moves[number], table.chance)
        live = waiting


def foresee(tables: list[Playout], seat: int, guide: Guide) -> list[tuple[float, float]]:
    """How likely the seat wins and how far it is ahead, where an age has just begun or the match is over;
    alone its score, twice."""
    asked: list[bytes] = []
    for table in tables:
        if table.position.stage != OVER:
            asked.append(holdings(table.position, seat))
    answers: list[list[float]] = guide.age(asked).tolist() if asked else []
    found: list[tuple[float, float]] = []
    number = 0
    for table in tables:
        position = table.position
        alone = len(position.players) == 1
        if position.stage != OVER:
            answer = answers[number]
            number += 1
            if alone:
                points = TEN * answer[2]
                found.append((points, points))
            else:
                found.append((1.0 / (1.0 + exp(-answer[0])), TEN * answer[1]))
            continue
        own = float(score(position.box, position.players[seat]))
        if alone:
            found.append((own, own))
            continue
        best = -1000.0
        for other in range(len(position.players)):
            if other != seat:
                best = max(best, float(score(position.box, position.players[other])))
        found.append((1.0 if ranking(position)[0] == seat else 0.0, own - best))
    return found
