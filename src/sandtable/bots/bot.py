"""What a bot is, and how to find one by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import Match
from ..core.registry import BOTS, load, names

GUIDE = "guide"
"""The bot that is the rival in lessons."""


class Thought(NamedTuple):
    """What a bot decided: a move to make now, or None to wait, and when it wants to think again."""

    move: Any | None
    again: int | None = None
    """When to think again, in milliseconds from now; None: at the next change of the table."""


class Bot(Protocol):
    """A bot gets its budget when it is made, counted in games played out or positions
    looked at, never in seconds, so that it decides the same on every machine."""

    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        """Decide for a seat that has moves. `match` is its own copy, made by `Match.for_bot`."""


Fact = str | int | Mapping[str, int]


class Reason(NamedTuple):
    """Why a move is good: a message of the catalogue and its facts. A fact in words is an id to select on;
    where it is a message of the game (`card-champion-any`), `$FACT-name` is its text. Amounts by their names
    are put in as a list, each by the message `amount-NAME` of the game."""

    message: str
    facts: Mapping[str, Fact]


Unit = Literal["chance", "points", "steps"]


class Advice(NamedTuple):
    """A move and what the bot thinks it is worth."""

    move: Any | None
    """None means to wait."""
    value: float
    unit: Unit
    """Of the value. `chance`: to win, from 0 to 1; `points`: the final score to be expected; `steps`: how
    much better than leaving everything as it is, in the smallest steps towards winning."""
    reasons: tuple[Reason, ...]


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say why. `hints` and `review` ask the strongest one of a game."""

    def advise(self, match: Match, seat: int, at: int, rng: Random, played: Any = None) -> list[Advice]:
        """Moves worth making now, first what it advises most, then the rest by worth; none if others must
        decide before.

        With `played`: includes that move, examined as carefully as the best, among the moves possible
        instead of it. Moves that could also be made before or after it are not among them.
        """


@runtime_checkable
class Watcher(Protocol):
    """An adviser in a game where time runs. `review` asks it what a seat lost by waiting."""

    def pressing(self, match: Match, seat: int, at: int, rng: Random) -> list[Advice]:
        """What a seat may have failed to do in time, most valuable first."""


@cache
def bot_named(game: Game[Any], name: str) -> Bot:
    """The game's own bot of that name, or the one that plays every game."""
    known = names(BOTS)
    for entry in (f"{game.name}.{name}", name):
        if entry in known:
            return _loaded(entry)
    playing = ", ".join(bots_for(game))
    raise BadInput("bot", "no-bot", name=repr(name), game=game.name, known=playing)


def _loaded(entry: str) -> Bot:
    """Other packages announce bots too, and any error may be in them."""
    try:
        bot: Bot = load(BOTS, entry)
    except Exception as error:
        raise BadInput("bot", "bot-not-loaded", name=entry, error=told(error)) from error
    return bot


def told(error: Exception) -> str:
    """An error of a bot in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def bots_for(game: Game[Any]) -> list[str]:
    """The names of all bots that play this game: those for every game, then its own, weakest first.

    `guide` is none of them: it only plays along in lessons.
    """
    own = [name.partition(".") for name in names(BOTS) if name != f"{game.name}.{GUIDE}"]
    found = [last if dot else first for first, dot, last in own if not dot or first == game.name]
    ranked = [*game.bots]
    return sorted(found, key=lambda name: ranked.index(name) if name in ranked else -1)


def standard_bot(game: Game[Any]) -> str:
    """The bot that plays when nobody chose one."""
    known = bots_for(game)
    return "player" if "player" in known else known[-1]
