"""Claiming the achievement (ACH, STR-11, STR-14). Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from . import codes, effects, tables
from .codes import ALLOWED, LEGENDARY, NOBODY, SHIFT
from .events import Claimed, StratagemPlayed
from .position import Player, Position


def holds_need(player: Player, need: list[int]) -> bool:
    """ACH-1, ECO-4: at least what is shown, votes included; "any" counts the three resources together."""
    held = player.resources
    return (
        held[0] >= need[0]
        and held[1] >= need[1]
        and held[2] >= need[2]
        and player.votes >= need[codes.VOTES]
        and held[0] + held[1] + held[2] >= need[codes.ANY_COST]
    )


def may_claim(position: Position, seat: int, legendary: bool, double: bool, unearned: bool) -> str:
    """ACH-1 to ACH-4. STR-11: two benefits. STR-14: 4 culture and 2 votes instead of what it needs."""
    player = position.players[seat]
    if player.claimed:
        return "ACH-2 claimed-already"
    if legendary:
        if player.tracks[LEGENDARY]:
            return "ACH-3 legendary-already"
        if not position.token:
            return "ACH-3 token-gone"
    if double and player.holds_special(codes.DOUBLE_CLAIM) == NOBODY:
        return "STR-11 not-in-hand"
    if unearned:
        card = player.holds_special(codes.UNEARNED_CLAIM)
        if card == NOBODY:
            return "STR-14 not-in-hand"
        if not effects.can_pay(player, tables.CARD_COST[card], 0, 0, 0):
            return "STR-14 cannot-pay"
    elif not holds_need(player, tables.NEED[position.achievement]):
        return "ACH-1 need-not-held"
    return ALLOWED


def claim(
    position: Position, seat: int, legendary: bool, double: bool, unearned: bool, events: list[Any]
) -> None:
    player = position.players[seat]
    player.claimed = True
    if unearned:
        effects.pay(
            position,
            seat,
            tables.CARD_COST[_play(player, seat, codes.UNEARNED_CLAIM, events)],
            0,
            0,
            0,
            events,
        )
    if double:
        _play(player, seat, codes.DOUBLE_CLAIM, events)
    rewards = (0 if legendary else 1) + (1 if double else 0)
    events.append(
        Claimed(
            seat=seat,
            achievement=tables.ACHIEVEMENT_NAMES[position.achievement],
            legendary=legendary,
            rewards=rewards,
        )
    )
    if legendary:
        position.token = False
        effects.gain(position, seat, [0, 0, 0, 0, 0, 0, 0, 1], events)
    for _ in range(rewards):
        player.queue.append(codes.GAIN << SHIFT | tables.ACHIEVEMENT_GAIN[position.achievement])
    effects.run(position, seat, events)


def _play(player: Player, seat: int, special: int, events: list[Any]) -> int:
    card = player.holds_special(special)
    player.hand.remove(card)
    player.discard.append(card)
    events.append(StratagemPlayed(seat=seat, card=tables.CARD_NAMES[card]))
    return card
