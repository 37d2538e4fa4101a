"""Checks component values against what is known of the real components: `sandtable data pendulum`."""

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
            "pendulum-mats",
            [len(characters), len({c.mat for c in characters}), {len(c.stratagems) for c in characters}],
            [10, 5, {4}],
        ),
        equal("pendulum-provinces", len({name for kind in data.provinces for name in kind.ids}), 56),
        equal("pendulum-achievements", len({a.id for a in data.achievements}), 10),
        equal("pendulum-rewards", [len(data.rewards), len(data.final_rewards)], [25, 5]),
        equal(
            "pendulum-timers",
            [data.timers.purple, data.timers.green, data.timers.black],
            [180, 120, 45],
        ),
        equal("pendulum-tracks", [data.track.columns, data.track.parchment], [22, 14]),
        equal("pendulum-timer-track", len(data.timer_track.spaces), 11),
    ]


def _elements(card: AutomaCard) -> int:
    return (card.worker is not None) + (card.timer is not None)


def _cards(data: Data, automa: Automa) -> list[Finding]:
    deck = automa.deck
    icons = {reward.automa for reward in data.rewards} | {"grande"}
    return [
        equal("pendulum-deck", sorted(card.id for card in deck), list(range(1, 33))),
        equal(
            "pendulum-elements",
            sorted({_elements(card) for card in deck}),
            [0, 1, 2],
        ),
        equal(
            "pendulum-province-icon",
            [card.id for card in deck if card.place is not None and _elements(card)],
            [],
        ),
        equal(
            "pendulum-icons",
            [
                sorted({card.worker for card in deck if card.worker}),
                sorted({card.timer for card in deck if card.timer}),
            ],
            [["green", "purple"], ["black", "green"]],
        ),
        equal(
            "pendulum-example",
            [
                sorted(set(EXAMPLE_POINTS) - {card.points for card in deck}),
                sorted(set(EXAMPLE_VOTES) - {card.votes for card in deck}),
            ],
            [[], []],
        ),
        equal("pendulum-card-rewards", sorted({card.reward for card in deck} - icons), []),
        equal("pendulum-all-rewards", sorted(icons - {card.reward for card in deck}), []),
    ]


def _levels(automa: Automa) -> list[Finding]:
    levels = [automa.levels[name] for name in sorted(automa.levels)]
    return [
        equal("pendulum-levels", sorted(automa.levels), LEVELS),
        equal(
            "pendulum-bonuses",
            sorted({len(each) for level in levels for each in (level.points, level.votes)}),
            [4],
        ),
        equal(
            "pendulum-level-d",
            {n: (automa.levels["D"].points[n - 1], automa.levels["D"].votes[n - 1]) for n in KNOWN_D},
            KNOWN_D,
        ),
        equal(
            "pendulum-level-order",
            [
                f"{name} {other}"
                for (name, one), (other, two) in pairwise(sorted(automa.levels.items()))
                if any(a > b for a, b in zip(one.points + one.votes, two.points + two.votes, strict=True))
                or sum(one.points) >= sum(two.points)
            ],
            [],
        ),
        equal(
            "pendulum-round-order",
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
        equal("pendulum-automa-parchment", track.parchment_spaces, most),
        equal(
            "pendulum-automa-track",
            min(track.glory_spaces, track.parchment) > 0,
            True,
        ),
        equal("pendulum-automa-status", data.automa.status, "reconstructed"),
    ]
