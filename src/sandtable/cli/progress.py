"""A progress bar on standard error for long work; silent when standard error is not a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def tracked(what: str, total: int) -> Callable[[Iterable[T]], Iterable[T]]:
    def track(items: Iterable[T]) -> Iterable[T]:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            yield from bar.track(items, total=total, description=what)

    return track
