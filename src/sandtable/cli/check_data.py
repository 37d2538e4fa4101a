"""`sandtable data`: the component values of a game, held against all that is known of them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.table import Table

from ..nations.check import findings
from ..nations.data import Data, Value, standard
from ..nations.datafile import read_file
from .arguments import add_json, print_json

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "data",
        help="show and check component values",
        description="Show the component values, whether each is printed or reconstructed, and whether they "
        "satisfy everything that is known of the components. Exit code 1: they do not.",
    )
    parser.add_argument("game", metavar="GAME", choices=["nations"], help="nations")
    parser.add_argument("--data", metavar="FILE", help="values of your own instead of the built-in ones")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    data = read_file(arguments.data) if arguments.data else standard()
    found = findings(data)
    holds = all(finding.holds for finding in found)
    if arguments.json:
        print_json(
            {
                "version": data.version,
                "ok": holds,
                "constraints": [finding._asdict() for finding in found],
                "values": _values(data),
            }
        )
    else:
        _show(data)
        for finding in found:
            print(f"{'ok ' if finding.holds else 'NOT'}  {finding.constraint}", end="")
            print("" if finding.holds else f": {finding.found}")
    return 0 if holds else 1


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


def _show(data: Data) -> None:
    table = Table("age", "kind", "tile", "gives", "points", "stone", title="tiles (* printed)")
    for tile in data.tiles:
        plain = msgspec.to_builtins(tile)
        gives = " ".join(
            str(plain[field]) + _star(tile, field)
            for field in ("dice", "colour", "rerolls", "chit")
            if plain.get(field) is not None
        )
        table.add_row(
            str(tile.age),
            plain["kind"],
            tile.name + _star(tile, "name"),
            gives,
            f"{tile.points}{_star(tile, 'points')}",
            str(plain.get("stone", "")),
        )
    console = Console()
    console.print(table)
    table = Table("age", "event", "food", "strength", title="events (* printed)")
    for event in data.events:
        table.add_row(
            str(event.age),
            event.name + _star(event, "name"),
            f"{event.food}{_star(event, 'food')}",
            f"{event.strength}{_star(event, 'strength')}",
        )
    console.print(table)


def _star(value: Value, field: str) -> str:
    return "*" if value.status(field) == "printed" else ""
