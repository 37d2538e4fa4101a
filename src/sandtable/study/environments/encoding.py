"""What an environment must know of a game: what a seat knows in numbers, and its moves as actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ...core.match import Match

WAIT = 0
"""The action of doing nothing, for those who need not act."""


class Part(NamedTuple):
    """A stretch of an observation, or of the actions."""

    name: str
    size: int


class Encoding(Protocol):
    game: str
    tick: int
    """Milliseconds that pass whenever all seats have acted; 0 if the game knows no time."""
    seen: Sequence[Part]
    """What an observation is made of, in this order."""
    details: Mapping[str, Sequence[Part]]
    """What is told of a player, of a tile and so on, wherever an observation holds one."""
    numbered: Sequence[Part]
    """What the actions stand for, from 1 on; 0 is WAIT."""

    def observe(self, match: Match, seat: int, at: int) -> Any:
        """All that the seat knows and nothing else, as numbers that fit into a float32."""

    def spell(self, move: Any) -> tuple[int, ...] | None:
        """The actions that make up this move, the same in every position, so that no move begins with all of
        another. None: a move that is left to people."""


def size(parts: Sequence[Part]) -> int:
    return sum(part.size for part in parts)
