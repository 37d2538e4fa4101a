"""What `sandtable balance` writes; each report is an entry point in the group `sandtable.reports`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Report(NamedTuple):
    game: str
    write: Callable[..., str]
    """Games, seed, jobs, bot, options and a progress bar to a page of Markdown."""
    runs: int
    """How many times `--games` it plays."""
