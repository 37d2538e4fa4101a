"""The stratagems that need code of their own: the exceptions among the cards. Compiled with mypyc.

A special card is named in the data. It never does anything alone but for the exchange; the others go with
another move: STR-6, STR-10 and STR-15 with a worker action, STR-12 with a placement (`workers.BOLD_ACT`),
STR-11 and STR-14 with a claim.
"""

from __future__ import annotations

from typing import Any, Final

from . import codes, effects, mixes, tables
from .codes import ALLOWED, BLACK, CULTURE, GOLD, LINE_OF, MILITARY, NOBODY
from .events import StratagemPlayed
from .mixes import Mix
from .position import Player, Position


class Special:
    def __init__(self, name: str, not_in_hand: str, never_alone: str) -> None:
        self.name = name
        """Its name in the data."""
        self.not_in_hand = not_in_hand
        self.never_alone = never_alone

    def card(self, player: Player) -> int:
        """The card in hand that is this one, or -1."""
        for card in player.hand:
            if OF_CARD[card] is self:
                return card
        return NOBODY

    def held(self, player: Player) -> bool:
        return self.card(player) != NOBODY

    def discard(self, player: Player) -> int:
        card = self.card(player)
        player.hand.remove(card)
        player.discard.append(card)
        return card

    def may_play(self, player: Player, military: int, culture: int, gold: int) -> str:
        """STR-16: not by itself."""
        return self.never_alone

    def play(self, position: Position, seat: int, military: int, culture: int, events: list[Any]) -> None:
        """Nothing: it goes with another move."""

    def mixes(self, player: Player) -> list[Mix]:
        """The payments to try."""
        return []


class Exchange(Special):
    """STR-9: X military for X culture or the reverse."""

    def may_play(self, player: Player, military: int, culture: int, gold: int) -> str:
        if gold or (military > 0) == (culture > 0) or military < 0 or culture < 0:
            return "STR-9 one-kind"
        if military > player.resources[MILITARY] or culture > player.resources[CULTURE]:
            return "ECO-3 cannot-pay"
        return ALLOWED

    def play(self, position: Position, seat: int, military: int, culture: int, events: list[Any]) -> None:
        effects.pay(position, seat, [military, culture, 0, 0, 0, 0, 0, 0], 0, 0, 0, events)
        effects.gain(position, seat, [culture, military, 0, 0, 0, 0, 0, 0], events)

    def mixes(self, player: Player) -> list[Mix]:
        held = player.resources
        found = [mixes.mix(x, 0, 0) for x in range(1, held[MILITARY] + 1)]
        found.extend([mixes.mix(0, x, 0) for x in range(1, held[CULTURE] + 1)])
        return found


EXCHANGE: Final[Exchange] = Exchange("exchange", "STR-1 not-in-hand", "")
ADJACENT: Final[Special] = Special("adjacent", "STR-10 not-in-hand", "STR-16 never-alone")
DOUBLE_CLAIM: Final[Special] = Special("double_claim", "STR-11 not-in-hand", "STR-16 never-alone")
BOLD_PLACEMENT: Final[Special] = Special("bold_placement", "STR-12 not-in-hand", "STR-12 never-alone")
UNEARNED_CLAIM: Final[Special] = Special("claim", "STR-14 not-in-hand", "STR-14 never-alone")
DOUBLE_ACTION: Final[Special] = Special("double_action", "STR-15 not-in-hand", "STR-16 never-alone")
WAIVE: Final[Special] = Special("waive", "STR-6 not-in-hand", "STR-6 never-alone")
_BY_NAME: Final[dict[str, Special]] = {
    each.name: each
    for each in (EXCHANGE, ADJACENT, DOUBLE_CLAIM, BOLD_PLACEMENT, UNEARNED_CLAIM, DOUBLE_ACTION, WAIVE)
}
OF_CARD: Final[list[Special | None]] = [
    _BY_NAME[name] if name else None for name in tables.CARD_SPECIAL
]  # fmt: skip
"""By card, its exception or none."""


# With a worker action.


class Way:
    """How an action is taken: with the action of another box, counted like its own (-1 for none), twice, with
    so many waives."""

    def __init__(self, also: int, twice: bool, waive: int) -> None:
        self.also = also
        self.twice = twice
        self.waive = waive

    def cards(self) -> int:
        """How many stratagems it takes."""
        return self.waive + (1 if self.twice else 0) + (1 if self.also >= 0 else 0)


