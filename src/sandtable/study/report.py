"""What `sandtable balance` writes; each report is an entry point in the group `sandtable.reports`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol

from ..core import text


class Report(NamedTuple):
    game: str
    write: Callable[..., str]
    """Games, seed, jobs, bot, options, a progress bar and a language to a page of Markdown."""
    runs: int
    """How many times `--games` it plays."""


class Say(Protocol):
    """The text `report-MESSAGE` in the language of the report."""

    def __call__(self, message: str, **facts: str | int) -> str: ...


def words(language: str) -> Say:
    return partial(_say, language)


def _say(language: str, message: str, **facts: Any) -> str:
    return text.say(f"report-{message}", language, **facts)


def head(*columns: str) -> list[str]:
    """The first two lines of a table."""
    return [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
