"""Shows the table to its viewers: makes the views of `view.py`. Compiled with mypyc."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.msgpack import encode

from ...core.parts import Parts
from ..data import AnyTile
from . import engine, flow, scoring, thrift
from .box import COLOURS, GOLD, NONE, SYMBOLS, Box
from .buying import GOALS, price_symbol
from .moves import Pieces
from .payments import shown
from .position import BOOKS, FAMINE, GONE, OVER, PAYING, STAGES, TURN, WAR, Player, Position
from .view import SOURCES, Due, NationsResult, NationsView, Place, PlayerView


def views(position: Position, seats: Iterable[int | None], parts: Parts) -> dict[int | None, NationsView]:
    """They differ only in what a seat may do and had best do."""
    saved = [encode(player.save()) for player in position.players]
    board = encode((position.board, position.takers, position.taken))
    shared = _shared(position, saved, board, parts)
    return {seat: _view(position, saved, board, shared, seat, parts) for seat in seats}


def foreseen(position: Position, seat: int, move: Any) -> NationsView:
    """In the midst of an allowed move, before anything is rolled; the dice that it rolls are unrolled."""
    engine.play_certain(position, seat, move)
    saved = [encode(player.save()) for player in position.players]
    view = _shared(position, saved, b"", Parts())
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], unrolled=_in_hand(position, seat))
    return msgspec.structs.replace(view, seat=seat, players=tuple(players))


def _in_hand(position: Position, seat: int) -> dict[str, int]:
    """By colour, the dice that a player has by its developments and that lie nowhere."""
    box, player = position.box, position.players[seat]
    count = [-idle for idle in player.idle]
    for tile in player.developments:
        count[box.tile_colour[tile]] += box.tile_yield[tile]
    for kind in range(box.dice_kinds):
        count[box.colour[kind]] -= player.available[kind]
    return {COLOURS[colour]: n for colour, n in enumerate(count) if n}


def _view(
    position: Position, saved: list[bytes], board: bytes, shared: NationsView, seat: int | None, parts: Parts
) -> NationsView:
    acting = seat is not None and seat == position.seat
    return msgspec.structs.replace(
        shared,
        seat=seat,
        moves=tuple(engine.moves(position, position.seat)) if acting else (),
        ways=thrift.ways(position, position.seat) if acting else (),
        proposals=_proposals(position, saved, board, max(position.seat, 0) if seat is None else seat, parts),
    )


def _proposals(
    position: Position, saved: list[bytes], board: bytes, seat: int, parts: Parts
) -> tuple[Pieces | None, ...]:
    stage = position.stage
    if stage >= BOOKS or (seat == position.seat and stage > TURN):
        return ()
    source = (saved[seat], position.age, position.event)
    best = parts.of(f"best {seat}", source, dict)
    proposed: tuple[Pieces | None, ...]
    proposed = parts.of(f"proposals {seat}", (source, board), thrift.proposals, position, seat, best)
    return proposed


def _shared(position: Position, saved: list[bytes], board: bytes, parts: Parts) -> NationsView:
    box, stage = position.box, position.stage
    deciding = TURN < stage < OVER
    books = [scoring.reads(position, seat) for seat in range(len(position.players))]
    ahead = (position.age, position.event, stage == WAR)
    players = [
        _player(position, seat, saved[seat], books, ahead, parts) for seat in range(len(position.players))
    ]
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
        stages=flow.SOLO_AGE_STAGES if position.solo() else flow.AGE_STAGES,
        next_order=tuple(scoring.next_order(position)),
        players=parts.same("players", tuple(players)),
        opponent_books=position.opponent_books if position.solo() else None,
        hall_of_fame=_hall_of_fame(position, players[0].score),
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
        hall_of_fame=_hall_of_fame(position, scores[0]),
    )


def _hall_of_fame(position: Position, score: int) -> str | None:
    return scoring.hall_of_fame(score) if position.solo() else None


def _board(position: Position) -> tuple[Place, ...]:
    return tuple(_place(position, place) for place in range(len(position.board)))


def _place(position: Position, place: int) -> Place:
    taker, taken = position.takers[place], position.taken[place]
    box, tile = position.box, position.board[place]
    return Place(
        price=position.price(place),
        symbol=SYMBOLS[GOLD if tile == NONE else price_symbol(box, tile)],
        to=None if tile == NONE else GOALS[box.tile_kind[tile]],
        tile=_tile(box, tile),
        taken_by="opponent" if taker == GONE else None if taker == NONE else taker,
        taken=None if taken == NONE else box.ids[taken],
    )


def _tile(box: Box, tile: int) -> AnyTile | None:
    found: AnyTile | None = None if tile == NONE else box.tiles[tile]
    return found


def _due(position: Position) -> Due | None:
    if position.stage not in (PAYING, FAMINE, WAR):
        return None
    return Due(symbol=SYMBOLS[position.symbol], amount=position.amount)


def _sources(box: Box, player: Player) -> dict[str, int]:
    points = [player.book_points, player.famine_points, player.war_points, *scoring.tile_points(box, player)]
    return {SOURCES[number]: points[number] for number in range(len(points))}


def _player(
    position: Position, seat: int, saved: bytes, books: list[int], ahead: tuple[int, int, bool], parts: Parts
) -> PlayerView:
    place, points = scoring.book_place(position, books, seat), scoring.book_points(position, books, seat)
    source = (saved, books[seat], place, points, ahead)
    player: PlayerView = parts.of(
        f"player {seat}", source, _new_player, position, seat, books[seat], place, points
    )
    return player


def _new_player(position: Position, seat: int, reads: int, place: int, points: int) -> PlayerView:
    box, player = position.box, position.players[seat]
    shows = {name: shown(box, player, symbol) for symbol, name in enumerate(SYMBOLS)}
    idle = {COLOURS[colour]: player.idle[colour] for colour in range(len(COLOURS)) if player.idle[colour]}
    sources = _sources(box, player)
    return PlayerView(
        seat=seat,
        nation=box.data.start.nations[seat],
        available=box.pieces([kind for kind in range(box.kinds) for _ in range(player.available[kind])]),
        unrolled={} if player.rolled else idle,
        used_dice=idle if player.rolled else {},
        used_chits={SYMBOLS[each]: n for each, n in enumerate(player.used_chits) if n},
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
        book_place=place,
        book_points=points,
        shows={name: amount for name, amount in shows.items() if amount},
        famine=thrift.famine(position, seat),
        war=thrift.war(position, seat),
        points=player.points(),
        score=sum(sources.values()),
        sources=sources,
        passed=player.passed,
    )
