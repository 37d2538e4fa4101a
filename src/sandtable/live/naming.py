"""Names for tables and people that nobody named."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from ..core import text


def person(language: str, taken: Collection[str] = ()) -> str:
    """A name that none of those at the table has."""
    return _one_of("live-names-of-people", language, taken)


def table(language: str) -> str:
    return _one_of("live-names-of-tables", language, ())


def _one_of(message: str, language: str, taken: Collection[str]) -> str:
    used = {each.casefold() for each in taken}
    names = [name.strip() for name in text.say(message, language).split(",")]
    return secrets.choice([name for name in names if name.casefold() not in used] or names)
