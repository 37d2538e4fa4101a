"""Why a move is not allowed. Compiled with mypyc."""

from __future__ import annotations

from ...core.errors import IllegalMove


class Refusal:
    def __init__(
        self, rule: str, reason: str, symbol: str = "", needed: int = 0, held: int = 0, exchanged: str = ""
    ) -> None:
        self.rule = rule
        self.reason = reason
        self.symbol = symbol
        self.needed = needed
        self.held = held
        self.exchanged = exchanged
        """The dice that count as halves of pairs, with spaces between."""

    def error(self) -> IllegalMove:
        facts: dict[str, str | int] = {}
        if self.symbol:
            facts = {"symbol": self.symbol, "needed": self.needed, "held": self.held}
        if self.exchanged:
            facts["exchanged"] = self.exchanged
        return IllegalMove(f"nations.{self.rule}", self.reason, **facts)
