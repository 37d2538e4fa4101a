"""`sandtable simulate`: many games of bots, and their figures."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from ..study.simulate import Figures, simulate
from ..study.spread import processors
from .arguments import add_game, add_json, add_options, options_from, positive, print_json
from .progress import tracked

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="let bots play many games and sum them up")
    add_game(parser)
    parser.add_argument(
        "--seats", metavar="BOT,BOT", default="greedy,greedy", help="a bot for each seat (%(default)s)"
    )
    parser.add_argument("--games", type=positive, default=100, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (%(default)s)")
    parser.add_argument(
        "--jobs", type=positive, default=processors(), help="processes to spread them over (%(default)s)"
    )
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    figures = simulate(
        arguments.game,
        arguments.seats.split(","),
        arguments.games,
        arguments.seed,
        arguments.jobs,
        options_from(arguments),
        tracked(f"{arguments.game} games", arguments.games),
    )
    if arguments.json:
        print_json(figures)
    else:
        _show(figures)
    return 1 if figures.unfinished else 0


def _show(figures: Figures) -> None:
    console = Console()
    console.print(
        f"{figures.games} games, {figures.unfinished} unfinished, {figures.decisions} decisions, "
        f"{figures.decisions_per_second:,.0f} a second",
        highlight=False,
    )
    table = Table("seat", "bot", "wins")
    for seat, bot in enumerate(figures.seats):
        table.add_row(str(seat), bot, str(figures.wins_by_seat[seat]))
    if figures.no_winner:
        table.add_row("", "nobody", str(figures.no_winner))
    console.print(table)
    table = Table("bot", "mean", "5 %", "50 %", "95 %", "best", "where the points come from")
    for bot, scores in figures.scores.items():
        shares = ", ".join(f"{source} {share:.0%}" for source, share in figures.sources[bot].items())
        figures_of_bot = (scores.p5, scores.p50, scores.p95, scores.best)
        table.add_row(bot, f"{scores.mean:.1f}", *map(str, figures_of_bot), shares)
    console.print(table)
