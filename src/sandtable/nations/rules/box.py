"""The components as the engine wants them: numbers in lists. Compiled with mypyc.

A *kind* numbers what a piece shows: first the distinct faces of each colour of dice, then the chits, then,
for each colour, a used die, which shows nothing. Pieces of one kind are interchangeable.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..data import Advisor, Colony, Data, Development, Wonder
from . import moves

SYMBOLS: Final = ("gold", "stone", "food", "book", "strength")
COLOURS: Final = ("white", "blue", "orange", "red")
GOLD: Final = 0
STONE: Final = 1
FOOD: Final = 2
BOOK: Final = 3
STRENGTH: Final = 4
WHITE: Final = 0
BLUE: Final = 1

DEVELOPMENT: Final = 0
ADVISOR: Final = 1
COLONY: Final = 2
WONDER: Final = 3

NONE: Final = -1

_REMEMBERED: Final = 5_000
"""How many moves of a type are kept as objects at most. A server goes on seeing new ones, most of them
once."""
BOXES: Final = 16
"""How many boxes are kept: a table with component values of its own has its own box."""


class Box:
    def __init__(self, data: Data) -> None:
        self.data = data
        self.start_gold = data.start.gold
        self.start_rerolls = data.start.rerolls

        self.names: list[str] = []
        self.colour: list[int] = []
        """By kind; NONE for chits."""
        self.symbol: list[int] = []
        self.amount: list[int] = []
        self.faces: list[list[int]] = []
        """By colour, the kind of each of the six faces."""
        dice = {die.colour: die for die in data.dice}
        for number, colour in enumerate(COLOURS):
            kinds: list[int] = []
            for face in dice[colour].faces:  # type: ignore[index]
                name = f"{colour}-{face.symbol}-{face.amount}"
                if name not in self.names:
                    self._add(name, number, SYMBOLS.index(face.symbol), face.amount)
                kinds.append(self.names.index(name))
            self.faces.append(kinds)
        self.dice_kinds = len(self.names)
        for number, symbol in enumerate(SYMBOLS):
            self._add(f"chit-{symbol}", NONE, number, 1)
        self.kinds = len(self.names)
        for number, colour in enumerate(COLOURS):
            self._add(f"{colour}-used", number, NONE, 0)
        self.number: dict[str, int] = {name: kind for kind, name in enumerate(self.names)}
        self.showing: list[list[int]] = [
            [k for k in range(self.kinds) if self.symbol[k] == s] for s in range(len(SYMBOLS))
        ]
        """By symbol, the kinds that show it."""
        self.other_dice: list[list[int]] = [
            [k for k in range(self.dice_kinds) if self.symbol[k] != s] for s in range(len(SYMBOLS))
        ]
        """By symbol, the kinds of dice that do not show it."""
        self.of_colour: list[list[int]] = [
            [k for k in range(self.dice_kinds) if self.colour[k] == c] for c in range(len(COLOURS))
        ]

        start = [
            Development(id=each.id, name=each.name, age=1, colour="white", dice=1)
            for each in data.start.developments
        ]
        self.tiles: list[Any] = [*start, *data.tiles]
        """The five printed developments first."""
        self.ids: list[str] = [tile.id for tile in self.tiles]
        self.tile_kind: list[int] = []
        self.tile_points: list[int] = []
        self.tile_colour: list[int] = []
        self.tile_yield: list[int] = []
        """Dice of a development, rerolls of an advisor."""
        self.tile_chit: list[int] = []
        self.tile_stone: list[int] = []
        for tile in self.tiles:
            self.tile_points.append(tile.points)
            self.tile_colour.append(COLOURS.index(tile.colour) if isinstance(tile, Development) else NONE)
            self.tile_stone.append(tile.stone if isinstance(tile, Wonder) else 0)
            chit = tile.chit if isinstance(tile, (Colony, Wonder)) else None
            self.tile_chit.append(NONE if chit is None else SYMBOLS.index(chit))
            if isinstance(tile, Development):
                self.tile_kind.append(DEVELOPMENT)
                self.tile_yield.append(tile.dice)
            elif isinstance(tile, Advisor):
                self.tile_kind.append(ADVISOR)
                self.tile_yield.append(tile.rerolls)
            else:
                self.tile_kind.append(COLONY if isinstance(tile, Colony) else WONDER)
                self.tile_yield.append(0)
        self.tiles_of_age: list[list[int]] = [
            [n for n, tile in enumerate(self.tiles) if n >= len(start) and tile.age == age]
            for age in (1, 2, 3, 4)
        ]
        self.events_of_age: list[list[int]] = [
            [n for n, event in enumerate(data.events) if event.age == age] for age in (1, 2, 3, 4)
        ]
        self.event_food: list[int] = [event.food for event in data.events]
        self.event_strength: list[int] = [event.strength for event in data.events]
        self._moves: list[dict[tuple[int, ...], Any]] = [{} for _ in WITH_PIECES]

    def _add(self, name: str, colour: int, symbol: int, amount: int) -> None:
        self.names.append(name)
        self.colour.append(colour)
        self.symbol.append(symbol)
        self.amount.append(amount)

    def pieces(self, kinds: list[int]) -> tuple[str, ...]:
        names = self.names
        return tuple([names[kind] for kind in kinds])

    def kinds_of(self, pieces: tuple[str, ...]) -> list[int] | None:
        """The kinds of named pieces in order; None if there is no such piece."""
        number = self.number
        result: list[int] = []
        for piece in pieces:
            kind = number.get(piece, NONE)
            if kind == NONE:
                return None
            result.append(kind)
        result.sort()
        return result

    def move(self, what: int, kinds: list[int]) -> Any:
        """The one move object for these pieces. Making it anew each time would cost more than all the rest of
        a listing."""
        key = tuple(kinds)
        known = self._moves[what]
        found = known.get(key)
        if found is None:
            if len(known) > _REMEMBERED:
                known.clear()
            found = WITH_PIECES[what](self.pieces(kinds))
            known[key] = found
        return found


PAY: Final = 0
ROLL: Final = 1
RETURN_DICE: Final = 2
USE_BOOKS: Final = 3
WITH_PIECES: Final[list[Any]] = [moves.Pay, moves.Roll, moves.ReturnDice, moves.UseBooks]


@lru_cache(maxsize=BOXES)
def box_of(data: Data) -> Box:
    return Box(data)
