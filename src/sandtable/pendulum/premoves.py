"""What a player of Pendulum may plan ahead, in untimed rounds (UNT).

Safe, because saying ready changes nothing of one's own, and may be taken back until all are (UNT-2). In timed
rounds there is nothing to plan: nobody waits for anybody.
"""

from __future__ import annotations

from ..core.game import Premove, PremoveOver
from .rules import codes, commands, moves
from .rules.moves import AnyMove
from .rules.position import Player, Position


class StayReady(Premove, frozen=True):
    """Be ready on each space of the timer track (UNT-2) until something new can be done."""


class RestOfRound(Premove, frozen=True):
    """Be ready on all spaces that are left, and done after the call (COU-1)."""


class Reconsider(Premove, frozen=True):
    """Be ready no more as soon as somebody else acts before the marker moves (UNT-2)."""


AnyPremove = StayReady | RestOfRound | Reconsider

WAITING = (moves.Ready, moves.NotReady, moves.Done, moves.Undone, moves.ClaimPrivilege, moves.Wish)
TRIFLES = (*WAITING, moves.Refill)
"""Nobody gains anything by these."""


def offered(position: Position, seat: int) -> list[AnyPremove]:
    if not position.untimed() or position.phase not in (codes.ROUND, codes.CALLED, codes.PLACING):
        return []
    if seat in commands.to_act(position) or position.players[seat].queue:
        return []
    claimed = position.claim_turn >= 0
    found: list[AnyPremove] = []
    if position.phase == codes.ROUND:
        found = [RestOfRound()] if claimed else [StayReady(), RestOfRound()]
    elif position.phase == codes.CALLED and not position.players[seat].done:
        found = [RestOfRound()]
    if not claimed:
        found.append(Reconsider())
    return found


Outcome = AnyMove | PremoveOver | None


def follow(then: Position, now: Position, seat: int, premove: AnyPremove, at: int) -> Outcome:
    if now.round != then.round or now.phase not in (codes.ROUND, codes.CALLED, codes.PLACING):
        return PremoveOver()
    if isinstance(premove, Reconsider):
        return _reconsider(then, now, seat)
    if now.phase == codes.PLACING:
        return PremoveOver()
    if isinstance(premove, StayReady):
        if now.phase == codes.CALLED:
            return PremoveOver("council")
        if now.claim_turn >= 0:
            return PremoveOver("claimed")
    if seat not in commands.to_act(now):
        return None
    if isinstance(premove, StayReady) and _new(then, now, seat, at):
        return PremoveOver("new")
    return moves.Ready() if now.phase == codes.ROUND else moves.Done()


def _new(then: Position, now: Position, seat: int, at: int) -> bool:
    """Whether the seat can do something that it could not do before."""
    before = set(commands.listing(then, seat, at))
    return any(
        move not in before for move in commands.listing(now, seat, at) if not isinstance(move, TRIFLES)
    )


def _reconsider(then: Position, now: Position, seat: int) -> Outcome:
    moved_on = (now.phase, now.space) != (then.phase, then.space)
    if now.claim_turn >= 0:
        return PremoveOver("claimed")
    if moved_on or seat in commands.to_act(now):
        return PremoveOver()
    others = [number for number in range(now.seats) if number != seat]
    if all(_lies(then.players[number]) == _lies(now.players[number]) for number in others):
        return None
    return moves.Undone() if now.phase == codes.CALLED else moves.NotReady()


def _lies(player: Player) -> tuple[object, ...]:
    """What lies on and under a mat, and where its workers stand."""
    return (
        player.resources,
        player.votes,
        player.tracks,
        player.glory,
        player.workers,
        player.hand,
        player.discard,
        player.slotted,
        player.claimed,
    )
