"""`sandtable balance`: how the component values of a game play, or how hard the Automas of Pendulum are."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..study import balance_automas, balance_nations
from ..study.spread import processors
from .arguments import add_options, options_from, positive
from .progress import tracked

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("balance", help="report how the component values play, as Markdown")
    parser.add_argument("what", metavar="WHAT", choices=["nations", "automas"], help="nations or automas")
    parser.add_argument(
        "--games", type=positive, default=1000, help="for each number of players, or each level (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="same seed, same report (%(default)s)")
    parser.add_argument("--bot", help="who plays (greedy; against the Automas the strongest bot)")
    parser.add_argument("--jobs", type=positive, default=processors(), help="processes (%(default)s)")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write it there instead of printing it")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    arguments.game = "pendulum" if arguments.what == "automas" else "nations"
    options = options_from(arguments)
    common = (arguments.games, arguments.seed, arguments.jobs)
    if arguments.what == "automas":
        text = balance_automas.report(
            *common, arguments.bot, options, tracked("games", arguments.games * len(balance_automas.LEVELS))
        )
    else:
        text = balance_nations.report(
            *common, arguments.bot or "greedy", options, tracked("games", arguments.games * 5)
        )
    if arguments.out:
        arguments.out.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0
