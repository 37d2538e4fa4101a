"""Claiming the achievement (ACH). Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from . import codes, effects, moves, specials, tables
from .codes import ALLOWED, LEGENDARY, SHIFT
from .events import Claimed
from .kinds import Deed, Turn
from .position import Player, Position

NEEDED: Final[list[int]] = [0, 1, 2, codes.VOTES, codes.ANY_COST]
"""What an achievement may ask for."""


def held(player: Player, amount: int) -> int:
    """ECO-4: what counts for an amount of a need. "Any" is the three resources together."""
    if amount == codes.ANY_COST:
        return player.resources[0] + player.resources[1] + player.resources[2]
    return player.votes if amount == codes.VOTES else player.resources[amount]


def holds_need(player: Player, need: list[int]) -> bool:
    """ACH-1: at least what is shown."""
    for amount in NEEDED:
        if need[amount] > held(player, amount):
            return False
    return True


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
    if double and not specials.DOUBLE_CLAIM.held(player):
        return specials.DOUBLE_CLAIM.not_in_hand
    if unearned:
        return specials.may_claim_by_card(player)
    if not holds_need(player, tables.NEED[position.achievement]):
        return "ACH-1 need-not-held"
    return ALLOWED


class Claim(Deed):
    def __init__(self) -> None:
        ways = [moves.Claim(bool(bits & 4), bool(bits & 2), bool(bits & 1)) for bits in range(8)]
        super().__init__(moves.Claim, [codes.ROUND, codes.CALLED], ways)

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return may_claim(position, seat, move.legendary, move.double, move.unearned)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        player = position.players[seat]
        if player.claimed:
            return
        double = specials.DOUBLE_CLAIM.held(player)
        unearned = specials.UNEARNED_CLAIM.held(player)
        for move in self.moves:
            if (move.double and not double) or (move.unearned and not unearned):
                continue
            if not may_claim(position, seat, move.legendary, move.double, move.unearned):
                found.append(move)

    def perform(self, turn: Turn, move: Any) -> None:
        position = turn.position
        turn.player.claimed = True
        specials.play_with_claim(position, turn.seat, move.double, move.unearned, turn.events)
        rewards = (0 if move.legendary else 1) + (1 if move.double else 0)
        turn.events.append(
            Claimed(
                seat=turn.seat,
                achievement=tables.ACHIEVEMENT_NAMES[position.achievement],
                legendary=move.legendary,
                rewards=rewards,
            )
        )
        if move.legendary:
            position.token = False
            effects.gain(position, turn.seat, [0, 0, 0, 0, 0, 0, 0, 1], turn.events)
        for _ in range(rewards):
            turn.player.queue.append(codes.GAIN << SHIFT | tables.ACHIEVEMENT_GAIN[position.achievement])
        effects.run(position, turn.seat, turn.events)


CLAIM: Final[Claim] = Claim()
