"""What a check of component values found: one sentence that is known of them, and whether it holds."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    constraint: str
    holds: bool
    found: str


def equal(constraint: str, found: object, wanted: object) -> Finding:
    return Finding(constraint, found == wanted, str(found))
