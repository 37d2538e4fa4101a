"""Why a move is not allowed. Compiled with mypyc."""

from __future__ import annotations

from ...core.errors import IllegalMove


class Refusal:
    def __init__(self, rule: str, reason: str, symbol: str = "", needed: int = 0, held: int = 0) -> None:
        self.rule = rule
        self.reason = reason
        self.symbol = symbol
        self.needed = needed
        self.held = held

    def error(self) -> IllegalMove:
        if self.symbol:
            return IllegalMove(
                f"nations.{self.rule}", self.reason, symbol=self.symbol, needed=self.needed, held=self.held
            )
        return IllegalMove(f"nations.{self.rule}", self.reason)
