"""Errors of the server. What the rules of a game refuse is an `IllegalMove`, not one of these."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..core import text
from ..core.errors import Fact, Flawed, SandtableError

MOST_TOLD = 300
"""So many characters of what is wrong with an input: it may quote all of it."""


class Denied(SandtableError):
    """The server does not do what it was asked for. `code` names the sentence `live-CODE` of the catalogue,
    `facts` are the values in it; an error among them is told in the reader's language. `rule` is set where a
    rule of the game is behind it."""

    def __init__(self, code: str, *, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.rule = rule
        self._facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        facts: dict[str, Any] = dict(self._facts)
        return partial(Denied, self.code, rule=self.rule, **facts), ()

    @property
    def facts(self) -> dict[str, str | int]:
        """For programs, so in English."""
        return self._told(text.FALLBACK)

    def text(self, language: str) -> str:
        return text.say(f"live-{self.code}", language, None, **self._told(language))

    def _told(self, language: str) -> dict[str, str | int]:
        return {
            name: text.problem(fact, language)[:MOST_TOLD] if isinstance(fact, SandtableError) else fact
            for name, fact in self._facts.items()
        }


class StorageError(Flawed):
    """The database cannot be used."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message, **facts)
