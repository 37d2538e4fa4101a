"""`sandtable ladder`: all bots of a game against each other."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots import bots_for
from ..core import text
from ..core.registry import game_named
from ..study.ladder import Ladder, ladder, markdown
from .arguments import add_game, add_games, check_out, options_from, print_json
from .progress import tracked
from .words import DEFAULT, words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("ladder", help=say("ladder"), description=say("ladder-about"))
    add_game(parser, say)
    parser.add_argument("--bots", metavar=say("word-bots"), help=say("ladder-bots"))
    add_games(parser, say, say("ladder-games", default=DEFAULT))
    parser.add_argument("--ray", metavar=say("word-address"), help=say("ladder-ray"))
    parser.add_argument("--out", metavar=say("word-file"), type=Path, help=say("ladder-out"))
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    check_out(arguments.out)
    say = words(arguments.lang)
    bots = arguments.bots.split(",") if arguments.bots else bots_for(game_named(arguments.game))
    found = ladder(
        arguments.game,
        bots,
        arguments.games,
        arguments.seed,
        arguments.jobs,
        options_from(arguments),
        arguments.ray,
        tracked(say("games-of", game=arguments.game), arguments.games * len(bots) * (len(bots) - 1) // 2),
    )
    if arguments.out:
        arguments.out.write_text(markdown(found, arguments.lang), "utf-8")
    if arguments.json:
        print_json(found)
    else:
        _show(found, arguments.lang)
    return 1 if any(pairing.unfinished for pairing in found.pairings) else 0


def _show(found: Ladder, language: str) -> None:
    from rich.table import Table

    from ..terminal.console import Console

    console, say = Console(), words(language)
    share, sure = partial(text.percent, language=language, digits=1), text.percent(0.95, language)
    rate = partial(text.decimal, language=language, signed=True)
    bot, rating, games, won = (say(f"column-{each}") for each in ("bot", "rating", "games", "won"))
    table = Table(bot, rating, sure, games, won, say("column-milliseconds"))
    for each in found.standings:
        table.add_row(
            each.bot,
            rate(each.rating),
            say("range", low=rate(each.low), high=rate(each.high)),
            str(each.games),
            share(each.wins / each.games),
            text.decimal(each.milliseconds, language, 2),
        )
    console.print(table)
    table = Table(say("column-pair"), games, say("column-first-won"), sure)
    for pair in found.pairings:
        table.add_row(
            f"{pair.one} - {pair.two}",
            str(pair.games),
            share(pair.wins / pair.games),
            say("range", low=share(pair.low), high=share(pair.high)),
        )
    console.print(table)
