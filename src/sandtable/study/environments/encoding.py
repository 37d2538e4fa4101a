"""What an environment must know of a game: its views as numbers and its moves as numbered actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

WAIT = 0
"""The action of doing nothing, for those who need not act."""


class Encoding(Protocol):
    game: str
    size: int
    """How many numbers an observation has."""
    actions: int
    """How many actions there are, WAIT among them."""
    tick: int
    """Milliseconds that pass whenever all seats have acted; 0 if the game knows no time."""

    def observe(self, view: Any) -> list[float]: ...

    def number(self, moves: Sequence[Any]) -> dict[int, Any]:
        """The listed moves by their actions. Moves for which there is no number are left out."""


def one_hot(value: Any, values: Sequence[Any]) -> list[float]:
    """1 where the value is, else 0; all 0 if it is none of them."""
    return [float(value == each) for each in values]
