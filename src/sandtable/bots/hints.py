"""Hints for a person at the table.

They come from the strongest bot of the game that can say why (`Adviser`); a game without one has no hints.
The adviser gets what the seat may know and nothing else, so a hint gives nothing away.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ..core import text
from ..core.game import Game
from ..core.match import Match
from .bot import Advice, Adviser, Reason, bot_named, bots_for

Hint = Advice


def adviser_of(game: Game[Any]) -> Adviser | None:
    for name in reversed(bots_for(game)):
        bot = bot_named(game, name)
        if isinstance(bot, Adviser):
            return bot
    return None


def hints(
    match: Match, seat: int, count: int = 3, at: int | None = None, rng: Random | None = None
) -> list[Hint]:
    """The best moves of a seat with their reasons, best first; none if it has nothing to decide."""
    adviser = adviser_of(match.game)
    at = match.now if at is None else at
    if adviser is None or not match.moves(seat, at):
        return []
    rng = rng or Random()
    return adviser.advise(match.for_bot(seat, rng), seat, at, rng)[:count]


def worth_words(match: Match, advice: Advice, language: str = text.FALLBACK) -> str:
    """What a move is worth, in words."""
    if match.seats == 1:
        return text.say("hint-worth-points", language, None, count=round(advice.value))
    return text.say("hint-worth-chance", language, None, share=round(100 * advice.value))


def say(game: Game[Any], reason: Reason, language: str = text.FALLBACK) -> str:
    """A reason as a sentence."""
    count = {"count": reason.facts["count"]} if "count" in reason.facts else {}
    facts = {
        key: (text.find(f"{game.name}-{value}", language, game.locales, **count) or value)
        if isinstance(value, str)
        else value
        for key, value in reason.facts.items()
    }
    return text.say(reason.message, language, game.locales, **facts)
