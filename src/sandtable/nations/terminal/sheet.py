"""The component values of Nations, for `sandtable data`."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table

from ...core.sheet import Sheet
from ..check import findings
from ..data import Data, Value, standard
from ..datafile import read_file


def sheet(path: str | None) -> Sheet:
    data = read_file(path) if path else standard()
    return Sheet(data.version, findings(data), _values(data), _tables(data))


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


def _tables(data: Data) -> list[Table]:
    tiles = Table("age", "kind", "tile", "gives", "points", "stone", title="tiles (* printed)")
    for tile in data.tiles:
        plain = msgspec.to_builtins(tile)
        gives = " ".join(
            str(plain[field]) + _star(tile, field)
            for field in ("dice", "colour", "rerolls", "chit")
            if plain.get(field) is not None
        )
        tiles.add_row(
            str(tile.age),
            plain["kind"],
            tile.name + _star(tile, "name"),
            gives,
            f"{tile.points}{_star(tile, 'points')}",
            str(plain.get("stone", "")),
        )
    events = Table("age", "event", "food", "strength", title="events (* printed)")
    for event in data.events:
        events.add_row(
            str(event.age),
            event.name + _star(event, "name"),
            f"{event.food}{_star(event, 'food')}",
            f"{event.strength}{_star(event, 'strength')}",
        )
    return [tiles, events]


def _star(value: Value, field: str) -> str:
    return "*" if value.status(field) == "printed" else ""
