"""`sandtable data`: the component values of a game, checked against everything known about them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rich.console import Console

from ..core.registry import SHEETS, load, names
from ..core.sheet import Sheet
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
    games = names(SHEETS)
    parser.add_argument("game", metavar="GAME", choices=games, help=" or ".join(games))
    parser.add_argument(
        "--data", metavar="FILE", help="values of your own instead of the built-in ones (Nations)"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    sheet: Sheet = load(SHEETS, arguments.game)(arguments.data)
    holds = all(finding.holds for finding in sheet.findings)
    if arguments.json:
        print_json(
            {
                "version": sheet.version,
                "ok": holds,
                "constraints": [finding._asdict() for finding in sheet.findings],
                "values": sheet.values,
            }
        )
    else:
        console = Console()
        for table in sheet.tables:
            console.print(table)
        for finding in sheet.findings:
            print(f"{'ok ' if finding.holds else 'NOT'}  {finding.constraint}", end="")
            print("" if finding.holds else f": {finding.found}")
    return 0 if holds else 1
