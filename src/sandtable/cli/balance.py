"""`sandtable balance`: how component values play, how hard the Automas are, how often each character wins."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..study import balance_automas, balance_characters, balance_nations
from ..study.spread import processors
from .arguments import add_options, options_from, positive
from .progress import tracked

if TYPE_CHECKING:
    from .arguments import Commands

REPORTS: dict[str, tuple[str, Callable[..., str], int]] = {
    "nations": ("nations", balance_nations.report, 5),
    "automas": ("pendulum", balance_automas.report, len(balance_automas.LEVELS)),
    "characters": ("pendulum", balance_characters.report, len(balance_characters.SEATS)),
}
"""The game of each, what writes it, and how many times `--games` it plays."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("balance", help="report how the component values play, as Markdown")
    parser.add_argument("what", metavar="WHAT", choices=REPORTS, help="nations, automas or characters")
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
    arguments.game, report, runs = REPORTS[arguments.what]
    text = report(
        arguments.games,
        arguments.seed,
        arguments.jobs,
        arguments.bot,
        options_from(arguments),
        tracked("games", arguments.games * runs),
    )
    if arguments.out:
        arguments.out.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0
