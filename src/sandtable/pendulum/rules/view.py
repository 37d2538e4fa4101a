"""What one viewer may know: everything but the faces and the order of face-down cards (SET-11)."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from ...core.game import Tells, View
from ..automa.view import AutomasView
from .moves import Act, AnyMove, Area, BoldAct, Row, Track
from .result import PendulumResult

WorkerState = Literal["available", "free", "waiting", "ready", "stuck", "reserve", "council", "gone"]
"""On the mat; in a box it may leave; in a frame before the timer comes; in a frame with the timer; in a box
with the timer; not yet in play; a grande still with the council; a common that a grande replaced."""


class Standing(msgspec.Struct, frozen=True):
    area: Area
    row: Row
    frame: int | None
    """The number in the row of the frame it stands in, or the frame above its box."""
    box: int | None
    """The number in the row of the box it stands in; None in a frame."""


class WorkerView(msgspec.Struct, frozen=True):
    grande: bool
    state: WorkerState
    place: Standing | None


class TimerView(msgspec.Struct, frozen=True):
    row: Row
    runs_out: int | None
    """The moment, as `at`, from which on it has run out; None while its sand does not count."""
    running: bool
    lasts: int
    """Milliseconds of a full glass."""
    flipped_by: int | None
    next_space: int | None
    """In an untimed round the next space of the timer track on which it flips (UNT-1)."""


class Yield(msgspec.Struct, frozen=True):
    """What production of a colour would bring now (ECO-5)."""

    gain: dict[str, int]
    lost: int
    """The resources among it that are beyond the limits (ECO-1)."""


class PlayerView(msgspec.Struct, frozen=True):
    character: str
    glory_rule: bool
    worker_rule: bool
    resources: dict[str, int]
    limits: dict[str, int]
    votes: int
    tracks: dict[str, int]
    to_go: dict[str, int]
    """By track, the columns to the parchment, where it counts (END-1); legendary: 1 without it."""
    starts: dict[str, int]
    """The columns where its tracks begin."""
    glory: dict[str, int]
    workers: tuple[WorkerView, ...]
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    provinces: dict[str, tuple[str, ...]]
    """By slot colour."""
    production: dict[str, Yield]
    """By slot colour."""
    province_limit: int
    room: dict[str, int]
    """By slot colour, how many more provinces may stay there; below 0, how many must go (COU-11)."""
    limit_card: str | None
    claimed: bool
    done: bool
    """Done with the round, or ready for what comes."""
    wishes_timed: bool
    toward: dict[str, int]
    """What it holds of what the achievement needs (ACH-1)."""
    lacks: dict[str, int]
    """What it does not hold of that."""
    unpaid: dict[str, dict[str, int]]
    """By action of a box in which a worker may act now, what is not held of its cost (WRK-7)."""
    choosing: str
    """The effect of an unfinished action that waits for a decision; empty if there is none."""
    choosing_number: int
    """How many resources, steps or cubes that decision is about; 0 if it is about something else."""
    choosing_track: Track | None
    """The track past whose end the steps go that may become glory."""
    taken_province: str | None
    """The province just taken, which waits for its slot."""


class WayView(msgspec.Struct, frozen=True):
    """A way to act that is among the moves."""

    move: Act | BoldAct
    area: Area
    row: Row
    actions: tuple[str, ...]
    """One after the other."""
    cards: tuple[str, ...]
    """The special stratagems that are played with it."""
    cost: dict[str, int]
    gain: dict[str, int]
    """Cost and gain of all actions together, with what production would bring now."""


class PendulumView(View, frozen=True, kw_only=True):
    tells: ClassVar[Tells] = {
        "phase": ("", "view.phase"),
        "round": ("", "view.round"),
        "timed": ("", "view.timed"),
        "done": ("", "own.done"),
        "worker": ("", "view.moves.0.worker"),
        "choosing": ("", "own.choosing"),
        "count": ("count", "own.choosing_number"),
        "track": ("track", "own.choosing_track"),
        "province": ("province", "own.taken_province"),
        "limit": ("count", "own.province_limit"),
    }

    at: int
    phase: str
    round: int
    timed: bool
    space: int | None
    """On the timer track, from 1, in an untimed round."""
    side: Literal["small", "large"]
    order: tuple[int, ...]
    """Seats from the highest privilege down; seats that nobody has are the neutral player or the Automas."""
    next_order: tuple[int, ...]
    """The same if the votes were counted now, those of the Automas as far as they are known (COU-4)."""
    turn: int | None
    """The seat that acts alone now: in the opening, in council step 2, in a claimed order."""
    turns: tuple[int, ...]
    """The seats that act alone one after the other, first to last; empty where all act at once. In council
    step 2 the neutral player is among them, who takes nothing."""
    timers: dict[str, TimerView]
    markers: dict[str, int]
    """Purple time markers by row."""
    flips_left: int
    """Of the purple timer, until the council (TIM-4)."""
    councils_left: int
    """After the next one, or after the one that meets (SET-10)."""
    neutral_workers: tuple[Standing, ...]
    players: tuple[PlayerView, ...]
    provinces: tuple[str | None, ...]
    """The four face-up places from the top."""
    province_deck: int
    achievement: str
    achievement_deck: int
    token: bool
    rewards: tuple[str | None, ...]
    reward_deck: int
    grande_card: bool
    automas: AutomasView | None
    """The rivals of a single player."""
    moves: tuple[AnyMove, ...]
    ways: tuple[WayView, ...]
    more_from: int | None
    """The moment, as `at`, from which on time alone allows more."""
    result: PendulumResult | None
    """When the match is over."""
