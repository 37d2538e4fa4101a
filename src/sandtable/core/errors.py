"""The errors Sandtable raises on purpose, one type for each kind."""

from __future__ import annotations

import errno
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


class Flawed(SandtableError):
    """Something that is wrong by itself, whatever the rules say. `message` names the sentence
    `problem-MESSAGE` of the catalogues, `facts` are the values in it (an error stands for its own sentence);
    words that name no sentence are told as they are. `core.text.problem` tells it in any language.
    """

    def __init__(self, message: str, *where: str | int | None, **facts: Fact) -> None:
        super().__init__(*where, message)
        self.message = message
        self.facts = facts

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        from .text import problem_words

        return problem_words(self)

    def __str__(self) -> str:
        from .text import problem

        return problem(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _flawed, (type(self), self.args, self.facts)


class BadInput(Flawed):
    """Something that is not a move, option, seat or time at all; `where` says which part of it is wrong."""

    def __init__(self, where: str, message: str, **facts: Fact) -> None:
        super().__init__(message, where, **facts)
        self.where = where


class BadRecord(Flawed):
    """A record that cannot be trusted; `entry` numbers the first wrong entry from 0, None is the header."""

    def __init__(self, entry: int | None, message: str, **facts: Fact) -> None:
        super().__init__(message, entry, **facts)
        self.entry = entry


Fact = str | int | SandtableError

_TROUBLES = {
    errno.ENOENT: "system-not-there",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EROFS: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-no-folder",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EADDRNOTAVAIL: "system-no-address",
    errno.ECONNREFUSED: "system-silent",
    errno.ETIMEDOUT: "system-silent",
}


def trouble(error: OSError | UnicodeDecodeError) -> Flawed:
    """What the operating system refused, or found in a file, in a sentence of our own."""
    if isinstance(error, UnicodeDecodeError):
        return Flawed("system-no-text")
    if error.errno is None or error.errno < 0:  # It took too long, or the name of a machine is not known.
        return Flawed("system-silent")
    code = errno.errorcode.get(error.errno, str(error.errno))
    return Flawed(_TROUBLES.get(error.errno, "system-other"), code=code)


def _illegal_move(rule: str, reason: str, facts: dict[str, str | int]) -> IllegalMove:
    return IllegalMove(rule, reason, **facts)


def _flawed(kind: type[Flawed], arguments: tuple[Any, ...], facts: dict[str, Any]) -> Flawed:
    return kind(*arguments, **facts)
