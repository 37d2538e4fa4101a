"""Looks ahead: what comes of the moves worth weighing when everybody plays on as planned.

Each move is followed in simulated time, over the flips, to where the next round begins; there a learned
network estimates the chance to win. All moves are tried with the same deals of what is hidden, and after each
deal the worse half is dropped. The budget counts thoughts of the planner, not seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from ...core.chance import Chance
from ..rules import codes, commands, council, dealing, rounds, timers, workers
from ..rules import moves as m
from ..rules.codes import BOX, FRAME, LEGENDARY
from ..rules.position import Position
from .ahead import Ahead
from .choice import Choices
from .mind import IMPATIENCE, LOOK_AGAIN, choose
from .plan import Plan
from .sight import holdings
from .weights import Weights
from .worth import Worth

Judge = Callable[[list[bytes]], Any]
"""From holdings to one row each, with the logarithm of the odds to win."""
BUDGET = 400
"""Thoughts of the planner, at most."""
MOST = 8
"""How many moves are compared at most."""
DEALS = 4
TRUST = 0.06
"""How much chance to win one step of worth, in the planner's opinion, counts for."""
WORST = -1.0
"""Moves of less worth are not compared."""
SETTLED = (m.Ready, m.Done, m.Flip, m.Wish, m.Refill)
"""What the planner does when nothing else is left to do is not compared."""


class Candidate:
    """A move and what came of it."""

    def __init__(self, move: Any | None, worth: float) -> None:
        self.move = move
        """None is to wait."""
        self.worth = worth
        """The planner's opinion, in steps."""
        self.games = 0
        self.total = 0.0

    def rating(self) -> float:
        return self.total / self.games + TRUST * self.worth


