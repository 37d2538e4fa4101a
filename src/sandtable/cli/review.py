"""`sandtable review`: the choices that cost most in a match."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..bots.hints import move_words, say, worth_words
from ..core import text
from ..core.match import load_record
from ..core.record import Record, read
from ..study.review import decisions, review
from .advice import plain
from .arguments import add_count, add_jobs, add_json, add_seat, add_seed, print_json, seat_from
from .lines import tell
from .progress import tracked
from .words import DEFAULT, words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("review", help=say("review"), description=say("review-about"))
    parser.add_argument("file", metavar=say("word-file"), help=say("record"))
    add_seat(parser, say("review-seat"), say)
    add_count(parser, "--count", say("review-count", default=DEFAULT), say, 5)
    add_seed(parser, say)
    add_jobs(parser, say)
    add_json(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    record, language = read(arguments.file), arguments.lang
    match = load_record(record)
    seat = seat_from(arguments, match)
    track = tracked(words(language)("decisions"), len(decisions(match, seat)))
    found = review(match, seat, arguments.count, arguments.seed, arguments.jobs, track)
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
        tell(
            text.say(
                "review-waited" if each.played.move is None else "review-moment",
                language,
                number=number,
                player=_player(record, each.seat, language),
                entry=each.entry,
                played=move_words(match, each.played, view, language),
                worth=worth_words(each.played, language),
            ),
            indent=3,
        )
        better = move_words(match, each.better, view, language)
        worth = worth_words(each.better, language)
        tell(f"   {text.say('review-better', language, move=better, worth=worth)}", indent=3)
        for reason in each.better.reasons:
            tell(f"   {say(match.game, reason, language)}", indent=3)
    return 0


def _player(record: Record, seat: int, language: str) -> str:
    """By name, where the record has one."""
    players = record.players or []
    name = players[seat].name if seat < len(players) else ""
    return name or text.say("review-seat", language, seat=seat + 1)
