"""`sandtable simulate`: many games of bots, and their figures."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core import text
from ..core.registry import game_named
from ..study.simulate import Figures, simulate
from .arguments import add_game, add_games, options_from, print_json
from .progress import tracked
from .words import DEFAULT, words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("simulate", help=say("simulate"), description=say("simulate"))
    add_game(parser, say)
    parser.add_argument(
        "--seats",
        metavar=say("word-bots"),
        default="greedy,greedy",
        help=say("simulate-seats", default=DEFAULT),
    )
    add_games(parser, say, say("simulate-games", default=DEFAULT))
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    say = words(arguments.lang)
    figures = simulate(
        arguments.game,
        arguments.seats.split(","),
        arguments.games,
        arguments.seed,
        arguments.jobs,
        options_from(arguments),
        tracked(say("games-of", game=arguments.game), arguments.games),
    )
    if arguments.json:
        print_json(figures)
    else:
        _show(figures, arguments.game, arguments.lang)
    return 1 if figures.unfinished else 0


def _show(figures: Figures, game: str, language: str) -> None:
    from rich.table import Table

    from ..terminal.console import Console

    say = words(language)
    console = Console()
    console.print(
        say(
            "simulate-sum",
            games=figures.games,
            unfinished=figures.unfinished,
            decisions=figures.decisions,
            rate=round(figures.decisions_per_second),
        ),
        highlight=False,
    )
    for each in figures.reasons:
        problem = text.problem(each.problem, language)
        console.print(
            say("simulate-unfinished", games=each.games, problem=problem), highlight=False, markup=False
        )
    if game_named(game).can_be_won(len(figures.seats)):
        table = Table(*(say(f"column-{each}") for each in ("seat", "bot", "wins")))
        for seat, bot in enumerate(figures.seats):
            table.add_row(str(seat + 1), bot, str(figures.wins_by_seat[seat]))
        if figures.no_winner:
            table.add_row("", say("nobody"), str(figures.no_winner))
        console.print(table)
    table = Table(
        say("column-bot"),
        say("column-mean"),
        *(text.percent(share, language) for share in (0.05, 0.5, 0.95)),
        say("column-best"),
        say("column-sources"),
    )
    for bot, scores in figures.scores.items():
        shares = ", ".join(
            f"{_source(game, source, language)} {text.percent(share, language)}"
            for source, share in figures.sources[bot].items()
        )
        figures_of_bot = (scores.p5, scores.p50, scores.p95, scores.best)
        table.add_row(bot, text.decimal(scores.mean, language, 1), *map(str, figures_of_bot), shares)
    console.print(table)


def _source(game: str, source: str, language: str) -> str:
    """Where points come from, as the game calls it."""
    return text.find(f"{game}-source-{source}", language, game_named(game).locales) or source
