"""Parts of views that are kept from one view to the next. Compiled with mypyc."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Parts:
    """By name, the last part of that name and what it was made of.

    A part made of the same is the same object: it need not be made again, and whoever compares two views sees
    at once that nothing changed there.
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, Any]] = {}

    def of(self, name: str, source: Any, make: Callable[..., Any], *given: Any) -> Any:
        """The part, made by `make(*given)` unless it was made of the same `source` the last time. The source
        decides what the part is, and is never changed."""
        found = self._known.get(name)
        if found is not None:
            if found[0] == source:
                return found[1]
            part = make(*given)
            if part == found[1]:
                part = found[1]
        else:
            part = make(*given)
        self._known[name] = (source, part)
        return part

    def same(self, name: str, part: Any) -> Any:
        """The last part of that name if it is equal, else this one."""
        found = self._known.get(name)
        if found is not None and found[1] == part:
            return found[1]
        self._known[name] = (None, part)
        return part
