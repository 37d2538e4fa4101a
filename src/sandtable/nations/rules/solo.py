"""SOL: the opponent of a player who plays alone. Compiled with mypyc."""

from __future__ import annotations

from typing import Final

from ...core.chance import Chance
from ...core.game import Event
from . import events as happened
from .box import BLUE, BOOK, NONE
from .position import GONE, Position

SIDES: Final = 4
"""How many sides the die for columns has."""


def read(position: Position, chance: Chance) -> Event:
    """SOL-2: as many blue dice as the age; only books count."""
    box = position.box
    kinds = [box.faces[BLUE][chance.below(6)] for _ in range(position.age)]
    gained = 0
    for kind in kinds:
        if box.symbol[kind] == BOOK:
            gained += box.amount[kind]
    position.opponent_books += gained
    return happened.OpponentRead(pieces=box.pieces(kinds), gained=gained, books=position.opponent_books)


def take_tile(position: Position, chance: Chance) -> Event:
    """SOL-3: the cheapest tile of the column rolled leaves; hard: a 4 is rolled again."""
    rolls = [chance.below(SIDES) + 1]
    while position.hard and rolls[-1] == SIDES:
        rolls.append(chance.below(SIDES) + 1)
    column = rolls[-1] - 1
    columns = position.columns()
    if column < columns:
        for row in (2, 1, 0):
            place = row * columns + column
            tile = position.board[place]
            if tile != NONE:
                position.take_off(place, GONE)
                return happened.OpponentTook(rolls=tuple(rolls), place=place, tile=position.box.ids[tile])
    return happened.OpponentTook(rolls=tuple(rolls), place=None, tile=None)


def column_chance(position: Position) -> float:
    """SOL-3: how likely the die names a certain column."""
    return 1.0 / (SIDES - 1 if position.hard else SIDES)
