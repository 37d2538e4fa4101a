"""The errors Sandtable raises on purpose, one type for each kind."""

from __future__ import annotations

from typing import Any


class SandtableError(Exception):
    """The root of all errors that Sandtable raises on purpose."""


class IllegalMove(SandtableError):
    """A well-formed move that the rules forbid now.

    `rule` is the full id of the rule (`nations.BUY-2`). `reason` names the sentence that tells a player
    why (`core.text.refusal` renders it, in any language) and `facts` are the values in that sentence.
    """

    def __init__(self, rule: str, reason: str, **facts: str | int) -> None:
        super().__init__(rule, reason, facts)
        self.rule = rule
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason}" + (f" {self.facts}" if self.facts else "")

    def __reduce__(self) -> tuple[Any, ...]:
        return _illegal_move, (self.rule, self.reason, self.facts)


class BadInput(SandtableError):
    """Something that is not a move, option, seat or time at all; `where` says which part of it is wrong."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(where, problem)
        self.where = where
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


class BadRecord(SandtableError):
    """A record that cannot be trusted; `entry` numbers the first wrong entry from 0, None is the header."""

    def __init__(self, entry: int | None, problem: str) -> None:
        super().__init__(entry, problem)
        self.entry = entry
        self.problem = problem

    def __str__(self) -> str:
        return f"{'header' if self.entry is None else f'entry {self.entry}'}: {self.problem}"


def _illegal_move(rule: str, reason: str, facts: dict[str, str | int]) -> IllegalMove:
    return IllegalMove(rule, reason, **facts)
