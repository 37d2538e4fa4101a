"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import text, wire
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


def add_language(parser: argparse.ArgumentParser) -> None:
    """What is said goes by it; the help of the command itself is English."""
    parser.add_argument(
        "--lang",
        metavar="LANGUAGE",
        choices=text.languages(),
        default=system_language(),
        help=f"what to say it in: {', '.join(text.languages())} (%(default)s)",
    )


def system_language() -> str:
    """As LC_ALL, LC_MESSAGES or LANG name it, the first that is set."""
    names = (os.environ.get(each) for each in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return text.chosen(next(filter(None, names), ""))


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for a program to read")


def check_out(path: Path | None) -> None:
    """Before the work, so that none of it is lost."""
    if path:
        try:
            path.open("a").close()
        except OSError as error:
            raise BadInput("--out", f"{path} cannot be written: {error.strerror}") from None


def options_from(arguments: argparse.Namespace) -> Any:
    """The typed options of the game that `--option` and `--data` describe."""
    game = game_named(arguments.game)
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options_type)}
    kinds.pop("data", None)
    plain: dict[str, Any] = {}
    for pair in arguments.option:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadInput("--option", f"{pair!r} is not KEY=VALUE")
        if key not in kinds:
            raise BadInput("--option", f"{game.name} has no {key!r}; there is: {', '.join(kinds)}")
        plain[key] = _value(key, value, msgspec.inspect.type_info(kinds[key]))
    if arguments.data:
        plain["data"] = game.read_data(arguments.data)
    return wire.convert(plain, game.options_type, "option", lenient=True)


def _value(key: str, text: str, kind: msgspec.inspect.Type) -> Any:
    """A word or a number as the option wants it; several with commas between them, or as JSON."""
    if text[:1] in ("[", "{"):
        try:
            return json.loads(text)
        except ValueError as error:
            raise BadInput(f"option.{key}", f"{text}: {error}") from None
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return [_value(key, part.strip(), kind.item_type) for part in text.split(",") if part.strip()]
    choices = _choices(kind)
    if choices and text not in choices:
        raise BadInput(f"option.{key}", f"{text!r} is none of: {', '.join(choices)}")
    return {"true": True, "false": False, "null": None}.get(text, text)


def _choices(kind: msgspec.inspect.Type) -> list[str]:
    """The words that an option takes, if they can be listed."""
    match kind:
        case msgspec.inspect.LiteralType():
            return [str(value) for value in kind.values]
        case msgspec.inspect.BoolType():
            return ["true", "false"]
        case msgspec.inspect.NoneType():
            return ["null"]
        case msgspec.inspect.UnionType():
            found = [_choices(each) for each in kind.types]
            return [word for words in found for word in words] if all(found) else []
    return []


def print_json(value: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")
