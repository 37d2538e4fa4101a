"""Pendulum in numbers. Time is cut into ticks; wishes, claims of privilege, withdrawing a worker
and taking a word back are left to people.

An action keeps its meaning where it can: a worker's way to a frame is always the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, get_args

from ...study.environments.encoding import WAIT, one_hot
from ..rules import moves as m
from ..rules import tables
from ..rules.codes import PHASES, RESOURCES, WORKERS
from ..rules.view import PendulumView, PlayerView, WorkerState

LEFT_OUT = (m.Wish, m.Undone, m.NotReady, m.ClaimPrivilege, m.Withdraw)
AREAS, ROWS, COLOURS, TRACKS = (get_args(get_args(each)[0]) for each in (m.Area, m.Row, m.Colour, m.Track))
STATES = get_args(WorkerState)
HELD = tables.CARD_NAMES[: tables.FINAL_REWARDS[0]]
"""Cards that can be in a hand."""
OFFERED = tables.CARD_NAMES[tables.REWARDS[0] :]
"""Cards that the council can offer."""
SEATS = 5
PLACES = 4
SECOND = 1000
FIXED: list[Any] = [
    *(m.Place(*each) for each in product(range(WORKERS), AREAS, ROWS, range(4))),
    *(m.Act(*each) for each in product(range(WORKERS), range(4))),
    *map(m.Flip, AREAS),
    *(m.Claim(*each) for each in product((False, True), repeat=3)),
    *(m.PlayStratagem(card) for card in HELD),
    m.PickUp(),
    *map(m.Refill, range(PLACES)),
    m.Done(),
    m.Ready(),
    m.Draw(),
    m.Decline(),
    *map(m.Conquer, tables.PROVINCE_NAMES),
    *map(m.Slot, COLOURS),
    *map(m.Trim, tables.PROVINCE_NAMES),
    *(m.Take(*mix) for mix in product(range(6), repeat=3) if 0 < sum(mix) < 6),
    *map(m.Step, TRACKS),
    *(m.Swap(give, gain) for give, gain in product(TRACKS, repeat=2) if give != gain),
    *map(m.Retrieve, range(WORKERS)),
    *map(m.Promote, range(WORKERS)),
    *map(m.Recall, HELD),
    *map(m.Glory, range(11)),
    *(m.TakeReward(card) for card in OFFERED),
]
NUMBERS = {move: number for number, move in enumerate(FIXED, WAIT + 1)}
OTHERS = WAIT + 1 + len(FIXED)
"""From here on moves with stratagems or payments to choose, in the order they are listed."""
WAYS = 256
"""More are very rare; a learner does without those."""
WORKER = len(STATES) + len(AREAS) + 3
PROVINCE = len(COLOURS) * 7
PLAYER = (
    len(tables.CHARACTER_NAMES) + len(RESOURCES) * 2 + 1 + 4 + 3 + WORKERS * WORKER + 2 + len(COLOURS) + 4
)


class PendulumEncoding:
    game = "pendulum"
    actions = OTHERS + WAYS
    tick = SECOND
    size = (
        len(PHASES)
        + 4
        + len(AREAS) * 4
        + 2
        + 4
        + len(tables.ACHIEVEMENT_NAMES)
        + len(OFFERED)
        + PLACES * PROVINCE
        + len(HELD)
        + SEATS * PLAYER
    )

    def number(self, moves: Sequence[Any]) -> dict[int, Any]:
        found: dict[int, Any] = {}
        ways = 0
        for move in moves:
            if isinstance(move, LEFT_OUT):
                continue
            number = NUMBERS.get(move)
            if number is None:
                number = OTHERS + ways
                ways += 1
            if number < self.actions:
                found[number] = move
        return found

    def observe(self, view: PendulumView) -> list[float]:
        """Own seat first, then the others as they sit."""
        seats = len(view.players)
        own = view.seat or 0
        numbers = one_hot(view.phase, PHASES)
        numbers += [view.round, float(view.timed), view.space or 0, float(own in view.to_act)]
        for area in AREAS:
            timer = view.timers[area]
            left = 0.0 if timer.runs_out is None else max(0, timer.runs_out - view.at) / SECOND
            numbers += [
                float(timer.row == ROWS[0]),
                left,
                float(timer.running),
                float(timer.flipped_by == own),
            ]
        numbers += [view.markers[row] for row in ROWS]
        numbers += [view.province_deck, view.reward_deck, float(view.token), float(view.grande_card)]
        numbers += one_hot(view.achievement, tables.ACHIEVEMENT_NAMES)
        numbers += [float(card in view.rewards) for card in OFFERED]
        for province in view.provinces:
            numbers += _province(province)
        numbers += [float(card in view.players[own].hand) for card in HELD]
        for each in range(seats):
            seat = (own + each) % seats
            numbers += _player(view.players[seat], view.order.index(seat))
        numbers += [0.0] * PLAYER * (SEATS - seats)
        return numbers


def _province(name: str | None) -> list[float]:
    """What it adds under each slot."""
    if name is None:
        return [0.0] * PROVINCE
    first = 4 * tables.PROVINCE_NUMBER[name]
    return [float(gain) for slot in range(4) for gain in tables.PROVINCE_GIVES[first + slot][:7]]


def _player(player: PlayerView, place: int) -> list[float]:
    numbers = one_hot(player.character, tables.CHARACTER_NAMES)
    numbers += [*player.resources.values(), *player.limits.values(), player.votes]
    numbers += [*player.tracks.values(), *player.glory.values()]
    for worker in player.workers:
        numbers += one_hot(worker.state, STATES)
        stands = worker.place
        numbers += one_hot(stands.area if stands else None, AREAS)
        numbers += [
            float(stands is not None and stands.row == ROWS[0]),
            float(stands.frame or 0) if stands else 0.0,
            float(worker.grande),
        ]
    numbers += [len(player.hand), len(player.discard)]
    numbers += [len(player.provinces[colour]) for colour in COLOURS]
    return [*numbers, float(player.claimed), float(player.done), float(bool(player.choosing)), place]
