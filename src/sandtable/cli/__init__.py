"""The one command, `sandtable`.

Exit codes: 0 success; 1 a check failed; 2 bad arguments or input; 130 interrupted.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib.metadata import version

from ..core.engine import engine
from ..core.errors import BadInput, BadRecord, SandtableError
from ..core.text import problem
from . import (
    admin,
    backup,
    balance,
    check_data,
    completion,
    hint,
    ladder,
    play,
    review,
    rules,
    schema,
    serve,
    simulate,
    train,
    verify,
)
from .arguments import add_language
from .words import Parser, asked_language, speak, words


def main(arguments: list[str] | None = None) -> int:
    language = asked_language(sys.argv[1:] if arguments is None else arguments)
    say = words(language)
    speak(say)
    parser: argparse.ArgumentParser = Parser(prog="sandtable", description=say("about"), epilog=say("epilog"))
    add_language(parser, say, language)
    parser.add_argument(
        "--version",
        action="version",
        version=f"sandtable {version('sandtable')}, {say(f'engine-{engine()}')}",
        help=say("version"),
    )
    commands = parser.add_subparsers(title=say("commands"), metavar=say("word-command"))
    for add in (
        play.add,
        hint.add,
        review.add,
        serve.add,
        admin.add,
        backup.add,
        backup.add_restore,
        simulate.add,
        ladder.add,
        verify.add,
        check_data.add,
        rules.add,
        schema.add,
        balance.add,
        train.add,
        completion.add,
    ):
        command = add(commands, say)
        add_language(command, say, language)
        command.set_defaults(command=command)
    parser.set_defaults(whole=parser, commands=commands, command=parser)
    chosen, unknown = parser.parse_known_args(arguments)
    if unknown:
        chosen.command.error(say("unrecognized", names=" ".join(unknown)))
    if not hasattr(chosen, "run"):
        parser.print_help()
        return 0
    places: dict[str, str] = {}
    try:
        if hasattr(chosen, "fill"):
            places = chosen.fill(chosen)
            chosen = parser.parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except SandtableError as error:
        if isinstance(error, BadInput):
            option, dot, part = error.where.partition(".")
            option = _options(chosen.command).get(option, option)
            error = BadInput(f"{places.get(option, option)}{dot}{part}", error.message, **error.facts)
        told = problem(error, language)
        if isinstance(error, BadRecord):
            file = chosen.record if hasattr(chosen, "record") else chosen.file
            told = f"{file}: {told}"
        print(f"{parser.prog}: {told}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Python writes the rest once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def _options(command: argparse.ArgumentParser) -> dict[str, str]:
    """What options are called on the command line, by the names that errors have for them."""
    found = {action.dest: action.option_strings[0] for action in command._actions if action.option_strings}
    bots = found.get("bots") or found.get("seats", "bot")
    return {"bot": bots} | found | {"options": "--option"}
