"""What a bot is, and how to find one by name."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Protocol

from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import Match
from ..core.registry import BOTS, load, names


class Thought(NamedTuple):
    """What a bot decided: a move to make now, or None to wait, and when it wants to think again."""

    move: Any | None
    again: int | None = None
    """Milliseconds from now; None: when somebody has moved or time has changed what is allowed."""


class Bot(Protocol):
    def think(self, match: Match, seat: int, at: int, rng: Random) -> Thought:
        """Decide for a seat that has moves. `match` is its own copy, made by `Match.for_bot`."""


def bot_named(game: Game[Any], name: str) -> Bot:
    """The bot made for this game by that name, else the one that plays every game."""
    known = names(BOTS)
    for entry in (f"{game.name}.{name}", name):
        if entry in known:
            bot: Bot = load(BOTS, entry)
            return bot
    raise BadInput("bot", f"no {name!r} plays {game.name}; there is: {', '.join(bots_for(game))}")


def bots_for(game: Game[Any]) -> list[str]:
    """The names of all bots that play this game."""
    own = [name.partition(".") for name in names(BOTS)]
    return [last if dot else first for first, dot, last in own if not dot or first == game.name]
