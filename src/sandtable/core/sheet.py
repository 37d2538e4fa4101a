"""The component values of a game, checked against what is known about them, for `sandtable data`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from . import text

if TYPE_CHECKING:
    from rich.table import Table


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
