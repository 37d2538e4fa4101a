"""Where the workers of a seat of Pendulum should stand. Compiled with mypyc.

A frame is worth what its action will bring to the stock that the other workers have by then made, less the
time that it keeps the worker. A worker that waits in a row without the timer is still free; so it always
stands where it is best for now, and only a flip binds it.
"""

from __future__ import annotations

from typing import Any, Final

from ..rules import codes, tables, workers
from ..rules.codes import BLACK, BOX, BOXES, FRAME, GOLD, LINE_OF, LINES, MILITARY, NOBODY, WORKERS
from ..rules.position import Position
from .flips import NEVER
from .foresight import MARGIN, Foresight
from .weights import Weights
from .worth import Worth

WORTH_DOING: Final = 0.04
WORTHLESS: Final = -1000.0


class Frames:
    def __init__(self, position: Position, seat: int, at: int, weights: Weights) -> None:
        self.position = position
        self.seat = seat
        self.at = at
        self.weights = weights
        self.worth = Worth(position, seat, at, weights)
        self.player = position.players[seat]
        self.now = self.worth.value(self.worth.stock)
        self.besides = 0.0
        self.kept = 0
        """Workers that change no frame, as bits."""
        self.offers: list[tuple[float, Any, list[int]]] = []
        """All that was weighed: what it is worth, the move, and the stock that it leaves."""
        self.foresight: Foresight | None = None
        self.future = 0.0
        if weights.foresight:
            self.foresight = Foresight(position, self.worth.flips, self._line_values())
            self.future = self.foresight.left(-MARGIN)

    def _line_values(self) -> list[float]:
        """By line, what its best action would bring now, with gold enough to pay for it."""
        stock = self.worth.stock.copy()
        if stock[GOLD] < 4:
            stock[GOLD] = 4
        now = self.worth.value(stock)
        values = [0.0] * LINES
        for line in range(LINES):
            for frame in tables.FRAMES[self.position.side][line]:
                value, _ = self.best_box(frame, stock, now)
                if value > values[line]:
                    values[line] = value
        return values

    def toll(self, until: float) -> float:
        """What it costs to have a worker bound until then."""
        flips = self.worth.flips
        if until > flips.to_end:
            until = flips.to_end
        if self.foresight is None:
            return self.weights.per_second * until
        return self.weights.foresight * (self.future - self.foresight.left(until))

    def act(self, stock: list[int], box: int) -> float:
        """Let a stock pay for an action and gain from it; return what the rest of it is worth."""
        action = tables.ACTION_OF[self.position.side][box]
        cost = tables.ACTION_COST[action]
        stock[MILITARY] -= cost[MILITARY]
        stock[GOLD] -= cost[GOLD]
        return self.worth.gain(stock, tables.ACTION_GAIN[action])

    def place(self) -> Any:
        best = WORTHLESS
        chosen: Any = None
        for worker in range(WORKERS):
            if self.kept >> worker & 1 or workers.may_leave(self.position, self.seat, worker):
                continue
            value, move = self._best_frame(worker)
            if move is not None and value > best:
                best, chosen = value, move
        return chosen

    def _best_frame(self, worker: int) -> tuple[float, Any]:
        """How much better than where it stands the best frame is, and the way there."""
        position = self.position
        stock = self.projected(worker, NOBODY)
        now = self.worth.value(stock)
        where = self.player.workers[worker]
        stands = WORTHLESS
        chosen = NOBODY
        if FRAME <= where < BOX:
            stands = self.frame(where - FRAME, worker, stock, now) + self.weights.moving
        best = stands
        for line in range(LINES):
            if position.has_timer(line) or self.worth.flips.first[line >> 1] >= NEVER:
                continue
            for frame in tables.FRAMES[position.side][line]:
                if not workers.may_place(position, self.seat, worker, frame):
                    value = self.frame(frame, worker, stock, now)
                    if value > best:
                        best, chosen = value, frame
        if chosen < 0:
            return WORTHLESS, None
        move: Any = workers.PLACE.move(position.side, worker, chosen)
        if stands == WORTHLESS:
            return best, move
        if self._joint(worker, chosen) < self._joint(worker, where - FRAME) + WORTH_DOING:
            return WORTHLESS, None
        return best - stands, move

    def weigh_places(self) -> None:
        """Make an offer of every frame, and of the mat, to every free worker.

        It is worth how much better it is than where the worker is; on the mat that does nothing for as long
        as its best frame would take. The stock is as if the action could be taken at once.
        """
        side = self.position.side
        for worker in range(WORKERS):
            if workers.may_leave(self.position, self.seat, worker):
                continue
            stock = self.projected(worker, NOBODY)
            now = self.worth.value(stock)
            where = self.player.workers[worker]
            found: list[tuple[float, int]] = []
            best = WORTHLESS
            idle = 0.0
            for frame in range(BOXES):
                if where != FRAME + frame and (
                    tables.FRAME_NUMBER[side][frame] < 0
                    or workers.may_place(self.position, self.seat, worker, frame)
                ):
                    continue
                value = self._kept(frame, worker, stock, now)
                found.append((value, frame))
                if value > best:
                    best, idle = value, -self.toll(self.worth.flips.second[LINE_OF[frame] >> 1])
            stands = idle
            if FRAME <= where < BOX:
                stands = self._kept(where - FRAME, worker, stock, now)
            if where != codes.MAT:
                self.offers.append((idle - stands, workers.WITHDRAW.moves[worker], self.worth.stock))
            for value, frame in found:
                if where != FRAME + frame:
                    after = self.worth.stock.copy()
                    self.act(after, self.best_box(frame, stock, now)[1])
                    move = workers.PLACE.move(side, worker, frame)
                    self.offers.append((value - stands, move, after))

    def _kept(self, frame: int, worker: int, stock: list[int], now: float) -> float:
        """The worth of the frame where a worker stands. If nothing comes of it, only time is lost."""
        value = self.frame(frame, worker, stock, now)
        if value > WORTHLESS / 2.0:
            return value
        return -self.toll(self.worth.flips.second[LINE_OF[frame] >> 1])

    def open_with(self, worker: int) -> Any:
        """The frame for a worker in the opening (SET-9)."""
        return self._best_frame(worker)[1]

    def frame(self, frame: int, worker: int, stock: list[int], now: float) -> float:
        """What a frame is worth to a worker: its best action, less the time until it is free again."""
        flips = self.worth.flips
        area = LINE_OF[frame] >> 1
        if flips.first[area] >= NEVER:
            return WORTHLESS
        value, _ = self.best_box(frame, stock, now)
        if self.weights.noise:
            value += self.weights.noise * self._misjudged(frame, worker)
        return value - self.toll(flips.second[area])

    def _misjudged(self, frame: int, worker: int) -> float:
        """How a frame is misjudged, from -1 to 1. It stays the same while the achievement does: a mistake,
        not a whim."""
        seed = (
            frame * 7919 + worker * 104729 + self.seat * 1299709 + self.position.achievement * 15485863
        ) % 2003
        return (seed * seed * 31 % 2003) / 1001.5 - 1.0

    def best_box(self, frame: int, stock: list[int], now: float) -> tuple[float, int]:
        """The best action under a frame for this stock, and how much it brings."""
        frame_of = tables.FRAME_OF[self.position.side]
        best = WORTHLESS
        chosen = frame
        box = frame
        while box < BOXES and frame_of[box] == frame:
            after = stock.copy()
            extra = self.act(after, box)
            if after[MILITARY] < 0:
                break
            value = self.worth.value(after) + extra - now
            if value > best:
                best, chosen = value, box
            box += 1
        return best, chosen

    def projected(self, worker: int, frame: int) -> list[int]:
        """The stock when all workers in frames have acted, those that pay nothing first.

        As if this worker stood in this frame, or in none with -1. What the stock does not show, and the time
        that it takes, is left in `besides`.
        """
        stock = self.worth.stock.copy()
        position = self.position
        flips = self.worth.flips
        self.besides = 0.0
        for paid in (False, True):
            for other in range(WORKERS):
                where = self.player.workers[other]
                if other == worker:
                    where = FRAME + frame if frame >= 0 else codes.MAT
                if not FRAME <= where < BOX:
                    continue
                area = LINE_OF[where - FRAME] >> 1
                if (area != BLACK) != paid:
                    continue
                until = flips.first[area]
                if not position.has_timer(LINE_OF[where - FRAME]):
                    if until >= NEVER:
                        continue
                    until = flips.second[area]
                value, box = self.best_box(where - FRAME, stock, self.worth.value(stock))
                if value > 0.0:
                    self.besides += self.act(stock, box)
                self.besides -= self.toll(until)
        return stock

    def _joint(self, worker: int, frame: int) -> float:
        """What all workers together bring with this one in this frame.

        Every change of frame must raise it, so that there is an end of changing where no time passes.
        """
        value = self.worth.value(self.projected(worker, frame))
        return value + self.besides
