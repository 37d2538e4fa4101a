"""What people choose when they set a table up: choices in words, and presets that make all of them at once.

`GAME-option-CHOICE` and `GAME-option-CHOICE-VALUE` of the catalogues name them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

PresetName = Literal["first", "standard", "expert", "days"]


class Value(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    options: dict[str, Any]
    """What it sets. Of a choice by seat: what it sets for one seat."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    values: tuple[Value, ...]
    by_seat: bool = False
    """Whether each seat has its own: then the option is a list of them by seat."""
    switch: tuple[str, str] | None = None
    """The two of its values that most choose from, off and on; `GAME-option-CHOICE-switch` names it."""
    moot: dict[str, str] = {}
    """Values of other choices with which this one makes no difference."""
    front: bool = False
    """Whether it is worth a look at every table."""


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    id: PresetName
    choices: dict[str, str] = {}
    """By choice its value; those left out have their first one."""
    bot: str | None = None
    """The level of its bots; None: one that knows the game."""
    hints: bool | None = None
    """Whether people may ask for hints; None: where at most one person plays."""
    waits: bool = False
    """Whether the table waits for whoever is away, for days if need be."""
    minutes: int | None = None
    """What it takes, roughly; None: nobody can tell."""


class SetUp(msgspec.Struct, frozen=True, kw_only=True):
    presets: tuple[Preset, ...]
    choices: tuple[Choice, ...] = ()
    days: dict[str, str] | None = None
    """The values of choices with which a match may take days; None: it never may."""


def choice(name: str, values: Mapping[str, Mapping[str, Any]], **more: Any) -> Choice:
    """`values` are what each sets, the usual one first."""
    return Choice(
        id=name,
        values=tuple(Value(id=value, options=dict(options)) for value, options in values.items()),
        **more,
    )
