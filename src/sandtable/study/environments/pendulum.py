"""Pendulum in numbers. Time is cut into ticks; pauses, wishes and taking a word back are left to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from ...pendulum import moves as m
from ...pendulum.codes import AREAS, COLOURS, PHASES, RESOURCES, ROWS
from ...pendulum.view import PendulumView, PlayerView, WorkerState
from .encoding import WAIT, one_hot

LEFT_OUT = (m.Pause, m.Wish, m.Undone, m.NotReady, m.ClaimPrivilege, m.Withdraw)
STATES = get_args(WorkerState)
SEATS = 5
SECOND = 1000


class PendulumEncoding:
    game = "pendulum"
    actions = 512
    """Listed moves by their order, after WAIT."""
    tick = SECOND
    player = len(RESOURCES) * 2 + 1 + 4 + 3 + 5 * (len(STATES) + 3) + 2 + len(COLOURS) + 4
    size = len(PHASES) + 4 + 3 * 4 + 2 + 4 + SEATS * player

    def number(self, moves: Sequence[Any]) -> dict[int, Any]:
        listed = [move for move in moves if not isinstance(move, LEFT_OUT)]
        return dict(enumerate(listed[: self.actions - 1], WAIT + 1))

    def observe(self, view: PendulumView) -> list[float]:
        """Own seat first, then the others as they sit."""
        seats = len(view.players)
        own = view.seat or 0
        numbers = one_hot(view.phase, PHASES)
        numbers += [view.round, float(view.timed), view.space or 0, float(own in view.awaited)]
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
        for each in range(seats):
            seat = (own + each) % seats
            numbers += self._player(view.players[seat], view.order.index(seat))
        numbers += [0.0] * self.player * (SEATS - seats)
        return numbers

    def _player(self, player: PlayerView, place: int) -> list[float]:
        numbers: list[float] = [*player.resources.values(), *player.limits.values(), player.votes]
        numbers += [*player.tracks.values(), *player.glory.values()]
        for worker in player.workers:
            numbers += one_hot(worker.state, STATES)
            numbers += one_hot(worker.place.area if worker.place else None, AREAS)
        numbers += [len(player.hand), len(player.discard)]
        numbers += [len(player.provinces[colour]) for colour in COLOURS]
        return [*numbers, float(player.claimed), float(player.done), float(bool(player.choosing)), place]
