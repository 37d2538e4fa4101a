"""Many games of bots, and their figures: `sandtable simulate`."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from ..bots import bot_named
from ..core.errors import Flawed
from ..core.match import new_match
from ..core.registry import game_named
from .selfplay import BotFault, play_out, why_unfinished
from .spread import spread


class Outcome(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    decisions: int
    winners: tuple[int, ...] | None
    """None: it did not end."""
    scores: tuple[int, ...] = ()
    sources: tuple[dict[str, int], ...] = ()
    problem: Flawed | None = None
    """Why it did not end."""


class Unfinished(msgspec.Struct, frozen=True):
    """Games that did not end, all for a reason of the same kind."""

    games: int
    bot: str | None
    """The bot at fault, if it is one."""
    problem: Flawed
    """What went wrong in the first of them."""


class Scores(msgspec.Struct, frozen=True):
    mean: float
    p5: int
    p50: int
    p95: int
    best: int


class Figures(msgspec.Struct, frozen=True):
    game: str
    seats: tuple[str, ...]
    seed: int
    games: int
    unfinished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins_by_seat: tuple[int, ...]
    wins_by_bot: dict[str, int]
    no_winner: int
    scores: dict[str, Scores]
    """By bot."""
    sources: dict[str, dict[str, float]]
    """By bot, the share of its points that each source brings."""
    reasons: tuple[Unfinished, ...]
    """Why games did not end, the most frequent first."""


def play_one(game: str, bots: tuple[str, ...], options: Any, seed: int, number: int) -> Outcome:
    """Game `number` of a run: everything about it follows from the arguments."""
    rng = Random(f"{seed} {number}")
    rules = game_named(game)
    match = new_match(game, len(bots), rng.randbytes(32), options)
    try:
        decisions = play_out(match, [bot_named(rules, name) for name in bots], rng, names=bots)
    except BotFault as fault:
        return Outcome(len(match), None, problem=fault)
    result = match.result
    if result is None:
        return Outcome(decisions, None, problem=why_unfinished(match, decisions, bots))
    return Outcome(decisions, result.winners, result.scores, result.sources)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: Any = None,
    track: Callable[[Iterable[Outcome]], Iterable[Outcome]] = iter,
) -> Figures:
    """Play games and sum them up. `track` may watch the outcomes as they come in."""
    new_match(
        game, len(bots), 0, options
    )  # What is wrong with the call shows here, not in a process of its own.
    for bot in bots:
        bot_named(game_named(game), bot)
    began = time.perf_counter()
    play = partial(play_one, game, tuple(bots), options, seed)
    outcomes = list(track(spread(play, games, jobs)))
    return _figures(game, tuple(bots), seed, outcomes, time.perf_counter() - began)


def _figures(game: str, bots: tuple[str, ...], seed: int, outcomes: list[Outcome], seconds: float) -> Figures:
    wins = Counter(seat for outcome in outcomes for seat in outcome.winners or ())
    decisions = sum(outcome.decisions for outcome in outcomes)
    finished = [outcome for outcome in outcomes if outcome.winners is not None]
    scores: dict[str, Scores] = {}
    sources: dict[str, dict[str, float]] = {}
    for bot in dict.fromkeys(bots):
        seats = [seat for seat, name in enumerate(bots) if name == bot]
        own = sorted(outcome.scores[seat] for outcome in finished for seat in seats)
        if own:
            scores[bot] = Scores(
                fmean(own), percentile(own, 5), percentile(own, 50), percentile(own, 95), own[-1]
            )
        points = Counter[str]()
        for outcome in finished:
            for seat in seats:
                points.update(outcome.sources[seat])
        total = sum(points.values()) or 1
        sources[bot] = {source: count / total for source, count in points.items()}
    return Figures(
        game=game,
        seats=bots,
        seed=seed,
        games=len(outcomes),
        unfinished=len(outcomes) - len(finished),
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        wins_by_seat=tuple(wins[seat] for seat in range(len(bots))),
        wins_by_bot={
            bot: sum(wins[seat] for seat, name in enumerate(bots) if name == bot)
            for bot in dict.fromkeys(bots)
        },
        no_winner=sum(outcome.winners == () for outcome in outcomes),
        scores=scores,
        sources=sources,
        reasons=_reasons(outcomes),
    )


def _reasons(outcomes: Iterable[Outcome]) -> tuple[Unfinished, ...]:
    found: dict[tuple[str | None, str], list[Flawed]] = {}
    for outcome in outcomes:
        if (problem := outcome.problem) is not None:
            bot = problem.where if isinstance(problem, BotFault) else None
            found.setdefault((bot, problem.message), []).append(problem)
    reasons = [Unfinished(len(each), bot, each[0]) for (bot, _), each in found.items()]
    return tuple(sorted(reasons, key=lambda reason: -reason.games))


def percentile(ordered: Sequence[int], share: int) -> int:
    """The smallest value that at least `share` per cent do not exceed."""
    return ordered[max(0, -(-len(ordered) * share // 100) - 1)]
