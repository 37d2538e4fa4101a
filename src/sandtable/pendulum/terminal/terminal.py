"""Pendulum in the terminal: untimed, since nobody can watch the sand there; alone, time passes by waiting."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ...terminal.terminal import Terminal
from ..options import PendulumOptions
from ..rules.codes import ROUNDS
from ..rules.moves import Conquer, PlayStratagem, TakeReward
from ..rules.view import PendulumView
from .board import Board
from .words import Words


class PendulumTerminal(Terminal):
    _seen: tuple[int, str] | None = None
    """The round and the phase when the table was shown last."""

    def usual(self, seats: int, options: PendulumOptions) -> PendulumOptions:
        if seats == 1 or options.untimed:
            return options
        return msgspec.structs.replace(options, untimed=tuple(range(1, ROUNDS + 1)))

    def shows_by_itself(self, view: PendulumView) -> bool:
        before, self._seen = self._seen, (view.round, view.phase)
        return before != self._seen

    def show(self, view: PendulumView) -> None:
        self.console.print(Board(view, self.names, self.language).drawn())

    def lines(self, view: PendulumView) -> Iterable[str]:
        """The moves in words; the first one with a card or a province also says what it brings."""
        words = Words(self.language)
        told = set()
        for move, line in zip(self.menu(view), super().lines(view), strict=True):
            match move:
                case PlayStratagem(card=name) | TakeReward(card=name) if name not in told:
                    told.add(name)
                    yield self.text("terminal-pendulum-card", line=line, **words.facts_about("card", name))
                case Conquer(province=name):
                    yield f"{line} ({words.province(name)})"
                case _:
                    yield line
