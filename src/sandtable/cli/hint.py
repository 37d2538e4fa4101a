"""`sandtable hint`: what to do next in a recorded match."""

from __future__ import annotations

import argparse
from random import Random
from typing import TYPE_CHECKING

from ..bots.hints import hints, move_words, say, worth_words
from ..core import text
from ..core.match import load_record
from .advice import plain
from .arguments import add_count, add_json, add_number, add_seat, add_seed, print_json, seat_from
from .lines import tell
from .words import DEFAULT

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("hint", help=say("hint"), description=say("hint"))
    parser.add_argument("file", metavar=say("word-file"), help=say("record"))
    add_number(parser, "--entry", say("hint-entry"), say)
    add_seat(parser, say("hint-seat"), say)
    add_count(parser, "--count", say("hint-count", default=DEFAULT), say, 3)
    add_seed(parser, say)
    add_json(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    match = load_record(arguments.file)
    if arguments.entry is not None:
        match = match.seek(arguments.entry)
    seat = seat_from(arguments, match)
    seats = match.to_act if seat is None else (seat,)
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
        tell(f"{number}. {move} ({worth_words(each, arguments.lang)})", indent=3)
        for reason in each.reasons:
            tell(f"   {say(match.game, reason, arguments.lang)}", indent=3)
    return 0
