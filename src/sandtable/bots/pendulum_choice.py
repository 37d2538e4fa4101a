"""Decisions of Pendulum inside an unfinished action, the council's included. Compiled with mypyc."""

from __future__ import annotations

from typing import Any

from ..pendulum import choices, codes, council, effects, tables, workers
from ..pendulum import repertoire as known
from ..pendulum.codes import ANY_COST, BOX, FRAME, SHIFT, WORKERS
from ..pendulum.position import Position
from .pendulum_worth import UNSEEN, Worth


def decide(position: Position, seat: int, worth: Worth) -> Any:
    """The choice for the effect at the head of the seat's queue."""
    player = position.players[seat]
    effect = player.queue[0]
    op = effect >> SHIFT
    argument = effect & 0xFFFF
    if op == codes.CONQUER:
        return _conquer(position, worth)
    if op == codes.SLOT:
        return known.slots[worth.best_slot(argument)[1]]
    if op == codes.ANY:
        return _take(worth, argument)
    if op == codes.STEPS:
        return known.steps[worth.best_track(worth.stock, 1)]
    if op == codes.ONE_TRACK:
        return known.steps[worth.best_track(worth.stock, argument)]
    if op == codes.SWAP:
        give, take = worth.best_swap(worth.stock)
        if give < 0:
            for give in range(3):
                for take in range(3):
                    if not choices.may_swap(player, give, take):
                        return known.swaps[give * 3 + take]
        return known.swaps[give * 3 + take]
    if op == codes.RETRIEVE_FROM:
        return _retrieve(position, seat, worth, argument)
    if op == codes.PICK_UP_ONE:
        return _recall(position, seat, worth, argument)
    if op == codes.PICK_UP_ALL:
        return known.pick_up
    if op == codes.GRANDE:
        return _promote(position, seat)
    if op == codes.GLORY:
        return _glorify(position, seat)
    if op == codes.REWARD:
        return _reward(position, seat, worth)
    return _trim(position, seat, worth, argument)


def _conquer(position: Position, worth: Worth) -> Any:
    best = 0.0
    move: Any = known.draw if position.province_deck else known.decline
    if position.province_deck:
        best = UNSEEN * worth.slotted(0)
    for province in position.places:
        if province >= 0:
            value = worth.slotted(province)
            if value >= best:
                best, move = value, known.conquers[province]
    return move


def _take(worth: Worth, number: int) -> Any:
    stock = worth.stock.copy()
    mix = 0
    for _ in range(number):
        mix += (121, 11, 1)[worth.add_any(stock)]
    return known.take(mix)


def _retrieve(position: Position, seat: int, worth: Worth, mask: int) -> Any:
    """The one that has acted and would be held longest; who can still act stays."""
    best = 0.0
    move: Any = known.decline
    for worker in range(WORKERS):
        if mask >> worker & 1:
            stay = worth.stay(worker)
            if position.players[seat].workers[worker] < BOX:
                stay -= 150.0
            if stay > best:
                best, move = stay, known.retrieves[worker]
    return move


def _recall(position: Position, seat: int, worth: Worth, played: int) -> Any:
    player = position.players[seat]
    best = -1.0
    move: Any = known.decline
    for card in player.discard:
        if not choices.may_recall(player, card, played):
            value = worth.card(card)
            if value > best:
                best, move = value, known.recalls[card]
    return move


def _promote(position: Position, seat: int) -> Any:
    """Best where a worker stands on the mat or waits: it may then go anywhere."""
    best = -1
    move: Any = None
    for worker in range(WORKERS):
        if not workers.may_promote(position, seat, worker):
            where = position.players[seat].workers[worker]
            rank = 2 if where < FRAME else 1
            if rank > best:
                best, move = rank, known.promotes[worker]
    return move


def _glorify(position: Position, seat: int) -> Any:
    """ADV-3: as much as breaks a tie, but not what the rest of the game needs room for."""
    player = position.players[seat]
    track = player.queue[0] >> 8 & 0xFF
    most = choices.most_glory(player)
    if position.round < 4:
        room = player.limit(track) - 6
        most = min(most, room) if room > 0 else 0
    return known.glories[most]


def _reward(position: Position, seat: int, worth: Worth) -> Any:
    """COU-5: the best card that can be paid."""
    best = -1.0
    move: Any = known.take_reward(tables.PRINTED, 0)
    for card in [*position.rewards, tables.GRANDE_CARD, tables.PRINTED]:
        if card < 0:
            continue
        mix = 0
        stock = worth.stock.copy()
        value = 0.0
        if tables.CARD_PERMANENT[card]:
            value = worth.card(card) * (1.0 + 0.7 * worth.rounds_left) if worth.rounds_left > 0.0 else 0.0
        else:
            cost = tables.CARD_COST[card]
            if not effects.can_afford(position.players[seat], cost):
                continue
            mix = _any_mix(worth, cost)
            stock[0] -= cost[0] + mix // 121
            stock[1] -= cost[1] + mix // 11 % 11
            stock[2] -= cost[2] + mix % 11
            before = worth.bare(worth.stock)
            value = worth.gain(stock, tables.CARD_GAIN[card])
            value += worth.bare(stock) - before
        if value > best and not council.may_take_reward(
            position, seat, card, mix // 121, mix // 11 % 11, mix % 11
        ):
            best, move = value, known.take_reward(card, mix)
    return move


def _any_mix(worth: Worth, cost: list[int]) -> int:
    """Pay for "any" from the fullest pile."""
    held = [worth.stock[i] - cost[i] for i in range(3)]
    mix = 0
    for _ in range(cost[ANY_COST]):
        i = held.index(max(held))
        held[i] -= 1
        mix += (121, 11, 1)[i]
    return mix


def _trim(position: Position, seat: int, worth: Worth, colour: int) -> Any:
    """COU-11: what brings least under this slot goes."""
    least = 1e9
    move: Any = None
    for province in position.players[seat].slotted_in(colour):
        value = worth.province(province, colour)
        if value < least:
            least, move = value, known.trims[province]
    return move
