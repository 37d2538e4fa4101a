"""`sandtable data`: the component values of a game, held against all that is known of them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.table import Table

from ..core.errors import BadInput
from ..core.finding import Finding
from .arguments import add_json, print_json

if TYPE_CHECKING:
    from .arguments import Commands

GAMES = ("nations", "pendulum")


class Sheet(NamedTuple):
    """What there is to say about the values of a game."""

    version: str
    findings: list[Finding]
    values: list[dict[str, Any]]
    """Every value of every component, with its status: printed or reconstructed."""
    tables: list[Table]


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "data",
        help="show and check component values",
        description="Show the component values, whether each is printed or reconstructed, and whether they "
        "satisfy everything that is known of the components. Exit code 1: they do not.",
    )
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=" or ".join(GAMES))
    parser.add_argument(
        "--data", metavar="FILE", help="values of your own instead of the built-in ones (Nations)"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    sheet = _sheet(arguments.game, arguments.data)
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


def _sheet(game: str, path: str | None) -> Sheet:
    if game == "nations":
        from .nations_sheet import sheet

        return sheet(path)
    if path:
        raise BadInput("--data", "only Nations takes component values of your own")
    from .pendulum_sheet import sheet as pendulum_sheet

    return pendulum_sheet()
