"""What all kinds of move have in common. Compiled with mypyc.

There is one object of each kind, in the module of what it is about; commands.py has them all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from ...core.chance import Chance
from . import codes, effects
from .codes import ALLOWED, SHIFT
from .position import Position

OUT_OF_PLACE: Final = (
    "SET-9 opening",
    "SET-9 before-the-flip",
    "UNT-4 only-after-council",
    "UNT-4 only-after-council",
    "COU-3 council",
    "COU-3 council",
    "COU-13 only-placing",
    "END-1 over",
)
"""By phase, why a move is refused that does not belong there."""


class Turn:
    """A move that is being made: on which position, by whom, when, and where its events go."""

    def __init__(self, position: Position, seat: int, at: int, chance: Chance, events: list[Any]) -> None:
        self.position = position
        self.seat = seat
        self.player = position.players[seat]
        self.at = at
        self.chance = chance
        self.events = events


class Kind(ABC):
    """When moves of this kind have their place, which there are, why not, and what happens.

    Its words in the catalogue go by the name of its type.
    """

    def __init__(self, type: Any, decides: list[int], moves: list[Any] | None = None) -> None:
        self.type = type
        self.moves: list[Any] = moves or []
        """All there are, each as one shared object; of some kinds they are made when needed."""
        self.decides = decides
        """The effects that it decides on."""
        self.displaced = True
        """Whether privilege may take it back (CLM-6)."""

    @abstractmethod
    def gate(self, position: Position, seat: int) -> str:
        """Whether this kind has its place now at all."""

    def refusal(self, position: Position, seat: int, move: Any, at: int) -> str:
        """Rule and reason that forbid a move that the gate lets through; empty when it is allowed."""
        return ALLOWED

    def listing(self, position: Position, seat: int, at: int, found: list[Any]) -> None:
        """All moves of this kind that are allowed, when the gate is open."""
        for move in self.moves:
            if not self.refusal(position, seat, move, at):
                found.append(move)

    @abstractmethod
    def perform(self, turn: Turn, move: Any) -> None:
        """Do what is allowed."""


class Deed(Kind):
    """What a player does by their own decision."""

    def __init__(
        self,
        type: Any,
        phases: list[int],
        moves: list[Any] | None = None,
        acts: bool = True,
        in_turn: bool = True,
        decides: list[int] | None = None,
    ) -> None:
        super().__init__(type, decides or [], moves)
        self.phases = 0
        """As bits."""
        for phase in phases:
            self.phases |= 1 << phase
        self.acts = acts
        """Whether it takes done and ready back (COU-1)."""
        self.in_turn = in_turn
        """Whether a claimed order forbids it to others (COU-2)."""

    def gate(self, position: Position, seat: int) -> str:
        """WRK-10: not with an unfinished action. COU-2: in a claimed order in turn, and done is final."""
        refusal = self.out_of_place(position.phase)
        if refusal:
            return refusal
        player = position.players[seat]
        if player.queue:
            return "WRK-10 unfinished"
        if not self.in_turn or position.has_turn(seat):
            return ALLOWED
        return "COU-2 final" if player.done else "COU-2 not-your-turn"

    def out_of_place(self, phase: int) -> str:
        """SET-9, COU-3, COU-13: whether the phase forbids it."""
        return ALLOWED if self.phases >> phase & 1 else OUT_OF_PLACE[phase]


class Choice(Kind):
    """A decision inside an unfinished action: on the effect at the head of the queue (WRK-10)."""

    def gate(self, position: Position, seat: int) -> str:
        queue = position.players[seat].queue
        if not queue:
            return "COU-5 not-your-turn" if position.phase == codes.REWARDS else "WRK-15 nothing-open"
        return ALLOWED if queue[0] >> SHIFT in self.decides else "WRK-10 unfinished"

    def perform(self, turn: Turn, move: Any) -> None:
        """Carry the decision out and go on with the queue."""
        effect = turn.player.queue.pop(0)
        self.decide(turn, effect, move)
        effects.run(turn.position, turn.seat, turn.events)

    @abstractmethod
    def decide(self, turn: Turn, effect: int, move: Any) -> None:
        """What the decision does. The effect has left the queue."""
