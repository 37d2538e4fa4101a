"""Proposes payments and books that waste least, and tells what famine and war would bring now.
Compiled with mypyc.

Nothing here is a rule. It weighs what the rules allow, for people who would rather not do so themselves.
"""

from __future__ import annotations

from typing import Any, Final

from . import outlook
from .box import BOOK, FOOD, STRENGTH, WHITE, Box
from .buying import price_symbol
from .payments import can_pay, chosen_of, covering, shown
from .position import BOOKS, FAMINE, PAYING, WAR, Player, Position
from .scoring import book_points, event_points

MOST_WAYS: Final = 4
"""How many ways to pay a view shows. More are rarely looked at, and every update would carry them."""


class _Needs:
    """What is still to be paid in this age (-1: nothing), and whether the player could pay it."""

    def __init__(self, position: Position, player: Player, food: bool) -> None:
        box, stage = position.box, position.stage
        self.food = box.event_food[position.event] if food and stage != FAMINE and stage != WAR else -1
        self.strength = box.event_strength[position.event] if stage != WAR else -1
        self.points = event_points(position)
        self.fights = False
        self.feeds = False
        self.fights = self.can_fight(box, player)
        self.feeds = self.can_feed(box, player, self.fights)

    def can_fight(self, box: Box, player: Player) -> bool:
        return self.strength >= 0 and can_pay(box, player, STRENGTH, self.strength)

    def can_feed(self, box: Box, player: Player, fights: bool) -> bool:
        """Whether the famine can be paid with what the war does not need."""
        if self.food < 0:
            return False
        if not fights:
            return can_pay(box, player, FOOD, self.food)
        total = shown(box, player, FOOD)
        others = 0
        for kind in box.other_dice[FOOD]:
            if box.symbol[kind] != STRENGTH:
                others += player.available[kind]
        return total + others // 2 >= self.food


class _Payment:
    def __init__(self, kinds: list[int], cost: int, feeds: bool, fights: bool) -> None:
        self.kinds = kinds
        self.cost = cost
        self.feeds = feeds
        """Whether the famine could be paid afterwards."""
        self.fights = fights


def ways(position: Position, seat: int) -> tuple[Any, ...]:
    """The thriftiest ways to pay what is due, the best first; for books, the one that is worth most."""
    player, stage = position.players[seat], position.stage
    if seat != position.seat:
        return ()
    if stage == BOOKS:
        return (_books(position, seat),)
    if stage != PAYING and stage != FAMINE and stage != WAR:
        return ()
    box, symbol, amount = position.box, position.symbol, position.amount
    needs = _Needs(position, player, True)
    best: list[_Payment] = []
    for kinds in covering(box, player, symbol, amount):
        payment = _weighed(box, player, kinds, symbol, amount, needs)
        at = len(best)
        while at > 0 and best[at - 1].cost > payment.cost:
            at -= 1
        if at < MOST_WAYS:
            best.insert(at, payment)
            if len(best) > MOST_WAYS:
                best.pop()
    return tuple([_way(box, each, symbol, amount, needs) for each in best])


def proposals(position: Position, seat: int, known: dict[tuple[int, int], Any]) -> tuple[Any, ...]:
    """By place of the board, what would best be paid for its tile; None if it cannot be had. `known` keeps it
    by symbol and price, as long as the player, the age and its event are the same; at the end of an age
    nobody asks."""
    box, player = position.box, position.players[seat]
    needs: _Needs | None = None
    result: list[Any] = []
    for place, tile in enumerate(position.board):
        if tile < 0:
            result.append(None)
            continue
        price = (price_symbol(box, tile), position.price(place))
        if price not in known:
            if needs is None:
                needs = _Needs(position, player, True)
            known[price] = _best(box, player, price[0], price[1], needs)
        result.append(known[price])
    return tuple(result)


def famine(position: Position, seat: int) -> Any:
    return _outlook(position, seat, FOOD, position.box.event_food[position.event])


def war(position: Position, seat: int) -> Any:
    return _outlook(position, seat, STRENGTH, position.box.event_strength[position.event])


