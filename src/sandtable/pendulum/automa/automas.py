"""The two Automas as they lie on the table: cards, mat, grandes (AUT-1). Compiled with mypyc."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from . import tables as automa_tables

RIVALS: Final = 2
HAND: Final = 3
"""How many cards each lays out for a council (AUT-9)."""


class Automas:
    def __init__(self, level: int, foreshadowing: bool) -> None:
        self.level = level
        """0 to 5, for A to F."""
        self.foreshadowing = foreshadowing
        self.deck: list[int] = []
        """Face down, drawn from its end."""
        self.discard: list[int] = []
        """Face up, the last one on top."""
        self.laid: list[list[int]] = [[], []]
        """By Automa, its open cards for the council from left to right."""
        self.points = [0, 0]
        """By Automa, its space on their track."""
        self.votes = [0, 0]
        """By Automa, those of the last council."""
        self.grandes = [False, False]
        """By Automa, whether it took the grande card."""
        self.workers: list[int] = []
        """The frames of the six grandes that move on the board."""
        self.markers = 0
        """Time markers on their mat (AUT-7)."""

    def advanced(self) -> bool:
        """AUT-15: from level D on the advanced variant is played."""
        return self.level >= automa_tables.FIRST_ADVANCED

    def take(self, chance: Chance) -> int:
        """AUT-3: the top card; an empty deck is made anew from the discards, without cards laid out."""
        if not self.deck:
            self.deck = self.discard
            self.discard = []
            chance.shuffle(self.deck)
        return self.deck.pop()

    def gather(self, chance: Chance) -> None:
        """AUT-2, AUT-13: all cards are shuffled, those laid out too."""
        self.deck = list(range(len(automa_tables.IDS)))
        chance.shuffle(self.deck)
        self.discard = []
        self.laid = [[], []]

    def advance(self, rival: int, points: int) -> int:
        """AUT-19: points beyond the last space are lost; how many were not."""
        before = self.points[rival]
        last = automa_tables.LAST_GREEN if self.advanced() else automa_tables.LAST_PARCHMENT
        self.points[rival] = min(before + points, last)
        return self.points[rival] - before

    def points_for(self, rival: int, number: int) -> int:
        """AUT-9: what its cards so far, the bonus of the round and the markers give, at least 0."""
        total = automa_tables.LEVEL_POINTS[self.level][number - 1] + self.markers
        for card in self.laid[rival]:
            total += automa_tables.POINTS[card]
        return total if total > 0 else 0

    def votes_for(self, rival: int, number: int) -> int:
        """AUT-10: the same for votes, from 0 to 20."""
        total = automa_tables.LEVEL_VOTES[self.level][number - 1] + self.markers
        for card in self.laid[rival]:
            total += automa_tables.VOTES[card]
        return max(0, min(total, automa_tables.MOST_VOTES))

    # By tools/fields.py from the fields above: copy, save, load.
    # fmt: off

    def copy(self) -> Automas:
        twin = Automas(self.level, self.foreshadowing)
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.laid = [each.copy() for each in self.laid]
        twin.points = self.points.copy()
        twin.votes = self.votes.copy()
        twin.grandes = self.grandes.copy()
        twin.workers = self.workers.copy()
        twin.markers = self.markers
        return twin

    def save(self) -> list[Any]:
        return [
            self.level, self.foreshadowing, self.deck, self.discard, self.laid, self.points, self.votes,
            self.grandes, self.workers, self.markers,
        ]

    @staticmethod
    def load(saved: list[Any]) -> Automas:
        twin = Automas(saved[0], saved[1])
        twin.deck = saved[2]
        twin.discard = saved[3]
        twin.laid = saved[4]
        twin.points = saved[5]
        twin.votes = saved[6]
        twin.grandes = saved[7]
        twin.workers = saved[8]
        twin.markers = saved[9]
        return twin

    # fmt: on
    # End of what tools/fields.py wrote.