PLAIN_WAY: Final[Way] = Way(NOBODY, False, 0)
_ONLY_PLAIN: Final[list[Way]] = [PLAIN_WAY]


def waives(player: Player) -> int:
    """STR-6: how many waives are in hand."""
    number = 0
    for card in player.hand:
        if OF_CARD[card] is WAIVE:
            number += 1
    return number


def ways(player: Player, number: int) -> list[Way]:
    """All ways to try for an action in the box of this number in its row."""
    waive = 0
    twice = False
    adjacent = False
    for card in player.hand:
        special = OF_CARD[card]
        if special is not None:
            if special is WAIVE:
                waive += 1
            elif special is DOUBLE_ACTION:
                twice = True
            elif special is ADJACENT:
                adjacent = True
    if not waive and not twice and not adjacent:
        return _ONLY_PLAIN
    found = [Way(NOBODY, False, times) for times in range(waive + 1)]
    if twice:
        found.extend([Way(NOBODY, True, times) for times in range(waive + 1)])
    if adjacent:
        for also in (number - 1, number + 1):
            if also >= 0:
                found.extend([Way(also, False, times) for times in range(waive + 1)])
    return found


def may_go_on(player: Player, line: int, number: int, also: int, twice: bool) -> str:
    """STR-10: a box beside it in the same row. STR-15: the same action twice."""
    if also >= 0:
        if not ADJACENT.held(player):
            return ADJACENT.not_in_hand
        if abs(also - number) != 1 or also >= tables.line_length(line):
            return "STR-10 not-adjacent"
    if twice and not DOUBLE_ACTION.held(player):
        return DOUBLE_ACTION.not_in_hand
    return ALLOWED


def may_waive(player: Player, box: int, also: int, twice: bool, waive: int) -> str:
    """STR-6, STR-7: one waive for each payment of gold."""
    if waive:
        if LINE_OF[box] >> 1 == BLACK:
            return "STR-6 not-in-black"
        if not 0 < waive <= waives(player):
            return WAIVE.not_in_hand
        if waive > 1 + (also >= 0) + twice:
            return "STR-7 too-many-waives"
    return ALLOWED


def actions(position: Position, box: int, also: int, twice: bool) -> list[int]:
    """One after the other. STR-10: then that of the other box. STR-15: then the same again."""
    of = tables.ACTION_OF[position.side]
    found = [of[box]]
    if also >= 0:
        found.append(of[also])
    if twice:
        found.append(of[box])
    return found


def cost(position: Position, box: int, also: int, twice: bool, waive: int) -> list[int]:
    """WRK-15, STR-7: the payments of one action together; each waive removes one of 2 gold."""
    if also < 0 and not twice and not waive:
        return tables.ACTION_COST[tables.ACTION_OF[position.side][box]]
    price = tables.NOTHING.copy()
    for action in actions(position, box, also, twice):
        for amount, number in enumerate(tables.ACTION_COST[action]):
            price[amount] += number
    price[GOLD] -= codes.WAIVED * waive
    return price


def going_with(also: int, twice: bool, waive: int) -> list[Special]:
    """What is played with a worker action."""
    found = [WAIVE] * waive
    if twice:
        found.insert(0, DOUBLE_ACTION)
    if also >= 0:
        found.insert(0, ADJACENT)
    return found


# With a claim.


def may_claim_by_card(player: Player) -> str:
    """STR-14: the card's cost instead of what the achievement needs."""
    card = UNEARNED_CLAIM.card(player)
    if card == NOBODY:
        return UNEARNED_CLAIM.not_in_hand
    return ALLOWED if effects.can_pay(player, tables.CARD_COST[card], 0, 0, 0) else "STR-14 cannot-pay"


def play_with_claim(position: Position, seat: int, double: bool, unearned: bool, events: list[Any]) -> None:
    """STR-11, STR-14."""
    player = position.players[seat]
    if unearned:
        card = UNEARNED_CLAIM.discard(player)
        events.append(StratagemPlayed(seat=seat, card=tables.CARD_NAMES[card]))
        effects.pay(position, seat, tables.CARD_COST[card], 0, 0, 0, events)
    if double:
        card = DOUBLE_CLAIM.discard(player)
        events.append(StratagemPlayed(seat=seat, card=tables.CARD_NAMES[card]))
