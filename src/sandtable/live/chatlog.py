"""The recent chat of a table, for clients that join later."""

from __future__ import annotations

from collections import Counter, deque

from .tableview import ChatLine
from .writer import Rows

KEPT = 100


class ChatLog:
    """The last lines of each seat, kept separately so that one seat cannot crowd out the others."""

    def __init__(self, seats: int, rows: Rows) -> None:
        self._lines: list[deque[ChatLine]] = [deque(maxlen=KEPT) for _ in range(seats)]
        self.count: Counter[int] = Counter()
        """How many lines each seat has written in total."""
        for row in rows:
            self.add(
                ChatLine(
                    number=row.number,
                    seat=row.seat,
                    token=row.token,
                    name=row.name,
                    text=row.text,
                    wall=row.made,
                )
            )

    def add(self, line: ChatLine) -> None:
        self._lines[line.seat].append(line)
        self.count[line.seat] += 1

    def without(self, muted: set[int]) -> list[ChatLine]:
        shown = [line for lines in self._lines for line in lines if line.seat not in muted]
        return sorted(shown, key=lambda line: line.number)[-KEPT:]