class Search:
    """The search for one decision of a seat."""

    def __init__(
        self, position: Position, seat: int, at: int, weights: Weights, judge: Judge, budget: int = BUDGET
    ) -> None:
        self.position = position
        self.seat = seat
        self.at = at
        self.weights = weights
        self.judge = judge
        self.left = budget
        """What is left of the budget."""

    def choose(self, chance: Chance) -> tuple[Any, int]:
        """A move and 0, or None and how long to wait, as the planner's `choose` says it."""
        chosen, wait = choose(self.position, self.seat, self.at, self.weights)
        found = self.compare(chosen, chance) if self._compares(chosen) else []
        if not found:
            return chosen, wait
        if found[0].move is None:
            return self._idle()
        return found[0].move, 0

    def _idle(self) -> tuple[Any, int]:
        """A flip that is due, for somebody must; or to wait, but not for ever where a timer lies."""
        flip = Plan(self.position, self.seat, self.at, self.weights).flip(IMPATIENCE)
        lies = any(not timers.may_flip(self.position, timer, self.at) for timer in range(3))
        return flip, LOOK_AGAIN if lies else 0

    def _compares(self, chosen: Any) -> bool:
        """Whether there may be something better; while the sand runs, even than to wait."""
        if chosen is not None:
            return not isinstance(chosen, SETTLED)
        return self._sand_runs() and not self.position.players[self.seat].queue

    def _sand_runs(self) -> bool:
        return self.position.phase == codes.ROUND and not self.position.untimed()

    def compare(self, chosen: Any, chance: Chance) -> list[Candidate]:
        """The best moves, best first; none if there is only one, or the next round is too far."""
        live = self._candidates(chosen)
        before = self.left
        for deal in range(DEALS):
            if len(live) < 2:
                return []
            dealt = self.position.without_past()
            if deal:
                dealing.deal_anew(dealt, chance)
            outcomes = self._outcomes(live, dealt, chance)
            if len(outcomes) < len(live):
                if deal:
                    break
                live = live[: len(outcomes)]
            for each, outcome in zip(live, outcomes, strict=True):
                each.total += outcome
                each.games += 1
            live.sort(key=Candidate.rating, reverse=True)
            spent, before = before - self.left, self.left
            kept = max(2, (len(live) + 1) // 2)
            if deal + 1 == DEALS or spent * kept > self.left * len(live):
                break
            live = live[:kept]
        return live if len(live) > 1 else []

    def _outcomes(self, live: list[Candidate], dealt: Position, chance: Chance) -> list[float]:
        """How good each move turned out to be, from 0 to 1; fewer than there are moves if the budget ends."""
        outcomes: list[float] = []
        leaves: list[tuple[int, bytes]] = []
        for each in live:
            ahead = Ahead(dealt, self.at, chance, [self.weights] * dealt.seats, self.left)
            if each.move is not None:
                ahead.play(self.seat, each.move)
            ahead.keep(self.seat)
            ended = ahead.go_on(dealt.round + 1)
            self.left -= ahead.thoughts
            if not ended:
                break
            if ahead.position.phase == codes.OVER:
                outcomes.append(standing(ahead.position, self.seat))
            else:
                leaves.append((len(outcomes), holdings(ahead.position, self.seat)))
                outcomes.append(0.0)
        if leaves:
            answers = self.judge([seen for _, seen in leaves])
            for (place, _), answer in zip(leaves, answers, strict=True):
                outcomes[place] = 1.0 / (1.0 + exp(-float(answer[0])))
        return outcomes

    def _candidates(self, chosen: Any) -> list[Candidate]:
        """What the planner would do, to do nothing, then what else it weighed, by worth."""
        position, seat = self.position, self.seat
        queue = position.players[seat].queue
        if queue:
            offers = Choices(position, seat, Worth(position, seat, self.at, self.weights)).offers
        else:
            plan = Plan(position, seat, self.at, self.weights)
            plan.weigh()
            offers = plan.offers
        ordered = sorted(offers, key=lambda each: -each[0])
        worth = next((value for value, move, _ in ordered if move == chosen), 0.0)
        found = {self._gist(chosen): Candidate(chosen, worth)}
        if not queue and position.phase != codes.OPENING:
            nothing = self._nothing()
            found.setdefault(nothing, Candidate(nothing, 0.0))
        for value, move, _ in ordered:
            if len(found) >= MOST or (value < WORST and not queue):
                break
            if not self._left_out(move) and not commands.refusal(position, seat, move, self.at):
                found.setdefault(self._gist(move), Candidate(move, value))
        return list(found.values())

    def _left_out(self, move: Any) -> bool:
        """Where no time passes, a worker changes its frame as planned or not at all: there must be an end of
        changing."""
        if isinstance(move, m.Place) and not self._sand_runs():
            return FRAME <= self.position.players[self.seat].workers[move.worker] < BOX
        return isinstance(move, m.Withdraw)

    def _nothing(self) -> Any:
        if self._sand_runs():
            return None
        return (rounds.DONE if self.position.phase == codes.CALLED else rounds.READY).moves[0]

    def _gist(self, move: Any) -> Any:
        """The same for moves that come to the same: it is no matter which of two workers alike goes."""
        if not isinstance(move, m.Place):
            return move
        where = self.position.players[self.seat].workers[move.worker]
        return m.Place, move.area, move.row, move.frame, workers.is_grande(move.worker), where


def standing(position: Position, seat: int) -> float:
    """At the end, from 0 to 1: whether the seat has won, and a little for how clearly."""
    own = _progress(position, seat)
    won = seat in council.outcome(position)[0]
    if position.automas is not None:
        ahead = own - max(position.automas.points)
    else:
        ahead = own - max(_progress(position, other) for other in range(position.seats) if other != seat)
    return 0.8 * won + 0.2 / (1.0 + exp(-ahead / 2.0))


def _progress(position: Position, seat: int) -> float:
    tracks = position.players[seat].tracks
    return min(tracks[:3]) + sum(tracks[:3]) / 3.0 + 4.0 * tracks[LEGENDARY]
