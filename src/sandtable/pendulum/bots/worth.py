"""What a position of Pendulum is worth to a seat, in steps on a track. Compiled with mypyc.

All that changes quickly is a *stock*: military, culture, gold, votes, the three tracks, legendary. `value`
weighs a stock; an action is worth the difference it makes. A stock is also worth more the nearer it comes to
a goal: what the achievement needs, what the recruit costs, what picking up costs, what the last council
sells.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules import codes, specials, tables
from ..rules.codes import ANY_COST, CULTURE, FIRST_STEP, GOLD, LEGENDARY, MILITARY, NOBODY, SHIFT, VOTES
from ..rules.position import Player, Position
from .flips import LENGTH, NEVER, Flips
from .scales import MOST_VOTES, cube_tables, track_table, vote_table
from .weights import Weights

LEGENDARY_STOCK: Final = 7
UNSEEN: Final = 0.95
"""The top of the deck, as a share of the best province that lies open."""
STEP: Final = 2
"""A step is as hard to come by as so many cubes."""


CLAIM: Final = -1
PICK_UP: Final = -2


class Goal:
    """Something that costs or needs a stock."""

    def __init__(self, what: int, need: list[int], prize: float, patience: float) -> None:
        self.what = what
        """A card to pay for, CLAIM or PICK_UP."""
        self.need = need
        self.prize = prize
        self.patience = patience

    def nearness(self, stock: list[int]) -> float:
        """The whole prize when everything is there, falling with what is missing."""
        missing = self.missing(stock, STEP)
        return self.prize if missing == 0 else self.prize * exp(-missing / self.patience)

    def missing(self, stock: list[int], step: int = 1) -> int:
        """How much the stock lacks; a step counts for so many cubes."""
        need = self.need
        missing = 0
        for i in range(7):
            if need[i] > stock[i]:
                missing += (need[i] - stock[i]) * (1 if i < FIRST_STEP else step)
        over = need[ANY_COST]
        if over:
            over -= stock[0] + stock[1] + stock[2] - need[0] - need[1] - need[2]
            if over > missing:
                missing = over
        return missing


class Worth:
    def __init__(self, position: Position, seat: int, at: int, weights: Weights) -> None:
        player = position.players[seat]
        self.position = position
        self.seat = seat
        self.player: Player = player
        self.weights = weights
        self.flips = Flips(position, at)
        left = self.flips.to_end
        self.rounds_left = left / LENGTH
        self.stock = [*player.resources, player.votes, *player.tracks]
        self.limits = [player.limit(0), player.limit(1), player.limit(2)]
        self.track = track_table(weights)
        self.beats = vote_table(position, seat, self.flips.to_call, weights)
        self.cubes = cube_tables(left, weights)
        self.province_values = self._province_values()
        self.best_province = self._best_province()
        self.goals: list[Goal] = []
        self._set_goals()

    # Tables that hold for one decision.

    def _province_values(self) -> list[float]:
        """By colour and what is gained, what a province brings until the end with one such sign."""
        weights = self.weights
        values: list[float] = []
        tracks = self.player.tracks
        for uses in (weights.brown, weights.red, weights.blue, weights.yellow):
            times = uses * self.rounds_left
            for i in range(3):
                values.append(times * (self.cubes[i][3] - self.cubes[i][2]))
            values.append(times * weights.votes)
            for track in range(3):
                column = tracks[track] + 2
                values.append(times * (self.track[column + 1] - self.track[column]))
        return values

    def province(self, province: int, colour: int) -> float:
        """What a province under this slot brings until the end."""
        gives = tables.PROVINCE_GIVES[province * 4 + colour]
        total = 0.0
        for i in range(7):
            if gives[i]:
                total += gives[i] * self.province_values[colour * 7 + i]
        return total

    def slotted(self, province: int) -> float:
        """What a province brings under its best slot."""
        return self.best_slot(province)[0]

    def best_slot(self, province: int) -> tuple[float, int]:
        best = -1.0
        chosen = 0
        for colour in range(4):
            value = self.slot(province, colour)
            if value > best:
                best, chosen = value, colour
        return best, chosen

    def slot(self, province: int, colour: int) -> float:
        """A slot that is full is worth this round only: council takes one of its provinces."""
        value = self.province(province, colour)
        under = self.player.slotted_in(colour)
        if len(under) >= self.player.province_limit():
            least = value
            for other in under:
                other_value = self.province(other, colour)
                if other_value < least:
                    least = other_value
            share = self.flips.to_call / (self.flips.to_end + 1.0)
            value = value - least * (1.0 - share)
        return value

    def _best_province(self) -> float:
        best = 0.0
        for province in self.position.places:
            if province >= 0:
                value = self.slotted(province)
                if value > best:
                    best = value
        if best == 0.0 and self.position.province_deck:
            best = UNSEEN * self.slotted(0)
        return best

    # Goals.

    def _set_goals(self) -> None:
        position = self.position
        player = self.player
        weights = self.weights
        self.goals = []
        near = 1.5 + weights.patience * self.flips.to_call / LENGTH
        phase = position.phase
        if not player.claimed and (phase <= codes.CALLED or phase == codes.PLACING):
            prize = self.claim_prize()
            if prize > 0.0:
                need = tables.NEED[position.achievement]
                self.goals.append(Goal(CLAIM, need, weights.hope * prize, near))
        recruit = self.recruit_card()
        if recruit != NOBODY:
            share = weights.hope if recruit in player.hand else 0.5 * weights.hope
            prize = share * self.worker()
            self.goals.append(Goal(recruit, self._held(tables.CARD_COST[recruit]), prize, weights.patience))
        if player.discard:
            cost = self._held(tables.PICK_UP_COST[player.character])
            self.goals.append(Goal(PICK_UP, cost, weights.hope * self.hand_value(player.discard), 3.0))
        if position.round == codes.ROUNDS:
            self._add_last_council(near)

    def _held(self, cost: list[int]) -> list[int]:
        """The stock that can pay this: steps are paid down to where a track begins (ECO-6)."""
        need = cost.copy()
        for track in range(3):
            if need[FIRST_STEP + track]:
                need[FIRST_STEP + track] += self.player.start_of(track)
        return need

    def _add_last_council(self, near: float) -> None:
        """COU-10: what the last council sells must be paid then."""
        for card in self.position.rewards:
            if card not in tables.FINAL_REWARDS:
                continue
            fixed = tables.FIXED[tables.CARD_GAIN[card]]
            prize = 0.0
            for track in range(3):
                steps = fixed[FIRST_STEP + track]
                if steps:
                    prize += self.forward(self.stock, track, steps)
            if fixed[codes.LEGENDARY_GAIN] and not self.stock[LEGENDARY_STOCK]:
                prize = self.weights.legendary
            self.goals.append(Goal(card, tables.CARD_COST[card], self.weights.final * prize, near))

    def claim_prize(self) -> float:
        """What a claim brings now (ACH-3)."""
        position = self.position
        if position.token and not self.player.tracks[LEGENDARY]:
            return self.weights.legendary
        if position.phase == codes.PLACING or position.phase <= codes.CALLED:
            stock = self.stock.copy()
            before = self.value(stock)
            return (
                self.gain(stock, tables.ACHIEVEMENT_GAIN[position.achievement]) + self.value(stock) - before
            )
        return 0.0

    def recruit_card(self) -> int:
        """The card that recruits, if anybody is in reserve; else -1."""
        if codes.RESERVE not in self.player.workers:
            return NOBODY
        return tables.recruit_card(self.player.character)

    def worker(self) -> float:
        """What one more worker earns until the end."""
        return self.weights.per_second * self.flips.to_end

    def hand_value(self, cards: list[int]) -> float:
        """What it is worth to have these in hand again, each played once."""
        total = 0.0
        for card in cards:
            total += self.card(card)
        return total

    def card(self, card: int) -> float:
        """Playing a card once, roughly, its cost paid."""
        special = specials.OF_CARD[card]
        if special is not None:
            if special is specials.WAIVE:
                return codes.WAIVED * self.weights.gold if self.flips.to_end > 0.0 else 0.0
            return 1.0 if self.flips.to_end > 0.0 else 0.0
        number = tables.CARD_GAIN[card]
        following = tables.FOLLOWING[number]
        if following and following[0] >> SHIFT == codes.RETRIEVE:
            late = 120.0 if self.flips.to_end > 120.0 else self.flips.to_end
            return self.weights.per_second * late * 0.8
        if following and following[0] >> SHIFT == codes.RECRUIT:
            return 0.3 * self.worker() if codes.RESERVE in self.player.workers else 0.0
        stock = self.stock.copy()
        bare = self.bare(stock)
        extra = self.gain(stock, number)
        cost = tables.CARD_COST[card]
        worth = self.bare(stock) + extra - bare
        for i in range(3):
            worth -= cost[i] * (self.cubes[i][4] - self.cubes[i][3])
        worth -= cost[VOTES] * 0.3 + cost[ANY_COST] * (self.cubes[0][4] - self.cubes[0][3])
        for track in range(3):
            worth -= cost[FIRST_STEP + track]
        return worth if worth > 0.0 else 0.0

    # Weighing.

    def bare(self, stock: list[int]) -> float:
        """A stock without its goals."""
        total = 0.0
        for i in range(3):
            held = stock[i]
            if held < 0:
                total += held * self.weights.debt
            else:
                total += self.cubes[i][held]
            column = stock[FIRST_STEP + i]
            total += self.track[column]
        votes = stock[VOTES]
        total += self.beats[votes if votes < MOST_VOTES else MOST_VOTES]
        if stock[LEGENDARY_STOCK]:
            total += self.weights.legendary
        return total

    def value(self, stock: list[int]) -> float:
        total = self.bare(stock)
        for goal in self.goals:
            total += goal.nearness(stock)
        return total

    def add(self, stock: list[int], fixed: list[int]) -> None:
        """Gain at once, up to the limits (ECO-1, ECO-2)."""
        for i in range(8):
            amount = fixed[i]
            if amount:
                most = 1000
                if i < 3:
                    most = self.limits[i]
                elif i > VOTES:
                    most = tables.END_OF_TRACK if i < LEGENDARY_STOCK else 1
                after = stock[i] + amount
                stock[i] = after if after < most else most

    def gain(self, stock: list[int], number: int) -> float:
        """Let a stock gain what a reward brings; return what the rest of it is worth."""
        self.add(stock, tables.FIXED[number])
        extra = 0.0
        for effect in tables.FOLLOWING[number]:
            extra += self._follow(stock, effect)
        return extra

    def _follow(self, stock: list[int], effect: int) -> float:
        op = effect >> SHIFT
        argument = effect & codes.ARGUMENT
        if op == codes.PRODUCE:
            for code in self.player.slotted:
                if code >> codes.SLOT_SHIFT == argument:
                    self.add(stock, tables.PROVINCE_GIVES[(code & codes.SLOTTED) * 4 + argument])
            return self.gain(stock, tables.MAT_GAIN[self.player.character][argument])
        if op in (codes.ANY, codes.STEPS, codes.ONE_TRACK, codes.SWAP):
            self._take(stock, op, argument)
            return 0.0
        return self._apart(op, argument)

    def _take(self, stock: list[int], op: int, argument: int) -> None:
        """Add what is chosen best."""
        if op == codes.ANY:
            for _ in range(argument):
                self.add_any(stock)
        elif op == codes.STEPS:
            for _ in range(argument):
                stock[FIRST_STEP + self.best_track(stock, 1)] += 1
        elif op == codes.ONE_TRACK:
            i = FIRST_STEP + self.best_track(stock, argument)
            after = stock[i] + argument
            stock[i] = after if after < tables.END_OF_TRACK else tables.END_OF_TRACK
        else:
            give, take = self.best_swap(stock)
            if give >= 0:
                stock[FIRST_STEP + give] -= 1
                stock[FIRST_STEP + take] += 1

    def _apart(self, op: int, argument: int) -> float:
        """What an effect is worth that adds nothing to the stock."""
        if op == codes.CONQUER:
            return self.best_province
        if op == codes.RETRIEVE:
            return self.weights.per_second * self.longest_stay(False)
        if op == codes.RECRUIT:
            return self.worker() if codes.RESERVE in self.player.workers else 0.0
        if op == codes.PICK_UP_ALL:
            return self.hand_value(self.player.discard)
        if op == codes.PICK_UP_ONE:
            best = 0.0
            for card in self.player.discard:
                value = self.card(card) if specials.OF_CARD[card] is not None else 1.0
                if value > best and card != argument:
                    best = value
            return best
        if op == codes.RAISE_LIMIT:
            return self.weights.limit * self.rounds_left
        if op == codes.GRANDE:
            return self.weights.grande * self.rounds_left
        return 0.0

    def add_any(self, stock: list[int]) -> int:
        """One resource of choice: which, or -1 without room."""
        best = -1.0
        chosen = NOBODY
        now = self.value(stock)
        for i in (GOLD, MILITARY, CULTURE):
            if stock[i] < self.limits[i]:
                stock[i] += 1
                value = self.value(stock) - now
                stock[i] -= 1
                if value > best:
                    best, chosen = value, i
        if chosen >= 0:
            stock[chosen] += 1
        return chosen

    def forward(self, stock: list[int], track: int, steps: int) -> float:
        """What so many steps on a track are worth."""
        column = stock[FIRST_STEP + track]
        after = column + steps
        if after > tables.END_OF_TRACK:
            after = tables.END_OF_TRACK
        return self.track[after] - self.track[column]

    def best_track(self, stock: list[int], steps: int) -> int:
        best = -1.0
        chosen = 0
        for track in range(3):
            value = self.forward(stock, track, steps)
            if value > best:
                best, chosen = value, track
        return chosen

    def best_swap(self, stock: list[int]) -> tuple[int, int]:
        """Which step to give for which, or -1 twice if there is none to give."""
        best = -1000.0
        chosen = (NOBODY, NOBODY)
        for give in range(3):
            column = stock[FIRST_STEP + give]
            if column <= self.player.start_of(give):
                continue
            for take in range(3):
                other = stock[FIRST_STEP + take]
                if take == give or other >= tables.END_OF_TRACK:
                    continue
                value = (
                    self.track[other + 1] - self.track[other] + self.track[column - 1] - self.track[column]
                )
                if value > best:
                    best, chosen = value, (give, take)
        return chosen

    def stay(self, worker: int) -> float:
        """How long a worker is still held by the timer of its row; 0 if it is not."""
        where = self.player.workers[worker]
        line = self.position.line_of(where)
        if line < 0 or not self.position.has_timer(line):
            return 0.0
        first = self.flips.first[line >> 1]
        return self.flips.to_end if first >= NEVER else first

    def longest_stay(self, acted: bool) -> float:
        """The longest of all stays, for a retrieval; `acted`: only of workers in boxes."""
        longest = 0.0
        for worker in range(codes.WORKERS):
            if acted and self.player.workers[worker] < codes.BOX:
                continue
            stay = self.stay(worker)
            if stay > longest:
                longest = stay
        return longest
