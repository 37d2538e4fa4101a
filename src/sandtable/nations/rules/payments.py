"""PAY: what pieces can pay, and every way to pay. Compiled with mypyc.

A payment is a set of pieces. It covers N of a symbol when the pieces that show it, with all they show, and
the pairs among the other dice (PAY-2) come to N. A die that shows the symbol is never worse used for what it
shows than as half of a pair, so pairs are made of other dice only, and a payment in which no piece is
superfluous (PAY-1) is one of two: pieces that show the symbol, none of which could be left out; or pieces and
pairs that come to exactly N.
"""

from __future__ import annotations

from typing import Any

from .box import BOOK, PAY, STRENGTH, Box
from .position import Player


def exchangeable(symbol: int) -> bool:
    """PAY-2: books and strength can never be had by exchange."""
    return symbol not in (BOOK, STRENGTH)


def shown(box: Box, player: Player, symbol: int) -> int:
    """How much of the symbol the available pieces show."""
    total = 0
    for kind in box.showing[symbol]:
        count = player.available[kind]
        if count:
            total += count * box.amount[kind]
    return total


def most(box: Box, player: Player, symbol: int) -> int:
    """How much of the symbol the player could pay at once."""
    total = shown(box, player, symbol)
    if exchangeable(symbol):
        others = 0
        for kind in box.other_dice[symbol]:
            others += player.available[kind]
        total += others // 2
    return total


def can_pay(box: Box, player: Player, symbol: int, amount: int) -> bool:
    return most(box, player, symbol) >= amount


def problem(box: Box, player: Player, kinds: list[int] | None, symbol: int, amount: int) -> str:
    """Why these pieces are no payment: the reason of the refusal, or nothing."""
    if kinds is None or not held(box, player, kinds):
        return "pieces-not-available"
    total = 0
    least = 99
    others = 0
    for kind in kinds:
        if box.symbol[kind] == symbol:
            total += box.amount[kind]
            least = min(least, box.amount[kind])
        elif not exchangeable(symbol) or kind >= box.dice_kinds:
            return "piece-does-not-show-it"
        else:
            others += 1
    if total + others // 2 < amount:
        return "too-little"
    if others % 2 or (others and total + others // 2 > amount) or total - least >= amount:
        return "superfluous-piece"
    return ""


def exchanged(box: Box, kinds: list[int], symbol: int) -> list[int]:
    """PAY-2: the dice among these pieces that count as halves of pairs."""
    if not exchangeable(symbol):
        return []
    return [kind for kind in kinds if kind < box.dice_kinds and box.symbol[kind] != symbol]


def worth(box: Box, kinds: list[int], symbol: int) -> int:
    """What these pieces come to: what they show of the symbol, and pairs of other dice (PAY-2)."""
    total = len(exchanged(box, kinds, symbol)) // 2
    for kind in kinds:
        if box.symbol[kind] == symbol:
            total += box.amount[kind]
    return total


def held(box: Box, player: Player, kinds: list[int]) -> bool:
    """Whether the player has all these pieces, in order of kind, available."""
    i = 0
    while i < len(kinds):
        kind = kinds[i]
        if kind >= box.kinds:
            return False
        run = i
        while i < len(kinds) and kinds[i] == kind:
            i += 1
        if player.available[kind] < i - run:
            return False
    return True


def payments(box: Box, player: Player, symbol: int, amount: int) -> list[Any]:
    """Every `Pay` that covers the amount with no piece superfluous."""
    return [box.move(PAY, kinds) for kinds in covering(box, player, symbol, amount)]


def covering(box: Box, player: Player, symbol: int, amount: int) -> list[list[int]]:
    """The same payments, as lists of kinds."""
    result: list[list[int]] = []
    if not can_pay(box, player, symbol, amount):
        return result
    direct = [kind for kind in box.showing[symbol] if player.available[kind]]
    others: list[int] = []
    if exchangeable(symbol):
        others = [kind for kind in box.other_dice[symbol] if player.available[kind]]
    _direct(box, player, direct, 0, amount, 99, [], others, result)
    return result


def _direct(
    box: Box,
    player: Player,
    kinds: list[int],
    i: int,
    missing: int,
    least: int,
    chosen: list[int],
    others: list[int],
    result: list[list[int]],
) -> None:
    if missing <= 0:
        if least + missing > 0:
            result.append(chosen)
        return
    if i == len(kinds):
        if others:
            _pairs(box, player, others, 0, 2 * missing, chosen, result)
        return
    kind = kinds[i]
    amount = box.amount[kind]
    with_these = chosen
    for count in range(player.available[kind] + 1):
        if count:
            with_these = [*with_these, kind]
            missing -= amount
            least = min(least, amount)
        _direct(box, player, kinds, i + 1, missing, least, with_these, others, result)
        if missing <= 0:
            break


def _pairs(
    box: Box,
    player: Player,
    kinds: list[int],
    i: int,
    wanted: int,
    chosen: list[int],
    result: list[list[int]],
) -> None:
    if wanted == 0:
        result.append(sorted(chosen))
        return
    if i == len(kinds):
        return
    kind = kinds[i]
    with_these = chosen
    for count in range(min(player.available[kind], wanted) + 1):
        if count:
            with_these = [*with_these, kind]
        _pairs(box, player, kinds, i + 1, wanted - count, with_these, result)


def use(box: Box, player: Player, kinds: list[int]) -> None:
    """Move pieces from available to used."""
    for kind in kinds:
        player.available[kind] -= 1
        if kind < box.dice_kinds:
            player.idle[box.colour[kind]] += 1
        else:
            player.used_chits[box.symbol[kind]] += 1


def selections(box: Box, player: Player, kinds: list[int], what: int, least: int) -> list[Any]:
    """Every choice among the available pieces of these kinds, of at least so many pieces."""
    return [box.move(what, each) for each in chosen_of(player, kinds) if len(each) >= least]


def chosen_of(player: Player, kinds: list[int]) -> list[list[int]]:
    """Every choice among the available pieces of these kinds."""
    chosen: list[list[int]] = [[]]
    for kind in kinds:
        count = player.available[kind]
        if count:
            chosen = [each + [kind] * n for each in chosen for n in range(count + 1)]
    return chosen
