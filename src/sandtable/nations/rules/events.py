"""What happens in Nations, precise enough to tell and to animate it: which piece, from where, to where."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ...core.game import Event, Seat, Seats, Tells, words
from .moves import Pieces

TileId = Annotated[str, words("tile")]
Goal = Literal["developments", "advisor", "construction", "colonies"]
BySeat = Annotated[tuple[int, ...], words("by-seat")]


class AgeBegan(Event, frozen=True, kw_only=True):
    """New tiles lie on the board and used pieces are available again."""

    reveals: ClassVar[bool] = True
    age: int
    tiles: tuple[TileId, ...]
    """By place, top left first."""
    event: TileId


class Rolled(Event, frozen=True, kw_only=True):
    """Dice were rolled and lie available. `why`: all for the age, some again, or new from the supply."""

    reveals: ClassVar[bool] = True
    seat: Seat
    why: Literal["age", "reroll", "new"]
    before: Pieces = ()
    """What dice rolled again showed before."""
    pieces: Pieces


class RerollUsed(Event, frozen=True, kw_only=True):
    """A reroll chit went from available to used."""

    seat: Seat


class Chosen(Event, frozen=True, kw_only=True):
    """A player decided to buy or build a tile and is about to pay."""

    seat: Seat
    tile: TileId
    place: int | None
    """On the board; None for building."""
    symbol: Annotated[str, words("symbol")]
    amount: int


class Paid(Event, frozen=True, kw_only=True):
    """Pieces went from available to used. `exchanged` of them are dice used in pairs."""

    seat: Seat
    pieces: Pieces
    exchanged: Pieces = ()
    symbol: Annotated[str, words("symbol")]
    amount: int
    """What was due; what the pieces show beyond it is lost."""
    purpose: Literal["buy", "build", "famine", "war"]


class Bought(Event, frozen=True, kw_only=True):
    """A tile went from the board to a player: to its slot, `advisor`, `construction` or `colonies`."""

    seat: Seat
    tile: TileId
    place: int
    to: Goal
    slot: int | None = None


class Left(Event, frozen=True, kw_only=True):
    """A tile of a player left the game, replaced by another."""

    seat: Seat
    tile: TileId


class DiceReturned(Event, frozen=True, kw_only=True):
    """Dice went back to the supply."""

    seat: Seat
    pieces: Pieces


class ChitsReturned(Event, frozen=True, kw_only=True):
    """Reroll chits went back to the supply."""

    seat: Seat
    available: int
    used: int


class ChitTaken(Event, frozen=True, kw_only=True):
    """A chit came from the supply and lies available; `reroll` or a symbol."""

    seat: Seat
    chit: str
    count: int = 1


class Built(Event, frozen=True, kw_only=True):
    """A wonder is finished."""

    seat: Seat
    tile: TileId


class Passed(Event, frozen=True, kw_only=True):
    seat: Seat


class BooksUsed(Event, frozen=True, kw_only=True):
    """Pieces went from available to used and the book marker advanced."""

    tells: ClassVar[Tells] = {"count": ("", "books")}

    seat: Seat
    pieces: Pieces
    gained: int
    books: int


class BooksScored(Event, frozen=True, kw_only=True):
    points: BySeat
    fewer: tuple[tuple[int, ...], ...]
    """By seat, the others with fewer books (BOO-2)."""
    ties: tuple[tuple[int, ...], ...]
    """By seat, the others with as many."""


class Famine(Event, frozen=True, kw_only=True):
    """A player fed the people, or did not; `able` tells whether it could have."""

    tells: ClassVar[Tells] = {"count": ("", "points")}

    seat: Seat
    fed: bool
    able: bool
    points: int


class OrderSet(Event, frozen=True, kw_only=True):
    order: Seats
    before: Seats
    """The order until then."""
    strength: BySeat


class War(Event, frozen=True, kw_only=True):
    """A player went to war, or did not; `able` tells whether it could have."""

    tells: ClassVar[Tells] = {"count": ("", "points")}

    seat: Seat
    won: bool
    able: bool
    points: int


class OpponentRead(Event, frozen=True, kw_only=True):
    """Solo: the opponent's dice and its books after them."""

    tells: ClassVar[Tells] = {"count": ("", "books")}
    reveals: ClassVar[bool] = True
    pieces: Pieces
    gained: int
    books: int


class OpponentTook(Event, frozen=True, kw_only=True):
    """Solo: what the four-sided die did. `rolls` has every roll of it; no tile: nothing happened."""

    reveals: ClassVar[bool] = True
    rolls: tuple[int, ...]
    place: int | None
    tile: TileId | None


class Ended(Event, frozen=True, kw_only=True):
    tells: ClassVar[Tells] = {"count": ("count", "scores.0")}

    scores: BySeat
    winner: Seat | None
    """Nobody wins a solo match (SOL-5)."""
    hall_of_fame: Annotated[str, words("fame")] | None = None


AnyEvent = (
    AgeBegan
    | Rolled
    | RerollUsed
    | Chosen
    | Paid
    | Bought
    | Left
    | DiceReturned
    | ChitsReturned
    | ChitTaken
    | Built
    | Passed
    | BooksUsed
    | BooksScored
    | Famine
    | OrderSet
    | War
    | OpponentRead
    | OpponentTook
    | Ended
)
