"""What happened, for the log and for animation. Nothing in Pendulum is shown to one seat alone (SET-11)."""

from __future__ import annotations

from typing import ClassVar, Literal

from ...core.game import Event
from .moves import AnyMove, Area, Colour, Row, Track

Why = Literal["place", "no-match"]
"""By its place in privilege, or because no reward matched its cards."""


class Began(Event, frozen=True, kw_only=True):
    """The table is laid out (SET-1 to SET-8)."""

    reveals: ClassVar[bool] = True
    characters: tuple[str, ...]
    order: tuple[int, ...]
    """Seats from the highest privilege down; seats that nobody has are the neutral player or the Automas."""
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


class RoundBegan(Event, frozen=True, kw_only=True):
    sets_off: ClassVar[bool] = True

    round: int
    timed: bool


class SpaceEntered(Event, frozen=True, kw_only=True):
    """The marker moves on along the timer track (UNT-1); spaces count from 1."""

    space: int


class CouncilBegan(Event, frozen=True, kw_only=True):
    """The new privilege order, and the votes behind it by seat, last those of the neutral player or of the
    Automas (COU-4, AUT-10)."""

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


class AutomasBegan(Event, frozen=True, kw_only=True):
    """Their six grandes are on the board (AUT-2)."""

    reveals: ClassVar[bool] = True
    level: str
    foreshadowing: bool
    cards: tuple[int, ...]
    """Drawn for the fifth and the sixth grande."""


class LeftBox(Event, frozen=True, kw_only=True):
    """A worker left its box on the way to a frame; now the Automas draw (AUT-18)."""

    seat: int
    worker: int


class Stayed(Event, frozen=True, kw_only=True):
    """What the Automas did forbids the way on, so that the worker stays available (AUT-18)."""

    seat: int
    worker: int


class AutomaDrew(Event, frozen=True, kw_only=True):
    """A card that the Automas resolve now (AUT-3)."""

    reveals: ClassVar[bool] = True
    card: int
    reshuffled: bool
    """Whether the deck was made anew for it."""


class AutomaMoved(Event, frozen=True, kw_only=True):
    """AUT-5."""

    area: Area
    from_row: Row
    from_frame: int
    to_row: Row
    to_frame: int


class AutomaFlipped(Event, frozen=True, kw_only=True):
    """AUT-6; the marker of a purple flip goes to their mat (AUT-7)."""

    timer: Area
    row: Row
    """Where the timer stands now."""


class AutomaRemoved(Event, frozen=True, kw_only=True):
    """AUT-8."""

    place: int
    province: str


class AutomaLaid(Event, frozen=True, kw_only=True):
    """A card laid out before a purple flip (AUT-16)."""

    reveals: ClassVar[bool] = True
    automa: int
    """1 or 2."""
    card: int


class TokenGone(Event, frozen=True, kw_only=True):
    """The second purple flip of the round took the legendary token away (AUT-7)."""


class AutomaScored(Event, frozen=True, kw_only=True):
    """Points and votes by its three cards, the round and the markers (AUT-9, AUT-10)."""

    reveals: ClassVar[bool] = True
    automa: int
    cards: tuple[int, ...]
    points: int
    total: int
    votes: int


class AutomaAdvanced(Event, frozen=True, kw_only=True):
    """AUT-11."""

    automa: int
    points: int
    total: int
    why: Why


class AutomaTook(Event, frozen=True, kw_only=True):
    """A reward that an Automa took off the board (AUT-11, AUT-12)."""

    automa: int
    card: str


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
    | RoundBegan
    | SpaceEntered
    | CouncilBegan
    | RewardTaken
    | Trimmed
    | Prepared
    | Ended
    | Granted
    | TakenBack
    | AutomasBegan
    | LeftBox
    | Stayed
    | AutomaDrew
    | AutomaMoved
    | AutomaFlipped
    | AutomaRemoved
    | AutomaLaid
    | TokenGone
    | AutomaScored
    | AutomaAdvanced
    | AutomaTook
)
