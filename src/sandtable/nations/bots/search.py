"""Looks ahead in Nations by playing the age out many times from every candidate. Compiled with mypyc.

Open-loop Monte Carlo: from each candidate the age is played to its end by the quick hand of `policy`,
with dice rolled anew each time, and `value` says what the position at the end is good for. All
candidates meet the same luck, so that it weighs less, and half of them are dropped whenever a share of the
budget is spent. The stacks never matter, since no tile of a later age is looked at.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from ...core.chance import Chance
from ..rules import engine as rules
from ..rules.box import BOOK, ROLL, USE_BOOKS
from ..rules.position import (
    BOOKS,
    FAMINE,
    OVER,
    PAYING,
    REPLACING,
    RETURNING_DICE,
    ROLLING,
    TURN,
    WAR,
    Position,
)
from ..rules.scoring import ranking
from .guided import Guide, Playout, foresee, play_age
from .policy import Hand, choose
from .sight import sight
from .value import outlook

WIDTH: Final = 6
"""So many ways to pay are looked at, the thriftiest ones."""
SPREAD: Final = [0.0, 0.0, 3.2, 2.7, 2.0]
"""By the age that begins, how many points of a lead make it e : 1 that it lasts."""
ALONE: Final = 15.0
"""So many points alone are worth as much as winning."""
MARGIN: Final = 0.005
"""What a point more is worth when the chance to win stays the same."""


class Candidate:
    """A move, and what came of it in the games played from it."""

    def __init__(self, move: Any, places: int) -> None:
        self.move = move
        self.games = 0
        self.prior = 0.0
        """The guide's opinion before any game is played: 0 or less."""
        self.total = 0.0
        """The sum of how likely each game is won, with a little for the lead; alone, of the scores."""
        self.chance = 0.0
        """The sum of the chances to win; alone, the sum of the scores."""
        self.fed = 0
        self.won = 0
        self.read = 0
        """Points for books."""
        self.first = 0
        """How often the seat became the first in order."""
        self.taken: list[int] = [0] * places
        """By place, how often another seat took the tile there."""

    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    def hope(self) -> float:
        """The average of the games together with the guide's opinion, since a few games tell little."""
        return self.mean() + self.prior

    def note(self, before: Position, after: Position, likely: float, ahead: float) -> None:
        """Count one more game: how likely it is won, and by how much; alone, both are the score."""
        seat = before.seat
        old = before.players[seat]
        new = after.players[seat]
        self.games += 1
        self.fed += 1 if new.famine_points > old.famine_points else 0
        self.won += 1 if new.war_points > old.war_points else 0
        self.read += new.book_points - old.book_points
        self.chance += likely
        if before.solo():
            self.total += likely
            return
        self.total += likely + MARGIN * ahead
        self.first += 1 if after.order[0] == seat else 0


def candidates(position: Position) -> list[Any]:
    """The moves worth a closer look; of those with pieces, the ones that cost least."""
    seat = position.seat
    stage = position.stage
    listed = rules.moves(position, seat)
    if len(listed) < 3:
        return listed
    if stage == REPLACING:
        return _unlike(position, listed)
    if stage == ROLLING:
        return _rolls(position)
    if stage == BOOKS:
        return _readings(position)
    if stage == PAYING or stage == FAMINE or stage == WAR or stage == RETURNING_DICE:
        return _thrifty(position, listed)
    return listed


def _thrifty(position: Position, listed: list[Any]) -> list[Any]:
    box = position.box
    hand = Hand(position, position.seat)
    ranked: list[tuple[float, int]] = []
    for number in range(len(listed)):
        move = listed[number]
        if move is not rules.DECLINE:
            kinds = box.kinds_of(move.pieces)
            assert kinds is not None
            ranked.append((hand.loss_of([kind for kind in kinds if kind < box.kinds]), number))
    ranked.sort()
    found = [listed[number] for _, number in ranked[:WIDTH]]
    if listed[-1] is rules.DECLINE:
        found.append(rules.DECLINE)
    return found


def _unlike(position: Position, listed: list[Any]) -> list[Any]:
    """One of those developments that are alike."""
    box = position.box
    developments = position.players[position.seat].developments
    seen: list[int] = []
    found: list[Any] = []
    for move in listed:
        tile = developments[move.slot]
        sort = (box.tile_points[tile] * 8 + box.tile_colour[tile]) * 8 + box.tile_yield[tile]
        if sort not in seen:
            seen.append(sort)
            found.append(move)
    return found


