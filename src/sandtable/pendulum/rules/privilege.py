"""Privilege: a late move that counts as given earlier (CLM). Compiled with mypyc.

A position keeps what it needs to look back in its `past`: `base`, a position of a while ago that is never
changed again, and `log`, all that was played since. The base moves on when a phase ends (nothing reaches
across) and when the log has grown and its older half is out of the window. A refused move is tried just
before each move of the window, the latest first.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from . import codes, commands, moves, tables
from .codes import ALLOWED, NOBODY
from .events import Coincided, Granted, TakenBack, TookDoneBack, TookReadyBack
from .kinds import Choice
from .position import Past, Position, replaced
from .provinces import before_choosing
from .rounds import TakeBack

LOG_LENGTH: Final = 32

LAPSES: Final = (TookDoneBack, TookReadyBack)


def play(position: Position, seat: int, move: Any, at: int, chance: Chance, events: list[Any]) -> str:
    """Perform a move that is allowed or that privilege grants; return what refuses it, or nothing."""
    refused = commands.refusal(position, seat, move, at)
    if not refused:
        _perform_and_remember(position, seat, move, at, chance, events)
    elif coincides(position, seat, move, at, events) or grant(position, seat, move, at, chance, events):
        return ALLOWED
    return refused


def _perform_and_remember(
    position: Position, seat: int, move: Any, at: int, chance: Chance, events: list[Any]
) -> None:
    """Perform an allowed move and remember it as long as privilege may reach back to it."""
    remembers = position.grace > 0 and (
        position.phase == codes.ROUND or position.phase == codes.CALLED or position.phase == codes.PLACING
    )
    if remembers:
        _move_base(position, at)
    epoch = position.epoch
    commands.perform(position, seat, move, at, chance, events)
    if position.epoch != epoch:
        forget(position)
    elif remembers and position.past is not None:
        position.past.log.append((at, seat, move))


def forget(position: Position) -> None:
    """CLM-6: nothing reaches across a change of phase."""
    position.past = None


def _move_base(position: Position, at: int) -> None:
    past = position.past
    if past is None:
        position.past = Past(position.without_past())
    elif past.newer is None:
        if len(past.log) >= LOG_LENGTH:
            past.newer = position.without_past()
            past.newer_from = len(past.log)
            past.newer_at = at
    elif past.newer_at < at - position.grace:
        past.base = past.newer
        past.log = past.log[past.newer_from :]
        past.newer = None
        past.newer_from = 0


def coincides(position: Position, seat: int, move: Any, at: int, events: list[Any]) -> bool:
    """CLM-5: a second flip of a timer, or a second refill of a place, by another player within the window is
    the same flip or refill: it is accepted and changes nothing. WRK-10: not with an unfinished action."""
    if position.grace == 0 or position.phase == codes.OVER:
        return False
    queue = position.players[seat].queue
    since = at - position.grace
    if isinstance(move, moves.Flip) and not queue:
        timer = tables.AREA_NUMBER[move.timer]
        first = position.flipped_by[timer]
        moment = position.flipped_at[timer]
    elif (
        isinstance(move, moves.Refill)
        and 0 <= move.place < 4
        and position.places[move.place] != NOBODY
        and (not queue or before_choosing(queue))
    ):
        first = position.refilled_by[move.place]
        moment = position.refilled_at[move.place]
    else:
        return False
    if first == NOBODY or first == seat or moment < since:
        return False
    events.append(Coincided(seat=seat, move=move))
    return True


class Outcome:
    """What a move did to the table (CLM-6)."""

    def __init__(self, effects: list[Any], origins: list[int], reveals: bool) -> None:
        self.effects = effects
        """Its events. That a done or ready lapses is no effect."""
        self.origins = origins
        """For each worker of the player that moved, its number and where it stood before."""
        self.reveals = reveals

    def same(self, other: Outcome) -> bool:
        return self.effects == other.effects and self.origins == other.origins


def _perform(position: Position, seat: int, move: Any, at: int, chance: Chance) -> Outcome:
    events: list[Any] = []
    workers = position.players[seat].workers.copy()
    commands.perform(position, seat, move, at, chance, events)
    effects: list[Any] = []
    reveals = False
    for event in events:
        if not isinstance(event, LAPSES):
            effects.append(event)
        if event.reveals:
            reveals = True
    origins: list[int] = []
    for worker, place in enumerate(workers):
        if position.players[seat].workers[worker] != place:
            origins.append(worker)
            origins.append(place)
    return Outcome(effects, origins, reveals)


def grant(position: Position, seat: int, move: Any, at: int, chance: Chance, events: list[Any]) -> bool:
    """CLM-2, CLM-5, CLM-6: grant a refused move if it clashes only with moves that lower-ranked players made
    within the window. The position is then as if it had been made just before the move it displaces.

    It winds back to the latest point that serves: the move was allowed there, and what a lower-ranked player
    did next made it forbidden. A clash with an own or a higher-ranked move ends the search.
    """
    if position.past is None:
        return False
    log = position.past.log
    since = at - position.grace
    before: list[Position] = []
    outcomes: list[Outcome] = []
    replayed = position.past.base.copy()
    for moment, other, played in log:
        in_window = moment >= since
        before.append(replayed.copy() if in_window else replayed)
        outcomes.append(_perform(replayed, other, played, moment, chance))
    allowed_after = False
    for k in range(len(log) - 1, -1, -1):
        moment, other, played = log[k]
        past = before[k]
        if past is replayed:
            return False
        allowed_before = not commands.refusal(past, seat, move, moment)
        if allowed_before and not allowed_after:
            if not past.outranks(seat, other) or not commands.kind_of(played).displaced:
                return False
            if _blocked_from_above(past, log[k:], seat, move, chance):
                return False
            if _rewrite(position, log, past, k, seat, move, outcomes, chance, events):
                return True
        allowed_after = allowed_before
    return False


def _blocked_from_above(
    past: Position, since: list[tuple[int, int, Any]], seat: int, move: Any, chance: Chance
) -> bool:
    """CLM-6: whether an own or higher-ranked move forbids the move too, when no lower-ranked one does."""
    for when, other, played in since:
        if commands.refusal(past, other, played, when):
            continue
        after = past.copy()
        commands.perform(after, other, played, when, chance, [])
        if not commands.refusal(after, seat, move, when):
            past = after
        elif not past.outranks(seat, other):
            return True
    return False


def _rewrite(
    position: Position,
    log: list[tuple[int, int, Any]],
    past: Position,
    k: int,
    seat: int,
    move: Any,
    outcomes: list[Outcome],
    chance: Chance,
    events: list[Any],
) -> bool:
    """Play the move before entry k, then the entries from k on again; return whether the rules allow this.

    CLM-5: when a move is taken back, the choices that followed from it go too (`torn`). CLM-6: nothing is
    granted that a later move of the same seat undoes; such a move shows by its outcome, since its worker now
    starts from elsewhere.
    """
    moment = log[k][0]
    twin = past.copy()
    granted: list[Any] = [Granted(seat=seat, move=move, at=moment)]
    commands.perform(twin, seat, move, moment, chance, granted)
    if twin.epoch != past.epoch:
        return False
    kept = log[:k]
    kept.append((moment, seat, move))
    lost: list[tuple[int, Any]] = []
    torn = [False] * position.seats
    for i in range(k, len(log)):
        when, other, played = log[i]
        kind = commands.kind_of(played)
        follows = torn[other] and isinstance(kind, Choice)
        if not follows and not commands.refusal(twin, other, played, when):
            torn[other] = False
            outcome = _perform(twin, other, played, when, chance)
            if twin.epoch != past.epoch:
                return False
            kept.append((when, other, played))
            if not outcome.same(outcomes[i]) and (
                not twin.outranks(seat, other) or outcomes[i].reveals or outcome.reveals
            ):
                return False
        elif other == seat and isinstance(kind, TakeBack):
            continue  # The granted move has taken it back already.
        elif not twin.outranks(seat, other) or not kind.displaced or outcomes[i].reveals:
            return False
        else:
            lost.append((other, played))
            torn[other] = True
    _become(position, twin, kept)
    position.grants = replaced(position.grants, seat, position.grants[seat] + 1)
    events.extend(granted)
    for other, played in lost:
        position.losses = replaced(position.losses, other, position.losses[other] + 1)
        events.append(TakenBack(seat=other, move=played, by=seat))
    return True


def _become(position: Position, twin: Position, kept: list[tuple[int, int, Any]]) -> None:
    """Let the position be what the rewritten past makes of it; the counts of grants and losses stay."""
    past = position.past
    assert past is not None
    past.log = kept
    past.newer = None
    past.newer_from = 0
    twin.past = past
    twin.grants = position.grants
    twin.losses = position.losses
    position.become(twin)
