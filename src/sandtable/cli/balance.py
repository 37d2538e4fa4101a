"""`sandtable balance`: how component values play, how hard the Automas are, how often each character wins."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import REPORTS, load, names
from ..study.report import Report
from .arguments import add_count, add_jobs, add_options, add_seed, check_out, options_from
from .progress import tracked
from .words import DEFAULT, words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("balance", help=say("balance"), description=say("balance"))
    reports = names(REPORTS)
    parser.add_argument("what", metavar=say("word-what"), choices=reports, help=", ".join(reports))
    add_count(parser, "--games", say("balance-games", default=DEFAULT), say, 1000)
    add_seed(parser, say)
    parser.add_argument("--bot", metavar="BOT", help=say("balance-bot"))
    add_jobs(parser, say)
    parser.add_argument("--out", metavar=say("word-file"), type=Path, help=say("out"))
    add_options(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    check_out(arguments.out)
    report: Report = load(REPORTS, arguments.what)
    arguments.game = report.game
    options = options_from(arguments)
    bar = tracked(words(arguments.lang)("games"), arguments.games * len(report.runs(options)))
    text = report.write(
        arguments.games, arguments.seed, arguments.jobs, arguments.bot, options, bar, arguments.lang
    )
    if arguments.out:
        arguments.out.write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
    return 0
