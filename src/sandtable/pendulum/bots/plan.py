"""What a seat of Pendulum should do next in a round: the best of all commands. Compiled with mypyc.

Acting, playing stratagems, claiming and picking up are worth the difference they make to the stock. When
nothing of that is left, workers change to better frames, and then timers are flipped.
"""

from __future__ import annotations

from typing import Any

from ..rules import achievements, codes, effects, provinces, stratagems, tables, timers, workers
from ..rules import repertoire as known
from ..rules.codes import (
    BLACK,
    BOX,
    BOXES,
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
from ..rules.commands import gate
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
        """The best command that brings something by itself; then a better frame; then a refill."""
        move: Any = None
        if not gate(self.position, self.seat, known.ACT):
            move = self._claim()
            if move is None:
                move = self._at_once()
        if move is None and not gate(self.position, self.seat, known.PLACE):
            move = self.place()
        if move is None and not gate(self.position, self.seat, known.REFILL):
            move = self._refill()
        return move

    def weigh(self) -> None:
        """Make an offer of everything that brings something by itself, and of every placement."""
        if not gate(self.position, self.seat, known.ACT):
            self._claim()
            self._at_once()
        if not gate(self.position, self.seat, known.PLACE):
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
                stock[codes.CULTURE] -= 4
                stock[codes.VOTES] -= 2
            if double:
                extra -= self.weights.card
            if legendary:
                stock[7] = 1
            before = self.worth.bare(self.worth.stock)
            for _ in range((0 if legendary else 1) + (1 if double else 0)):
                extra += self.worth.gain(stock, tables.ACHIEVEMENT_GAIN[self.position.achievement])
            self._offer(self.worth.bare(stock) - before + extra, known.claims[bits], stock)
        return self.move

    def _try_acts(self) -> None:
        player = self.player
        position = self.position
        frame_of = tables.FRAME_OF[position.side]
        waives = player.waives()
        may_adjoin = player.holds_special(codes.ADJACENT) != NOBODY
        may_double = player.holds_special(codes.DOUBLE_ACTION) != NOBODY
        for worker in range(WORKERS):
            where = player.workers[worker]
            if not FRAME <= where < BOX or not position.has_timer(LINE_OF[where - FRAME]):
                continue
            start = LINE_START[LINE_OF[where - FRAME]]
            number = where - FRAME - start
            while start + number < BOXES and frame_of[start + number] == where - FRAME:
                for waive in range(waives + 1):
                    self._try_act(worker, start, number, NOBODY, False, waive)
                    if may_double:
                        self._try_act(worker, start, number, NOBODY, True, waive)
                    if may_adjoin:
                        if number:
                            self._try_act(worker, start, number, number - 1, False, waive)
                        self._try_act(worker, start, number, number + 1, False, waive)
                number += 1

    def _try_act(self, worker: int, start: int, number: int, also: int, twice: bool, waive: int) -> None:
        if workers.may_act(self.position, self.seat, worker, number, also, twice, waive):
            return
        cards = waive + (1 if twice else 0) + (1 if also >= 0 else 0)
        stock = self.worth.stock.copy()
        value = self._act_value(stock, start + number, start + also if also >= 0 else NOBODY, twice, waive)
        self._offer(value - cards * self.weights.card, known.act(worker, number, also, twice, waive), stock)

    def _act_value(self, stock: list[int], box: int, also: int, twice: bool, waive: int) -> float:
        stock[GOLD] += 2 * waive
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
        if player.holds_special(codes.BOLD_PLACEMENT) == NOBODY:
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
        self._offer(value, known.bold_act(worker, line, number, waive), stock)

    def _until(self, area: int) -> float:
        first = self.worth.flips.first[area]
        return self.worth.flips.to_end if first >= NEVER else first

    def _try_plays(self) -> None:
        player = self.player
        for card in player.hand:
            special = tables.CARD_SPECIAL[card]
            if special == codes.EXCHANGE:
                self._try_exchange(card)
            elif not special and effects.can_afford(player, tables.CARD_COST[card]):
                self.try_play(card, self._cheapest(tables.CARD_COST[card]))

    def try_play(self, card: int, mix: int) -> None:
        worth = self.worth
        cost = tables.CARD_COST[card]
        if stratagems.may_play(self.position, self.seat, card, mix // 121, mix // 11 % 11, mix % 11):
            return
        stock = worth.stock.copy()
        stock[0] -= cost[0] + mix // 121
        stock[1] -= cost[1] + mix // 11 % 11
        stock[2] -= cost[2] + mix % 11
        stock[codes.VOTES] -= cost[codes.VOTES]
        for track in range(3):
            stock[codes.FIRST_STEP + track] -= cost[codes.FIRST_STEP + track]
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
        self._offer(value, known.play(card, mix), stock)

    def _retrieval(self) -> float:
        """Worth the time that a worker would be stuck, less what the card might save another time."""
        worth = self.worth
        longest = worth.longest_stay(True)
        if longest == 0.0 or worth.flips.to_end < 60.0 or self.position.phase == codes.CALLED:
            return WORTHLESS
        if self.foresight is not None:
            return self.toll(longest) - self.weights.retrieval
        return self.weights.per_second * (longest - 100.0) * 1.5

    def _cheapest(self, cost: list[int]) -> int:
        """The mix that pays for "any" with what is missed least."""
        stock = self.worth.stock.copy()
        for i in range(3):
            stock[i] -= cost[i]
        mix = 0
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
            mix += (121, 11, 1)[chosen]
        return mix

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
                self._offer(value, known.play(card, x * (121 if give == 0 else 11)), stock)

    def _try_pick_up(self) -> None:
        if stratagems.may_pick_up(self.position, self.seat):
            return
        worth = self.worth
        player = self.player
        cost = tables.PICK_UP_COST[player.character]
        stock = worth.stock.copy()
        stock[codes.CULTURE] -= cost[codes.CULTURE]
        stock[codes.VOTES] -= cost[codes.VOTES]
        stock[codes.FIRST_STEP] -= cost[codes.FIRST_STEP]
        value = worth.hand_value(player.discard)
        self._offer(worth.bare(stock) - worth.bare(worth.stock) + value - 0.3, known.pick_up, stock)

    # What else there is.

    def _refill(self) -> Any:
        """PRV-3: only for an own conquest to come; the others may help themselves."""
        for where in self.player.workers:
            if FRAME <= where < BOX and self._conquers(where - FRAME):
                for place in range(4):
                    if not provinces.may_refill(self.position, place):
                        return known.refills[place]
        return None

    def _conquers(self, frame: int) -> bool:
        action = tables.ACTION_OF[self.position.side][frame]
        return tables.ACTION_COST[action][MILITARY] > 0 and self.player.resources[MILITARY] >= 4

    def flip(self, patience: int) -> Any:
        """A timer that has run out and is worth flipping, or has lain for so many milliseconds; purple last.

        It is not, as long as an own worker may still act in the row that the timer would leave.
        """
        if gate(self.position, self.seat, known.FLIP):
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
                return known.flips[timer]
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
