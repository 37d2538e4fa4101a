"""`sandtable balance`: how component values play, how hard the Automas are, how often each character wins."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import REPORTS, load, names
from ..study.report import Report
from ..study.spread import processors
from .arguments import add_options, check_out, options_from, positive
from .progress import tracked

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("balance", help="report how the component values play, as Markdown")
    parser.add_argument("what", metavar="WHAT", choices=names(REPORTS), help=", ".join(names(REPORTS)))
    parser.add_argument(
        "--games", type=positive, default=1000, help="for each number of players, or each level (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="same seed, same report (%(default)s)")
    parser.add_argument("--bot", help="who plays (in Nations greedy, in Pendulum the strongest bot)")
    parser.add_argument("--jobs", type=positive, default=processors(), help="processes (%(default)s)")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write it there instead of printing it")
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    check_out(arguments.out)
    report: Report = load(REPORTS, arguments.what)
    arguments.game = report.game
    text = report.write(
        arguments.games,
        arguments.seed,
        arguments.jobs,
        arguments.bot,
        options_from(arguments),
        tracked("games", arguments.games * report.runs),
    )
    if arguments.out:
        arguments.out.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0
