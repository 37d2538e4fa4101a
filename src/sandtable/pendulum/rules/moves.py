"""What a player can do, named as one says it at the table.

Workers are numbered as on every mat: 0 is the grande of the start, 1 the common of the start, 2 and 3 the
commons in reserve, 4 the grande with the council. Frames and boxes count from the left of their row, from 0.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from ...core.game import Move, Tells, words

Area = Annotated[Literal["purple", "green", "black"], words("area")]
Timer = Annotated[Literal["purple", "green", "black"], words("timer")]
Row = Annotated[Literal["top", "bottom"], words("row")]
Colour = Annotated[Literal["brown", "red", "blue", "yellow"], words("colour")]
Track = Annotated[Literal["power", "prestige", "popularity"], words("track")]
Card = Annotated[str, words("card")]
Province = Annotated[str, words("province")]
Worker = Annotated[int, Meta(ge=0, le=4)]
InRow = Annotated[int, Meta(ge=0, le=3)]
Cubes = Annotated[int, Meta(ge=0, le=10)]
Paid = Annotated[Cubes, words("amount")]

SIDE: Tells = {"side": ("", "data.side.{seats}")}
STANDS: Tells = {
    "area": ("area", "own.workers.{worker}.place.area"),
    "row": ("row", "own.workers.{worker}.place.row"),
}
"""Where the worker stands before the move; none on the mat."""
ACTION: Tells = {
    **SIDE,
    "action": ("action", "data.boxes.{side}.{area}.{row}.{box}"),
    "cost": ("amounts", "data.actions.{action}.cost"),
}


class Place(Move, frozen=True):
    """Put a free worker into a frame (WRK-1); in the opening too (SET-9)."""

    tells: ClassVar[Tells] = {
        **SIDE,
        "actions": ("either action", "data.sides.{side}.{area}.{row}.{frame}"),
    }

    worker: Worker
    area: Area
    row: Row
    frame: InRow


class Withdraw(Move, frozen=True):
    """Take a free worker back to the mat (WRK-1)."""

    tells: ClassVar[Tells] = STANDS

    worker: Worker


class Act(Move, frozen=True):
    """Shift a worker from its frame to a box under it, pay, gain (WRK-6).

    `also` is the box of the second action of STR-10, `twice` plays STR-15, `waive` is how many waives (STR-6)
    go with it.
    """

    tells: ClassVar[Tells] = {
        **STANDS,
        **ACTION,
        "other": ("action", "data.boxes.{side}.{area}.{row}.{also}"),
        "more": ("amounts", "data.actions.{other}.cost"),
    }

    worker: Worker
    box: InRow
    also: InRow | None = None
    twice: bool = False
    waive: Annotated[int, Meta(ge=0, le=2)] = 0


class BoldAct(Move, frozen=True):
    """The Insurgent's bold placement: enter a row with the timer and act at once (STR-12)."""

    tells: ClassVar[Tells] = ACTION

    worker: Worker
    area: Area
    row: Row
    box: InRow
    waive: Annotated[int, Meta(ge=0, le=2)] = 0


class Flip(Move, frozen=True):
    """Turn a timer that has run out (TIM-2)."""

    timer: Timer


class PlayStratagem(Move, frozen=True):
    """Play a stratagem by itself (STR-1). The resources are the mix for a cost of "any", or X of STR-9."""

    card: Card
    military: Paid = 0
    culture: Paid = 0
    gold: Paid = 0


class PickUp(Move, frozen=True):
    """Take all discarded stratagems back: for the cost on the mat (STR-2), or as a reward."""

    tells: ClassVar[Tells] = {
        "choosing": ("", "own.choosing"),
        "character": ("character", "own.character"),
        "cost": ("amounts", "data.characters.{character}.pick_up"),
    }


class Claim(Move, frozen=True):
    """Claim the achievement for the legendary token or for the reward (ACH-3).

    `double` plays STR-11 (with `legendary`: token and reward; without: the reward twice),
    `unearned` plays STR-14.
    """

    tells: ClassVar[Tells] = {"achievement": ("achievement", "view.achievement")}

    legendary: bool = False
    double: bool = False
    unearned: bool = False


class Refill(Move, frozen=True):
    """Turn up a province into an empty place, counted from 0 at the top (PRV-3)."""

    place: Annotated[InRow, words("from-0")]


class Conquer(Move, frozen=True):
    """Take this face-up province (PRV-1)."""

    province: Province


class Draw(Move, frozen=True):
    """Conquer the top province of the deck, unseen (PRV-1)."""


class Slot(Move, frozen=True):
    """Slide the province just taken under a production slot (PRV-1)."""

    tells: ClassVar[Tells] = {"province": ("province", "own.taken_province")}

    colour: Colour


class Take(Move, frozen=True):
    """The mix for a gain of any N (ECO-4)."""

    military: Paid = 0
    culture: Paid = 0
    gold: Paid = 0


class Step(Move, frozen=True):
    """The track for a step of choice, or for steps that all go on one track."""

    tells: ClassVar[Tells] = {
        "choosing": ("", "own.choosing"),
        "count": ("count", "own.choosing_number"),
    }

    track: Track


class Swap(Move, frozen=True):
    """Give a step of one track for a step of another (STR-8)."""

    give: Track
    gain: Track


class Retrieve(Move, frozen=True):
    """Take this worker from a row with the timer (STR-4)."""

    tells: ClassVar[Tells] = STANDS

    worker: Worker


class Recall(Move, frozen=True):
    """Take this one discarded stratagem back (STR-13)."""

    card: Card


class Glory(Move, frozen=True):
    """How many of the steps past the end become glory (ADV-3)."""

    cubes: Cubes


class Promote(Move, frozen=True):
    """The common that the grande replaces (COU-7)."""

    tells: ClassVar[Tells] = STANDS

    worker: Worker


class TakeReward(Move, frozen=True):
    """Choose a council reward (COU-5). The resources are the mix for a cost of "any" (COU-10)."""

    card: Card
    military: Paid = 0
    culture: Paid = 0
    gold: Paid = 0


class Trim(Move, frozen=True):
    """Give up a province of a slot that holds too many (COU-11)."""

    province: Province


class Decline(Move, frozen=True):
    """Do without a conquest, a retrieval or a pick-up (ECO-8)."""


class Done(Move, frozen=True):
    """Nothing more to do in this round (COU-1)."""


class Undone(Move, frozen=True):
    """Take done back (COU-1)."""


class ClaimPrivilege(Move, frozen=True):
    """From now on one at a time, the highest in privilege last (COU-2)."""


class Ready(Move, frozen=True):
    """Ready for the round to start (TIM-8) or for the next space of the timer track (UNT-2)."""


class NotReady(Move, frozen=True):
    """Take ready back."""


class Wish(Move, frozen=True):
    """Say how to play the next round; the mode changes when all wish the same (UNT-4)."""

    timed: bool


AnyMove = (
    Place
    | Withdraw
    | Act
    | BoldAct
    | Flip
    | PlayStratagem
    | PickUp
    | Claim
    | Refill
    | Conquer
    | Draw
    | Slot
    | Take
    | Step
    | Swap
    | Retrieve
    | Recall
    | Glory
    | Promote
    | TakeReward
    | Trim
    | Decline
    | Done
    | Undone
    | ClaimPrivilege
    | Ready
    | NotReady
    | Wish
)
