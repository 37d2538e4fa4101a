"""`sandtable verify`: checks that a record is genuine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core import text
from ..core.errors import BadInput, BadRecord
from ..core.match import load_record
from .arguments import add_json, print_json
from .words import words

if TYPE_CHECKING:
    from .arguments import Commands
    from .words import Say


def add(commands: Commands, say: Say) -> argparse.ArgumentParser:
    parser = commands.add_parser("verify", help=say("verify"), description=say("verify-about"))
    parser.add_argument("file", metavar=say("word-file"), help=say("record"))
    add_json(parser, say)
    parser.set_defaults(run=run)
    return parser


def run(arguments: argparse.Namespace) -> int:
    say = words(arguments.lang)
    try:
        match = load_record(arguments.file)
    except BadRecord as error:
        if arguments.json:
            print_json({"ok": False, "entry": error.entry, "problem": text.problem_words(error)})
        else:
            told = text.problem(error, arguments.lang)
            print(say("verify-bad", file=arguments.file, problem=told))
        return 1
    except BadInput as error:
        if arguments.json:
            print_json({"ok": False, "entry": None, "problem": str(error)})
            return 2
        raise
    result = match.result
    if arguments.json:
        print_json(
            {
                "ok": True,
                "game": match.game.name,
                "seats": match.seats,
                "entries": len(match),
                "commitment": match.commitment,
                "result": result,
            }
        )
    else:
        print(
            say(
                "verify-good",
                file=arguments.file,
                game=text.say(f"{match.game.name}-title", arguments.lang, match.game.locales),
                seats=match.seats,
                entries=len(match),
                scores="none" if result is None else ", ".join(map(str, result.scores)),
                commitment=match.commitment[:16],
            )
        )
    return 0
