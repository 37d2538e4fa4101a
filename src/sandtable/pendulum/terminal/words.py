"""Cards, provinces and places in words, for the terminal.

`client/src/games/pendulum/words.ts` does the same for the browser; a test compares what they say of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from ...core import text
from ..data import DATA, Cost, Gain, ProvinceKind, Side
from ..rules.codes import COLOURS, ROWS

AMOUNTS = tuple(msgspec.structs.asdict(Cost()))
DEEDS = (
    "step", "one_track", "swap", "conquer", "retrieve", "recruit", "pick_up_one", "pick_up_all",
    "raise_limit", "grande",
)  # fmt: skip


class _Card(NamedTuple):
    kind: str
    cost: Cost
    gain: Gain
    special: str | None


def _cards() -> Iterable[tuple[str, _Card]]:
    for character in DATA.characters:
        for card in character.stratagems:
            yield card.id, _Card("stratagem", card.cost, card.gain, card.special)
    for reward in DATA.rewards:
        kind = "permanent" if reward.permanent else "immediate"
        yield reward.id, _Card(kind, reward.cost, reward.gain, "waive" if reward.gain.waive else None)
    for card in (*DATA.final_rewards, DATA.grande_card, DATA.printed_reward):
        yield card.id, _Card("immediate", card.cost, card.gain, card.special)


CARDS = dict(_cards())
PROVINCES: dict[str, ProvinceKind] = {id: kind for kind in DATA.provinces for id in kind.ids}


class Words:
    """Words in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **facts: Any) -> str:
        return text.say(f"pendulum-{message}", self.language, **facts)

    def joined(self, items: Iterable[str], either: bool = False) -> str:
        found = [*items]
        return text.joined(found, self.language, either) if found else text.say("core-nothing", self.language)

    def amounts(self, amounts: Mapping[str, int] | Cost | Gain | None) -> str:
        plain = amounts if isinstance(amounts, Mapping) else msgspec.structs.asdict(amounts or Cost())
        shown = (*AMOUNTS, "legendary")
        return self.joined(self.say(f"amount-{name}", count=plain[name]) for name in shown if plain.get(name))

    def gain(self, gain: Gain) -> str:
        """What one may do who gains this, after "to"."""
        plain = msgspec.structs.asdict(gain)
        deeds = []
        if any(plain[name] for name in (*AMOUNTS, "legendary")):
            deeds.append(self.say("do-gain", list=self.amounts(gain)))
        if gain.produce:
            deeds.append(self.say("do-produce", colour=self.say(gain.produce)))
        deeds += [self.say(f"do-{name}", count=plain[name]) for name in DEEDS if plain[name]]
        return self.joined(deeds)

    def card(self, name: str) -> str:
        """What a stratagem or a reward does, in a sentence."""
        card = CARDS[name]
        price = "none" if card.cost == Cost() else "some"
        cost = self.amounts(card.cost)
        return self.say(f"does-{card.kind}", effects=self.effects(name), price=price, cost=cost)

    def effects(self, name: str) -> str:
        """What a card lets one do, after "to"."""
        card = CARDS[name]
        return self.say(f"do-{card.special}") if card.special else self.gain(card.gain)

    def province(self, name: str) -> str:
        """What a province adds, under the slots where it adds something."""
        return self.by_slot({colour: getattr(PROVINCES[name], colour) for colour in COLOURS})

    def by_slot(self, gains: Mapping[str, Mapping[str, int] | Gain]) -> str:
        found = {colour: self.amounts(gain) for colour, gain in gains.items()}
        nothing = text.say("core-nothing", self.language)
        return "; ".join(
            f"{self.say(colour)}: {words}" for colour, words in found.items() if words != nothing
        )

    def frame(self, side: Side, area: str, row: str, frame: int) -> str:
        """The actions under a frame, with what they cost where the area has no one price."""
        same = price_of(side, area)
        return self.joined(
            (self.action(each, not same) for each in frames(side, area, row)[frame]), either=True
        )

    def action(self, name: str, with_cost: bool) -> str:
        cost = DATA.actions[name].cost
        words = self.say(f"action-{name}")
        return f"{words} ({self.amounts(cost)})" if with_cost and cost != Cost() else words


def frames(side: Side, area: str, row: str) -> list[list[str]]:
    found: list[list[str]] = getattr(getattr(side, area), row)
    return found


def price_of(side: Side, area: str) -> Cost | None:
    """What all actions of an area cost, if that is the same."""
    boxes = [action for row in ROWS for frame in frames(side, area, row) for action in frame]
    costs = {DATA.actions[action].cost for action in boxes}
    return costs.pop() if len(costs) == 1 else None