def _rolls(position: Position) -> list[Any]:
    """What the quick hand would roll, and all dice but those that show one or two symbols."""
    box = position.box
    available = position.players[position.seat].available
    found = [choose(position)]
    for first in range(5):
        for second in range(first, 5):
            kinds: list[int] = []
            for kind in range(box.dice_kinds):
                if box.symbol[kind] != first and box.symbol[kind] != second:
                    kinds += [kind] * available[kind]
            if kinds:
                move = box.move(ROLL, kinds)
                if move not in found:
                    found.append(move)
    return found


def _readings(position: Position) -> list[Any]:
    """All books, and all but the dice with the fewest, which may serve in the famine."""
    box = position.box
    available = position.players[position.seat].available
    kinds: list[int] = []
    for kind in box.showing[BOOK]:
        kinds += [kind] * available[kind]
    dice = [kind for kind in kinds if kind < box.dice_kinds]
    dice.sort(key=box.amount.__getitem__)
    found = [box.move(USE_BOOKS, kinds)]
    for kept in dice[:WIDTH]:
        kinds = kinds.copy()
        kinds.remove(kept)
        found.append(box.move(USE_BOOKS, kinds))
    return found


def chance_of(position: Position, seat: int, ahead: float) -> float:
    """How likely the seat wins, when an age has just begun or the match is over."""
    if position.stage == OVER:
        return 1.0 if ranking(position)[0] == seat else 0.0
    return 1.0 / (1.0 + exp(-ahead / SPREAD[position.age]))


def try_out(position: Position, candidate: Candidate, luck: Chance) -> None:
    """Play the candidate and the rest of the age, and note what came of it."""
    seat = position.seat
    table = position.copy()
    chance = luck.copy()
    rules.play(table, seat, candidate.move, chance)
    while table.age == position.age and table.stage != OVER:
        if table.stage == PAYING and table.seat != seat and table.place >= 0:
            candidate.taken[table.place] += 1
        rules.play(table, table.seat, choose(table), chance)
    own = outlook(table, seat)
    if len(table.players) == 1:
        candidate.note(position, table, own, own)
        return
    best = -1000.0
    for other in range(len(table.players)):
        if other != seat:
            best = max(best, outlook(table, other))
    candidate.note(position, table, chance_of(table, seat, own - best), own - best)


def try_all_out(position: Position, some: list[Candidate], lucks: list[Chance], guide: Guide) -> None:
    """The same with a guide, for all candidates at once."""
    seat = position.seat
    tables: list[Playout] = []
    for luck in lucks:
        for candidate in some:
            table = Playout(position.copy(), luck.copy(), len(position.board))
            rules.play(table.position, seat, candidate.move, table.chance)
            tables.append(table)
    play_age(tables, position.age, guide)
    foreseen = foresee(tables, seat, guide)
    for number in range(len(tables)):
        candidate = some[number % len(some)]
        table = tables[number]
        for place in range(len(position.board)):
            if table.taken[place] >= 0 and table.taken[place] != seat:
                candidate.taken[place] += 1
        likely, ahead = foreseen[number]
        candidate.note(position, table.position, likely, ahead)


def compare(
    position: Position, some: list[Candidate], rng: Random, games: int, guide: Guide | None = None
) -> None:
    """So many games from each, all with the same luck."""
    lucks = [Chance(rng.randbytes(32)) for _ in range(games)]
    if guide is not None:
        try_all_out(position, some, lucks, guide)
        return
    for luck in lucks:
        for candidate in some:
            try_out(position, candidate, luck)


def ask(position: Position, some: list[Candidate], guide: Guide) -> None:
    """What the guide thinks of the actions of a turn."""
    opinions = guide.opinions(sight(position))
    for number in range(len(opinions)):
        move, opinion = opinions[number]
        for candidate in some:
            if candidate.move is move:
                candidate.prior = opinion * (ALONE if position.solo() else 1.0)


def search(position: Position, rng: Random, budget: int, guide: Guide | None = None) -> list[Candidate]:
    """The candidates, best first, after about `budget` games in all."""
    left = [Candidate(move, len(position.board)) for move in candidates(position)]
    if guide is not None and position.stage == TURN and len(left) > 1:
        ask(position, left, guide)
    out: list[Candidate] = []
    rounds = 1
    while (1 << rounds) < len(left):
        rounds += 1
    while len(left) > 1:
        compare(position, left, rng, max(1, budget // (rounds * len(left))), guide)
        left.sort(key=Candidate.hope, reverse=True)
        half = (len(left) + 1) // 2
        out = left[half:] + out
        left = left[:half]
    return left + out
