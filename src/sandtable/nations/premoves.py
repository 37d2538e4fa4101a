"""What a player of Nations may plan ahead.

Safe, because nobody but the player changes their own pieces: what others do takes tiles off the board, and
so passing never becomes worse than it was. At the end of an age books, food and strength are used where that
costs nothing; where something has to be weighed, the plan lapses and the player decides.
"""

from __future__ import annotations

from typing import ClassVar

from ..core.game import Premove, PremoveOver, Tells
from .rules import engine, payments
from .rules.box import BOOK, FOOD, STRENGTH
from .rules.moves import AnyMove, Pass, Pay, UseBooks
from .rules.position import BOOKS, FAMINE, OVER, TURN, WAR, Player, Position


class PassAhead(Premove, frozen=True):
    """Pass at the next turn (AGE-3)."""


class RestOfAge(Premove, frozen=True):
    """Pass, and at the end of the age use whatever has no other use: all books (BOO-1), food for the famine
    (FAM-1), strength for the war (WAR-1)."""

    tells: ClassVar[Tells] = {"passed": ("", "own.passed")}


AnyPremove = PassAhead | RestOfAge
_PASS, _REST = PassAhead(), RestOfAge()


def offered(position: Position, seat: int) -> list[AnyPremove]:
    """AGE-4: who has not rolled yet does not know what they would pass with."""
    if seat == position.seat or position.stage == OVER:
        return []
    player = position.players[seat]
    if position.stage in (BOOKS, FAMINE, WAR):
        return [_REST] if position.stage != WAR or seat in position.queue else []
    if not player.rolled:
        return []
    return [_REST] if player.passed else [_PASS, _REST]


def follow(then: Position, now: Position, seat: int, premove: AnyPremove) -> AnyMove | PremoveOver | None:
    if now.age != then.age or now.stage == OVER:
        return PremoveOver()
    if isinstance(premove, PassAhead) and now.players[seat].passed:
        return PremoveOver()
    if now.seat != seat:
        return None
    if now.stage == TURN:
        return Pass()
    if now.stage == BOOKS:
        return _use_books(now, seat)
    if now.stage == FAMINE:
        return _feed(now, seat)
    return _pay(now, seat) if now.stage == WAR else PremoveOver()


def _use_books(position: Position, seat: int) -> AnyMove | PremoveOver:
    """PAY-2: two dice that show books could feed the people as well, and that has to be weighed."""
    box, player = position.box, position.players[seat]
    food = box.event_food[position.event]
    if payments.can_pay(box, player, FOOD, food) and _to_spare(position, player) < food:
        return PremoveOver("books")
    found = [move for move in engine.moves(position, seat) if isinstance(move, UseBooks)]
    return max(found, key=lambda move: len(move.pieces))


def _to_spare(position: Position, player: Player) -> int:
    """How much food can be paid without books and strength."""
    box = position.box
    dice = sum(
        player.available[kind] for kind in box.other_dice[FOOD] if box.symbol[kind] not in (BOOK, STRENGTH)
    )
    return payments.shown(box, player, FOOD) + dice // 2


def _feed(position: Position, seat: int) -> AnyMove | PremoveOver:
    """ORD-1, WAR-1: after the famine only strength counts, so dice that show it have to be weighed."""
    found = [
        move
        for move in engine.moves(position, seat)
        if isinstance(move, Pay) and not any("-strength-" in piece for piece in move.pieces)
    ]
    return found[0] if found else PremoveOver("famine")


def _pay(position: Position, seat: int) -> AnyMove:
    """WAR-1: after the war everything becomes available again (AGE-2)."""
    move: AnyMove = next(move for move in engine.moves(position, seat) if isinstance(move, Pay))
    return move
