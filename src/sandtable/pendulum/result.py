"""How a match ended, with what there is to say about it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..core.game import Result
from . import codes, ending
from .codes import AREAS, RESOURCES, TRACKS
from .position import Player, Position

Reason = Literal["parchment", "points", "legendary", "worst-track", "glory", "privilege", "nobody"]
"""What put the winner ahead: alone in the parchment; more points there; alone with legendary; the furthest
worst track (or the next worst); more glory; privilege. Or nobody won."""


class Statistics(msgspec.Struct, frozen=True):
    actions_taken: dict[str, int]
    """By area."""
    actions_missed: dict[str, int]
    """By area: workers that stood unused in a frame when the timer left their row."""
    gained: dict[str, int]
    """By resource."""
    lost: dict[str, int]
    """By resource, to the limit."""
    privileges_granted: int
    commands_taken_back: int


class PendulumResult(Result, frozen=True, kw_only=True):
    reason: Reason
    order: tuple[int, ...]
    """Seats by privilege in the end; a seat that nobody has is the neutral player."""
    glory: tuple[int, ...]
    statistics: tuple[Statistics, ...]
    """By seat."""
    round_lengths: tuple[int, ...]
    """How long each round took in milliseconds, without councils and pauses."""


def result(position: Position) -> PendulumResult | None:
    if position.phase != codes.OVER:
        return None
    sources = tuple(
        {name: ending.points_on(player, track) for track, name in enumerate((*TRACKS, "legendary"))}
        for player in position.players
    )
    return PendulumResult(
        winners=tuple(ending.winners(position)),
        ranking=tuple(ending.ranking(position)),
        scores=tuple(ending.points(player) for player in position.players),
        sources=sources,
        reason=msgspec.convert(ending.reason(position), Reason),
        order=tuple(position.order),
        glory=tuple(ending.glory(player) for player in position.players),
        statistics=tuple(_statistics(position, seat) for seat in range(position.seats)),
        round_lengths=tuple(position.round_lengths),
    )


def _statistics(position: Position, seat: int) -> Statistics:
    player = position.players[seat]
    return Statistics(
        actions_taken=_counts(player, codes.TAKEN, AREAS),
        actions_missed=_counts(player, codes.MISSED, AREAS),
        gained=_counts(player, codes.GAINED, RESOURCES),
        lost=_counts(player, codes.LOST, RESOURCES),
        privileges_granted=position.grants[seat],
        commands_taken_back=position.losses[seat],
    )


def _counts(player: Player, first: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: player.counts[first + number] for number, name in enumerate(names)}
