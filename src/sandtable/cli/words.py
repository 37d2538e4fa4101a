"""The language of the command, and argparse's own words in it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

from ..core import text

DEFAULT = "%(default)s"
"""Where argparse puts in what holds if an argument is left out."""

ARGPARSE: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("usage", {}),
    "positional arguments": ("arguments", {}),
    "options": ("options", {}),
    "show this help message and exit": ("help", {}),
    "%(prog)s: error: %(message)s\n": ("error", {"prog": "%(prog)s", "problem": "%(message)s"}),
    "argument %(argument_name)s: %(message)s": (
        "argument",
        {"name": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("required", {"names": "%s"}),
    "unrecognized arguments: %s": ("unrecognized", {"names": "%s"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "invalid-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("invalid-value", {"value": "%(value)r"}),
    "expected one argument": ("one-argument", {}),
    "expected at most one argument": ("at-most-one", {}),
    "expected at least one argument": ("at-least-one", {}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "ignored explicit argument %r": ("ignored", {"value": "%r"}),
    "not allowed with argument %s": ("not-with", {"name": "%s"}),
}
"""What argparse says by gettext: the message that says it, and which of its facts stands where."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors take one line."""

    def print_usage(self, file: Any = None) -> None:
        """Print nothing above an error: the usage of `serve` would fill half a screen."""


class Say(Protocol):
    """The text `command-MESSAGE` in the language of the command."""

    def __call__(self, message: str, **facts: str | int) -> str: ...


def words(language: str) -> Say:
    return partial(_say, language)


def _say(language: str, message: str, **facts: Any) -> str:
    return text.say(f"command-{message}", language, **facts)


def speak(say: Say) -> None:
    """Let argparse, which asks gettext for its texts, ask the catalogues instead."""

    def translated(own: str | None) -> str | None:
        message, facts = ARGPARSE.get(own or "", ("", {}))
        if not message or own is None:
            return own
        ending = own[len(own.rstrip()) :]
        return say(message, **facts) + ending

    vars(argparse)["_"] = translated


def asked_language(arguments: Sequence[str]) -> str:
    """The one after `--lang`, which has to be known before the help is put together; else the system's."""
    for number, each in enumerate(arguments):
        name, _, value = each.partition("=")
        if name == "--lang":
            value = value or next(iter(arguments[number + 1 :]), "")
            return value if value in text.languages() else system_language()
    return system_language()


def system_language() -> str:
    """As LC_ALL, LC_MESSAGES or LANG name it, the first that is set."""
    names = (os.environ.get(each) for each in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return text.chosen(next(filter(None, names), ""))
