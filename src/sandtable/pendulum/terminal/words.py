"""Actions, provinces and production in words, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ...core.sentences import Teller
from ..data import DATA, Cost, Side
from ..game import game
from ..rules.codes import COLOURS, ROWS


class Words(Teller):
    """Words in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(game, language=language)

    def province(self, name: str) -> str:
        """What a province adds, under the slots where it adds something."""
        data = self.scope["data"]
        adds = data["provinces"][data["province_kinds"][name]]
        return self.by_slot({colour: adds[colour] for colour in COLOURS})

    def by_slot(self, gains: Mapping[str, Mapping[str, int]]) -> str:
        return "; ".join(
            f"{self.say(colour)}: {self.amounts(gain)}"
            for colour, gain in gains.items()
            if any(gain.values())
        )

    def frame(self, side: Side, area: str, row: str, frame: int) -> str:
        """The actions under a frame, with what they cost where the area has no one price."""
        same = price_of(side, area)
        return self.joined([self.action(each, not same) for each in frames(side, area, row)[frame]], True)

    def action(self, name: str, with_cost: bool) -> str:
        cost = DATA.actions[name].cost
        words = self.say(f"action-{name}")
        return f"{words} ({self.cost(cost)})" if with_cost and cost != Cost() else words

    def cost(self, cost: Cost | None) -> str:
        return self.amounts(msgspec.structs.asdict(cost or Cost()))


def frames(side: Side, area: str, row: str) -> list[list[str]]:
    found: list[list[str]] = getattr(getattr(side, area), row)
    return found


def price_of(side: Side, area: str) -> Cost | None:
    """What all actions of an area cost, if that is the same."""
    boxes = [action for row in ROWS for frame in frames(side, area, row) for action in frame]
    costs = {DATA.actions[action].cost for action in boxes}
    return costs.pop() if len(costs) == 1 else None
