"""`sandtable play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import TERMINALS, load, names
from .arguments import add_language, add_options, options_from

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play in this terminal",
        description="Play Nations: The Dice Game in this terminal. Type the number of what you want to do, "
        "or `?` for help. One seat (`--seats me`) is the solo game.",
    )
    parser.add_argument("game", metavar="GAME", choices=names(TERMINALS), help=" or ".join(names(TERMINALS)))
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO",
        default="me,greedy,greedy",
        help="for each seat `me`, a person at this keyboard, or a bot (%(default)s)",
    )
    parser.add_argument("--names", metavar="NAME,NAME", help="what the players are called")
    parser.add_argument("--seed", type=int, help="the same number gives the same shuffle")
    parser.add_argument(
        "--record", metavar="FILE", type=Path, help="keep the record there, also to go on later"
    )
    add_options(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    table = load(TERMINALS, arguments.game)(
        arguments.seats.split(","),
        arguments.names.split(",") if arguments.names else None,
        arguments.seed,
        options_from(arguments),
        arguments.record,
        arguments.lang,
    )
    code: int = table.run()
    return code
