"""How a client is told that it cannot be."""

from __future__ import annotations

from . import messages as m
from .errors import Refusal
from .messages import encoded


def refused(refusal: Refusal, message: object, language: str) -> str:
    return encoded(
        m.Refused(
            id=getattr(message, "id", None),
            code=refusal.code,
            text=refusal.text(language),
            facts=refusal.facts,
        )
    )
