"""How a match ended, with what there is to say about it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...core.game import Result
from ..automa import ending as automa_ending
from ..automa import tables as automa_tables
from ..automa.automas import RIVALS
from . import codes, council, ending
from .codes import AREAS, RESOURCES, TRACKS
from .position import Player, Position

Reason = Literal[
    "parchment", "points", "legendary", "worst-track", "glory", "privilege", "nobody",
    "distance", "no-legendary",
    "automa-parchment", "automa-points", "automa-distance", "automa-glory", "automa-privilege",
]  # fmt: skip
"""What put the winner ahead: alone in the parchment; more points there; alone with legendary; the furthest
worst track (or the next worst); more glory; privilege. Or nobody won. Against the Automas also: the smaller
distance, outside the parchment. A single player loses without legendary, or to an Automa by the measure
named."""


class Statistics(msgspec.Struct, frozen=True):
    actions_taken: dict[str, int]
    """By area: how often a worker acted; an action taken twice at once, or with its neighbour, is one."""
    actions_missed: dict[str, int]
    """By area: how often a worker stood unused in a frame when the timer left its row, or when the last round
    was over."""
    gained: dict[str, int]
    """By resource, what came to the mat from whatever source; the resources of the start are not counted."""
    lost: dict[str, int]
    """By resource, what was gained beyond the limit (ECO-1); and under `any` that part of a gain of any N for
    which there was no room of any kind (ECO-4)."""
    time_used: int
    """How many milliseconds the game waited for this seat: for its placement in the opening, its choice or
    turn in the council, done or ready. Seats awaited together all use the time. While timers run the game
    waits for nobody, and pauses do not count."""
    privilege_claims: int
    """How often the seat claimed the order of privilege (COU-2)."""
    privileges_granted: int
    """How many late moves counted as given in time (CLM-2)."""
    commands_taken_back: int
    """How many moves were lost to the privilege of others (CLM-2)."""


class AutomaResult(msgspec.Struct, frozen=True):
    points: int
    """Its space on their track."""
    parchment: int
    """How many spaces of the parchment it has covered."""
    glory: int
    """How many green spaces."""
    distance: int
    """Spaces from the parchment by the labels of their track; 0 inside."""
    beaten: bool
    by: Reason
    """What decided between it and the human."""


class PendulumResult(Result, frozen=True, kw_only=True):
    reason: Reason
    order: tuple[int, ...]
    """Seats by privilege in the end; seats that nobody has are the neutral player or the Automas."""
    glory: tuple[int, ...]
    statistics: tuple[Statistics, ...]
    """By seat."""
    round_lengths: tuple[int, ...]
    """How many milliseconds each round took, from its start to the last done, without pauses."""
    automas: tuple[AutomaResult, ...]
    """The rivals of a single player."""


def result(position: Position) -> PendulumResult | None:
    if position.phase != codes.OVER:
        return None
    sources = tuple(
        {name: ending.points_on(player, track) for track, name in enumerate((*TRACKS, "legendary"))}
        for player in position.players
    )
    winners, reason = council.outcome(position)
    return PendulumResult(
        winners=tuple(winners),
        ranking=tuple(ending.ranking(position)),
        scores=tuple(ending.points(player) for player in position.players),
        sources=sources,
        reason=msgspec.convert(reason, Reason),
        order=tuple(position.order),
        glory=tuple(ending.glory(player) for player in position.players),
        statistics=tuple(_statistics(position, seat) for seat in range(position.seats)),
        round_lengths=tuple(position.round_lengths),
        automas=() if position.automas is None else tuple(_automa(position, n) for n in range(RIVALS)),
    )


def _automa(position: Position, rival: int) -> AutomaResult:
    automas = position.automas
    assert automas is not None
    return AutomaResult(
        points=automas.points[rival],
        parchment=automa_ending.spaces(automas, rival),
        glory=automa_ending.glory(automas, rival),
        distance=automa_tables.distance(automas.points[rival]),
        beaten=automa_ending.compare(position, rival)[0],
        by=msgspec.convert(automa_ending.told(position, rival), Reason),
    )


def _statistics(position: Position, seat: int) -> Statistics:
    player = position.players[seat]
    return Statistics(
        actions_taken=_counts(player, codes.TAKEN, AREAS),
        actions_missed=_counts(player, codes.MISSED, AREAS),
        gained=_counts(player, codes.GAINED, RESOURCES),
        lost=_counts(player, codes.LOST, (*RESOURCES, "any")),
        time_used=player.counts[codes.TIME],
        privilege_claims=player.counts[codes.CLAIMS],
        privileges_granted=position.grants[seat],
        commands_taken_back=position.losses[seat],
    )


def _counts(player: Player, first: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: player.counts[first + number] for number, name in enumerate(names)}
