"""Bots playing a match to its end, in simulated time and as fast as they can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ..bots import Bot, Thought
from ..bots.bot import told
from ..core import wire
from ..core.errors import BadInput, Flawed, IllegalMove
from ..core.game import Event
from ..core.match import LATEST, Match

LONGEST = 50_000
"""Decisions after which a match counts as unfinished: far more than any real one has."""


class BotFault(BadInput):
    """A bot did what no bot may do; `where` names the bot."""


def play_out(
    match: Match,
    bots: Sequence[Bot],
    rng: Random,
    watch: Callable[[list[Event]], None] | None = None,
    names: Sequence[str] = (),
) -> int:
    """Play until the match is over and return the number of decisions. A bot that fails, or whose move is
    refused, ends it with a `BotFault`; `names` are those of the bots.

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
        name = names[seat] if names else f"seat {seat}"
        thought = _thought(bots[seat], name, match, seat, at, rng)
        decisions += 1
        looks[seat] = None if thought.again is None else at + max(thought.again, 1)
        if thought.move is not None:
            try:
                events = match.play(seat, thought.move, at)
            except (IllegalMove, BadInput) as error:
                move = _shown(thought.move)
                raise BotFault(name, "bot-forbidden", move=move, problem=error) from error
            looks = [at if look is None else look for look in looks]
            if watch is not None:
                watch(events)
    return decisions


def why_unfinished(match: Match, decisions: int, names: Sequence[str]) -> Flawed:
    """Why `play_out` stopped after so many decisions, though the match is not over."""
    if decisions >= LONGEST:
        return Flawed("too-long", decisions=decisions)
    return Flawed("bots-wait", bots=", ".join(dict.fromkeys(names[seat] for seat in match.to_act)))


def _thought(bot: Bot, name: str, match: Match, seat: int, at: int, rng: Random) -> Thought:
    try:
        thought: object = bot.think(match.for_bot(seat, rng), seat, at, rng)
    except Exception as error:
        raise BotFault(name, "bot-raised", error=told(error)) from error
    if not isinstance(thought, Thought) or not isinstance(thought.again, int | None):
        raise BotFault(name, "bot-no-thought", found=f"{thought!r:.100}")
    return thought


def _shown(move: object) -> str:
    """The JSON form of a move, if it has one."""
    try:
        return wire.encode(move).decode()
    except (TypeError, ValueError):
        return f"{move!r:.100}"
