"""Which of the stored entries are part of the match.

An undo is a row of its own, with the number of entries it takes back in `undoes`. Rows are numbered without
gaps. If one is missing anyway, the rows after it build on something unknown and do not count, until a row
that is neither a move nor an undo: it marks that the match continued from before the gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

MOST_ENTRIES = 20_000
"""The most entries a match may have, including those taken back. Real matches stay far below."""


class Counted(NamedTuple):
    entries: list[Any]
    """The entries that count, without those taken back."""
    carried_out: list[Any]
    """The same, with those taken back later."""
    lost: int
    """How many entries are missing or come after a missing one."""
    gap: bool
    """Whether a row that marks the continuation must be written before the next entry."""


def counted(rows: Sequence[Any]) -> Counted:
    entries: list[Any] = []
    carried_out: list[Any] = []
    lost, gap, number = 0, False, 0
    for row in rows:
        goes_on = row.move is None and not row.undoes
        gap = gap or row.number != number
        if gap:
            lost += row.number - number + (not goes_on)
        number = row.number + 1
        if goes_on:
            gap = False
        elif not gap:
            carried_out.append(row)
            if row.undoes:
                del entries[-row.undoes :]
            else:
                entries.append(row)
    return Counted(entries, carried_out, lost, gap)


def next_number(rows: Sequence[Any]) -> int:
    return rows[-1].number + 1 if rows else 0
