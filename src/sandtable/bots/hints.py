"""Hints for a person at the table.

They come from the strongest bot of the game that can say why (`Adviser`); a game without one has no hints.
The adviser gets what the seat may know and nothing else, so a hint gives nothing away.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from ..core import text
from ..core.errors import BadInput
from ..core.game import Game
from ..core.match import Match
from .bot import Advice, Adviser, Reason, bot_named, bots_for


@cache
def advisers_of(game: Game[Any]) -> list[Adviser]:
    """Weakest first; the weaker, the quicker. Bots that cannot be loaded are none."""
    found: list[Adviser] = []
    for name in bots_for(game):
        with suppress(BadInput):
            bot = bot_named(game, name)
            if isinstance(bot, Adviser):
                found.append(bot)
    return found


def adviser_of(game: Game[Any]) -> Adviser | None:
    """The strongest."""
    return next(reversed(advisers_of(game)), None)


def hints(
    match: Match, seat: int, count: int = 3, at: int | None = None, rng: Random | None = None
) -> list[Advice]:
    """Moves for a seat with their reasons, first what is advised most, then the rest by worth; none if it has
    nothing to decide."""
    adviser = adviser_of(match.game)
    at = match.now if at is None else at
    if adviser is None or not (seat in match.game.to_act(match.position, at) or match.moves(seat, at)):
        return []
    rng = rng or Random()
    return adviser.advise(match.for_bot(seat, rng), seat, at, rng)[:count]


def move_words(match: Match, advice: Advice, view: Any, language: str = text.FALLBACK) -> str:
    """What to do, in words."""
    if advice.move is None:
        return text.say("hint-wait", language)
    return match.game.move_line(advice.move, view, match.options, language)


def worth_words(advice: Advice, language: str = text.FALLBACK) -> str:
    """What it is worth, in words."""
    if advice.unit == "chance":
        return text.say("hint-worth-chance", language, share=shown_worth(advice))
    return text.say(f"hint-worth-{advice.unit}", language, count=shown_worth(advice))


def shown_worth(advice: Advice) -> float:
    """The worth as a person is told it: a chance in per cent, points whole, steps to a tenth."""
    if advice.unit == "chance":
        return round(100 * advice.value)
    return round(advice.value, 0 if advice.unit == "points" else 1)


def say(game: Game[Any], reason: Reason, language: str = text.FALLBACK) -> str:
    """A reason as a sentence."""
    facts: dict[str, Any] = dict(reason.facts)
    count = {"count": facts["count"]} if "count" in facts else {}
    for key, value in reason.facts.items():
        if isinstance(value, str):
            found = text.find(f"{game.name}-{value}", language, game.locales, **count)
            facts[f"{key}-name"] = found or value
        elif isinstance(value, Mapping):
            amounts = [
                text.say(f"{game.name}-amount-{name}", language, game.locales, count=amount)
                for name, amount in value.items()
            ]
            facts[key] = text.joined(amounts, language)
    return text.say(reason.message, language, game.locales, **facts)
