"""`sandtable ladder`: all bots of a game against each other."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from ..bots import bots_for
from ..core.registry import game_named
from ..study.ladder import Ladder, ladder, markdown
from ..study.spread import processors
from .arguments import add_game, add_json, add_options, check_out, options_from, positive, print_json
from .progress import tracked

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "ladder",
        help="let all bots play each other and rate them",
        description="Every two bots play each other, each shuffle twice with the seats swapped. Ratings are "
        "on the scale of Elo (400 more is 10 : 1), about their mean, with 95 % intervals.",
    )
    add_game(parser)
    parser.add_argument("--bots", metavar="BOT,BOT", help="only these")
    parser.add_argument(
        "--games", type=positive, default=100, help="for each pair, an even number (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (%(default)s)")
    parser.add_argument(
        "--jobs", type=positive, default=processors(), help="processes to spread them over (%(default)s)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="spread them over a Ray cluster instead; `local` starts one here"
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="also write the tables there, as Markdown")
    add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    check_out(arguments.out)
    bots = arguments.bots.split(",") if arguments.bots else bots_for(game_named(arguments.game))
    found = ladder(
        arguments.game,
        bots,
        arguments.games,
        arguments.seed,
        arguments.jobs,
        options_from(arguments),
        arguments.ray,
        tracked(f"{arguments.game} games", arguments.games * len(bots) * (len(bots) - 1) // 2),
    )
    if arguments.out:
        arguments.out.write_text(markdown(found), "utf-8")
    if arguments.json:
        print_json(found)
    else:
        _show(found)
    return 1 if any(pairing.unfinished for pairing in found.pairings) else 0


def _show(found: Ladder) -> None:
    console = Console()
    table = Table("bot", "rating", "95 %", "games", "won", "ms a decision")
    for each in found.standings:
        table.add_row(
            each.bot,
            f"{each.rating:+.0f}",
            f"{each.low:+.0f} to {each.high:+.0f}",
            str(each.games),
            f"{each.wins / each.games:.1%}",
            f"{each.milliseconds:.2f}",
        )
    console.print(table)
    table = Table("pair", "games", "the first won", "95 %")
    for pair in found.pairings:
        table.add_row(
            f"{pair.one} - {pair.two}",
            str(pair.games),
            f"{pair.wins / pair.games:.1%}",
            f"{pair.low:.1%} to {pair.high:.1%}",
        )
    console.print(table)
