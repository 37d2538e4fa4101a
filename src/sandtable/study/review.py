"""A look back: the moments of a match at which the choice cost most. `sandtable review`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from ..bots.bot import Advice
from ..bots.hints import adviser_of
from ..core.errors import BadInput
from ..core.match import Match, load_record
from .spread import spread


class Moment(NamedTuple):
    """A decision that could have been better."""

    entry: int
    """Its number in the record, from 0."""
    at: int
    seat: int
    played: Advice
    better: Advice
    cost: float
    """How much less the move was worth, in the unit of `Advice.value`."""


def review(
    match: Match,
    seat: int | None = None,
    count: int = 5,
    seed: int = 1,
    jobs: int = 1,
    track: Callable[[Iterable[Moment | None]], Iterable[Moment | None]] = iter,
) -> list[Moment]:
    """The decisions of a seat, or of all, that cost most, dearest first."""
    if adviser_of(match.game) is None:
        raise BadInput("review", f"no bot of {match.game.name} can say what a move is worth")
    entries = decisions(match, seat)
    looked = partial(_look_at, match.record.to_bytes(), tuple(entries), seed)
    moments = [each for each in track(spread(looked, len(entries), jobs)) if each is not None]
    return sorted(moments, key=lambda moment: -moment.cost)[:count]


def decisions(match: Match, seat: int | None) -> list[int]:
    """The numbers of the entries to look at."""
    return [number for number, (_, by, _) in enumerate(match.entries) if seat in (None, by)]


@lru_cache(maxsize=4)
def _loaded(record: bytes) -> Match:
    return load_record(record)


def _look_at(record: bytes, entries: tuple[int, ...], seed: int, number: int) -> Moment | None:
    return look(record, entries[number], seed)


def look(record: bytes, entry: int, seed: int = 1) -> Moment | None:
    """What the choice in this entry cost, if it cost anything."""
    match = _loaded(record)
    at, seat, move = match.entries[entry]
    before = match.seek(entry)
    adviser = adviser_of(match.game)
    if adviser is None or len(before.moves(seat, at)) < 2:
        return None
    rng = Random(f"{seed} {entry}")
    advised = adviser.advise(before.for_bot(seat, rng), seat, at, rng, move)
    played = next((each for each in advised if each.move == move), None)
    if played is None:
        return None
    better = max(advised, key=lambda each: each.value)
    cost = better.value - played.value
    return Moment(entry, at, seat, played, better, cost) if cost > 0 else None
