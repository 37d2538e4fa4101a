"""Bots playing a match to its end, in simulated time and as fast as they can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..bots import Bot
from ..core.game import Event
from ..core.match import LATEST, Match

LONGEST = 50_000
"""Decisions after which a match counts as unfinished: far more than any real one has."""


def play_out(
    match: Match,
    bots: Sequence[Bot],
    rng: Random,
    watch: Callable[[list[Event]], None] | None = None,
) -> int:
    """Play until the match is over and return the number of decisions.

    Each seat has a time at which it looks at the table again; the earliest one looks next. Whoever waits for
    a change looks as soon as somebody has moved, or when time has changed what is allowed. Who has no move is
    not asked.
    """
    at = match.now
    looks: list[int | None] = [at] * len(bots)
    decisions = 0
    while decisions < LONGEST and (waited_for := match.to_act):
        due = [(when, seat) for seat, when in enumerate(looks) if when is not None]
        when, seat = min(due, default=(LATEST, 0))
        if None in looks and (change := match.next_change(at)) is not None and change < when:
            looks = [change if look is None else look for look in looks]
            continue
        if not due:
            break
        at = max(at, when)
        if seat not in waited_for and not match.moves(seat, at):
            looks[seat] = None
            continue
        thought = bots[seat].think(match.for_bot(seat, rng), seat, at, rng)
        decisions += 1
        looks[seat] = None if thought.again is None else at + max(thought.again, 1)
        if thought.move is not None:
            events = match.play(seat, thought.move, at)
            looks = [at if look is None else look for look in looks]
            if watch is not None:
                watch(events)
    return decisions
