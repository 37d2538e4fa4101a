"""Plays Nations by what looks best right now. Compiled with mypyc.

Everything is weighed in points. `worth` is what the available pieces will bring at the end of the age: books,
famine, war. A tile is worth its points and what its dice or chits will bring in later ages. An action is
as good as what it brings, less what the pieces that pay for it would have been worth.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from ...bots.bot import Thought
from ...core.match import Match
from ..rules import buying, payments
from ..rules import engine as rules
from ..rules import moves as m
from ..rules.box import ADVISOR, BOOK, DEVELOPMENT, FOOD, NONE, STRENGTH, WONDER, Box
from ..rules.flow import AGES
from ..rules.position import (
    BOOKS,
    FAMINE,
    PAYING,
    REPLACING,
    RETURNING_DICE,
    ROLLING,
    TURN,
    WAR,
    Player,
    Position,
)
from ..rules.scoring import points_a_rival

# In points, for each age of service; more in later ages, when famine and war pay more.
DIE: Final = [0.45, 1.0, 1.0, 1.0]
CHIT: Final = 0.75
REROLL: Final = 0.45
LATER: Final = 0.25
"""How much more, for each age."""
THIS_AGE: Final = 0.7
"""What comes now serves only the rest of the age."""
FINISHES: Final = 0.8
"""How likely a wonder is built once begun."""
STONE: Final = 0.3
"""What a stone towards a wonder costs."""
ORDER: Final = 0.08
"""A point of strength kept, for the order of play."""
SPARE: Final = 0.1
"""A piece that is still available: it may yet buy something."""
LEAD: Final = 3.0
"""So many books ahead make a lead fairly safe."""
SAMPLES: Final = 12


def _service(age: int, this_age: float) -> float:
    """How long something gained now is of use, in ages; a later age counts as more than one."""
    total = this_age * (1.0 + LATER * (age - 1))
    for later in range(age + 1, AGES + 1):
        total += 1.0 + LATER * (later - 1)
    return total


def _book_points(position: Position, seat: int, books: int) -> float:
    """What so many books are worth in this scoring and those to come."""
    players = position.players
    scorings = 1.0 + 0.7 * (AGES - position.age)
    total = 0.0
    if position.solo():
        ahead = books - position.opponent_books
        total = 1.0 / (1.0 + exp(-(ahead - 0.5) * 2.0 / LEAD))
    for other in range(len(players)):
        if other != seat:
            ahead = books - players[other].books
            total += 1.0 / (1.0 + exp(-(ahead - 0.5) * 2.0 / LEAD))
    return total * points_a_rival(position) * scorings


class Scale:
    """Weighs pieces and tiles for one seat in one position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.box: Box = position.box
        self.player: Player = position.players[seat]
        self.seat = seat
        stage = position.stage
        self.reads = stage not in (FAMINE, WAR)
        self.feeds = stage not in (FAMINE, WAR)
        self.fights = stage != WAR
        self.food = self.box.event_food[position.event]
        self.strength = self.box.event_strength[position.event]
        books = self.player.books
        self.book_points: list[float] = [
            _book_points(position, seat, books + n) for n in range(40 if self.reads else 1)
        ]

    def worth(self, counts: list[int]) -> float:
        """What these pieces, by kind, bring at the end of this age."""
        box = self.box
        food = 0
        strength = 0
        books = 0
        strength_dice = 0
        free_dice = 0
        pieces = 0
        for kind in range(box.kinds):
            count = counts[kind]
            if count:
                pieces += count
                symbol = box.symbol[kind]
                dice = count if kind < box.dice_kinds else 0
                if symbol == FOOD:
                    food += count * box.amount[kind]
                elif symbol == STRENGTH:
                    strength += count * box.amount[kind]
                    strength_dice += dice
                elif symbol == BOOK and self.reads:
                    books += count * box.amount[kind]
                else:
                    free_dice += dice
        age = float(self.position.age)
        total = ORDER * strength + (SPARE * pieces if self.position.stage <= ROLLING else 0.0)
        if self.fights and strength >= self.strength:
            total += age
        else:
            free_dice += strength_dice
        if self.feeds:
            missing = self.food - food
            if missing <= 0 or free_dice >= 2 * missing:
                total += age
        if self.reads:
            total += self.book_points[min(books, 39)] - self.book_points[0]
        return total

    def without(self, kinds: list[int]) -> float:
        counts = self.player.available.copy()
        for kind in kinds:
            counts[kind] -= 1
        return self.worth(counts)

    def cheapest(self, symbol: int, amount: int) -> tuple[float, Any]:
        """The payment that leaves the most, and what it leaves."""
        best = -1000.0
        chosen: Any = None
        for move in payments.payments(self.box, self.player, symbol, amount):
            kinds = self.box.kinds_of(move.pieces)
            assert kinds is not None
            left = self.without(kinds)
            if left > best:
                best, chosen = left, move
        return best, chosen

    def chit(self, symbol: int) -> float:
        if symbol == NONE:
            return 0.0
        return CHIT * _service(self.position.age, THIS_AGE)

    def dice(self, tile: int) -> float:
        """What the dice of a development bring from now on."""
        box = self.box
        return DIE[box.tile_colour[tile]] * box.tile_yield[tile] * _service(self.position.age, THIS_AGE)

    def development(self, tile: int) -> float:
        return self.box.tile_points[tile] + self.dice(tile)

    def weakest(self) -> int:
        """The slot that is given up with the least loss."""
        slot = 0
        least = 1000.0
        for each in range(5):
            value = self.development(self.player.developments[each])
            if value < least:
                slot, least = each, value
        return slot

    def tile(self, tile: int) -> float:
        """What it brings to have this tile."""
        box = self.box
        player = self.player
        points = float(box.tile_points[tile])
        kind = box.tile_kind[tile]
        if kind == DEVELOPMENT:
            return self.development(tile) - self.development(player.developments[self.weakest()])
        if kind == ADVISOR:
            rerolls = box.tile_yield[tile]
            if player.advisor != NONE:
                points -= box.tile_points[player.advisor]
                rerolls -= box.tile_yield[player.advisor]
            return points + REROLL * rerolls * _service(self.position.age, THIS_AGE)
        if kind == WONDER:
            value = self.begun(tile)
            return value - self.begun(player.construction) if player.construction != NONE else value
        return points + self.chit(box.tile_chit[tile])

    def begun(self, tile: int) -> float:
        """A wonder under construction."""
        box = self.box
        likely = FINISHES if self.position.age < AGES else FINISHES - 0.3
        finished = box.tile_points[tile] + self.chit(box.tile_chit[tile])
        return likely * (finished - STONE * box.tile_stone[tile])

    def action(self, now: float) -> tuple[float, Any]:
        """The best thing to buy or build, and how much better than nothing it is."""
        position = self.position
        box = self.box
        player = self.player
        best = 0.0
        chosen: Any = None
        left: dict[int, float] = {}
        for place in range(len(position.board)):
            tile = position.board[place]
            if tile == NONE or buying.buy_refusal(position, player, place) is not None:
                continue
            symbol = buying.price_symbol(box, tile)
            price = position.price(place)
            key = symbol * 16 + price
            if key not in left:
                left[key] = self.cheapest(symbol, price)[0]
            gain = self.tile(tile) + left[key] - now
            if gain > best:
                best, chosen = gain, buying.BUY[place]
        tile = player.construction
        if tile != NONE and buying.build_refusal(position, player) is None:
            value = box.tile_points[tile] + self.chit(box.tile_chit[tile]) - 0.5 * self.begun(tile)
            gain = value + self.cheapest(1, box.tile_stone[tile])[0] - now
            if gain > best:
                best, chosen = gain, buying.BUILD
        return best, chosen

    def useless(self) -> list[int]:
        """Dice that could go without any loss now."""
        counts = self.player.available.copy()
        now = self.worth(counts)
        kinds: list[int] = []
        for kind in range(self.box.dice_kinds):
            while counts[kind]:
                counts[kind] -= 1
                lost = now - self.worth(counts)
                if lost > SPARE + ORDER * 3 + 0.01:
                    counts[kind] += 1
                    break
                now -= lost
                kinds.append(kind)
        return kinds

    def reroll(self, now: float, action: float, rng: Random) -> tuple[float, list[int]]:
        """What rolling the useless dice again brings on average, buying included."""
        kinds = self.useless()
        if not kinds:
            return 0.0, kinds
        box = self.box
        player = self.player
        before = player.available
        total = 0.0
        for _ in range(SAMPLES):
            counts = before.copy()
            for kind in kinds:
                counts[kind] -= 1
                counts[box.faces[box.colour[kind]][int(rng.random() * 6)]] += 1
            player.available = counts
            then = self.worth(counts)
            total += then + self.action(then)[0]
        player.available = before
        return total / SAMPLES - now - action, kinds


