"""`sandtable balance`: how the component values of a game play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..study import balance_nations
from ..study.spread import processors
from .arguments import add_options, options_from
from .progress import tracked

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("balance", help="report how the component values play, as Markdown")
    parser.add_argument("game", metavar="GAME", choices=["nations"], help="nations")
    parser.add_argument("--games", type=int, default=1000, help="for each number of players (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same report (%(default)s)")
    parser.add_argument("--bot", default="greedy", help="who plays (%(default)s)")
    parser.add_argument("--jobs", type=int, default=processors(), help="processes (%(default)s)")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write it there instead of printing it")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    text = balance_nations.report(
        arguments.games,
        arguments.seed,
        arguments.jobs,
        arguments.bot,
        options_from(arguments),
        tracked("games", arguments.games * 5),
    )
    if arguments.out:
        arguments.out.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0
