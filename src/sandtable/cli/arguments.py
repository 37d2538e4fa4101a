"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import text, wire
from ..core.errors import BadInput, trouble
from ..core.registry import GAMES, game_named, names
from ..study.spread import processors
from .words import DEFAULT, Say

if TYPE_CHECKING:
    from ..core.match import Match

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_game(parser: argparse.ArgumentParser, say: Say) -> None:
    choices = names(GAMES)
    parser.add_argument("game", metavar=say("word-game"), choices=choices, help=", ".join(choices))


def add_options(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument(
        "--option", metavar=say("word-option"), action="append", default=[], help=say("option")
    )
    parser.add_argument("--data", metavar=say("word-file"), help=say("data-file"))


def at_least(least: int, say: Say) -> Callable[[str], int]:
    """A type for argparse: a whole number from `least` on, which is 0 or more."""

    def read(value: str) -> int:
        if not value.isdecimal() or int(value) < least:
            raise argparse.ArgumentTypeError(say("too-small", value=repr(value), least=least))
        return int(value)

    return read


def add_number(
    parser: argparse.ArgumentParser, name: str, said: str, say: Say, default: int | None = None
) -> None:
    parser.add_argument(name, metavar=say("word-number"), type=int, default=default, help=said)


def add_count(
    parser: argparse.ArgumentParser, name: str, said: str, say: Say, default: int, least: int = 1
) -> None:
    """A whole number from `least` on."""
    kind = at_least(least, say)
    parser.add_argument(name, metavar=say("word-number"), type=kind, default=default, help=said)


def add_seat(parser: argparse.ArgumentParser, said: str, say: Say) -> None:
    parser.add_argument("--seat", metavar=say("word-number"), type=at_least(1, say), help=said)


def seat_from(arguments: argparse.Namespace, match: Match) -> int | None:
    """The seat that is asked for; people count seats from 1."""
    if arguments.seat is None or arguments.seat <= match.seats:
        return None if arguments.seat is None else arguments.seat - 1
    raise BadInput("--seat", "not-in-range", least=1, most=match.seats)


def add_seed(parser: argparse.ArgumentParser, say: Say) -> None:
    add_number(parser, "--seed", say("seed", default=DEFAULT), say, 1)


def add_jobs(parser: argparse.ArgumentParser, say: Say) -> None:
    add_count(parser, "--jobs", say("jobs", default=DEFAULT), say, processors())


def add_games(parser: argparse.ArgumentParser, say: Say, said: str) -> None:
    """For commands that play many games of bots."""
    add_count(parser, "--games", said, say, 100)
    add_seed(parser, say)
    add_jobs(parser, say)
    add_options(parser, say)
    add_json(parser, say)


def add_language(parser: argparse.ArgumentParser, say: Say, language: str) -> None:
    known = text.languages()
    parser.add_argument(
        "--lang",
        metavar=say("word-language"),
        choices=known,
        default=language,
        help=say("lang", languages=", ".join(known), default=DEFAULT),
    )


def add_json(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--json", action="store_true", help=say("json"))


def check_out(path: Path | None) -> None:
    """Before the work, so that none of it is lost."""
    if path:
        try:
            path.open("a").close()
        except OSError as error:
            raise BadInput("--out", "cannot-write", path=str(path), reason=trouble(error)) from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("--out", "cannot-write", path=str(path), reason=trouble(error)) from None


def options_from(arguments: argparse.Namespace) -> Any:
    """The typed options of the game that `--option` and `--data` describe."""
    game = game_named(arguments.game)
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options_type)}
    kinds.pop("data", None)
    plain: dict[str, Any] = {}
    for pair in arguments.option:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadInput("--option", "not-a-pair", value=repr(pair))
        if key not in kinds:
            known = ", ".join(kinds)
            raise BadInput("--option", "no-option", game=game.name, option=repr(key), known=known)
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
        raise BadInput(f"option.{key}", "none-of", value=repr(text), choices=", ".join(choices))
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
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value, enc_hook=str)).decode() + "\n")