class GreedyBot:
    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        return Thought(choose(match.position, seat, rng))


def choose(position: Position, seat: int, rng: Random) -> Any:
    box = position.box
    player = position.players[seat]
    scale = Scale(position, seat)
    stage = position.stage
    if stage == TURN:
        now = scale.worth(player.available)
        gain, action = scale.action(now)
        if player.rerolls:
            better, kinds = scale.reroll(now, gain, rng)
            if better > 0.15 and kinds:
                return rules.REROLL
        return rules.PASS if action is None else action
    if stage == PAYING:
        return scale.cheapest(position.symbol, position.amount)[1]
    if stage == REPLACING:
        return buying.REPLACE[scale.weakest()]
    if stage == RETURNING_DICE:
        return _best(scale, buying.returns(position, player))
    if stage == ROLLING:
        kinds = scale.useless()
        return m.Roll(box.pieces(kinds)) if kinds else rules.moves(position, seat)[-1]
    if stage == BOOKS:
        return _books(scale, rules.moves(position, seat))
    if stage in (FAMINE, WAR):
        left, move = scale.cheapest(position.symbol, position.amount)
        return move if left + position.age >= scale.worth(player.available) else rules.DECLINE
    return rules.moves(position, seat)[0]


def _best(scale: Scale, choices: list[Any]) -> Any:
    """Which dice go back: used ones first, then what is missed least."""
    best = -1000.0
    chosen: Any = None
    for move in choices:
        kinds = scale.box.kinds_of(move.pieces)
        assert kinds is not None
        left = scale.without([kind for kind in kinds if kind < scale.box.kinds])
        if left > best:
            best, chosen = left, move
    return chosen


def _books(scale: Scale, choices: list[Any]) -> Any:
    """Which books to use, when some of the dice may be needed for the famine."""
    scale.reads = False
    best = -1000.0
    chosen: Any = None
    for move in choices:
        kinds = scale.box.kinds_of(move.pieces)
        assert kinds is not None
        books = 0
        for kind in kinds:
            books += scale.box.amount[kind]
        value = scale.book_points[min(books, 39)] + scale.without(kinds)
        if value > best:
            best, chosen = value, move
    return chosen


bot: Final = GreedyBot()
