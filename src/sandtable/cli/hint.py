"""`sandtable hint`: what to do next in a recorded match."""

from __future__ import annotations

import argparse
from random import Random
from typing import TYPE_CHECKING

from ..bots.hints import hints, move_words, say, worth_words
from ..core import text
from ..core.match import load_record
from .advice import plain
from .arguments import add_json, add_language, print_json

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("hint", help="the best moves in a kept match, and why")
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--entry", type=int, help="as it was after so many entries (all of them)")
    parser.add_argument("--seat", type=int, help="for whom (who is to act)")
    parser.add_argument("--count", type=int, default=3, help="how many moves (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same hints (%(default)s)")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    match = load_record(arguments.file)
    if arguments.entry is not None:
        match = match.seek(arguments.entry)
    seats = match.to_act if arguments.seat is None else (arguments.seat,)
    found = hints(match, seats[0], arguments.count, rng=Random(arguments.seed)) if seats else []
    if arguments.json:
        print_json([plain(match.game, each, arguments.lang) for each in found])
        return 0
    if not found:
        print(text.say("hint-none", arguments.lang))
        return 0
    view = match.view(seats[0])
    for number, each in enumerate(found, 1):
        move = move_words(match, each, view, arguments.lang)
        print(f"{number}. {move} ({worth_words(each, arguments.lang)})")
        for reason in each.reasons:
            print(f"   {say(match.game, reason, arguments.lang)}")
    return 0
