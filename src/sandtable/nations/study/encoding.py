"""Nations in numbers: what a seat sees, and its moves as actions that always mean the same.

A choice of pieces is spelled: one action for each piece, by its kind and in the order of kinds, then END.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import numpy as np

from ...core.match import Match
from ...study.environments.encoding import Part, size
from ..bots.sight import PLACES, SEATS
from ..datafile import standard
from ..options import NationsOptions
from ..rules import moves as m
from ..rules.box import COLOURS, SYMBOLS, box_of
from ..rules.position import STAGES, TURN
from .seen import SLOTS, Seer

REMEMBERED = 100_000


class NationsEncoding:
    game = "nations"
    tick = 0

    def __init__(self, options: NationsOptions | None = None) -> None:
        data = (options and options.data) or standard()
        self.box = box_of(data)
        box = self.box
        kinds = len(box.names)
        counts = (
            ("buy the tile at a place, from the top left", PLACES),
            ("build the wonder", 1),
            ("reroll", 1),
            ("pass", 1),
            ("decline: do not feed, do not go to war", 1),
            ("replace a development, by slot", SLOTS),
            ("give back so many used reroll chits, from 0", 3),
            (f"one more piece: {', '.join(box.names)}", kinds),
            ("the pieces are complete", 1),
        )
        self.numbered: Sequence[Part] = [Part(*each) for each in counts]
        first = [1]
        for _, count in counts:
            first.append(first[-1] + count)
        self._buy, self._build, self._reroll, self._pass, self._decline, *rest = first
        self._replace, self._chits, self._piece, self._end, _ = rest
        self.spell: Callable[[Any], tuple[int, ...]] = _Remembered(self._spell).__getitem__
        self._seer = Seer(box)
        self.details: Mapping[str, Sequence[Part]] = {
            "of a player": self._player_parts(),
            "of a tile": [
                Part("its number in the box, 0 if there is none", 1),
                Part("development, advisor, colony, wonder", 4),
                Part(f"dice: {', '.join(COLOURS)}", len(COLOURS)),
                Part(f"chit: {', '.join(SYMBOLS)}", len(SYMBOLS)),
                Part("dice or rerolls, stone, points", 3),
            ],
        }
        self.seen: Sequence[Part] = self._parts()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self  # Nothing of it changes.

    # What is seen

    def _parts(self) -> list[Part]:
        tile = len(self._seer.no_tile)
        return [
            Part("seats, one of 4", SEATS),
            Part("own seat, one of 4", SEATS),
            Part("age, one of 4", 4),
            Part("stage, one of: " + ", ".join(STAGES[TURN:]), len(STAGES) - TURN),
            Part("who decides, one of 4 from the own seat on", SEATS),
            Part("event, one of the box", len(self.box.data.events)),
            Part("event: food, strength", 2),
            Part("the place that is paid for, one of 12", PLACES),
            Part("the slot that makes room, one of 5", SLOTS),
            Part("due: symbol, one of 5; amount", len(SYMBOLS) + 1),
            Part("alone: books of the opponent, whether it is the hard one", 2),
            Part(
                "board: 12 places, each a tile (below) and who took it, one of 4 and the opponent",
                PLACES * (tile + SEATS + 1),
            ),
            Part("4 players (below) from the own seat on", SEATS * size(self.details["of a player"])),
        ]

    def _player_parts(self) -> list[Part]:
        tile = len(self._seer.no_tile)
        return [
            Part("place in the order, one of 4", SEATS),
            Part("available pieces by kind", self.box.kinds),
            Part("dice not rolled yet, by colour", len(COLOURS)),
            Part("used dice by colour", len(COLOURS)),
            Part("used chits by symbol", len(SYMBOLS)),
            Part("rerolls, used rerolls, books, points for books, famine and war, passed", 7),
            Part("5 developments, advisor, wonder under construction: tiles", (SLOTS + 2) * tile),
            Part(
                "colonies and wonders of the box: as which of its kind it was taken, 0 if not",
                len(self._seer.kept),
            ),
        ]

    def observe(self, match: Match, seat: int, at: int) -> Any:
        return np.frombuffer(self._seer.see(match.position, seat), np.uint8)

    # Actions

    def _spell(self, move: Any) -> tuple[int, ...]:
        match move:
            case m.Buy(place):
                return (self._buy + place,)
            case m.Build():
                return (self._build,)
            case m.Reroll():
                return (self._reroll,)
            case m.Pass():
                return (self._pass,)
            case m.Decline():
                return (self._decline,)
            case m.Replace(slot):
                return (self._replace + slot,)
            case m.ReturnChits(used):
                return (self._chits + used,)
        kinds = self.box.kinds_of(move.pieces) or []
        return (*(self._piece + kind for kind in kinds), self._end)


class _Remembered(dict[Any, tuple[int, ...]]):
    """What a function says of a move: many moves come again and again."""

    def __init__(self, ask: Callable[[Any], tuple[int, ...]]) -> None:
        self.ask = ask

    def __missing__(self, move: Any) -> tuple[int, ...]:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[move] = self.ask(move)
        return found
