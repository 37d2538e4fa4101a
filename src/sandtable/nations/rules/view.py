"""What a viewer of Nations sees. Everything lies open but the stacks, so all seats see the same."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from ...core.game import Result, Tells, View
from ..data import AnyTile, Development, EventTile
from .events import Goal
from .moves import AnyMove, Pieces
from .outlook import Outlook, Way

SOURCES = ("books", "famine", "war", "developments", "advisor", "colonies", "wonders")


class Place(msgspec.Struct, frozen=True, kw_only=True):
    price: int
    symbol: str
    """What the price is paid in."""
    to: Goal | None
    """Where its tile goes (BUY-3, BUY-5 to BUY-7)."""
    tile: AnyTile | None
    taken_by: int | Literal["opponent"] | None
    taken: str | None
    """The tile that lay here until it was taken."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    nation: str
    available: Pieces
    """Dice with a face, and chits."""
    unrolled: dict[str, int]
    """Dice by colour, before the first turn of the age."""
    used_dice: dict[str, int]
    used_chits: dict[str, int]
    rerolls: int
    used_rerolls: int
    developments: tuple[Development, ...]
    spare: int
    """The slot of the development that would be missed least."""
    advisor: AnyTile | None
    construction: AnyTile | None
    colonies: tuple[AnyTile, ...]
    wonders: tuple[AnyTile, ...]
    books: int
    reads: int
    """The books if all that are available are used; once that is over, the same."""
    book_place: int
    """The place that this would be if all players did so; ties share the better one."""
    book_points: int
    """What it would bring."""
    shows: dict[str, int]
    """By symbol, what the available pieces show together."""
    famine: Outlook
    war: Outlook
    points: int
    """On the scoring track."""
    score: int
    """With the points of tiles: what it would be if the match ended now."""
    sources: dict[str, int]
    passed: bool


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be paid now."""

    symbol: str
    amount: int


class NationsResult(Result, frozen=True, kw_only=True):
    hall_of_fame: str | None = None
    """Solo: the name reached (SOL-5)."""


class NationsView(View, frozen=True, kw_only=True):
    tells: ClassVar[Tells] = {
        "acting": ("list seat", "view.to_act"),
        "stage": ("stage", "view.stage"),
        "amount": ("count", "view.due.amount"),
        "symbol": ("symbol", "view.due.symbol"),
        "count": ("count", "view.age"),
        "event": ("tile", "view.event.id"),
        "buying": ("", "view.buying"),
        "tile": ("tile", "view.board.{buying}.tile.id"),
        "wonder": ("tile", "own.construction.id"),
        "advisor": ("tile", "own.advisor.id"),
        "replacing": ("", "view.replacing"),
        "old": ("tile", "own.developments.{replacing}.id"),
    }

    age: int
    stage: str
    order: tuple[int, ...]
    columns: int
    board: tuple[Place, ...]
    """Three rows, top left first."""
    event: EventTile
    buying: int | None
    """The place of the tile that is being paid for or put down."""
    replacing: int | None
    """The slot of the development that makes room while its dice go back."""
    due: Due | None
    ways: tuple[Way, ...]
    """The thriftiest ways of the viewer to pay it, the best first; for books, the one that is worth most."""
    proposals: tuple[Pieces | None, ...]
    """By place of the board, what the viewer would best pay for its tile; null: it cannot. A spectator sees
    those of who is to act. Empty in the middle of a purchase and at the end of an age."""
    stages: tuple[str, ...]
    """What an age consists of (AGE-6, SOL-1)."""
    next_order: tuple[int, ...]
    """The player order of the next age as things stand."""
    players: tuple[PlayerView, ...]
    opponent_books: int | None
    """Solo only."""
    hall_of_fame: str | None
    """Solo: the name in the hall of fame if the match ended now (SOL-5)."""
    hard: bool
    moves: tuple[AnyMove, ...]
    result: NationsResult | None
