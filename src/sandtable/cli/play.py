"""`sandtable play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import GAMES, TERMINALS, load, names
from .arguments import add_number, add_options, options_from

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("play", help=say("play"), description=say("play-about"))
    games = names(GAMES)
    parser.add_argument("game", metavar=say("word-game"), choices=games, help=", ".join(games))
    parser.add_argument(
        "--seats",
        metavar=say("word-who"),
        help=say("play-seats", default="me,greedy,greedy"),
    )
    parser.add_argument("--names", metavar=say("word-names"), help=say("play-names"))
    add_number(parser, "--seed", say("play-seed"), say)
    parser.add_argument("--record", metavar=say("word-file"), type=Path, help=say("play-record"))
    add_options(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    from ..terminal.terminal import Terminal

    name = arguments.game
    terminal = load(TERMINALS, name) if name in names(TERMINALS) else Terminal
    table = terminal(
        name,
        arguments.seats.split(",") if arguments.seats else None,
        arguments.names.split(",") if arguments.names else None,
        arguments.seed,
        options_from(arguments),
        arguments.record,
        arguments.lang,
    )
    code: int = table.run()
    return code
