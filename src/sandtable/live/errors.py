"""What a table refuses, apart from what the rules of its game refuse."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..core import text
from ..core.errors import SandtableError


class Refusal(SandtableError):
    """`code` names the sentence `live-CODE` of the catalogue; `facts` are the values in it. `rule` is set
    where a rule of the game is behind it."""

    def __init__(self, code: str, *, rule: str | None = None, **facts: str | int) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        facts: dict[str, Any] = dict(self.facts)
        return partial(Refusal, self.code, rule=self.rule, **facts), ()

    def text(self, language: str) -> str:
        return text.say(f"live-{self.code}", language, None, **self.facts)


class StorageError(SandtableError):
    """The database cannot be used as it is."""
