"""What is measured: an engine that plays whole games at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

Random = Callable[[], float]
"""A number from 0 up to 1: the same cheap generator for every engine."""
Calls = list[Callable[[], object]]


class Played(NamedTuple):
    """One game."""

    decisions: int
    listed: int
    """The moves that the players could choose from, over all decisions."""
    steps: int
    """The decisions, and the rolls of dice where these are steps of their own."""


class Contestant(Protocol):
    compiled: bool
    """Whether it runs as machine code."""

    def play(self, random: Random) -> Played:
        """Play one game from its set-up to its end: list the moves, pick one, play it."""

    def timings(self, random: Random) -> dict[str, Calls]:
        """By name, calls whose mean duration tells, on positions from the beginning to the end of games."""
