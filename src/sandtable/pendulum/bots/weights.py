"""What a bot of Pendulum thinks things are worth, in steps on a track. Compiled with mypyc."""

from __future__ import annotations

from typing import Final


class Weights:
    """The opinions of one bot; those here are the greedy one's."""

    def __init__(self) -> None:
        self.step = 1.5
        """The first step of a track."""
        self.fall = 0.05
        """How much less each further step is worth: the weakest track decides, so it comes first."""
        self.beyond = 0.45
        """A step inside the parchment."""
        self.legendary = 12.0
        """Legendary, without which nobody wins."""
        self.place = 0.7
        """Each place further up in the privilege order."""
        self.per_second = 0.008
        """What a worker earns in a second: the price of standing in a frame or a box."""
        self.gold = 0.36
        self.culture = 0.2
        self.military = 0.22
        self.sinking = 0.025
        """How much less each further cube is worth."""
        self.debt = 0.8
        """What each gold that a plan lacks costs."""
        self.hope = 0.5
        """The share of a goal's worth that counts before it is reached."""
        self.patience = 5.0
        """How many cubes may be missing for a third of that share to count."""
        self.brown = 1.8
        """Productions of a colour in a round."""
        self.red = 1.4
        self.blue = 1.2
        self.yellow = 2.4
        self.card = 0.35
        """What it costs to have a stratagem discarded."""
        self.grande = 2.0
        """What a grande is worth in place of a common, in a round in which all frames are full."""
        self.foresight = 0.0
        """How much of the price of time comes from the coming flips; with 0 every second costs the same."""
        self.retrieval = 0.9
        """What a retrieval must bring to be played now; only with foresight."""
        self.moving = 0.25
        """By how much another frame must be better for a worker to change over."""
        self.votes = 0.3
        """A vote that a province brings."""
        self.spread = 2.5
        """How unsure the places in the next privilege order are a whole round before the council."""
        self.final = 0.35
        """The share of what the last council sells that counts before it is paid."""
        self.limit = 0.8
        """What room for one more province under a slot is worth in a round."""
        self.permanent = 0.7
        """How often a stratagem from the council is played in a round."""
        self.picking = 0.3
        """What it costs, besides its price, to pick up."""
        self.noise = 0.0
        """By how much, up or down, a frame or an action is misjudged."""


LEARNED: Final = (
    "step", "fall", "beyond", "legendary", "place", "per_second", "gold", "culture", "military", "sinking",
    "debt", "hope", "patience", "brown", "red", "blue", "yellow", "card", "grande", "foresight", "retrieval",
    "moving", "votes", "spread", "final", "limit", "permanent", "picking",
)  # fmt: skip
"""The opinions that are learned by playing, each a number above 0."""


def opinions(values: list[float]) -> Weights:
    """The opinions with these values for the names in `LEARNED`."""
    weights = Weights()
    for name, value in zip(LEARNED, values, strict=True):
        setattr(weights, name, value)
    return weights


def values_of(weights: Weights) -> list[float]:
    return [getattr(weights, name) for name in LEARNED]
