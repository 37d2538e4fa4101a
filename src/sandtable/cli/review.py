"""`sandtable review`: the choices that cost most in a match."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..bots.hints import move_words, say, worth_words
from ..core import text
from ..core.match import load_record
from ..study.review import decisions, review
from .advice import plain
from .arguments import add_count, add_jobs, add_json, add_number, add_seed, print_json
from .progress import tracked
from .words import DEFAULT, words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("review", help=say("review"), description=say("review-about"))
    parser.add_argument("file", metavar=say("word-file"), help=say("record"))
    add_number(parser, "--seat", say("review-seat"), say)
    add_count(parser, "--count", say("review-count", default=DEFAULT), say, 5)
    add_seed(parser, say)
    add_jobs(parser, say)
    add_json(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    match, language = load_record(arguments.file), arguments.lang
    track = tracked(words(language)("decisions"), len(decisions(match, arguments.seat)))
    found = review(match, arguments.seat, arguments.count, arguments.seed, arguments.jobs, track)
    if arguments.json:
        print_json(
            [
                {
                    "entry": each.entry,
                    "at": each.at,
                    "seat": each.seat,
                    "cost": round(each.cost, 4),
                    "played": plain(match.game, each.played, language),
                    "better": plain(match.game, each.better, language),
                }
                for each in found
            ]
        )
        return 0
    if not found:
        print(text.say("review-good", language))
    for number, each in enumerate(found, 1):
        view = match.seek(each.entry).view(each.seat, each.at)
        print(
            text.say(
                "review-waited" if each.played.move is None else "review-moment",
                language,
                number=number,
                player=text.say("review-seat", language, seat=each.seat),
                entry=each.entry,
                played=move_words(match, each.played, view, language),
                worth=worth_words(each.played, language),
            )
        )
        better = move_words(match, each.better, view, language)
        print(
            "   " + text.say("review-better", language, move=better, worth=worth_words(each.better, language))
        )
        for reason in each.better.reasons:
            print(f"   {say(match.game, reason, language)}")
    return 0
