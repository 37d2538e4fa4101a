"""What a person's finished matches come to, and how much of it others may know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ..core.registry import GAMES, game_named, names
from .errors import Denied
from .persons import Shown
from .ratings import Rating
from .secret import is_id
from .services import Services

LATEST = 20
"""How many matches the course of a game has."""
HALL = 50
"""How many places the hall of fame has."""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Some matches of one game, taken together."""

    of: str
    """What they have in common: a number of seats, a kind of opponents, a character."""
    matches: int
    winnable: int
    """How many of them could be won."""
    won: int
    mean: float
    best: int


class Played(msgspec.Struct, frozen=True, kw_only=True):
    ended: int
    """Milliseconds since 1970."""
    score: int
    place: int
    won: bool


class GameFigures(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    matches: int
    winnable: int
    """How many of them could be won."""
    won: int
    mean: float
    best: int
    solo: int
    """How many were played alone."""
    by_seats: list[Figures]
    by_opponents: list[Figures]
    """By `people`, `bots` (and no people) and `alone`."""
    by_character: list[Figures]
    """The one played most often first; empty for a game without characters."""
    places: list[int]
    """How often each place was reached, the first one first; without matches played alone."""
    seconds_a_move: float | None
    """Null: no match was timed yet."""
    hall: list[int]
    """The places held in the hall of fame."""
    latest: list[Played]
    """The last matches, oldest first."""


class LadderRating(msgspec.Struct, frozen=True, kw_only=True):
    ladder: str
    """The game, followed by `-timed` or `-untimed` where time may run."""
    rating: int
    spread: int
    """Nineteen times out of twenty the true rating is no further away than this."""
    uncertain: bool
    matches: int
    course: list[int]
    """The last ratings, oldest first."""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    name: str
    shown: Shown
    """What others may see: `nothing` but the name, the `ratings`, or `all`."""
    games: list[GameFigures]
    ratings: list[LadderRating]


async def profile(services: Services, token: str, reader: str | None) -> Profile:
    """The profile of a person, as far as the reader may see it."""
    storage = services.storage
    row = await storage.person(token) if is_id(token) else None
    if row is None:
        raise Denied("no-such-person")
    seen = "all" if reader == token else row.shown
    return Profile(
        token=row.token,
        name=row.name,
        shown=row.shown,
        games=await _games(services, token) if seen == "all" else [],
        ratings=ladders(await storage.ratings_of([token])) if seen != "nothing" else [],
    )


def ladders(rows: Iterable[Any]) -> list[LadderRating]:
    """The ratings of one person by ladder, from all they ever had."""
    found: dict[str, list[Rating]] = defaultdict(list)
    for row in rows:
        found[row.ladder].append(Rating(row.mean, row.deviation))
    return [
        LadderRating(
            ladder=ladder,
            rating=course[-1].points,
            spread=course[-1].spread,
            uncertain=course[-1].uncertain,
            matches=len(course),
            course=[each.points for each in course[-LATEST:]],
        )
        for ladder, course in sorted(found.items())
    ]


async def _games(services: Services, token: str) -> list[GameFigures]:
    storage = services.storage
    company = {row.table_id: _opponents(row) for row in await storage.company(token)}
    by_game: dict[str, list[Any]] = defaultdict(list)
    for row in await storage.results_of(token, 100_000):
        by_game[row.game].append(row)
    return [
        await _figures(services, game, results, company, token) for game, results in sorted(by_game.items())
    ]


async def _figures(
    services: Services, game: str, results: list[Any], company: dict[str, str], token: str
) -> GameFigures:
    rules = game_named(game) if game in names(GAMES) else None
    can_be_won = (lambda seats: True) if rules is None else rules.can_be_won
    whole = _together("", results, can_be_won)
    placed = [row.place for row in results if row.seats > 1]
    moves = sum(row.moves or 0 for row in results)
    hall = await services.storage.solo(game, HALL)
    return GameFigures(
        game=game,
        matches=whole.matches,
        winnable=whole.winnable,
        won=whole.won,
        mean=whole.mean,
        best=whole.best,
        solo=len(results) - len(placed),
        by_seats=sorted(_by(results, lambda row: str(row.seats), can_be_won), key=lambda each: int(each.of)),
        by_opponents=_by(results, lambda row: company[row.table_id], can_be_won),
        by_character=_by(
            [row for row in results if row.character], lambda row: str(row.character), can_be_won
        ),
        places=[placed.count(place) for place in range(1, max(placed, default=0) + 1)],
        seconds_a_move=round(sum(row.thinking or 0 for row in results) / moves / 1000, 1) if moves else None,
        hall=[place for place, row in enumerate(hall, 1) if row.token == token],
        latest=[
            Played(ended=row.ended, score=row.score, place=row.place, won=row.won)
            for row in reversed(results[:LATEST])
        ],
    )


def _opponents(row: Any) -> str:
    if row.people > 1:
        return "people"
    return "bots" if row.bots else "alone"


def _by(results: list[Any], key: Callable[[Any], str], can_be_won: Callable[[int], bool]) -> list[Figures]:
    """The figures of each part, the largest first."""
    parts: dict[str, list[Any]] = defaultdict(list)
    for row in results:
        parts[key(row)].append(row)
    return sorted(
        (_together(of, part, can_be_won) for of, part in parts.items()),
        key=lambda each: (-each.matches, each.of),
    )


def _together(of: str, results: list[Any], can_be_won: Callable[[int], bool]) -> Figures:
    scores = [row.score for row in results]
    return Figures(
        of=of,
        matches=len(scores),
        winnable=sum(can_be_won(row.seats) for row in results),
        won=sum(row.won for row in results),
        mean=round(sum(scores) / len(scores), 2),
        best=max(scores),
    )
