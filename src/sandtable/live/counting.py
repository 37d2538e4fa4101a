"""Which of the stored entries count.

An entry that takes others back is a row of its own, with their number in `undoes`. Rows are numbered without
a gap. Where one is missing all the same, nobody can say what the rows after it rest on, so none of them
counts, up to a row that has neither a move nor takes anything back: it says that the match went on from
before the gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

MOST_ENTRIES = 20_000
"""Of one match, those taken back among them. No match that people play comes near."""


class Counted(NamedTuple):
    entries: list[Any]
    """Those that count: what was taken back is left out."""
    carried_out: list[Any]
    """These, and those that were taken back later."""
    lost: int
    """So many are missing, or rest on what is missing."""
    gap: bool
    """Whether a row that says how it went on has to come before the next one."""


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
