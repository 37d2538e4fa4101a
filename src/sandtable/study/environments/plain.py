"""Any game in numbers: how an environment sees one without an encoding of its own.

Every value of the view gets a place by the name it goes by, every move one by its JSON form, so both mean the
same in all positions, but for the few that have to share a place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

from ...core import wire
from ...core.registry import game_named


class PlainEncoding:
    size = 1024
    actions = 1024

    def __init__(self, game: str) -> None:
        self.game = game
        self.tick = 1000 if _knows_time(game) else 0

    def observe(self, view: Any) -> list[float]:
        numbers = [0.0] * self.size
        plain = wire.plain(view)
        del plain["moves"]
        for name, value in _leaves(plain):
            numbers[crc32(name.encode()) % self.size] += value
        return numbers

    def number(self, moves: Sequence[Any]) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for move in moves:
            action = 1 + crc32(wire.encode(move)) % (self.actions - 1)
            while action in found:
                action = 1 + action % (self.actions - 1)
            found[action] = move
        return found


def _knows_time(game: str) -> bool:
    kind: Any = type(game_named(game))
    return "next_change" in vars(kind)


def _leaves(value: Any, name: str = "") -> Iterator[tuple[str, float]]:
    """Numbers by name; a word is a 1 with the word in the name."""
    match value:
        case dict():
            for key, each in value.items():
                yield from _leaves(each, f"{name}.{key}")
        case list():
            for place, each in enumerate(value):
                yield from _leaves(each, f"{name}.{place}")
        case str():
            yield f"{name}={value}", 1.0
        case int() | float():
            yield name, float(value)
