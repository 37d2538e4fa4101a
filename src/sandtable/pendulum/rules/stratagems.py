"""Stratagems: playing and picking up (STR). Compiled with mypyc.

Those that go with a worker action (STR-6, STR-10, STR-12, STR-15) are in workers.py, those that go with a
claim (STR-11, STR-14) in achievements.py.
"""

from __future__ import annotations

from typing import Any

from . import codes, effects, tables
from .codes import ALLOWED, CULTURE, MILITARY, SHIFT
from .events import PickedUp, StratagemPlayed
from .position import Position


def may_play(position: Position, seat: int, card: int, military: int, culture: int, gold: int) -> str:
    """STR-1: in hand, with its cost and something to work on (ECO-9). STR-16: not what goes with another
    command."""
    player = position.players[seat]
    if card not in player.hand:
        return "STR-1 not-in-hand"
    special = tables.CARD_SPECIAL[card]
    if special == codes.EXCHANGE:
        return _may_exchange(player.resources, military, culture, gold)
    if special == codes.WAIVE:
        return "STR-6 never-alone"
    if special == codes.BOLD_PLACEMENT:
        return "STR-12 never-alone"
    if special == codes.UNEARNED_CLAIM:
        return "STR-14 never-alone"
    if special:
        return "STR-16 never-alone"
    if not effects.can_pay(player, tables.CARD_COST[card], military, culture, gold):
        return "ECO-3 cannot-pay"
    if not effects.has_object(position, seat, tables.CARD_GAIN[card], False):
        return "ECO-9 no-object"
    return ALLOWED


def _may_exchange(held: list[int], military: int, culture: int, gold: int) -> str:
    """STR-9: X military for X culture or the reverse."""
    if gold or (military > 0) == (culture > 0) or military < 0 or culture < 0:
        return "STR-9 one-kind"
    if military > held[MILITARY] or culture > held[CULTURE]:
        return "ECO-3 cannot-pay"
    return ALLOWED


def play(
    position: Position, seat: int, card: int, military: int, culture: int, gold: int, events: list[Any]
) -> None:
    """STR-1, STR-3: pay, discard, gain."""
    player = position.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    events.append(StratagemPlayed(seat=seat, card=tables.CARD_NAMES[card]))
    if tables.CARD_SPECIAL[card] == codes.EXCHANGE:
        effects.pay(position, seat, [military, culture, 0, 0, 0, 0, 0, 0], 0, 0, 0, events)
        effects.gain(position, seat, [culture, military, 0, 0, 0, 0, 0, 0], events)
        return
    effects.pay(position, seat, tables.CARD_COST[card], military, culture, gold, events)
    player.queue.append(codes.GAIN << SHIFT | tables.CARD_GAIN[card])
    effects.run(position, seat, events)


def may_pick_up(position: Position, seat: int) -> str:
    """STR-2: for the cost printed on the mat, when anything is discarded (ECO-9)."""
    player = position.players[seat]
    if not player.discard:
        return "ECO-9 nothing-discarded"
    if not effects.can_pay(player, tables.PICK_UP_COST[player.character], 0, 0, 0):
        return "STR-2 cannot-pay"
    return ALLOWED


def pick_up(position: Position, seat: int, events: list[Any]) -> None:
    player = position.players[seat]
    effects.pay(position, seat, tables.PICK_UP_COST[player.character], 0, 0, 0, events)
    take_back(position, seat, player.discard.copy(), events)


def take_back(position: Position, seat: int, cards: list[int], events: list[Any]) -> None:
    """Discarded stratagems return to the hand: all of them (STR-2) or one (STR-13)."""
    player = position.players[seat]
    for card in cards:
        player.discard.remove(card)
        player.hand.append(card)
    events.append(PickedUp(seat=seat, cards=tuple([tables.CARD_NAMES[card] for card in cards])))
