"""The components as values: dice, chits, tiles, events; read from `data.toml` or a file like it."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Literal

import msgspec

from ..core import wire

Symbol = Literal["gold", "stone", "food", "book", "strength"]
Colour = Literal["white", "blue", "orange", "red"]
Age = Annotated[int, msgspec.Meta(ge=1, le=4)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
Name = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]+$")]


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with values on it. `printed` names the fields known from the components; the rest of them
    is reconstructed."""

    printed: tuple[str, ...] = ()

    def status(self, field: str) -> Literal["printed", "reconstructed"]:
        return "printed" if field in self.printed else "reconstructed"


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    symbol: Symbol
    amount: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Die(Value, frozen=True, kw_only=True):
    colour: Colour
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=6, max_length=6)]
    in_box: Count


class Tile(Value, frozen=True, kw_only=True):
    id: Id
    name: Name
    age: Age
    points: Count = 0


class Development(Tile, frozen=True, kw_only=True, tag="development", tag_field="kind"):
    colour: Colour
    dice: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Advisor(Tile, frozen=True, kw_only=True, tag="advisor", tag_field="kind"):
    rerolls: Annotated[int, msgspec.Meta(ge=0, le=2)]


class Colony(Tile, frozen=True, kw_only=True, tag="colony", tag_field="kind"):
    chit: Symbol | None = None


class Wonder(Tile, frozen=True, kw_only=True, tag="wonder", tag_field="kind"):
    stone: Annotated[int, msgspec.Meta(ge=1, le=9)]
    chit: Symbol | None = None


AnyTile = Development | Advisor | Colony | Wonder


class EventTile(Value, frozen=True, kw_only=True):
    id: Id
    name: Name
    age: Age
    food: Annotated[int, msgspec.Meta(ge=1, le=9)]
    strength: Annotated[int, msgspec.Meta(ge=1, le=9)]


class StartDevelopment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: Name


class Start(Value, frozen=True, kw_only=True):
    nations: Annotated[tuple[Name, ...], msgspec.Meta(min_length=4, max_length=4)]
    developments: Annotated[tuple[StartDevelopment, ...], msgspec.Meta(min_length=5, max_length=5)]
    gold: Count
    rerolls: Count


class ChitCount(Value, frozen=True, kw_only=True):
    chit: Symbol | Literal["reroll"]
    in_box: Count


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, cache_hash=True):
    """Everything in the box."""

    start: Start
    dice: Annotated[tuple[Die, ...], msgspec.Meta(min_length=4, max_length=4)]
    chits: tuple[ChitCount, ...]
    events: Annotated[tuple[EventTile, ...], msgspec.Meta(max_length=99)]
    tiles: Annotated[tuple[AnyTile, ...], msgspec.Meta(max_length=240)]

    @property
    def version(self) -> str:
        return sha256(wire.encode(self)).hexdigest()[:12]
