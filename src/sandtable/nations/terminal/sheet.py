"""The component values of Nations, for `sandtable data`."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Column, Table

from ...core import text
from ...core.sheet import Sheet, heading
from ..check import findings
from ..data import Data, Value
from ..datafile import read_file, standard
from ..naming import tile_name


def sheet(path: str | None, language: str) -> Sheet:
    data = read_file(path) if path else standard()
    return Sheet(data.version, findings(data), _values(data), _tables(data, language))


def _values(data: Data) -> list[dict[str, Any]]:
    """Every value of every component, with its status."""
    groups: list[tuple[str, tuple[Value, ...]]] = [
        ("start", (data.start,)),
        ("die", data.dice),
        ("chit", data.chits),
        ("event", data.events),
        ("tile", data.tiles),
    ]
    return [
        {"component": group, "of": name, "field": field, "value": value, "status": component.status(field)}
        for group, components in groups
        for component in components
        for name in [_name(component)]
        for field, value in msgspec.to_builtins(component).items()
        if field not in ("printed", "id")
    ]


def _name(component: Value) -> str:
    for field in ("id", "colour", "chit"):
        if hasattr(component, field):
            return str(getattr(component, field))
    return "start"


def _tables(data: Data, language: str) -> list[Table]:
    def head(*columns: str) -> list[str]:
        return [heading(each, language) for each in columns]

    age, kind, name, gives, *rest = head("age", "kind", "tile", "gives", "points", "stone")
    own = (Column(name, overflow="fold"), Column(gives, no_wrap=True))
    tiles = Table(age, kind, *own, *rest, title=heading("tiles", language))
    for tile in data.tiles:
        plain = msgspec.to_builtins(tile)
        given = " ".join(
            _given(field, plain[field], language) + _star(tile, field)
            for field in ("dice", "colour", "rerolls", "chit")
            if plain.get(field) is not None
        )
        tiles.add_row(
            str(tile.age),
            _word(plain["kind"], language),
            tile_name(tile, language) + _star(tile, "name"),
            given,
            f"{tile.points}{_star(tile, 'points')}",
            str(plain.get("stone", "")),
        )
    events = Table(*head("age", "event", "food", "strength"), title=heading("events", language))
    for event in data.events:
        events.add_row(
            str(event.age),
            tile_name(event, language) + _star(event, "name"),
            f"{event.food}{_star(event, 'food')}",
            f"{event.strength}{_star(event, 'strength')}",
        )
    return [tiles, events]


def _given(field: str, value: Any, language: str) -> str:
    if field == "rerolls":
        return f"{value} {_word('reroll', language)}"
    if field == "chit":
        return text.say(f"nations-face-{value}", language, amount=1)
    return _word(value, language)


def _word(value: object, language: str) -> str:
    """A number, or an id by its name."""
    return text.find(f"nations-{value}", language) or str(value)


def _star(value: Value, field: str) -> str:
    return "*" if value.status(field) == "printed" else ""
