"""All bots of a game against each other: `sandtable ladder`.

Each pair plays every shuffle twice with the seats swapped. What comes of a game follows from its number and
the seed, so the standings do not depend on how many workers there are; only the times do.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from ..bots import Bot, Thought, bot_named
from ..core import text
from ..core.errors import BadInput
from ..core.match import Match, new_match
from ..core.registry import game_named
from ..core.text import FALLBACK
from .ratings import Meeting, interval, ratings
from .report import head
from .selfplay import play_out
from .spread import spread


class Outcome(msgspec.Struct, frozen=True):
    """What is kept of one game, in the order of the pair."""

    wins: float
    """Wins of the first bot: 1, 0, or a half if both or nobody won."""
    finished: bool
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    """Processor time of each."""


class Standing(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float
    decisions: int
    milliseconds: float
    """The time of a decision, on one core."""


class Pairing(msgspec.Struct, frozen=True):
    one: str
    two: str
    games: int
    wins: float
    """Wins of the first bot."""
    low: float
    high: float
    unfinished: int


class Ladder(msgspec.Struct, frozen=True):
    game: str
    games: int
    """Games of each pair."""
    seed: int
    standings: tuple[Standing, ...]
    """Best first."""
    pairings: tuple[Pairing, ...]


class Timed:
    """A bot, and how long it took."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        began = time.process_time()
        thought = self.bot.think(match, seat, at, rng)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return thought


def play_one(
    game: str, pairs: Sequence[tuple[str, str]], games: int, options: Any, seed: int, number: int
) -> Outcome:
    """Game `number` of the ladder: everything about it follows from the arguments."""
    pair, within = divmod(number, games)
    shuffle, swapped = divmod(within, 2)
    rules = game_named(game)
    match = new_match(game, 2, Random(f"{seed} {shuffle}").randbytes(32), options)
    bots = [Timed(bot_named(rules, name)) for name in pairs[pair]]
    seated, names = (bots[::-1], pairs[pair][::-1]) if swapped else (bots, pairs[pair])
    play_out(match, seated, Random(f"{seed} {number}"), names=names)
    result = match.result
    winners = result.winners if result else ()
    return Outcome(
        1 / len(winners) if swapped in winners else 0.0 if winners else 0.5,
        result is not None,
        (bots[0].decisions, bots[1].decisions),
        (bots[0].seconds, bots[1].seconds),
    )


def ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    options: Any = None,
    cluster: str | None = None,
    track: Callable[[Iterable[Outcome]], Iterable[Outcome]] = iter,
) -> Ladder:
    """Let every two of the bots play `games` games. `track` may watch the outcomes as they come in."""
    if games < 2 or games % 2:
        raise BadInput("games", "not-even")
    if len(set(bots)) < max(2, len(bots)):
        raise BadInput("bots", "two-bots")
    pairs = list(combinations(bots, 2))
    play = partial(play_one, game, pairs, games, options, seed)
    outcomes = list(track(spread(play, games * len(pairs), jobs, cluster)))
    by_pair = [outcomes[n * games : (n + 1) * games] for n in range(len(pairs))]
    return Ladder(game, games, seed, _standings(bots, pairs, by_pair), _pairings(pairs, by_pair))


def _standings(
    bots: Sequence[str], pairs: list[tuple[str, str]], by_pair: list[list[Outcome]]
) -> tuple[Standing, ...]:
    meetings = [
        Meeting(bots.index(one), bots.index(two), len(played), sum(each.wins for each in played))
        for (one, two), played in zip(pairs, by_pair, strict=True)
    ]
    found = []
    for bot, rated in zip(bots, ratings(len(bots), meetings), strict=True):
        own = [
            (each, pair.index(bot))
            for pair, played in zip(pairs, by_pair, strict=True)
            if bot in pair
            for each in played
        ]
        wins = sum(1 - each.wins if place else each.wins for each, place in own)
        decisions = sum(each.decisions[place] for each, place in own)
        seconds = sum(each.seconds[place] for each, place in own)
        taken = 1000 * seconds / max(1, decisions)
        found.append(Standing(bot, rated.rating, rated.low, rated.high, len(own), wins, decisions, taken))
    return tuple(sorted(found, key=lambda each: -each.rating))


def _pairings(pairs: list[tuple[str, str]], by_pair: list[list[Outcome]]) -> tuple[Pairing, ...]:
    found = []
    for (one, two), played in zip(pairs, by_pair, strict=True):
        wins = sum(each.wins for each in played)
        unfinished = sum(not each.finished for each in played)
        found.append(Pairing(one, two, len(played), wins, *interval(wins, len(played)), unfinished))
    return tuple(found)


def markdown(found: Ladder, language: str = FALLBACK) -> str:
    """The tables as they stand in docs/bots.md."""
    say = partial(_say, language)
    share, sure = partial(text.percent, language=language, digits=1), text.percent(0.95, language)
    rate = partial(text.decimal, language=language, signed=True)
    bot, rating, games = (say(f"column-{each}") for each in ("bot", "rating", "games"))
    lines = head(bot, rating, sure, games, say("column-won"), say("column-milliseconds"))
    for each in found.standings:
        within = say("range", low=rate(each.low), high=rate(each.high))
        lines.append(
            f"| {each.bot} | {rate(each.rating)} | {within} | {each.games} "
            f"| {share(each.wins / each.games)} | {text.decimal(each.milliseconds, language, 2)} |"
        )
    lines += ["", *head(say("column-pair"), games, say("column-first-won"), sure)]
    for pair in found.pairings:
        within = say("range", low=share(pair.low), high=share(pair.high))
        lines.append(
            f"| {pair.one} - {pair.two} | {pair.games} | {share(pair.wins / pair.games)} | {within} |"
        )
    return "\n".join(lines) + "\n"


def _say(language: str, message: str, **facts: Any) -> str:
    return text.say(f"command-{message}", language, **facts)
