"""Finds games, bots and what belongs to them through entry points."""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .errors import BadInput
from .game import Game

GAMES = "sandtable.games"
BOTS = "sandtable.bots"
COURSES = "sandtable.courses"
"""Per game: how `sandtable train` learns."""
ENCODINGS = "sandtable.encodings"
"""Per game: how a learning environment turns it into numbers."""
REPORTS = "sandtable.reports"
"""What `sandtable balance` can write."""
SHEETS = "sandtable.sheets"
"""Per game: the function that makes its `core.sheet.Sheet`."""
TERMINALS = "sandtable.terminals"
"""Per game: what `sandtable play` shows."""


_left_out: set[tuple[str, str]] = set()


def leave_out(group: str, name: str) -> None:
    """Treat this as not announced: it cannot be loaded."""
    _left_out.add((group, name))


def names(group: str) -> list[str]:
    return [name for name in _names(group, tuple(sys.path)) if (group, name) not in _left_out]


@cache
def _names(group: str, path: tuple[str, ...]) -> tuple[str, ...]:
    """Cached by `sys.path`, since looking through all installed packages is slow."""
    return tuple(sorted(entry.name for entry in entry_points(group=group)))


@cache
def load(group: str, name: str) -> Any:
    for entry in entry_points(group=group, name=name):
        return entry.load()
    kind = group.removeprefix("sandtable.").removesuffix("s")
    raise BadInput(kind, "no-such", name=repr(name), known=", ".join(names(group)) or "-")


def game_named(name: str) -> Game[Any]:
    game: Game[Any] = load(GAMES, name)
    return game
