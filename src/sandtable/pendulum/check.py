"""What is known of the components, to hold values against: `sandtable data pendulum`."""

from __future__ import annotations

from itertools import pairwise

from ..core.sheet import Finding, equal
from .data import Automa, AutomaCard, Data

LEVELS = ["A", "B", "C", "D", "E", "F"]
KNOWN_D = {2: (5, 5), 3: (10, 9)}
"""By round, the points and votes that level D adds in the published example (AUT-17)."""
EXAMPLE_POINTS = (2, 0, 1)
EXAMPLE_VOTES = (-1, 2, 3)


def findings(data: Data) -> list[Finding]:
    return [*_box(data), *_cards(data, data.automa), *_levels(data.automa), *_track(data)]


def _box(data: Data) -> list[Finding]:
    characters = data.characters
    return [
        equal(
            "five mats of two sides, four stratagems a side",
            [len(characters), len({c.mat for c in characters}), {len(c.stratagems) for c in characters}],
            [10, 5, {4}],
        ),
        equal("56 provinces", len({name for kind in data.provinces for name in kind.ids}), 56),
        equal("10 achievements", len({a.id for a in data.achievements}), 10),
        equal("25 rewards and 5 final ones", [len(data.rewards), len(data.final_rewards)], [25, 5]),
        equal(
            "the timers run 3:00, 2:00 and 0:45",
            [data.timers.purple, data.timers.green, data.timers.black],
            [180, 120, 45],
        ),
        equal(
            "tracks of 22 columns, parchment from 14", [data.track.columns, data.track.parchment], [22, 14]
        ),
        equal("11 spaces on the timer track", len(data.timer_track.spaces), 11),
    ]


def _elements(card: AutomaCard) -> int:
    return (card.worker is not None) + (card.timer is not None)


def _cards(data: Data, automa: Automa) -> list[Finding]:
    deck = automa.deck
    icons = {reward.automa for reward in data.rewards} | {"grande"}
    return [
        equal("Automas: 32 cards", sorted(card.id for card in deck), list(range(1, 33))),
        equal(
            "a card has 0, 1 or 2 elements in its left column, and each number occurs",
            sorted({_elements(card) for card in deck}),
            [0, 1, 2],
        ),
        equal(
            "a province icon is only on cards without another element",
            [card.id for card in deck if card.place is not None and _elements(card)],
            [],
        ),
        equal(
            "worker icons of purple and green, timer icons of green and black occur",
            [
                sorted({card.worker for card in deck if card.worker}),
                sorted({card.timer for card in deck if card.timer}),
            ],
            [["green", "purple"], ["black", "green"]],
        ),
        equal(
            "points and votes cover those of the published example",
            [
                sorted(set(EXAMPLE_POINTS) - {card.points for card in deck}),
                sorted(set(EXAMPLE_VOTES) - {card.votes for card in deck}),
            ],
            [[], []],
        ),
        equal("every card looks for a reward there is", sorted({card.reward for card in deck} - icons), []),
        equal("every kind of reward is looked for", sorted(icons - {card.reward for card in deck}), []),
    ]


def _levels(automa: Automa) -> list[Finding]:
    levels = [automa.levels[name] for name in sorted(automa.levels)]
    return [
        equal("six levels, A to F", sorted(automa.levels), LEVELS),
        equal(
            "a bonus of points and of votes for each of four rounds",
            sorted({len(each) for level in levels for each in (level.points, level.votes)}),
            [4],
        ),
        equal(
            "level D adds 5 points and 5 votes in round 2, 10 and 9 in round 3",
            {n: (automa.levels["D"].points[n - 1], automa.levels["D"].votes[n - 1]) for n in KNOWN_D},
            KNOWN_D,
        ),
        equal(
            "no bonus falls from a level to the next, and each level is harder",
            [
                f"{name} {other}"
                for (name, one), (other, two) in pairwise(sorted(automa.levels.items()))
                if any(a > b for a, b in zip(one.points + one.votes, two.points + two.votes, strict=True))
                or sum(one.points) >= sum(two.points)
            ],
            [],
        ),
        equal(
            "no bonus falls from a round to the next",
            [
                name
                for name, each in automa.levels.items()
                if not _rises(each.points) or not _rises(each.votes)
            ],
            [],
        ),
    ]


def _rises(values: list[int]) -> bool:
    return values == sorted(values)


def _track(data: Data) -> list[Finding]:
    track = data.automa.track
    most = 3 * (data.track.columns - data.track.parchment) + 1
    return [
        equal("their parchment is as long as all that a human can have", track.parchment_spaces, most),
        equal(
            "their track has green spaces and a way to the parchment",
            min(track.glory_spaces, track.parchment) > 0,
            True,
        ),
        equal("the values of the Automas are marked as reconstructed", data.automa.status, "reconstructed"),
    ]
