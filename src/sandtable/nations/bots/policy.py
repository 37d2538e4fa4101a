"""A fast, reasonable player of Nations, for playing out thousands of games. Compiled with mypyc.

Everything is weighed in points. `worth` is what the available pieces bring at the end of the age: books,
famine, war. A tile is worth what the learned weights of `value` say its owner gains by it. An action
is as good as its tile, less what the pieces that pay for it would have brought.
"""

from __future__ import annotations

from typing import Any, Final

from ..rules import buying, payments
from ..rules import engine as rules
from ..rules.box import (
    ADVISOR,
    BOOK,
    DEVELOPMENT,
    FOOD,
    GOLD,
    NONE,
    PAY,
    RETURN_DICE,
    ROLL,
    STONE,
    STRENGTH,
    USE_BOOKS,
    WONDER,
    Box,
)
from ..rules.flow import AGES
from ..rules.position import (
    BOOKS,
    FAMINE,
    PAYING,
    REPLACING,
    RETURNING_CHITS,
    RETURNING_DICE,
    ROLLING,
    TURN,
    WAR,
    Player,
    Position,
)
from . import value

NEVER: Final = 1000.0
SPARE: Final = [0.25, 0.1, 0.02, 0.02, 0.1]
"""By symbol, what one of it may yet buy this age."""
PIECE: Final = 0.05
"""What a piece is worth for an exchange."""
NOW: Final = [0.5, 1.2, 1.2, 1.2]
"""By colour, what a new die may still bring in its first age, for each point that famine and war bring."""
CHIT_NOW: Final = 0.3
FINISHED: Final = 0.35
"""How likely a wonder that is begun in the last age is built in it."""
LEAST: Final = 0.05
"""An action must be better than passing by so much."""


