"""What the Automas did and what their cards mean, in words."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core import text
from ...core.text import FALLBACK
from ..rules import workers
from ..rules.events import AnyEvent, AutomaLaid
from . import tables as automa_tables
from .view import AutomaCardView, card_view

WORDS = ("area", "timer", "row", "from_row", "to_row")
"""Fields of events that are words of the game."""
COUNTED_FROM_0 = ("from_frame", "to_frame", "place")


def meaning(card: AutomaCardView, language: str = FALLBACK) -> list[str]:
    """What a card does, sentence by sentence, in the order it is done (AUT-4); the council comes last.

    >>> meaning(card_view(0))[0].split(",")[0]
    'In purple'
    """
    sentences: list[str] = []
    if card.worker is not None:
        sentences.append(_say("automa-card-worker", language, area=_say(card.worker, language)))
    if card.timer is not None:
        sentences.append(_say("automa-card-timer", language, timer=_say(card.timer, language)))
    if card.place is not None:
        sentences.append(_say("automa-card-place", language, place=card.place + 1))
    if not sentences:
        sentences.append(_say("automa-card-nothing", language))
    icon = _say(f"automa-icon-{card.reward}", language)
    sentences.append(_say("automa-card-council", language, points=card.points, votes=card.votes, icon=icon))
    return sentences


def line(event: AnyEvent, player: str, language: str = FALLBACK) -> str:
    """One line of the log for what the Automas did or set off; `player` names the human."""
    facts: dict[str, Any] = {"player": player}
    for field in msgspec.structs.fields(event):
        facts[field.name.replace("_", "-")] = _fact(field.name, getattr(event, field.name), language)
    if isinstance(event, AutomaLaid):
        card = card_view(automa_tables.IDS.index(event.card))
        facts.update(points=card.points, votes=card.votes)
    return _say(f"event-{type(event).__name__}", language, **facts)


def _fact(name: str, value: Any, language: str) -> Any:
    if name in WORDS:
        return _say(value, language)
    if name in COUNTED_FROM_0:
        return value + 1
    if name == "worker":
        return _say("grande" if workers.is_grande(value) else "common", language)
    if name == "card" and isinstance(value, str):
        return _say(f"card-{value}", language)
    if name == "province":
        return _say(f"province-{value}", language)
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | str) else ""


def _say(name: str, language: str, **facts: Any) -> str:
    return text.say(f"pendulum-{name}", language, **facts)
