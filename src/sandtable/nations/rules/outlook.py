"""What a view tells of ways to pay, and of the famine and the war ahead."""

from __future__ import annotations

from typing import Literal

import msgspec

from .moves import Pieces

Fate = Literal["kept", "given-up", "none"]
"""Whether famine or war can still be paid afterwards; none: it could not be before."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """A way to pay, and what it means for the rest of the age."""

    pieces: Pieces
    exchanged: Pieces
    lost: int
    """What the pieces show beyond the price."""
    books: int
    famine: Fate
    war: Fate


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What the famine or the war would bring with what is available now."""

    needed: int
    shown: int
    pays: Literal["plainly", "exchanging", "no"]
    """Whether it can be paid, and whether only by exchange (PAY-2)."""
    pieces: Pieces
    """What would best go into it; empty if it cannot be paid."""
    points: int
    """What it brings who pays it (FAM-1, WAR-1)."""
