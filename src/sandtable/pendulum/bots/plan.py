"""What a seat of Pendulum should do next in a round: the best of all moves. Compiled with mypyc.

Acting, playing stratagems, claiming and picking up are worth the difference they make to the stock. When
nothing of that is left, workers change to better frames, and then timers are flipped.
"""

from __future__ import annotations

from typing import Any

from ..rules import (
    achievements,
    codes,
    effects,
    provinces,
    rounds,
    specials,
    stratagems,
    tables,
    timers,
    workers,
)
from ..rules.codes import (
    BLACK,
    BOX,
    FRAME,
    GOLD,
    LINE_OF,
    LINE_START,
    LINES,
    MILITARY,
    NOBODY,
    PURPLE,
    WORKERS,
)
from ..rules.mixes import Mix, mix
from ..rules.position import Position
from .flips import NEVER
from .frames import WORTH_DOING, WORTHLESS, Frames
from .weights import Weights


class Plan(Frames):
    def __init__(self, position: Position, seat: int, at: int, weights: Weights) -> None:
        super().__init__(position, seat, at, weights)
        self.best = WORTH_DOING
        self.move: Any = None

    def next_command(self) -> Any:
        """The best move that brings something by itself; then a better frame; then a refill."""
        move: Any = None
        if not workers.ACT.gate(self.position, self.seat):
            move = self._claim()
            if move is None:
                move = self._at_once()
        if move is None and not workers.PLACE.gate(self.position, self.seat):
            move = self.place()
        if move is None and not provinces.REFILL.gate(self.position, self.seat):
            move = self._refill()
        return move

    def weigh(self) -> None:
        """Make an offer of everything that brings something by itself, and of every placement."""
        if not workers.ACT.gate(self.position, self.seat):
            self._claim()
            self._at_once()
        if not workers.PLACE.gate(self.position, self.seat):
            self.weigh_places()

    def _at_once(self) -> Any:
        self._try_acts()
        self._try_bold_acts()
        self._try_plays()
        self._try_pick_up()
        return self.move

    def _offer(self, value: float, move: Any, stock: list[int]) -> None:
        self.offers.append((value, move, stock))
        if value > self.best:
            self.best, self.move = value, move

    # What brings something at once.

    def _claim(self) -> Any:
        """Nothing is spent on it: the token at once, the reward when it does not overflow."""
        if self.player.claimed:
            return None
        for bits in range(8):
            legendary = bits & 4 != 0
            double = bits & 2 != 0
            unearned = bits & 1 != 0
            if achievements.may_claim(self.position, self.seat, legendary, double, unearned):
                continue
            stock = self.worth.stock.copy()
            extra = 0.0
            if unearned:
                extra -= self.weights.card
                self._pay(stock, tables.CARD_COST[specials.UNEARNED_CLAIM.card(self.player)])
            if double:
                extra -= self.weights.card
            if legendary:
                stock[7] = 1
            before = self.worth.bare(self.worth.stock)
            for _ in range((0 if legendary else 1) + (1 if double else 0)):
                extra += self.worth.gain(stock, tables.ACHIEVEMENT_GAIN[self.position.achievement])
            self._offer(self.worth.bare(stock) - before + extra, achievements.CLAIM.moves[bits], stock)
        return self.move

    def _try_acts(self) -> None:
        for worker in range(WORKERS):
            where = self.player.workers[worker]
            for number in workers.boxes_under(self.position, where):
                for way in specials.ways(self.player, number):
                    self._try_act(worker, LINE_START[LINE_OF[where - FRAME]], number, way)

    def _try_act(self, worker: int, start: int, number: int, way: specials.Way) -> None:
        also, twice, waive = way.also, way.twice, way.waive
        if workers.may_act(self.position, self.seat, worker, number, also, twice, waive):
            return
        stock = self.worth.stock.copy()
        value = self._act_value(stock, start + number, start + also if also >= 0 else NOBODY, twice, waive)
        move = workers.ACT.move(worker, number, also, twice, waive)
        self._offer(value - way.cards() * self.weights.card, move, stock)

    def _act_value(self, stock: list[int], box: int, also: int, twice: bool, waive: int) -> float:
        stock[GOLD] += codes.WAIVED * waive
        extra = self.act(stock, box)
        if twice:
            extra += self.act(stock, box)
        if also >= 0:
            extra += self.act(stock, also)
        return self.worth.value(stock) + extra - self.now

    def _try_bold_acts(self) -> None:
        """STR-12: it saves the wait, but not the stay."""
        player = self.player
        position = self.position
        if not specials.BOLD_PLACEMENT.held(player):
            return
        for line in range(LINES):
            if not position.has_timer(line):
                continue
            for number in range(tables.line_length(line)):
                for worker in range(WORKERS):
                    self.try_bold_act(worker, line, number, 0)

    def try_bold_act(self, worker: int, line: int, number: int, waive: int) -> None:
        if workers.may_act_boldly(self.position, self.seat, worker, line, number, waive):
            return
        stock = self.worth.stock.copy()
        value = self._act_value(stock, LINE_START[line] + number, NOBODY, False, waive)
        value -= (1 + waive) * self.weights.card + self.toll(self._until(line >> 1))
        self._offer(value, workers.BOLD_ACT.move(worker, line, number, waive), stock)

    def _until(self, area: int) -> float:
        first = self.worth.flips.first[area]
        return self.worth.flips.to_end if first >= NEVER else first

    def _try_plays(self) -> None:
        player = self.player
        for card in player.hand:
            if specials.OF_CARD[card] is specials.EXCHANGE:
                self._try_exchange(card)
            elif specials.OF_CARD[card] is None and effects.can_afford(player, tables.CARD_COST[card]):
                self.try_play(card, self._cheapest(tables.CARD_COST[card]))

    def _pay(self, stock: list[int], cost: list[int]) -> None:
        for i in range(codes.ANY_COST):
            stock[i] -= cost[i]

    def try_play(self, card: int, mix: Mix) -> None:
        worth = self.worth
        if stratagems.may_play(self.position, self.seat, card, mix.military, mix.culture, mix.gold):
            return
        stock = worth.stock.copy()
        self._pay(stock, tables.CARD_COST[card])
        stock[0] -= mix.military
        stock[1] -= mix.culture
        stock[2] -= mix.gold
        number = tables.CARD_GAIN[card]
        following = tables.FOLLOWING[number]
        extra = 0.0
        if following and following[0] >> codes.SHIFT == codes.RETRIEVE:
            extra = self._retrieval()
        else:
            extra = worth.gain(stock, number)
        if card == worth.recruit_card():
            value = worth.bare(stock) - worth.bare(worth.stock) + extra
        else:
            value = worth.value(stock) - self.now + extra - 0.2 * self.weights.card
        self._offer(value, stratagems.PLAY.cards.move(card, mix), stock)

    def _retrieval(self) -> float:
        """Worth the time that a worker would be stuck, less what the card might save another time."""
        worth = self.worth
        longest = worth.longest_stay(True)
        if longest == 0.0 or worth.flips.to_end < 60.0 or self.position.phase == codes.CALLED:
            return WORTHLESS
        if self.foresight is not None:
            return self.toll(longest) - self.weights.retrieval
        return self.weights.per_second * (longest - 100.0) * 1.5

    def _cheapest(self, cost: list[int]) -> Mix:
        """The mix that pays for "any" with what is missed least."""
        stock = self.worth.stock.copy()
        for i in range(3):
            stock[i] -= cost[i]
        paid = [0, 0, 0]
        for _ in range(cost[codes.ANY_COST]):
            best = WORTHLESS
            chosen = 0
            for i in range(3):
                if stock[i] > 0:
                    stock[i] -= 1
                    value = self.worth.value(stock)
                    stock[i] += 1
                    if value > best:
                        best, chosen = value, i
            stock[chosen] -= 1
            paid[chosen] += 1
        return mix(paid[0], paid[1], paid[2])

    def _try_exchange(self, card: int) -> None:
        held = self.worth.stock
        for give in range(2):
            for x in range(1, held[give] + 1):
                stock = held.copy()
                stock[give] -= x
                after = stock[1 - give] + x
                most = self.worth.limits[1 - give]
                stock[1 - give] = after if after < most else most
                value = self.worth.value(stock) - self.now - self.weights.card
                paid = mix(x, 0, 0) if give == codes.MILITARY else mix(0, x, 0)
                self._offer(value, stratagems.PLAY.cards.move(card, paid), stock)

    def _try_pick_up(self) -> None:
        if stratagems.may_pick_up(self.position, self.seat):
            return
        worth = self.worth
        player = self.player
        stock = worth.stock.copy()
        self._pay(stock, tables.PICK_UP_COST[player.character])
        value = worth.hand_value(player.discard)
        self._offer(
            worth.bare(stock) - worth.bare(worth.stock) + value - self.weights.picking,
            stratagems.PICK_UP.moves[0],
            stock,
        )

    # What else there is.

    def _refill(self) -> Any:
        """PRV-3: only for an own conquest to come; the others may help themselves."""
        for where in self.player.workers:
            if FRAME <= where < BOX and self._conquers(where - FRAME):
                for place in range(4):
                    if not provinces.may_refill(self.position, place):
                        return provinces.REFILL.moves[place]
        return None

    def _conquers(self, frame: int) -> bool:
        action = tables.ACTION_OF[self.position.side][frame]
        cost = tables.ACTION_COST[action][MILITARY]
        return 0 < cost <= self.player.resources[MILITARY]

    def flip(self, patience: int) -> Any:
        """A timer that has run out and is worth flipping, or has lain for so many milliseconds; purple last.

        It is not, as long as an own worker may still act in the row that the timer would leave.
        """
        if rounds.FLIP.gate(self.position, self.seat):
            return None
        position = self.position
        clock = self.at
        for timer in (BLACK, codes.GREEN, PURPLE):
            if timers.may_flip(position, timer, self.at):
                continue
            overdue = clock - timers.runs_out_at(position, timer)
            if (
                overdue >= 3 * patience
                or self._wants(timer)
                or (overdue >= patience and not self._holds(timer))
            ):
                return rounds.FLIP.moves[timer]
        return None

    def _holds(self, timer: int) -> bool:
        """Whether an own worker could still act in the row of the timer, for more than it can pay now."""
        line = 2 * timer + self.position.timer_rows[timer]
        stock = self.worth.stock
        for where in self.player.workers:
            if FRAME <= where < BOX and LINE_OF[where - FRAME] == line:
                value, _ = self.best_box(where - FRAME, stock, self.now)
                if value > -1.0:
                    return True
        return False

    def lets_act(self, timer: int) -> float:
        """What own workers that wait in the other row could do after a flip."""
        line = 2 * timer + 1 - self.position.timer_rows[timer]
        total = 0.0
        for where in self.player.workers:
            if FRAME <= where < BOX and LINE_OF[where - FRAME] == line:
                value, _ = self.best_box(where - FRAME, self.worth.stock, self.now)
                if value > 0.0:
                    total += value
        return total

    def _wants(self, timer: int) -> bool:
        """Whether a flip lets an own worker act or sets one free, and costs none its action."""
        position = self.position
        line = 2 * timer + position.timer_rows[timer]
        gains = False
        for where in self.player.workers:
            other = position.line_of(where)
            if other < 0 or other >> 1 != timer:
                continue
            if other != line:
                gains = gains or where < BOX
            elif where >= BOX:
                gains = True
            else:
                return False
        return gains