class Hand:
    """What one seat has to play with in one position."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.box: Box = position.box
        self.player: Player = position.players[seat]
        self.seat = seat
        box = self.box
        stage = position.stage
        self.age = float(position.age)
        self.reads = stage != FAMINE and stage != WAR
        self.feeds = stage != WAR and stage != FAMINE
        self.fights = stage != WAR
        self.buys = stage <= ROLLING
        self.need_food = box.event_food[position.event]
        self.need_strength = box.event_strength[position.event]
        self.weight: list[float] = value.weights(position, position.age + 1)
        """What it is worth to own things when the next age begins: see `value`."""
        self.food = 0
        self.strength = 0
        self.books = 0
        self.strength_dice = 0
        self.free_dice = 0
        available = self.player.available
        for kind in range(box.kinds):
            count = available[kind]
            if count:
                self.add(kind, count)
        worth = 1.0 + self.weight[value.BOOKS]
        own = self.player.books
        self.reading: list[float] = []
        if self.reads:
            base = value.lead(position, seat, own)
            for more in range(self.books + 1):
                self.reading.append(worth * (value.lead(position, seat, own + more) - base))
        self.now = self.worth()

    def add(self, kind: int, count: int) -> None:
        """Count pieces in; a negative count takes them out."""
        box = self.box
        symbol = box.symbol[kind]
        amount = count * box.amount[kind]
        dice = count if kind < box.dice_kinds else 0
        if symbol == FOOD:
            self.food += amount
        elif symbol == STRENGTH:
            self.strength += amount
            self.strength_dice += dice
        elif symbol == BOOK and self.reads:
            self.books += amount
        else:
            self.free_dice += dice

    def worth(self) -> float:
        """What the pieces counted in bring at the end of the age."""
        total = 0.0
        free = self.free_dice
        if self.fights and self.strength >= self.need_strength:
            total = self.age
        else:
            free += self.strength_dice
        if self.feeds:
            missing = self.need_food - self.food
            if missing <= 0 or free >= 2 * missing:
                total += self.age
        if self.reads:
            total += self.reading[self.books]
        if self.age < AGES:
            total += 0.1 * self.weight[value.EARLY] * self.strength
        return total

    def loss(self, kind: int) -> float:
        """What is lost by giving up a piece of this kind."""
        self.add(kind, -1)
        lost = self.now - self.worth()
        self.add(kind, 1)
        if self.buys:
            box = self.box
            lost += PIECE + SPARE[box.symbol[kind]] * box.amount[kind]
        return lost + 0.001

    def cheapest(self, symbol: int, amount: int) -> tuple[float, list[int]]:
        """The pieces that pay this with the least loss, and the loss; more than NEVER if there are none."""
        least, chosen = self._by_symbol(symbol, amount)
        best = least[0]
        pieces = chosen[0]
        if payments.exchangeable(symbol):
            others = self._other_dice(symbol)
            lost = 0.0
            pairs: list[int] = []
            for missing in range(1, amount + 1):
                if 2 * missing > len(others):
                    break
                one, two = others[2 * missing - 2], others[2 * missing - 1]
                lost += one[0] + two[0]
                pairs += [one[1], two[1]]
                if least[missing] + lost < best:
                    best = least[missing] + lost
                    pieces = [*chosen[missing], *pairs]
        if len(pieces) > 1:
            # Losses do not simply add up: two dice that are each superfluous may not both be.
            pieces.sort()
            best = self.loss_of(pieces)
        return best, pieces

    def _by_symbol(self, symbol: int, amount: int) -> tuple[list[float], list[list[int]]]:
        """For each missing amount, the pieces showing the symbol that leave it with the least loss; returns
        losses and pieces."""
        box = self.box
        least = [2 * NEVER] * (amount + 1)
        least[amount] = 0.0
        chosen: list[list[int]] = [[] for _ in range(amount + 1)]
        for kind in box.showing[symbol]:
            count = self.player.available[kind]
            if count:
                lost = self.loss(kind)
                shows = box.amount[kind]
                while count:
                    count -= 1
                    # Upwards: `after` has been passed already, so no piece is used twice.
                    for missing in range(1, amount + 1):
                        if least[missing] < NEVER:
                            after = missing - shows
                            if after < 0:
                                after = 0
                            if least[missing] + lost < least[after]:
                                least[after] = least[missing] + lost
                                chosen[after] = [*chosen[missing], kind]
        return least, chosen

    def _other_dice(self, symbol: int) -> list[tuple[float, int]]:
        """Dice of which two pay for one of the symbol, with the loss of each, the least first."""
        found: list[tuple[float, int]] = []
        for kind in self.box.other_dice[symbol]:
            count = self.player.available[kind]
            if count:
                found.extend([(self.loss(kind), kind)] * count)
        found.sort()
        return found

    def loss_of(self, kinds: list[int]) -> float:
        box = self.box
        spent = 0.0
        for kind in kinds:
            self.add(kind, -1)
            if self.buys:
                spent += PIECE + SPARE[box.symbol[kind]] * box.amount[kind]
        lost = self.now - self.worth() + spent
        for kind in kinds:
            self.add(kind, 1)
        return lost

    # Tiles

    def development(self, tile: int) -> float:
        box = self.box
        return self.weight[value.DICE + box.tile_colour[tile]] * box.tile_yield[tile] + (
            self.weight[value.DEVELOPED] * box.tile_points[tile]
        )

    def weakest(self) -> int:
        """The slot that is given up with the least loss."""
        slot = 0
        least = NEVER
        for each in range(5):
            kept = self.development(self.player.developments[each])
            if kept < least:
                slot, least = each, kept
        return slot

    def chit(self, tile: int) -> float:
        symbol = self.box.tile_chit[tile]
        if symbol == NONE:
            return 0.0
        return self.weight[value.CHITS + symbol] + CHIT_NOW

    def advice(self, tile: int) -> float:
        box = self.box
        return (
            self.weight[value.ADVISED] * box.tile_points[tile]
            + (self.weight[value.REROLLS] + 0.2) * box.tile_yield[tile]
        )

    def begun(self, tile: int) -> float:
        box = self.box
        if self.position.age == AGES:
            if not payments.can_pay(box, self.player, STONE, box.tile_stone[tile]):
                return FINISHED * 0.3 * box.tile_points[tile]
            return FINISHED * 2.0 * box.tile_points[tile]
        return (
            self.weight[value.BEGUN] * box.tile_points[tile]
            + self.weight[value.STONES] * box.tile_stone[tile]
            + 0.2
        )

    def tile(self, tile: int) -> float:
        """What it brings to buy this tile."""
        box = self.box
        player = self.player
        kind = box.tile_kind[tile]
        if kind == DEVELOPMENT:
            now = NOW[box.tile_colour[tile]] * box.tile_yield[tile] * (0.4 + 0.15 * self.age)
            return now + self.development(tile) - self.development(player.developments[self.weakest()])
        if kind == ADVISOR:
            gained = self.advice(tile)
            return gained - self.advice(player.advisor) if player.advisor != NONE else gained
        if kind == WONDER:
            gained = self.begun(tile)
            return gained - self.begun(player.construction) if player.construction != NONE else gained
        return box.tile_points[tile] + self.chit(tile)

    def action(self) -> tuple[float, Any]:
        """The best thing to buy or build, and how much better than nothing it is."""
        position = self.position
        box = self.box
        board = position.board
        best = LEAST
        chosen: Any = None
        gold: list[float] = [-1.0, -1.0, -1.0, -1.0]
        swords: list[float] = [-1.0, -1.0, -1.0, -1.0]
        for place in range(len(board)):
            tile = board[place]
            if tile == NONE:
                continue
            price = position.price(place)
            symbol = buying.price_symbol(box, tile)
            costs = gold if symbol == GOLD else swords
            if costs[price] == -1.0:
                costs[price] = self.cheapest(symbol, price)[0]
            if costs[price] < NEVER:
                gain = self.tile(tile) - costs[price]
                if gain > best:
                    best, chosen = gain, buying.BUY[place]
        tile = self.player.construction
        if tile != NONE:
            cost = self.cheapest(STONE, box.tile_stone[tile])[0]
            if cost < NEVER:
                gain = box.tile_points[tile] + self.chit(tile) - 0.6 * self.begun(tile) - cost
                if gain > best:
                    best, chosen = gain, buying.BUILD
        return best, chosen

    def idle_dice(self) -> list[int]:
        """Dice that could go without any loss at the end of the age."""
        box = self.box
        available = self.player.available
        kinds: list[int] = []
        now = self.now
        for kind in range(box.dice_kinds):
            for _ in range(available[kind]):
                self.add(kind, -1)
                if now - self.worth() > 0.3:
                    self.add(kind, 1)
                    break
                kinds.append(kind)
        for kind in kinds:
            self.add(kind, 1)
        return kinds

    def read(self) -> list[int]:
        """Which books to use, when some of the dice may be needed for the famine."""
        box = self.box
        kinds: list[int] = []
        for kind in box.showing[BOOK]:
            kinds += [kind] * self.player.available[kind]
        best = self.now
        kept = 0
        # Chits are last and always used; of dice those that show least are kept.
        dice = [kind for kind in kinds if kind < box.dice_kinds]
        dice.sort(key=box.amount.__getitem__)
        for each in range(min(len(dice), 2 * self.need_food)):
            self.books -= box.amount[dice[each]]
            self.free_dice += 1
            if self.worth() > best:
                best, kept = self.worth(), each + 1
        for kind in dice[:kept]:
            kinds.remove(kind)
        return kinds


def choose(position: Position) -> Any:
    """What the seat that decides does."""
    seat = position.seat
    stage = position.stage
    player = position.players[seat]
    box = position.box
    if stage == REPLACING:
        return buying.REPLACE[Hand(position, seat).weakest()]
    if stage == RETURNING_CHITS:
        return buying.chit_returns(box, player)[0]
    hand = Hand(position, seat)
    if stage == TURN:
        action = hand.action()[1]
        if action is None:
            if player.rerolls and len(hand.idle_dice()) > 1:
                return rules.REROLL
            return rules.PASS
        return action
    if stage == PAYING:
        return box.move(PAY, hand.cheapest(position.symbol, position.amount)[1])
    if stage == FAMINE:
        lost, kinds = hand.cheapest(FOOD, position.amount)
        return box.move(PAY, kinds) if lost < hand.age else rules.DECLINE
    if stage == WAR:
        return box.move(PAY, hand.cheapest(STRENGTH, position.amount)[1])
    if stage == ROLLING:
        kinds = hand.idle_dice()
        return box.move(ROLL, kinds) if kinds else rules.moves(position, seat)[-1]
    if stage == BOOKS:
        return box.move(USE_BOOKS, hand.read())
    assert stage == RETURNING_DICE
    return give_back(hand)


def give_back(hand: Hand) -> Any:
    """Used dice first, then what is missed least."""
    box = hand.box
    player = hand.player
    old = player.developments[hand.position.slot]
    colour = box.tile_colour[old]
    kinds: list[int] = []
    used = min(player.idle[colour], box.tile_yield[old])
    ranked: list[tuple[float, int]] = []
    for kind in box.of_colour[colour]:
        if player.available[kind]:
            lost = hand.loss(kind)
            ranked += [(lost, kind)] * player.available[kind]
    ranked.sort()
    for _, kind in ranked[: box.tile_yield[old] - used]:
        kinds.append(kind)
    kinds.sort()
    return box.move(RETURN_DICE, kinds + [box.kinds + colour] * used)
