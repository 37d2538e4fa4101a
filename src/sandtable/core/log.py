"""A list that only grows, whose copies share what is past. Compiled with mypyc."""

from __future__ import annotations

from typing import Any


class Log:
    """
    >>> log = Log([1, 2])
    >>> twin = log.copy()
    >>> twin.append(3)
    >>> log.all(), twin.all()
    ([1, 2], [1, 2, 3])
    """

    def __init__(self, items: list[Any]) -> None:
        self._past: Any = None
        """A pair of what is before and a list of items that no longer change; None: nothing."""
        self._shared = 0
        """How many items the past holds."""
        self._own = items

    def __len__(self) -> int:
        return self._shared + len(self._own)

    def append(self, item: Any) -> None:
        self._own.append(item)

    def last(self) -> Any:
        if self._own:
            return self._own[-1]
        return self._past[1][-1]

    def copy(self) -> Log:
        """Takes the same time however long the log is."""
        if self._own:
            self._past = (self._past, self._own)
            self._shared += len(self._own)
            self._own = []
        twin = Log([])
        twin._past = self._past
        twin._shared = self._shared
        return twin

    def part(self, start: int, end: int) -> list[Any]:
        """The items from `start` up to `end`."""
        if start >= self._shared:
            return self._own[start - self._shared : end - self._shared]
        return self.all()[start:end]

    def all(self) -> list[Any]:
        return self._join() + self._own

    def _join(self) -> list[Any]:
        """The past in one piece, which the next call finds ready."""
        pieces: list[list[Any]] = []
        past = self._past
        while past is not None:
            pieces.append(past[1])
            past = past[0]
        if len(pieces) > 1:
            pieces.reverse()
            joined = [item for piece in pieces for item in piece]
            self._past = (None, joined)
            return joined
        return pieces[0] if pieces else []
