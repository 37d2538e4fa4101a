"""The message that tells a client why something was refused."""

from __future__ import annotations

from msgspec import UNSET

from . import messages as m
from .errors import Refusal
from .messages import encoded


def refused(refusal: Refusal, message: object, language: str) -> str:
    return encoded(
        m.Refused(
            id=getattr(message, "id", None),
            code=refusal.code,
            text=refusal.text(language),
            rule=refusal.rule or UNSET,
            facts=refusal.facts,
        )
    )
