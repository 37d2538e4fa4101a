"""`sandtable schema`: the JSON form of a game, as JSON Schema."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core import wire
from ..core.registry import game_named
from .arguments import add_game, print_json

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("schema", help=say("schema"), description=say("schema"))
    add_game(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    print_json(wire.schema(game_named(arguments.game)))
    return 0
