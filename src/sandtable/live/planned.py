"""The premove of a seat, as it is stored."""

from __future__ import annotations

from typing import Any

import msgspec


class Planned(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The premove of a seat."""

    premove: Any
    """Its plain values."""
    entries: int
    """The length of the record when it was planned."""
    ended: int | None = None
    """The length of the record when it came to its end; None: it waits. An undo may bring it back."""
    lapsed: str | None = None
    """Why it did less than was planned."""
