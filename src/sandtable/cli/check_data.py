"""`sandtable data`: the component values of a game, checked against everything known about them."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

from ..core.registry import GAMES, SHEETS, game_named, load, names
from ..core.sheet import Sheet, plain_sheet
from .arguments import add_json, print_json
from .lines import tell
from .words import words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("data", help=say("data"), description=say("data-about"))
    games = names(GAMES)
    parser.add_argument("game", metavar=say("word-game"), choices=games, help=", ".join(games))
    parser.add_argument("--data", metavar=say("word-file"), help=say("data-own"))
    add_json(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    name = arguments.game
    make = load(SHEETS, name) if name in names(SHEETS) else partial(plain_sheet, game_named(name))
    sheet: Sheet = make(arguments.data, arguments.lang)
    holds = all(finding.holds for finding in sheet.findings)
    if arguments.json:
        print_json(
            {
                "version": sheet.version,
                "ok": holds,
                "constraints": [
                    {"constraint": finding.constraint, "holds": finding.holds, "found": finding.found}
                    for finding in sheet.findings
                ],
                "values": sheet.values,
            }
        )
    else:
        from ..terminal.console import Console

        console = Console()
        for table in sheet.tables:
            console.print(table)
        say = words(arguments.lang)
        marks = {True: say("data-good"), False: say("data-bad")}
        width = max(map(len, marks.values()))
        for finding in sheet.findings:
            told = finding.told(arguments.lang)
            if not finding.holds:
                told = say("data-found", constraint=told, found=finding.found)
            tell(f"{marks[finding.holds]:{width}}  {told}", indent=width + 2)
    return 0 if holds else 1
