"""`sandtable rules`: the rules of a game, by their ids."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core import text
from ..core.errors import BadInput
from ..core.registry import game_named
from .arguments import add_game, add_json, print_json
from .lines import tell

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("rules", help=say("rules"), description=say("rules"))
    add_game(parser, say)
    parser.add_argument("ids", metavar=say("word-id"), nargs="*", default=[], help=say("rules-ids"))
    add_json(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    found = text.rules(game_named(arguments.game), arguments.lang)
    if arguments.ids:
        wanted = [each.upper() for each in arguments.ids]
        for each in wanted:
            if not any(rule == each or rule.startswith(f"{each}-") for rule in found):
                raise BadInput("rule", "no-rule", game=arguments.game, rule=each)
        found = {
            rule: says
            for rule, says in found.items()
            if any(rule == each or rule.startswith(f"{each}-") for each in wanted)
        }
    if arguments.json:
        print_json(found)
    else:
        for rule, says in found.items():
            tell(f"{rule:7} {says}", indent=8)
    return 0
