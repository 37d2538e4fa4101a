"""What a viewer of Nations sees. Everything lies open but the stacks, so all seats see the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

import msgspec
from msgspec.msgpack import encode

from ...core.game import Result, Tells, View
from ...core.parts import Parts
from ..data import AnyTile, Development, EventTile
from . import engine, scoring, thrift
from .box import BOOK, COLOURS, GOLD, NONE, STRENGTH, SYMBOLS, Box
from .buying import price_symbol
from .moves import AnyMove, Pieces
from .outlook import Outlook, Way
from .payments import shown
from .position import BOOKS, FAMINE, GONE, OVER, PAYING, STAGES, TURN, WAR, Player, Position

SOURCES = ("books", "famine", "war", "developments", "advisor", "colonies", "wonders")


class Place(msgspec.Struct, frozen=True, kw_only=True):
    price: int
    symbol: str
    """What the price is paid in."""
    tile: AnyTile | None
    taken_by: int | Literal["opponent"] | None


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
    book_points: int
    """What they would bring if the others stay where they are."""
    strength: int
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
    those of who is to act."""
    next_order: tuple[int, ...]
    """The player order of the next age as things stand."""
    players: tuple[PlayerView, ...]
    opponent_books: int | None
    """Solo only."""
    hard: bool
    moves: tuple[AnyMove, ...]
    result: NationsResult | None


def views(position: Position, seats: Iterable[int | None], parts: Parts) -> dict[int | None, NationsView]:
    """They differ only in what a seat may do and had best do."""
    shared = _shared(position, parts)
    return {seat: _view(position, shared, seat, parts) for seat in seats}


def _view(position: Position, shared: NationsView, seat: int | None, parts: Parts) -> NationsView:
    acting = seat is not None and seat == position.seat
    return msgspec.structs.replace(
        shared,
        seat=seat,
        moves=tuple(engine.moves(position, position.seat)) if acting else (),
        ways=thrift.ways(position, position.seat) if acting else (),
        proposals=_proposals(position, max(position.seat, 0) if seat is None else seat, parts),
    )


def _proposals(position: Position, seat: int, parts: Parts) -> tuple[Pieces | None, ...]:
    stage = position.stage
    source = encode(
        (position.players[seat].save(), position.age, position.event, stage == FAMINE, stage == WAR)
    )
    best = parts.of(f"best {seat}", source, dict)
    proposed: tuple[Pieces | None, ...]
    proposed = parts.same(f"proposals {seat}", thrift.proposals(position, seat, best))
    return proposed


def _shared(position: Position, parts: Parts) -> NationsView:
    box, seats = position.box, range(len(position.players))
    deciding = TURN < position.stage < OVER
    board = encode((position.board, position.takers))
    return NationsView(
        seat=None,
        to_act=() if position.seat == NONE else (position.seat,),
        age=position.age,
        stage=STAGES[position.stage],
        order=tuple(position.order),
        columns=position.columns(),
        board=parts.of("board", board, _board, position),
        event=box.data.events[position.event],
        buying=position.place if deciding and position.place != NONE else None,
        replacing=None if position.slot == NONE else position.slot,
        due=_due(position),
        ways=(),
        proposals=(),
        next_order=tuple(scoring.next_order(position)),
        players=parts.same("players", tuple([_player(position, seat, parts) for seat in seats])),
        opponent_books=position.opponent_books if position.solo() else None,
        hard=position.hard,
        moves=(),
        result=result(position),
    )


def result(position: Position) -> NationsResult | None:
    if position.stage != OVER:
        return None
    winner = scoring.winner(position)
    scores = tuple(scoring.score(position.box, player) for player in position.players)
    return NationsResult(
        winners=() if winner is None else (winner,),
        ranking=tuple(scoring.ranking(position)),
        scores=scores,
        sources=tuple(_sources(position.box, player) for player in position.players),
        hall_of_fame=scoring.hall_of_fame(scores[0]) if position.solo() else None,
    )


def _board(position: Position) -> tuple[Place, ...]:
    return tuple(_place(position, place) for place in range(len(position.board)))


def _place(position: Position, place: int) -> Place:
    taker = position.takers[place]
    box, tile = position.box, position.board[place]
    return Place(
        price=position.price(place),
        symbol=SYMBOLS[GOLD if tile == NONE else price_symbol(box, tile)],
        tile=_tile(box, tile),
        taken_by="opponent" if taker == GONE else None if taker == NONE else taker,
    )


def _tile(box: Box, tile: int) -> AnyTile | None:
    found: AnyTile | None = None if tile == NONE else box.tiles[tile]
    return found


def _due(position: Position) -> Due | None:
    if position.stage not in (PAYING, FAMINE, WAR):
        return None
    return Due(symbol=SYMBOLS[position.symbol], amount=position.amount)


def _sources(box: Box, player: Player) -> dict[str, int]:
    on_track = [player.book_points, player.famine_points, player.war_points]
    return dict(zip(SOURCES, [*on_track, *scoring.tile_points(box, player)], strict=True))


def _player(position: Position, seat: int, parts: Parts) -> PlayerView:
    stage = position.stage
    source = encode(
        (
            position.players[seat].save(),
            [player.books for player in position.players],
            position.opponent_books,
            position.age,
            position.event,
            stage < BOOKS,
            stage == WAR,
        )
    )
    part: PlayerView = parts.of(f"player {seat}", source, _new_player, position, seat)
    return part


def _new_player(position: Position, seat: int) -> PlayerView:
    box, player = position.box, position.players[seat]
    reads = player.books + (shown(box, player, BOOK) if position.stage < BOOKS else 0)
    idle = {colour: count for colour, count in zip(COLOURS, player.idle, strict=True) if count}
    return PlayerView(
        seat=seat,
        nation=box.data.start.nations[seat],
        available=box.pieces([kind for kind in range(box.kinds) for _ in range(player.available[kind])]),
        unrolled={} if player.rolled else idle,
        used_dice=idle if player.rolled else {},
        used_chits={symbol: n for symbol, n in zip(SYMBOLS, player.used_chits, strict=True) if n},
        rerolls=player.rerolls,
        used_rerolls=player.used_rerolls,
        developments=tuple(box.tiles[tile] for tile in player.developments),
        spare=thrift.spare(position, seat),
        advisor=_tile(box, player.advisor),
        construction=_tile(box, player.construction),
        colonies=tuple(box.tiles[tile] for tile in player.colonies),
        wonders=tuple(box.tiles[tile] for tile in player.wonders),
        books=player.books,
        reads=reads,
        book_points=scoring.book_points(position, seat, reads),
        strength=shown(box, player, STRENGTH),
        famine=thrift.famine(position, seat),
        war=thrift.war(position, seat),
        points=player.points(),
        score=scoring.score(box, player),
        sources=_sources(box, player),
        passed=player.passed,
    )
