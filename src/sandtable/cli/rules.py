"""`sandtable rules`: the rules of a game, by their ids."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core import text
from ..core.errors import BadInput
from ..core.registry import game_named
from .arguments import add_game, add_json, add_language, print_json

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="read the rules, or one of them")
    add_game(parser)
    parser.add_argument("ids", metavar="ID", nargs="*", help="BUY-3, or BUY for all of that group; none: all")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    found = text.rules(game_named(arguments.game), arguments.lang)
    if arguments.ids:
        wanted = [each.upper() for each in arguments.ids]
        for each in wanted:
            if not any(rule == each or rule.startswith(f"{each}-") for rule in found):
                raise BadInput("rule", f"{arguments.game} has no {each}")
        found = {
            rule: says
            for rule, says in found.items()
            if any(rule == each or rule.startswith(f"{each}-") for each in wanted)
        }
    if arguments.json:
        print_json(found)
    else:
        for rule, says in found.items():
            print(f"{rule:7} {says}")
    return 0
