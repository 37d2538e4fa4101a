"""Stratagems: playing and picking up (STR). Those that are exceptions are in specials.py. Compiled with
mypyc."""

from __future__ import annotations

from typing import Any, Final

from . import codes, effects, moves, specials, tables
from .codes import ALLOWED, SHIFT
from .events import PickedUp, StratagemPlayed
from .kinds import Deed, Turn
from .mixes import CardMoves, Mix, mixes
from .position import Player, Position


def may_play(position: Position, seat: int, card: int, military: int, culture: int, gold: int) -> str:
    """STR-1: in hand, with its cost and something to work on (ECO-9). STR-16: not what goes with another
    move."""
    player = position.players[seat]
    if card not in player.hand:
        return "STR-1 not-in-hand"
    special = specials.OF_CARD[card]
    if special is not None:
        return special.may_play(player, military, culture, gold)
    cost = tables.CARD_COST[card]
    if not effects.can_afford(player, cost):
        return "ECO-3 cannot-pay"
    if not effects.has_object(position, seat, tables.CARD_GAIN[card], False):
        return "ECO-9 no-object"
    return ALLOWED if effects.can_pay(player, cost, military, culture, gold) else "ECO-3 cannot-pay"


def may_pick_up(position: Position, seat: int) -> str:
    """STR-2: for the cost printed on the mat, when anything is discarded (ECO-9)."""
    player = position.players[seat]
    if not player.discard:
        return "ECO-9 nothing-discarded"
    if not effects.can_pay(player, tables.PICK_UP_COST[player.character], 0, 0, 0):
        return "STR-2 cannot-pay"
    return ALLOWED


def take_back(turn: Turn, cards: list[int]) -> None:
    """Discarded stratagems return to the hand: all of them (STR-2) or one (STR-13)."""
    for card in cards:
        turn.player.discard.remove(card)
        turn.player.hand.append(card)
    turn.events.append(PickedUp(seat=turn.seat, cards=tuple([tables.CARD_NAMES[card] for card in cards])))


class PlayStratagem(Deed):
    def __init__(self) -> None:
        super().__init__(moves.PlayStratagem, [codes.ROUND, codes.CALLED])
        self.cards = CardMoves(moves.PlayStratagem, tables.CARD_NAMES)

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        card = tables.CARD_NUMBER.get(move.card, -2)
        return may_play(position, seat, card, move.military, move.culture, move.gold)

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        player = position.players[seat]
        for card in player.hand:
            for mix in payments(player, card):
                if not may_play(position, seat, card, mix.military, mix.culture, mix.gold):
                    found.append(self.cards.move(card, mix))

    def perform(self, turn: Turn, move: Any) -> None:
        """STR-1, STR-3: pay, discard, gain."""
        position, player = turn.position, turn.player
        card = tables.CARD_NUMBER[move.card]
        player.hand.remove(card)
        player.discard.append(card)
        turn.events.append(StratagemPlayed(seat=turn.seat, card=move.card))
        special = specials.OF_CARD[card]
        if special is not None:
            special.play(position, turn.seat, move.military, move.culture, turn.events)
            return
        cost = tables.CARD_COST[card]
        effects.pay(position, turn.seat, cost, move.military, move.culture, move.gold, turn.events)
        player.queue.append(codes.GAIN << SHIFT | tables.CARD_GAIN[card])
        effects.run(position, turn.seat, turn.events)


def payments(player: Player, card: int) -> list[Mix]:
    """The payments to try for a card."""
    special = specials.OF_CARD[card]
    if special is not None:
        return special.mixes(player)
    cost = tables.CARD_COST[card]
    if not effects.can_afford(player, cost):
        return []
    held = player.resources
    return mixes(cost[codes.ANY_COST], held[0], held[1], held[2])


class PickUp(Deed):
    """Taken by one's own decision (STR-2), or as the choice that a reward brings."""

    def __init__(self) -> None:
        phases = [codes.ROUND, codes.CALLED]
        super().__init__(moves.PickUp, phases, [moves.PickUp()], decides=[codes.PICK_UP_ALL])

    def gate(self, position: Position, seat: int) -> str:
        queue = position.players[seat].queue
        if queue and queue[0] >> SHIFT == codes.PICK_UP_ALL:
            return ALLOWED
        return super().gate(position, seat)

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        return ALLOWED if position.players[seat].queue else may_pick_up(position, seat)

    def perform(self, turn: Turn, move: Any) -> None:
        player = turn.player
        if player.queue:
            del player.queue[0]
        else:
            cost = tables.PICK_UP_COST[player.character]
            effects.pay(turn.position, turn.seat, cost, 0, 0, 0, turn.events)
        take_back(turn, player.discard.copy())
        effects.run(turn.position, turn.seat, turn.events)


PLAY: Final[PlayStratagem] = PlayStratagem()
PICK_UP: Final[PickUp] = PickUp()
