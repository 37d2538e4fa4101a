"""A look back: the moments of a match at which the choice cost most. `sandtable review`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from random import Random
from typing import Any, NamedTuple

from ..bots.bot import Advice, Adviser, Watcher
from ..bots.hints import advisers_of, shown_worth
from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import Match, load_record
from .spread import spread

LONG = 5000
"""Milliseconds after which it is a choice not to do something."""
AGAIN = 2
"""So many times as many choices as are wanted are looked at again, by the strongest bot."""


class Misstep(NamedTuple):
    """A decision that could have been better."""

    entry: int
    """Its number in the record, from 0; of a seat that waited, the number of the entry that came before."""
    at: int
    seat: int
    played: Advice
    """To wait, if the entry is of another seat: worth what the worker can still do."""
    better: Advice
    cost: float
    """How much less the move was worth, in the unit of `Advice.value`."""


def review(
    match: Match,
    seat: int | None = None,
    count: int = 5,
    seed: int = 1,
    jobs: int = 1,
    track: Callable[[Iterable[Misstep | None]], Iterable[Misstep | None]] = iter,
) -> list[Misstep]:
    """The decisions of a seat, or of all, that cost most, dearest first."""
    if not advisers_of(match.game):
        raise BadInput("review", "no-judge", game=match.game.name)
    record, looks = match.record.to_bytes(), decisions(match, seat)
    found: Iterable[Misstep | None] = track(
        spread(partial(_look_at, record, tuple(looks), seed, True), len(looks), jobs)
    )
    if looks_twice(match.game):
        again = tuple((each.entry, each.seat) for each in doubtful(found, count))
        found = list(spread(partial(_look_at, record, again, seed, False), len(again), jobs))
    return dearest(found, count)


def looks_twice(game: Game[Any]) -> bool:
    """Whether a quick bot looks at every choice, and a stronger one at those that it finds dear."""
    return len(advisers_of(game)) > 1


def doubtful(moments: Iterable[Misstep | None], count: int = 5) -> list[Misstep]:
    """What is worth a second look."""
    return dearest(moments, AGAIN * count)


def dearest(moments: Iterable[Misstep | None], count: int = 5) -> list[Misstep]:
    found = [each for each in moments if each is not None]
    return sorted(found, key=lambda moment: -moment.cost)[:count]


def decisions(match: Match, seat: int | None) -> list[tuple[int, int]]:
    """What to look at: the number of an entry, and the seat that made it. Where time runs, all seats: who did
    not make it may have waited too long."""
    if seat is not None and not 0 <= seat < match.seats:
        raise BadInput("seat", "not-in-range", least=0, most=match.seats - 1)
    everyone = range(match.seats) if isinstance(_adviser(match.game), Watcher) else ()
    return [
        (number, each)
        for number, (_, by, _) in enumerate(match.entries)
        for each in everyone or (by,)
        if seat in (None, each)
    ]


def _adviser(game: Game[Any], quick: bool = False) -> Adviser | None:
    """The strongest bot that can say why, or the quickest."""
    found = advisers_of(game)
    return found[0 if quick else -1] if found else None


@lru_cache(maxsize=4)
def _loaded(record: bytes) -> Match:
    return load_record(record)


@lru_cache(maxsize=8)
def _past(record: bytes, entries: int) -> Match:
    return _loaded(record).seek(entries)


def _look_at(
    record: bytes, looks: tuple[tuple[int, int], ...], seed: int, quick: bool, number: int
) -> Misstep | None:
    entry, seat = looks[number]
    return look(record, entry, seed, seat, quick)


def look(
    record: bytes, entry: int, seed: int = 1, seat: int | None = None, quick: bool = False
) -> Misstep | None:
    """What the choice in this entry cost, if it cost anything; or what waiting for it cost another seat.
    A quick look is that of the weakest bot that can say why."""
    match = _loaded(record)
    at, mover, move = match.entries[entry]
    adviser = _adviser(match.game, quick)
    if seat is not None and seat != mover:
        return _waited(record, entry, seat, seed)
    before = _past(record, entry)
    listed = before.moves(mover, at)
    # By privilege a late move may count that is not listed any more.
    if adviser is None or len(listed) < 2 or move not in listed:
        return None
    rng = Random(f"{seed} {entry}")
    advised = adviser.advise(before.for_bot(mover, rng), mover, at, rng, move)
    played = next((each for each in advised if each.move == move), None)
    if played is None:
        return None
    better = max(advised, key=lambda each: each.value)
    return _misstep(entry, at, mover, played, better)


def _misstep(entry: int, at: int, seat: int, played: Advice, better: Advice) -> Misstep | None:
    """None if the one is not better than the other as far as a person is told."""
    if shown_worth(better) <= shown_worth(played):
        return None
    return Misstep(entry, at, seat, played, better, better.value - played.value)


def _waited(record: bytes, entry: int, seat: int, seed: int) -> Misstep | None:
    """What the entry of another made impossible, if there had been time enough to do it."""
    match = _loaded(record)
    watcher = _adviser(match.game)
    at = match.entries[entry][0]
    after = _past(record, entry + 1)
    left = after.moves(seat, at)
    before = _past(record, entry)
    gone = [move for move in before.moves(seat, at) if move not in left]
    if not gone or not isinstance(watcher, Watcher):
        return None
    rng = Random(f"{seed} {entry} {seat}")
    lost = [each for each in watcher.pressing(before.for_bot(seat, rng), seat, at, rng) if each.move in gone]
    if not lost:
        return None
    past = _past(record, bisect_right(match.entries, at - LONG, hi=entry, key=lambda each: each[0]))
    possible = past.moves(seat, max(past.now, at - LONG))
    remaining = watcher.pressing(after.for_bot(seat, rng), seat, at, rng)
    moments = []
    for better in lost:
        kept = max((each.value for each in remaining if _same_worker(each, better)), default=0.0)
        if better.move in possible:
            moments.append(_misstep(entry, at, seat, Advice(None, kept, better.unit, ()), better))
    return next(iter(dearest(moments, 1)), None)


def _same_worker(one: Advice, other: Advice) -> bool:
    """Whether two moves are of one worker, which can make only one of them."""
    worker = getattr(one.move, "worker", None)
    return worker is not None and worker == getattr(other.move, "worker", None)
