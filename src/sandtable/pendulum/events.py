"""What happened, for the log and for animation. Nothing in Pendulum is shown to one seat alone (SET-11)."""

from __future__ import annotations

from typing import ClassVar

from ..core.game import Event
from .moves import AnyMove, Area, Colour, Row, Track


class Began(Event, frozen=True, kw_only=True):
    """The table is laid out (SET-1 to SET-8)."""

    reveals: ClassVar[bool] = True
    characters: tuple[str, ...]
    order: tuple[int, ...]
    """Seats from the highest privilege down; a seat that nobody has is the neutral player."""
    provinces: tuple[str, ...]
    rewards: tuple[str, ...]
    achievement: str


class Placed(Event, frozen=True, kw_only=True):
    seat: int
    worker: int
    area: Area
    row: Row
    frame: int


class Withdrew(Event, frozen=True, kw_only=True):
    seat: int
    worker: int


class Acted(Event, frozen=True, kw_only=True):
    seat: int
    worker: int
    area: Area
    row: Row
    box: int
    action: str
    stratagems: tuple[str, ...]


class Paid(Event, frozen=True, kw_only=True):
    seat: int
    military: int
    culture: int
    gold: int
    votes: int
    power: int
    prestige: int
    popularity: int


class Gained(Event, frozen=True, kw_only=True):
    """What was really gained; `lost` counts resources beyond the limit and steps beyond the end."""

    seat: int
    military: int
    culture: int
    gold: int
    votes: int
    power: int
    prestige: int
    popularity: int
    legendary: int
    lost: int


class Produced(Event, frozen=True, kw_only=True):
    seat: int
    colour: Colour


class Flipped(Event, frozen=True, kw_only=True):
    seat: int | None
    """None: nobody's flip, at the start of a round or on the timer track."""
    timer: Area
    row: Row
    """Where the timer stands now."""


class Coincided(Event, frozen=True, kw_only=True):
    """A flip or refill that another player made within the same window: both are one (CLM-5)."""

    seat: int
    move: AnyMove


class CouncilCalled(Event, frozen=True, kw_only=True):
    round: int


class StratagemPlayed(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class PickedUp(Event, frozen=True, kw_only=True):
    seat: int
    cards: tuple[str, ...]


class Claimed(Event, frozen=True, kw_only=True):
    seat: int
    achievement: str
    legendary: bool
    rewards: int
    """How many times the reward is gained."""


class Refilled(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: int
    place: int
    province: str


class Conquered(Event, frozen=True, kw_only=True):
    seat: int
    province: str


class Drew(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: int
    province: str


class Slotted(Event, frozen=True, kw_only=True):
    seat: int
    province: str
    colour: Colour


class Retrieved(Event, frozen=True, kw_only=True):
    seat: int
    worker: int


class Recruited(Event, frozen=True, kw_only=True):
    seat: int
    worker: int


class Swapped(Event, frozen=True, kw_only=True):
    seat: int
    give: Track
    gain: Track


class Glorified(Event, frozen=True, kw_only=True):
    seat: int
    track: Track
    cubes: int


class Promoted(Event, frozen=True, kw_only=True):
    seat: int
    worker: int


class LimitRaised(Event, frozen=True, kw_only=True):
    seat: int


class Declined(Event, frozen=True, kw_only=True):
    seat: int


class Lapsed(Event, frozen=True, kw_only=True):
    """An effect had nothing left to act on (ECO-9)."""

    seat: int


class SaidDone(Event, frozen=True, kw_only=True):
    seat: int


class TookDoneBack(Event, frozen=True, kw_only=True):
    seat: int


class SaidReady(Event, frozen=True, kw_only=True):
    seat: int


class TookReadyBack(Event, frozen=True, kw_only=True):
    seat: int


class ClaimedPrivilege(Event, frozen=True, kw_only=True):
    seat: int
    order: tuple[int, ...]
    """In which order they act now."""


class Wished(Event, frozen=True, kw_only=True):
    seat: int
    timed: bool


class ModeAgreed(Event, frozen=True, kw_only=True):
    timed: bool


class Paused(Event, frozen=True, kw_only=True):
    seat: int


class ReadyToResume(Event, frozen=True, kw_only=True):
    seat: int


class Resumed(Event, frozen=True, kw_only=True):
    pass


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    timed: bool


class SpaceEntered(Event, frozen=True, kw_only=True):
    """The marker moves on along the timer track (UNT-1); spaces count from 1."""

    space: int


class CouncilBegan(Event, frozen=True, kw_only=True):
    """The new privilege order, and the votes behind it by seat, the neutral player's last (COU-4)."""

    round: int
    order: tuple[int, ...]
    votes: tuple[int, ...]


class RewardTaken(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class Trimmed(Event, frozen=True, kw_only=True):
    seat: int
    province: str


class Prepared(Event, frozen=True, kw_only=True):
    """The table is laid out for the next round (COU-12)."""

    reveals: ClassVar[bool] = True
    round: int
    provinces: tuple[str, ...]
    rewards: tuple[str, ...]
    achievement: str


class Ended(Event, frozen=True, kw_only=True):
    winners: tuple[int, ...]
    reason: str


class Granted(Event, frozen=True, kw_only=True):
    """Privilege let a late command count as given at an earlier moment (CLM-2)."""

    seat: int
    move: AnyMove
    at: int


class TakenBack(Event, frozen=True, kw_only=True):
    """A command that clashed with a granted one counts no longer; `by` has the privilege (CLM-2)."""

    seat: int
    move: AnyMove
    by: int


AnyEvent = (
    Began
    | Placed
    | Withdrew
    | Acted
    | Paid
    | Gained
    | Produced
    | Flipped
    | Coincided
    | CouncilCalled
    | StratagemPlayed
    | PickedUp
    | Claimed
    | Refilled
    | Conquered
    | Drew
    | Slotted
    | Retrieved
    | Recruited
    | Swapped
    | Glorified
    | Promoted
    | LimitRaised
    | Declined
    | Lapsed
    | SaidDone
    | TookDoneBack
    | SaidReady
    | TookReadyBack
    | ClaimedPrivilege
    | Wished
    | ModeAgreed
    | Paused
    | ReadyToResume
    | Resumed
    | RoundBegan
    | SpaceEntered
    | CouncilBegan
    | RewardTaken
    | Trimmed
    | Prepared
    | Ended
    | Granted
    | TakenBack
)
