"""`sandtable review`: the choices that cost most in a match."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..bots.hints import move_words, say, worth_words
from ..core import text
from ..core.match import load_record
from ..study.review import decisions, review
from ..study.spread import processors
from .advice import plain
from .arguments import add_json, add_language, positive, print_json
from .progress import tracked

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "review",
        help="where a match was lost: the choices that cost most",
        description="Look at every decision of a match again and tell which ones cost most, with what would "
        "have been better and why. In Nations a move is worth the chance to win, or alone the points to be "
        "expected; in Pendulum steps on a track, and waiting too long is looked at as well.",
    )
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--seat", type=int, help="only the choices of this seat (all)")
    parser.add_argument("--count", type=int, default=5, help="how many moments (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same review (%(default)s)")
    parser.add_argument("--jobs", type=positive, default=processors(), help="processes (%(default)s)")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    match, language = load_record(arguments.file), arguments.lang
    track = tracked("decisions", len(decisions(match, arguments.seat)))
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
