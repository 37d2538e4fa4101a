"""Why a move of Pendulum is good, in words, from what the bot computed about it."""

from __future__ import annotations

from typing import Any

from ...bots.bot import Fact, Reason
from ..rules import achievements, codes, effects, tables, timers, workers
from ..rules import moves as m
from ..rules.codes import (
    AREAS,
    BLACK,
    BOX,
    COLOURS,
    FIRST_STEP,
    FRAME,
    LEGENDARY,
    LINE_OF,
    LINE_START,
    NOBODY,
    SHIFT,
    TRACKS,
    VOTES,
)
from ..rules.position import Player
from .choice import spared
from .flips import LASTS, NEVER, SPACE
from .plan import Plan
from .scales import rival_votes
from .worth import CLAIM, PICK_UP, Goal

MOST = 3
"""The most reasons that are given for a move."""
TOLD = 0.2
"""A goal is mentioned if it came nearer by at least this many steps."""
AMOUNTS = ("military", "culture", "gold", "votes", *TRACKS, "legendary")
EFFECTS = {
    codes.RECRUIT: "recruits",
    codes.PICK_UP_ONE: "recalls",
    codes.RAISE_LIMIT: "raises-limit",
    codes.GRANDE: "grande",
}
ALONE = {
    m.Ready: "ready",
    m.Done: "done",
    m.Refill: "refill",
    m.Decline: "decline",
    m.Draw: "draw",
    m.Promote: "grande",
    m.Glory: "glory",
    m.Withdraw: "withdraw",
}
"""Moves about which one sentence is enough."""
FOR_WANT_OF_BETTER = (m.Ready, m.Done, m.Decline, m.Trim)
"""Moves whose sentence is true only where nothing else is better; as for waiting."""


def reason(name: str, **facts: Fact) -> Reason:
    return Reason(f"hint-pendulum-{name}", facts)


