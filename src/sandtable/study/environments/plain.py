"""Any game in numbers: how an environment sees one without an encoding of its own.

Every value of the view gets a place by the name it goes by, though some have to share one; every move is
spelled from its JSON form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

from ...core import wire
from ...core.match import Match
from ...core.registry import game_named
from .encoding import Part

SIZE = 1024
ACTIONS = 1023
SPELLED = 4


class PlainEncoding:
    def __init__(self, game: str) -> None:
        self.game = game
        self.tick = 1000 if _knows_time(game) else 0
        self.seen: Sequence[Part] = [Part("the values of the view by their names", SIZE)]
        self.details: Mapping[str, Sequence[Part]] = {}
        self.numbered: Sequence[Part] = [Part("moves by their JSON form", ACTIONS)]

    def observe(self, match: Match, seat: int, at: int) -> Any:
        numbers = [0.0] * SIZE
        plain = wire.plain(match.view(seat, at))
        del plain["moves"]
        for name, value in _leaves(plain):
            numbers[crc32(name.encode()) % SIZE] += value
        return numbers

    def spell(self, move: Any) -> tuple[int, ...]:
        """Moves that share the first action are told apart by the next ones."""
        form = wire.encode(move)
        return tuple(1 + crc32(form, start) % ACTIONS for start in range(SPELLED))


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
