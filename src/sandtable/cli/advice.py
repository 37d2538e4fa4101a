"""The worth of a move and the reasons for it in words, for the terminal."""

from __future__ import annotations

from typing import Any

from ..bots import Advice
from ..bots.hints import say
from ..core import text, wire
from ..core.game import Game
from ..core.match import Match


def worth_words(match: Match, advice: Advice) -> str:
    if match.seats == 1:
        return text.say("hint-worth-points", count=round(advice.value))
    return text.say("hint-worth-chance", share=round(100 * advice.value))


def plain(game: Game[Any], advice: Advice) -> dict[str, Any]:
    """For a program: the move, its worth, and the reasons as sentences."""
    return {
        "move": wire.plain(advice.move),
        "value": round(advice.value, 4),
        "reasons": [say(game, reason) for reason in advice.reasons],
    }
