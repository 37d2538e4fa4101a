"""Decisions of Pendulum inside an unfinished action, the council's included. Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from ..rules import choices, codes, council, effects, provinces, stratagems, tables, workers
from ..rules.codes import BOX, FIRST_STEP, FRAME, SHIFT, WORKERS
from ..rules.mixes import NOTHING, mixes
from ..rules.position import Position
from .worth import UNSEEN, Worth

UNUSED: Final = 150.0
"""A worker that can still act counts as if it had to stay so many seconds less."""
TRIFLE: Final = 0.1
"""The worth of what is a little better, where nothing is computed."""


def spared(worth: Worth, worker: int, acted: bool) -> float:
    """The seconds that a retrieval spares a worker, less what is lost if it has not acted yet."""
    stay = worth.stay(worker)
    return stay if acted else stay - UNUSED


class Choices:
    """All choices for the effect at the head of a seat's queue, as offers: see `Plan.offers`."""

    def __init__(self, position: Position, seat: int, worth: Worth) -> None:
        self.position = position
        self.seat = seat
        self.worth = worth
        self.player = position.players[seat]
        self.offers: list[tuple[float, Any, list[int]]] = []
        effect = self.player.queue[0]
        self._weigh(effect >> SHIFT, effect & codes.ARGUMENT)

    def best(self) -> Any:
        """The first of those that are worth most."""
        most = self.offers[0][0]
        move = self.offers[0][1]
        for value, other, _ in self.offers:
            if value > most:
                most, move = value, other
        return move

    def _offer(self, value: float, move: Any) -> None:
        self.offers.append((value, move, self.worth.stock))

    def _weigh(self, op: int, argument: int) -> None:
        worth = self.worth
        if op == codes.CONQUER:
            self._conquer()
        elif op == codes.SLOT:
            for colour in range(4):
                self._offer(worth.slot(argument, colour), provinces.SLOT.moves[colour])
        elif op == codes.ANY:
            self._take(argument)
        elif op == codes.STEPS:
            self._step(1)
        elif op == codes.ONE_TRACK:
            self._step(argument)
        elif op == codes.SWAP:
            self._swap()
        elif op == codes.RETRIEVE_FROM:
            self._retrieve(argument)
        elif op == codes.PICK_UP_ONE:
            for card in self.player.discard:
                if not choices.may_recall(self.player, card, argument):
                    self._offer(worth.card(card), choices.RECALL.moves[card])
            self._offer(0.0, choices.DECLINE.moves[0])
        elif op == codes.PICK_UP_ALL:
            self._offer(worth.hand_value(self.player.discard), stratagems.PICK_UP.moves[0])
            self._offer(0.0, choices.DECLINE.moves[0])
        elif op == codes.GRANDE:
            self._promote()
        elif op == codes.GLORY:
            self._glorify()
        elif op == codes.REWARD:
            self._reward()
        else:
            for province in self.player.slotted_in(argument):
                self._offer(-worth.province(province, argument), provinces.TRIM.moves[province])

    def _conquer(self) -> None:
        """Of provinces worth the same the lowest; the deck only if it is worth more."""
        for i in range(3, -1, -1):
            province = self.position.places[i]
            if province >= 0:
                self._offer(self.worth.slotted(province), provinces.CONQUER.moves[province])
        if self.position.province_deck:
            self._offer(UNSEEN * self.worth.slotted(0), provinces.DRAW.moves[0])
        self._offer(0.0, choices.DECLINE.moves[0])

    def _take(self, number: int) -> None:
        worth = self.worth
        now = worth.value(worth.stock)
        held = worth.stock
        for mix in mixes(
            number, worth.limits[0] - held[0], worth.limits[1] - held[1], worth.limits[2] - held[2]
        ):
            stock = held.copy()
            stock[0] += mix.military
            stock[1] += mix.culture
            stock[2] += mix.gold
            self.offers.append((worth.value(stock) - now, choices.TAKE.move(mix), stock))

    def _step(self, steps: int) -> None:
        worth = self.worth
        for track in range(3):
            stock = worth.stock.copy()
            after = stock[FIRST_STEP + track] + steps
            stock[FIRST_STEP + track] = after if after < tables.END_OF_TRACK else tables.END_OF_TRACK
            self.offers.append((worth.forward(worth.stock, track, steps), choices.STEP.moves[track], stock))

    def _swap(self) -> None:
        worth = self.worth
        for give in range(3):
            for take in range(3):
                if choices.may_swap(self.player, give, take):
                    continue
                stock = worth.stock.copy()
                value = worth.forward(stock, take, 1) + worth.forward(stock, give, -1)
                stock[FIRST_STEP + give] -= 1
                if stock[FIRST_STEP + take] < tables.END_OF_TRACK:
                    stock[FIRST_STEP + take] += 1
                self.offers.append((value, choices.SWAP.move(give, take), stock))

    def _retrieve(self, mask: int) -> None:
        """Best the one that has acted and would be held longest; who can still act stays."""
        self._offer(0.0, choices.DECLINE.moves[0])
        for worker in range(WORKERS):
            if mask >> worker & 1:
                stay = spared(self.worth, worker, self.player.workers[worker] >= BOX)
                self._offer(self.worth.weights.per_second * stay, workers.RETRIEVE.moves[worker])

    def _promote(self) -> None:
        """Best where a worker stands on the mat or waits: it may then go anywhere."""
        value = self.worth.weights.grande * self.worth.rounds_left
        for worker in range(WORKERS):
            if not workers.may_promote(self.position, self.seat, worker):
                on_mat = self.player.workers[worker] < FRAME
                self._offer(value + (TRIFLE if on_mat else 0.0), workers.PROMOTE.moves[worker])

    def _glorify(self) -> None:
        """ADV-3: as much as breaks a tie, but not what the rest of the game needs room for."""
        most = choices.most_glory(self.player)
        wanted = most
        if self.position.round < codes.ROUNDS:
            room = self.player.limit((self.player.queue[0] & codes.ARGUMENT) >> codes.GLORY_SHIFT) - 6
            wanted = min(most, room) if room > 0 else 0
        for cubes in range(most + 1):
            over = cubes - wanted
            self._offer(TRIFLE * (wanted - over if over > 0 else cubes), choices.GLORY.moves[cubes])

    def _reward(self) -> None:
        """COU-5: what can be paid, in every way it can."""
        worth = self.worth
        position = self.position
        held = worth.stock
        for card in council.offered(position):
            if tables.CARD_PERMANENT[card]:
                if not council.may_take_reward(position, self.seat, card, 0, 0, 0):
                    left = worth.rounds_left
                    value = worth.card(card) * (1.0 + worth.weights.permanent * left) if left > 0.0 else 0.0
                    self._offer(value, council.TAKE_REWARD.cards.move(card, NOTHING))
                continue
            cost = tables.CARD_COST[card]
            if not effects.can_afford(self.player, cost):
                continue
            for mix in mixes(cost[codes.ANY_COST], held[0], held[1], held[2]):
                if council.may_take_reward(position, self.seat, card, mix.military, mix.culture, mix.gold):
                    continue
                stock = held.copy()
                stock[0] -= cost[0] + mix.military
                stock[1] -= cost[1] + mix.culture
                stock[2] -= cost[2] + mix.gold
                value = worth.gain(stock, tables.CARD_GAIN[card])
                value += worth.bare(stock) - worth.bare(held)
                self.offers.append((value, council.TAKE_REWARD.cards.move(card, mix), stock))
