"""What a move is worth and why, for a program."""

from __future__ import annotations

from typing import Any

from ..bots import Advice
from ..bots.hints import say
from ..core import wire
from ..core.game import Game


def plain(game: Game[Any], advice: Advice, language: str) -> dict[str, Any]:
    """The move, its worth, and the reasons as sentences."""
    return {
        "move": wire.plain(advice.move),
        "value": round(advice.value, 4),
        "unit": advice.unit,
        "reasons": [say(game, reason, language) for reason in advice.reasons],
    }
