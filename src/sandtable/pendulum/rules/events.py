"""What happened, for the log and for animation. Nothing in Pendulum is shown to one seat alone (SET-11)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ...core.game import Event, Seat, Seats, Tells, words
from .moves import SIDE, AnyMove, Area, Card, Colour, Province, Row, Timer, Track

Achievement = Annotated[str, words("achievement")]
Amount = Annotated[int, words("amount")]
FromZero = Annotated[int, words("from-0")]

Why = Literal["place", "no-match"]
"""By its place in privilege, or because no reward matched its cards."""


class Began(Event, frozen=True, kw_only=True):
    """The table is laid out (SET-1 to SET-8)."""

    reveals: ClassVar[bool] = True
    characters: Annotated[tuple[str, ...], words("by-seat character")]
    order: Seats
    """Seats from the highest privilege down; seats that nobody has are the neutral player or the Automas."""
    provinces: tuple[Province, ...]
    rewards: tuple[Card, ...]
    achievement: Achievement


class Placed(Event, frozen=True, kw_only=True):
    tells: ClassVar[Tells] = {
        **SIDE,
        "actions": ("either action", "data.sides.{side}.{area}.{row}.{frame}"),
    }

    seat: Seat
    worker: int
    area: Area
    row: Row
    frame: int


class Withdrew(Event, frozen=True, kw_only=True):
    seat: Seat
    worker: int


class Acted(Event, frozen=True, kw_only=True):
    seat: Seat
    worker: int
    area: Area
    row: Row
    box: int
    action: Annotated[str, words("action")]
    stratagems: tuple[Card, ...]


class Paid(Event, frozen=True, kw_only=True):
    seat: Seat
    military: Amount
    culture: Amount
    gold: Amount
    votes: Amount
    power: Amount
    prestige: Amount
    popularity: Amount


class Gained(Event, frozen=True, kw_only=True):
    """What was really gained; `lost` counts resources beyond the limit and steps beyond the end."""

    seat: Seat
    military: Amount
    culture: Amount
    gold: Amount
    votes: Amount
    power: Amount
    prestige: Amount
    popularity: Amount
    legendary: Amount
    lost: int


class Produced(Event, frozen=True, kw_only=True):
    seat: Seat
    colour: Colour


class Flipped(Event, frozen=True, kw_only=True):
    seat: Seat | None
    """None: nobody's flip, at the start of a round or on the timer track."""
    timer: Timer
    row: Row
    """Where the timer stands now."""


class Coincided(Event, frozen=True, kw_only=True):
    """A flip or refill that another player made within the same window: both are one (CLM-5)."""

    seat: Seat
    move: AnyMove


class CouncilCalled(Event, frozen=True, kw_only=True):
    round: int


class StratagemPlayed(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class PickedUp(Event, frozen=True, kw_only=True):
    seat: Seat
    cards: tuple[Card, ...]


class Claimed(Event, frozen=True, kw_only=True):
    seat: Seat
    achievement: Achievement
    legendary: bool
    rewards: int
    """How many times the reward is gained."""


class Refilled(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    place: FromZero
    province: Province


class Conquered(Event, frozen=True, kw_only=True):
    seat: Seat
    province: Province


class Drew(Event, frozen=True, kw_only=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    province: Province


class Slotted(Event, frozen=True, kw_only=True):
    tells: ClassVar[Tells] = {
        "kind": ("", "data.province_kinds.{province}"),
        "gains": ("amounts", "data.provinces.{kind}.{colour}"),
    }
    seat: Seat
    province: Province
    colour: Colour


class Retrieved(Event, frozen=True, kw_only=True):
    seat: Seat
    worker: int


class Recruited(Event, frozen=True, kw_only=True):
    seat: Seat
    worker: int


class Swapped(Event, frozen=True, kw_only=True):
    seat: Seat
    give: Track
    gain: Track


class Glorified(Event, frozen=True, kw_only=True):
    seat: Seat
    track: Track
    cubes: int


class Promoted(Event, frozen=True, kw_only=True):
    seat: Seat
    worker: int


class LimitRaised(Event, frozen=True, kw_only=True):
    seat: Seat


class Declined(Event, frozen=True, kw_only=True):
    seat: Seat


class Lapsed(Event, frozen=True, kw_only=True):
    """An effect had nothing left to act on (ECO-9)."""

    seat: Seat


class SaidDone(Event, frozen=True, kw_only=True):
    seat: Seat


class TookDoneBack(Event, frozen=True, kw_only=True):
    seat: Seat


class SaidReady(Event, frozen=True, kw_only=True):
    seat: Seat


class TookReadyBack(Event, frozen=True, kw_only=True):
    seat: Seat


class ClaimedPrivilege(Event, frozen=True, kw_only=True):
    seat: Seat
    order: Seats
    """In which order they act now."""


class Wished(Event, frozen=True, kw_only=True):
    seat: Seat
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
    order: Seats
    votes: Annotated[tuple[int, ...], words("by-seat")]
    ties: Seats
    """Who has as many votes as the next one up, who stood below it until now."""


class RewardTaken(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Trimmed(Event, frozen=True, kw_only=True):
    seat: Seat
    province: Province


class Prepared(Event, frozen=True, kw_only=True):
    """The table is laid out for the next round (COU-12)."""

    reveals: ClassVar[bool] = True
    round: int
    provinces: tuple[Province, ...]
    rewards: tuple[Card, ...]
    achievement: Achievement


class Ended(Event, frozen=True, kw_only=True):
    winners: Seats
    reason: Annotated[str, words("reason")]


class Granted(Event, frozen=True, kw_only=True):
    """Privilege let a late move count as given at an earlier moment (CLM-2)."""

    seat: Seat
    move: AnyMove
    at: int


class TakenBack(Event, frozen=True, kw_only=True):
    """A move that clashed with a granted one no longer counts; `by` has the privilege (CLM-2)."""

    seat: Seat
    move: AnyMove
    by: Seat


class AutomasBegan(Event, frozen=True, kw_only=True):
    """Their six grandes are on the board (AUT-2)."""

    reveals: ClassVar[bool] = True
    level: str
    foreshadowing: bool
    cards: tuple[int, ...]
    """Drawn for the fifth and the sixth grande."""


class LeftBox(Event, frozen=True, kw_only=True):
    """A worker left its box on the way to a frame; now the Automas draw (AUT-18)."""

    seat: Seat
    worker: int


class Stayed(Event, frozen=True, kw_only=True):
    """What the Automas did forbids the way on, so that the worker stays available (AUT-18)."""

    seat: Seat
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
    from_frame: FromZero
    to_row: Row
    to_frame: FromZero


class AutomaFlipped(Event, frozen=True, kw_only=True):
    """AUT-6; the marker of a purple flip goes to their mat (AUT-7)."""

    timer: Timer
    row: Row
    """Where the timer stands now."""


class AutomaRemoved(Event, frozen=True, kw_only=True):
    """AUT-8."""

    place: FromZero
    province: Province


class AutomaLaid(Event, frozen=True, kw_only=True):
    """A card laid out before a purple flip (AUT-16)."""

    tells: ClassVar[Tells] = {
        "points": ("count", "data.automa.deck.{card}.points"),
        "votes": ("count", "data.automa.deck.{card}.votes"),
    }
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
    card: Card


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