def spare(position: Position, seat: int) -> int:
    """The slot of the development that a person would miss least."""
    box = position.box
    found = 0
    least = -1
    for slot, tile in enumerate(position.players[seat].developments):
        worth = 4 * box.tile_points[tile] + 3 * box.tile_yield[tile]
        if box.tile_colour[tile] != WHITE:
            worth += 6
        if least < 0 or worth < least:
            found, least = slot, worth
    return found


def _outlook(position: Position, seat: int, symbol: int, needed: int) -> Any:
    box, player = position.box, position.players[seat]
    # Food for the famine is best spent where it spares the strength for the war.
    found = _best(box, player, symbol, needed, _Needs(position, player, False))
    held = shown(box, player, symbol)
    return outlook.Outlook(
        needed=needed,
        shown=held,
        pays="no" if found is None else "plainly" if held >= needed else "exchanging",
        pieces=() if found is None else found,
        points=event_points(position),
    )


def _best(box: Box, player: Player, symbol: int, amount: int, needs: _Needs) -> Any:
    best: _Payment | None = None
    for kinds in covering(box, player, symbol, amount):
        payment = _weighed(box, player, kinds, symbol, amount, needs)
        if best is None or payment.cost < best.cost:
            best = payment
    return None if best is None else box.pieces(best.kinds)


def _weighed(box: Box, player: Player, kinds: list[int], symbol: int, amount: int, needs: _Needs) -> _Payment:
    """Try the payment on the player, and give everything back."""
    books = 0
    strength = 0
    worth = 0
    chits = 0
    for kind in kinds:
        worth += box.amount[kind]
        if box.symbol[kind] == BOOK:
            books += box.amount[kind]
        elif box.symbol[kind] == STRENGTH:
            strength += box.amount[kind]
        if kind >= box.dice_kinds:
            chits += 1
        player.available[kind] -= 1
    fights = needs.fights and needs.can_fight(box, player)
    feeds = needs.feeds and needs.can_feed(box, player, fights)
    for kind in kinds:
        player.available[kind] += 1
    given_up = 0
    if needs.feeds and not feeds:
        given_up += 1
    if needs.fights and not fights:
        given_up += 1
    lost = _lost(box, kinds, symbol, amount)
    cost = 20 * needs.points * given_up + 6 * books + 4 * lost + 4 * strength + 3 * worth - chits
    return _Payment(kinds, cost, feeds, fights)


def _way(box: Box, payment: _Payment, symbol: int, amount: int, needs: _Needs) -> Any:
    kinds = payment.kinds
    return outlook.Way(
        pieces=box.pieces(kinds),
        exchanged=box.pieces([kind for kind in kinds if box.symbol[kind] != symbol]),
        lost=_lost(box, kinds, symbol, amount),
        books=_total(box, kinds, BOOK),
        famine=_fate(needs.feeds, payment.feeds),
        war=_fate(needs.fights, payment.fights),
    )


def _lost(box: Box, kinds: list[int], symbol: int, amount: int) -> int:
    exchanged = 0
    for kind in kinds:
        if box.symbol[kind] != symbol:
            exchanged += 1
    return max(0, _total(box, kinds, symbol) + exchanged // 2 - amount)


def _fate(before: bool, after: bool) -> outlook.Fate:
    return "none" if not before else "kept" if after else "given-up"


def _total(box: Box, kinds: list[int], symbol: int) -> int:
    total = 0
    for kind in kinds:
        if box.symbol[kind] == symbol:
            total += box.amount[kind]
    return total


def _books(position: Position, seat: int) -> Any:
    """Points for books and for the famine together, more books if that is equal."""
    box, player = position.box, position.players[seat]
    food = box.event_food[position.event]
    books = [each.books for each in position.players]
    best: list[int] = []
    most = -1
    for kinds in chosen_of(player, box.showing[BOOK]):
        for kind in kinds:
            player.available[kind] -= 1
        fed = event_points(position) if can_pay(box, player, FOOD, food) else 0
        for kind in kinds:
            player.available[kind] += 1
        read = _total(box, kinds, BOOK)
        books[seat] = player.books + read
        worth = 100 * (book_points(position, books, seat) + fed) + read
        if worth > most:
            best, most = kinds, worth
    return outlook.Way(
        pieces=box.pieces(best),
        exchanged=(),
        lost=0,
        books=_total(box, best, BOOK),
        famine="none",
        war="none",
    )
