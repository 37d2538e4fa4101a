"""Mixes of the three resources, for payments and gains of any N (ECO-4). Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from .codes import LIMIT

SIZE: Final = LIMIT + 1


class Mix:
    def __init__(self, military: int, culture: int, gold: int) -> None:
        self.military = military
        self.culture = culture
        self.gold = gold
        self.number = (military * SIZE + culture) * SIZE + gold


_MIXES: Final[list[Mix]] = [
    Mix(military, culture, gold)
    for military in range(SIZE)
    for culture in range(SIZE)
    for gold in range(SIZE)
]
NOTHING: Final[Mix] = _MIXES[0]


def mix(military: int, culture: int, gold: int) -> Mix:
    """The one object for this mix."""
    return _MIXES[(military * SIZE + culture) * SIZE + gold]


def mixes(total: int, military: int, culture: int, gold: int) -> list[Mix]:
    """All mixes of so many cubes with at most so many of each kind."""
    found: list[Mix] = []
    for m in range(min(total, military) + 1):
        for c in range(min(total - m, culture) + 1):
            g = total - m - c
            if g <= gold:
                found.append(mix(m, c, g))
    return found


class CardMoves:
    """Moves that name a card and a mix, each made once."""

    def __init__(self, type: Any, names: list[str]) -> None:
        self.type = type
        self.names = names
        self.made: dict[int, Any] = {}

    def move(self, card: int, mix: Mix) -> Any:
        key = card * len(_MIXES) + mix.number
        move = self.made.get(key)
        if move is None:
            move = self.made[key] = self.type(self.names[card], mix.military, mix.culture, mix.gold)
        return move
