"""The options of a command from a TOML file and from the environment; the command line goes before both."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.errors import BadInput, trouble

if TYPE_CHECKING:
    from .words import Say

APART = ("help", "lang", "open", "settings")
"""Options that only the command line has."""
PREFIX = "SANDTABLE_"


class Setting(NamedTuple):
    place: str
    """Where it stands, for a message about it."""
    key: str
    values: list[str]


def add_settings(parser: argparse.ArgumentParser, say: Say, *, strict: bool) -> None:
    """`strict`: refuse a key of the file that is no option of this command."""
    parser.add_argument("--settings", metavar=say("word-file"), type=Path, help=say("settings"))
    parser.set_defaults(fill=partial(_fill, parser, strict))


def _fill(parser: argparse.ArgumentParser, strict: bool, chosen: argparse.Namespace) -> dict[str, str]:
    """Put what file and environment say in place of the defaults; return where each option comes from."""
    actions = {
        action.dest: action
        for action in parser._actions
        if action.option_strings and action.dest not in APART
    }
    usual = {key: action.default for key, action in actions.items()}
    places: dict[str, str] = {}
    found: dict[str, Any] = {}
    for setting in (*_from_file(chosen), *_from_environment(actions)):
        action = actions.get(setting.key)
        if action is None:
            if strict:
                raise BadInput(setting.place, "no-setting", known=", ".join(actions))
            continue
        value = _value(parser, action, setting)
        if isinstance(action, argparse._AppendAction):
            value = [*found.get(setting.key, ()), *value]
        found[setting.key] = value
        if getattr(chosen, setting.key) == usual[setting.key]:
            places[action.option_strings[0]] = setting.place
    parser.set_defaults(**found)
    return places


def _from_file(chosen: argparse.Namespace) -> Iterator[Setting]:
    named = os.environ.get(f"{PREFIX}SETTINGS")
    path = chosen.settings or (Path(named) if named else None)
    if path is None:
        return
    try:
        with path.open("rb") as file:
            read = tomllib.load(file)
    except OSError as error:
        raise BadInput(str(path), "cannot-read", reason=trouble(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(str(path), "not-toml", reason=str(error)) from None
    for key, value in read.items():
        yield Setting(f"{path}: {key}", key.replace("-", "_"), _texts(value))


def _from_environment(actions: dict[str, argparse.Action]) -> Iterator[Setting]:
    for key, action in actions.items():
        name = f"{PREFIX}{key.upper()}"
        if value := os.environ.get(name):
            several = isinstance(action, argparse._AppendAction)
            yield Setting(name, key, [each.strip() for each in value.split(",")] if several else [value])


def _texts(value: Any) -> list[str]:
    """A value of TOML as it would be written on the command line."""
    if isinstance(value, dict):
        return [f"{name}={text}" for name, each in value.items() for text in _texts(each)]
    if isinstance(value, list):
        return [text for each in value for text in _texts(each)]
    return [str(value).lower() if isinstance(value, bool) else str(value)]


def _value(parser: argparse.ArgumentParser, action: argparse.Action, setting: Setting) -> Any:
    if isinstance(action, argparse._StoreTrueAction):
        if setting.values not in (["true"], ["false"]):
            raise BadInput(setting.place, "none-of", value=repr(setting.values), choices="true, false")
        return setting.values == ["true"]
    several = isinstance(action, argparse._AppendAction)
    texts = setting.values if several else [",".join(setting.values)]
    values = []
    for text in texts:
        try:
            value = parser._get_value(action, text)
            parser._check_value(action, value)
        except argparse.ArgumentError as error:
            raise BadInput(setting.place, error.message) from None
        values.append(value)
    return values if several else values[0]
