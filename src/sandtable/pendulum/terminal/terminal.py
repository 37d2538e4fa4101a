"""Pendulum in the terminal: untimed, since nobody can watch the sand there; alone, time passes by waiting."""

from __future__ import annotations

import msgspec

from ...terminal.terminal import Terminal
from ..options import PendulumOptions
from ..rules.codes import ROUNDS
from ..rules.view import PendulumView


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
