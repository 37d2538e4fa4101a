"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import wire
from ..core.errors import BadInput
from ..core.registry import GAMES, game_named, names

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=names(GAMES), help=" or ".join(names(GAMES)))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an option of the game, as often as needed; `sandtable schema GAME` lists them",
    )
    parser.add_argument(
        "--data", metavar="FILE", help="play with the component values in this file (Nations)"
    )


def positive(text: str) -> int:
    """A type for argparse: a whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for a program to read")


def options_from(arguments: argparse.Namespace) -> Any:
    """The typed options of the game that `--option` and `--data` describe."""
    plain: dict[str, Any] = {}
    for pair in arguments.option:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("--option", f"{pair!r} is not KEY=VALUE")
        plain[key.strip()] = _value(value.strip())
    game = game_named(arguments.game)
    if arguments.data:
        if arguments.game != "nations":
            raise BadInput("--data", "only Nations takes component values of your own")
        from ..nations.datafile import read_file

        plain["data"] = msgspec.to_builtins(read_file(arguments.data))
    return wire.convert(plain, game.options_type, "option", lenient=True)


def _value(text: str) -> Any:
    """Lists and objects may be written as JSON; all else is a word or a number as the option wants it."""
    if text[:1] in ("[", "{"):
        try:
            return json.loads(text)
        except ValueError as error:
            raise BadInput("--option", f"{text}: {error}") from None
    return {"true": True, "false": False, "null": None}.get(text, text)


def print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")
