"""What spares most: proposals for payments and books, and what famine and war would bring as things stand.

Nothing here is a rule. It weighs what the rules allow, for people who would rather not do so themselves.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .box import BOOK, FOOD, STRENGTH, USE_BOOKS, Box
from .buying import price_symbol
from .moves import Pieces
from .payments import can_pay, payments, selections, shown
from .position import BOOKS, FAMINE, PAYING, WAR, Player, Position
from .scoring import book_points

Fate = Literal["kept", "given-up", "none"]
"""Whether famine or war can still be paid afterwards; none: it could not be before."""


MOST_WAYS = 4
"""More are rarely looked at, and every update would carry them. Any other payment can be asked about."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way to pay, and what it means for the rest of the age."""

    pieces: Pieces
    exchanged: Pieces
    lost: int
    """What the pieces show beyond the price."""
    books: int
    famine: Fate
    war: Fate


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What the famine or the war would bring with what is available now."""

    needed: int
    shown: int
    pieces: Pieces
    """What would best go into it; empty if it cannot be paid."""
    points: int


class _Needs:
    """What is still to be paid in this age; -1: nothing."""

    def __init__(self, position: Position, food: bool = True) -> None:
        box, stage = position.box, position.stage
        self.food = box.event_food[position.event] if food and stage not in (FAMINE, WAR) else -1
        self.strength = box.event_strength[position.event] if stage != WAR else -1
        self.points = position.age


def ways(position: Position, seat: int) -> tuple[Way, ...]:
    """The thriftiest ways to pay what is due, the best first; for books, the one that is worth most."""
    player, stage = position.players[seat], position.stage
    if seat != position.seat:
        return ()
    if stage == BOOKS:
        return (_books(position, seat),)
    if stage not in (PAYING, FAMINE, WAR):
        return ()
    box, symbol, amount, needs = position.box, position.symbol, position.amount, _Needs(position)
    before = _payable(box, player, needs)
    return tuple(
        _way(box, kinds, symbol, amount, before, after)
        for _, kinds, after in _ranked(box, player, symbol, amount, needs)[:MOST_WAYS]
    )


def proposals(position: Position, seat: int) -> tuple[Pieces | None, ...]:
    """By place of the board, what would best be paid for its tile; None if it cannot be had."""
    box, player, needs = position.box, position.players[seat], _Needs(position)
    result: list[Pieces | None] = []
    for place, tile in enumerate(position.board):
        if tile < 0:
            result.append(None)
            continue
        result.append(_best(box, player, price_symbol(box, tile), position.price(place), needs))
    return tuple(result)


def famine(position: Position, seat: int) -> Outlook:
    return _outlook(position, seat, FOOD, position.box.event_food[position.event])


def war(position: Position, seat: int) -> Outlook:
    return _outlook(position, seat, STRENGTH, position.box.event_strength[position.event])


def _outlook(position: Position, seat: int, symbol: int, needed: int) -> Outlook:
    player = position.players[seat]
    # Food for the famine is best spent where it spares the strength for the war.
    found = _best(position.box, player, symbol, needed, _Needs(position, food=False))
    return Outlook(
        needed=needed,
        shown=shown(position.box, player, symbol),
        pieces=found or (),
        points=position.age if can_pay(position.box, player, symbol, needed) else 0,
    )


_Ranked = list[tuple[int, list[int], tuple[bool, bool]]]
"""What each way costs, its pieces by kind, and whether famine and war could be paid afterwards."""

_known: dict[tuple[Box, tuple[int, ...], int, int, int, int, int], _Ranked] = {}
_MOST_KNOWN = 500


def _ranked(box: Box, player: Player, symbol: int, amount: int, needs: _Needs) -> _Ranked:
    """Every way to pay, the thriftiest first. From one view to the next most are the same."""
    key = (box, tuple(player.available), symbol, amount, needs.food, needs.strength, needs.points)
    if key not in _known:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        before, rest = _payable(box, player, needs), player.copy()
        found: _Ranked = []
        for move in payments(box, player, symbol, amount):
            kinds = box.kinds_of(move.pieces)
            assert kinds is not None
            for kind in kinds:
                rest.available[kind] -= 1
            after = _payable(box, rest, needs) if any(before) else before
            for kind in kinds:
                rest.available[kind] += 1
            given_up = (before[0] and not after[0]) + (before[1] and not after[1])
            cost = (
                20 * needs.points * given_up
                + 6 * _total(box, kinds, BOOK)
                + 4 * _lost(box, kinds, symbol, amount)
                + 4 * _total(box, kinds, STRENGTH)
                + 3 * sum(box.amount[kind] for kind in kinds)
                - sum(kind >= box.dice_kinds for kind in kinds)
            )
            found.append((cost, kinds, after))
        _known[key] = sorted(found, key=lambda each: each[0])
    return _known[key]


def _best(box: Box, player: Player, symbol: int, amount: int, needs: _Needs) -> Pieces | None:
    ranked = _ranked(box, player, symbol, amount, needs)
    return box.pieces(ranked[0][1]) if ranked else None


def _way(
    box: Box, kinds: list[int], symbol: int, amount: int, before: tuple[bool, bool], after: tuple[bool, bool]
) -> Way:
    return Way(
        pieces=box.pieces(kinds),
        exchanged=box.pieces([kind for kind in kinds if box.symbol[kind] != symbol]),
        lost=_lost(box, kinds, symbol, amount),
        books=_total(box, kinds, BOOK),
        famine=_fate(before[0], after[0]),
        war=_fate(before[1], after[1]),
    )


def _lost(box: Box, kinds: list[int], symbol: int, amount: int) -> int:
    exchanged = sum(box.symbol[kind] != symbol for kind in kinds)
    return max(0, _total(box, kinds, symbol) + exchanged // 2 - amount)


def _fate(before: bool, after: bool) -> Fate:
    return "none" if not before else "kept" if after else "given-up"


def _total(box: Box, kinds: list[int], symbol: int) -> int:
    return sum(box.amount[kind] for kind in kinds if box.symbol[kind] == symbol)


def _without(player: Player, kinds: list[int]) -> Player:
    twin = player.copy()
    for kind in kinds:
        twin.available[kind] -= 1
    return twin


def _payable(box: Box, player: Player, needs: _Needs) -> tuple[bool, bool]:
    """Whether famine and war could be paid: what the war needs is not fed to the people."""
    fights = needs.strength >= 0 and can_pay(box, player, STRENGTH, needs.strength)
    if needs.food < 0:
        return False, fights
    if fights:
        strong = [kind for kind in box.showing[STRENGTH] for _ in range(player.available[kind])]
        player = _without(player, strong)
    return can_pay(box, player, FOOD, needs.food), fights


def _books(position: Position, seat: int) -> Way:
    """Points for books and for the famine together, more books if that is equal."""
    box, player = position.box, position.players[seat]
    food = box.event_food[position.event]
    best, most = [], -1.0
    for move in selections(box, player, box.showing[BOOK], USE_BOOKS, 0):
        kinds = box.kinds_of(move.pieces)
        assert kinds is not None
        read = _total(box, kinds, BOOK)
        fed = position.age if can_pay(box, _without(player, kinds), FOOD, food) else 0
        worth = book_points(position, seat, player.books + read) + fed + read / 100
        if worth > most:
            best, most = kinds, worth
    return _way(box, best, BOOK, _total(box, best, BOOK), (False, False), (False, False))