class Reasons:
    """Finds the reasons for moves in one position."""

    def __init__(self, plan: Plan, at: int) -> None:
        self.plan = plan
        self.position = plan.position
        self.seat = plan.seat
        self.player = plan.player
        self.worth = plan.worth
        self.at = at
        self.running = self.position.phase == codes.ROUND and not self.position.untimed()

    def of(self, move: Any | None, stock: list[int], first: bool) -> tuple[Reason, ...]:
        """The reasons for a move that leaves this stock, the weightiest first; at least one. `first`: the
        move is the first that is advised."""
        if not first and (move is None or isinstance(move, FOR_WANT_OF_BETTER)):
            return (reason("behind"),)
        return tuple(self._of(move, stock)[:MOST]) or (reason("fair") if first else reason("behind"),)

    def _of(self, move: Any | None, stock: list[int]) -> list[Reason]:
        match move:
            case None:
                return [self._wait()]
            case m.Place():
                return self._place(move, stock)
            case m.Act():
                line = LINE_OF[self.player.workers[move.worker] - FRAME]
                boxes = [move.box] if move.also is None else [move.box, move.also]
                numbers = [self._gain_of(LINE_START[line] + box) for box in boxes]
                what = self._what(stock, numbers, move.worker)
                return what[:1] + self._opens(stock)[:1] + self._leaves(line >> 1)
            case m.BoldAct():
                number = self._gain_of(LINE_START[workers.line_number(move)] + move.box)
                return [*self._what(stock, [number])[:1], *self._opens(stock)[:1], reason("bold")]
            case m.Flip():
                return self._flip(tables.AREA_NUMBER[move.timer])
            case m.Claim():
                return self._claim(move, stock)
            case m.PlayStratagem():
                number = tables.CARD_GAIN[tables.CARD_NUMBER[move.card]]
                return self._what(stock, [number])[:2] + self._opens(stock)
            case m.TakeReward():
                return self._reward(tables.CARD_NUMBER[move.card], stock)
            case m.PickUp():
                return [reason("picks-up", count=len(self.player.discard))]
            case m.Recall():
                return [reason("picks-up", count=1)]
            case m.Conquer():
                return self._province(tables.PROVINCE_NUMBER[move.province]) + self._prevents_conquest()
            case m.Slot():
                return self._slot(tables.COLOUR_NUMBER[move.colour])
            case m.Retrieve():
                return [self._retrieves(move.worker)]
            case m.Trim():
                return [reason("least", province=f"province-{move.province}")]
            case m.Take() | m.Step() | m.Swap():
                return self._opens(stock) or self._gains(stock)
        name = ALONE.get(type(move))
        return [reason(name)] if name else []

    # What it brings.

    def _what(self, stock: list[int], numbers: list[int], acting: int = NOBODY) -> list[Reason]:
        """What a move, perhaps a worker's, brings by the gains of these numbers."""
        return self._gains(stock) + [each for number in numbers for each in self._effects(number, acting)]

    def _gains(self, stock: list[int], name: str = "gains") -> list[Reason]:
        gains = {
            AMOUNTS[i]: after - before
            for i, (before, after) in enumerate(zip(self.worth.stock, stock, strict=True))
            if after > before
        }
        return [reason(name, gains=gains)] if gains else []

    def _gain_of(self, box: int) -> int:
        return tables.ACTION_GAIN[tables.ACTION_OF[self.position.side][box]]

    def _effects(self, number: int, acting: int | None = None) -> list[Reason]:
        """What a gain lets its player do: now, with this worker or none acting for it, or later with None."""
        found: list[Reason] = []
        for effect in tables.FOLLOWING[number]:
            op = effect >> SHIFT
            if op == codes.PRODUCE:
                found += self._effects(
                    tables.MAT_GAIN[self.player.character][effect & codes.ARGUMENT], acting
                )
            elif op == codes.CONQUER:
                found += self._conquest()
            elif op == codes.RETRIEVE:
                found += [] if acting is None else self._retrieval(acting)
            elif op == codes.PICK_UP_ALL:
                found.append(reason("picks-up", count=len(self.player.discard)))
            elif op in EFFECTS:
                found.append(reason(EFFECTS[op]))
        return found

    def _conquest(self) -> list[Reason]:
        lying = [province for province in self.position.places if province >= 0]
        if not lying:
            return [reason("draw")]
        return self._province(max(lying, key=self.worth.slotted))

    def _province(self, province: int) -> list[Reason]:
        return self._adds(province, self.worth.best_slot(province)[1])

    def _adds(self, province: int, colour: int) -> list[Reason]:
        gives = tables.PROVINCE_GIVES[province * 4 + colour]
        gains = {AMOUNTS[i]: amount for i, amount in enumerate(gives) if amount}
        name = f"province-{tables.PROVINCE_NAMES[province]}"
        return [reason("province", province=name, colour=COLOURS[colour], gains=gains)] if gains else []

    def _slot(self, colour: int) -> list[Reason]:
        found = self._adds(self.player.queue[0] & codes.ARGUMENT, colour)
        if len(self.player.slotted_in(colour)) >= self.player.province_limit():
            found.append(reason("slot-full", colour=COLOURS[colour]))
        return found

    def _reward(self, card: int, stock: list[int]) -> list[Reason]:
        number = tables.CARD_GAIN[card]
        if not tables.CARD_PERMANENT[card]:
            return self._what(stock, [number])[:2] + self._opens(stock)
        played = self.worth.stock.copy()
        self.worth.gain(played, number)
        return [reason("permanent"), *self._gains(played, "each-time"), *self._effects(number)]

    def _retrieval(self, acting: int) -> list[Reason]:
        """What a retrieval brings; the worker that acts for it may be the one that is retrieved."""
        mask = effects.retrievable(self.position, self.seat)
        held = {
            worker: spared(self.worth, worker, worker == acting or self.player.workers[worker] >= BOX)
            for worker in range(codes.WORKERS)
            if mask >> worker & 1
        }
        return [self._retrieves(max(held, key=held.__getitem__))] if held else []

    def _retrieves(self, worker: int) -> Reason:
        stay = self.worth.stay(worker)
        name = f"own-worker-{worker}"
        return self._timed("retrieves", stay, worker=name) if stay else reason("retrieves-now", worker=name)

    # What it makes possible.

    def _opens(self, stock: list[int]) -> list[Reason]:
        """What the stock lets its player do that could not be done before, and how it stands then."""
        before = self.worth.stock
        reached: list[Reason] = []
        nearer: list[tuple[float, Reason]] = []
        for goal in self.worth.goals:
            missing = goal.missing(stock)
            gained = goal.nearness(stock) - goal.nearness(before)
            if missing == 0 and goal.missing(before):
                reached.append(self._goal("may", goal))
            elif gained > TOLD:
                nearer.append((-gained, self._goal("nears", goal, count=missing)))
        nearest = [each for _, each in sorted(nearer, key=lambda each: each[0])]
        return reached + self._tracks(stock) + self._votes(stock[VOTES]) + nearest

    def _goal(self, name: str, goal: Goal, **facts: Fact) -> Reason:
        if goal.what == CLAIM:
            token = self.position.token and not self.player.tracks[LEGENDARY]
            achievement = f"achievement-{tables.ACHIEVEMENT_NAMES[self.position.achievement]}"
            return reason(f"{name}-{'token' if token else 'claim'}", achievement=achievement, **facts)
        if goal.what == PICK_UP:
            return reason(f"{name}-pick-up", **facts)
        kind = "buy" if goal.what in tables.FINAL_REWARDS else "play"
        return reason(f"{name}-{kind}", card=f"card-{tables.CARD_NAMES[goal.what]}", **facts)

    def _tracks(self, stock: list[int]) -> list[Reason]:
        found: list[Reason] = []
        columns = self.player.tracks[:3]
        for track in range(3):
            column = stock[FIRST_STEP + track]
            if columns[track] < tables.PARCHMENT <= column:
                found.append(reason("parchment", track=TRACKS[track]))
            elif column > columns[track] < min(tables.PARCHMENT, *columns[:track], *columns[track + 1 :]):
                found.append(reason("weakest", track=TRACKS[track]))
        return found

    def _votes(self, votes: int) -> list[Reason]:
        passed = [each for each in rival_votes(self.position, self.seat) if self.player.votes <= each < votes]
        return [reason("votes", count=len(passed))] if passed else []

    # What it prevents, and until when it can be had.

    def _claim(self, move: m.Claim, stock: list[int]) -> list[Reason]:
        if not move.legendary:
            free = not move.unearned and not move.double
            return self._gains(stock) + ([reason("claim-free")] if free else [])
        if self.position.seats == 1:
            return [reason("token")]
        others = [
            other
            for other in range(self.position.seats)
            if other != self.seat and not achievements.may_claim(self.position, other, True, False, False)
        ]
        return [reason("token"), reason("token-rivals", count=len(others))]

    def _prevents_conquest(self) -> list[Reason]:
        """How many others have a worker that can conquer right now."""
        ready = 0
        for other, player in enumerate(self.position.players):
            if other != self.seat and any(
                FRAME <= where < BOX and self._conquers(player, where - FRAME) for where in player.workers
            ):
                ready += 1
        return [reason("others-conquer", count=ready)] if ready else []

    def _conquers(self, player: Player, frame: int) -> bool:
        cost = tables.ACTION_COST[tables.ACTION_OF[self.position.side][frame]]
        following = tables.FOLLOWING[self._gain_of(frame)]
        return (
            self.position.has_timer(LINE_OF[frame])
            and effects.can_afford(player, cost)
            and any(effect >> SHIFT == codes.CONQUER for effect in following)
        )

    def _place(self, move: m.Place, stock: list[int]) -> list[Reason]:
        frame = workers.frame_number(self.position, move)
        area = LINE_OF[frame] >> 1
        _, box = self.plan.best_box(frame, self.worth.stock, self.plan.now)
        found = self._gains(stock, "will-gain") or self._effects(self._gain_of(box))
        found = found[:1] + self._opens(stock)[:1] + self._comes(area)
        if area != BLACK and not self.position.crowd[frame] and self.position.seats > 1:
            found.append(reason("blocks"))
        return found

    def _comes(self, area: int) -> list[Reason]:
        """When the timer comes into the row."""
        first = self.worth.flips.first[area]
        if self.position.phase != codes.ROUND:
            return [reason("comes-first")] if first == 0.0 else []
        if first == 0.0:
            return [reason("comes-soon", timer=AREAS[area])]
        return [self._timed("comes", first, timer=AREAS[area])] if first < NEVER else []

    def _leaves(self, area: int) -> list[Reason]:
        """When the timer leaves the row."""
        first = self.worth.flips.first[area]
        if self.position.phase == codes.CALLED:
            return [reason("last")]
        if first == 0.0:
            return [reason("leaves-soon", timer=AREAS[area])]
        return [self._timed("leaves", first, timer=AREAS[area])] if first < NEVER else []

    def _timed(self, name: str, seconds: float, **facts: Fact) -> Reason:
        """In seconds, in spaces of the timer track, or just now."""
        if self.running:
            tempo = self.position.durations[codes.PURPLE] / (1000 * LASTS[codes.PURPLE])
            return reason(name, seconds=max(1, round(seconds * tempo)), **facts)
        if self.position.phase == codes.ROUND:
            return reason(f"{name}-spaces", count=max(1, round(seconds / SPACE)), **facts)
        return reason(f"{name}-now", **facts)

    # Time itself.

    def _flip(self, timer: int) -> list[Reason]:
        found: list[Reason] = []
        for worker, where in enumerate(self.player.workers):
            line = self.position.line_of(where)
            if line >> 1 != timer or line < 0:
                continue
            name = f"own-worker-{worker}"
            if where < BOX and not self.position.has_timer(line):
                found.append(reason("lets-act", worker=name))
            elif where >= BOX and self.position.has_timer(line):
                found.append(reason("sets-free", worker=name))
        return found or [reason("idle", timer=AREAS[timer])]

    def _wait(self) -> Reason:
        """Why to wait: for the timer that runs out first, or for a flip that somebody will make."""
        clock = self.at
        left = [timers.runs_out_at(self.position, timer) - clock for timer in range(3)]
        timer = min(range(3), key=left.__getitem__)
        if left[timer] <= 0:
            return reason("wait-flip", timer=AREAS[timer])
        return reason("wait", timer=AREAS[timer], seconds=-(-left[timer] // 1000))
