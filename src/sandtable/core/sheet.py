"""The component values of a game, checked against what is known about them, for `sandtable data`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import BadInput

if TYPE_CHECKING:
    from rich.table import Table


class Finding(NamedTuple):
    """One thing that is known of the components, and whether the values agree with it."""

    constraint: str
    holds: bool
    found: str


class Sheet(NamedTuple):
    version: str
    findings: list[Finding]
    values: list[dict[str, Any]]
    """Every value of every component, with its status: printed or reconstructed."""
    tables: list[Table]


def own_values_refused(game: str) -> BadInput:
    return BadInput("--data", f"{game} takes no component values of your own")


def equal(constraint: str, found: object, wanted: object) -> Finding:
    return Finding(constraint, found == wanted, str(found))
