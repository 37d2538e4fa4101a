"""`sandtable verify`: checks that a record is genuine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..core.errors import BadInput, BadRecord
from ..core.match import load_record
from .arguments import add_json, print_json

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check a record: entries, rules, shuffle",
        description="Check that no entry of a record was changed, that the seed fits the commitment made at "
        "the start, and that every move was allowed. Exit code 1: it is not so.",
    )
    parser.add_argument("file", metavar="FILE", help="a record")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        match = load_record(arguments.file)
    except BadRecord as error:
        if arguments.json:
            print_json({"ok": False, "entry": error.entry, "problem": error.problem})
        else:
            print(f"{arguments.file}: not in order. {error}")
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
        ended = "not ended" if result is None else f"scores {', '.join(map(str, result.scores))}"
        print(
            f"{arguments.file}: in order. {match.game.name}, {match.seats} seats, {len(match)} entries, "
            f"{ended}; the seed fits the commitment {match.commitment[:16]}..."
        )
    return 0
