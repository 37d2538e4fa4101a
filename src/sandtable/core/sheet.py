"""The component values of a game, checked against what is known about them, for `sandtable data`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from . import text

if TYPE_CHECKING:
    from rich.table import Table

    from .game import Game


class Finding(NamedTuple):
    """One thing that is known of the components, and whether the values agree with it."""

    known: str
    """Names the sentence `command-known-KNOWN` that says what is known."""
    holds: bool
    found: str

    @property
    def constraint(self) -> str:
        """What is known, in English."""
        return self.told(text.FALLBACK)

    def told(self, language: str) -> str:
        return text.say(f"command-known-{self.known}", language)


class Sheet(NamedTuple):
    version: str
    findings: list[Finding]
    values: list[dict[str, Any]]
    """Every value of every component, with its status: printed or reconstructed."""
    tables: list[Table]


def heading(message: str, language: str) -> str:
    """What stands over a table or a column of it."""
    return text.say(f"command-sheet-{message}", language)


def equal(known: str, found: object, wanted: object) -> Finding:
    return Finding(known, found == wanted, str(found))


def plain_sheet(game: Game[Any], path: str | None, language: str) -> Sheet:
    """The sheet of a game that says nothing about its components but their values."""
    from rich.table import Table

    options = msgspec.convert({"data": game.read_data(path)} if path else {}, game.options_type)
    values = [{"of": of, "value": value} for of, value in _leaves(game.components(options))]
    table = Table(heading("component", language), heading("value", language))
    for each in values:
        table.add_row(each["of"], str(each["value"]))
    return Sheet(game.data_version(options), [], values, [table] if values else [])


def _leaves(value: Any, path: str = "") -> list[tuple[str, Any]]:
    if not isinstance(value, Mapping | list | tuple):
        return [(path, value)]
    parts = value.items() if isinstance(value, Mapping) else enumerate(value)
    return [leaf for name, each in parts for leaf in _leaves(each, f"{path}.{name}" if path else str(name))]
