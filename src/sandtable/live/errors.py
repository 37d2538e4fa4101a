"""Errors of the server. What the rules of a game refuse is an `IllegalMove`, not one of these."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..core import text
from ..core.errors import SandtableError


class Denied(SandtableError):
    """The server declines a request. `code` names the message `live-CODE` in the catalogue,
    `facts` are its variables. `rule` is set if a rule of the game is the reason."""

    def __init__(self, code: str, *, rule: str | None = None, **facts: str | int) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        facts: dict[str, Any] = dict(self.facts)
        return partial(Denied, self.code, rule=self.rule, **facts), ()

    def text(self, language: str) -> str:
        return text.say(f"live-{self.code}", language, None, **self.facts)


class StorageError(SandtableError):
    """The database cannot be used."""
