"""The ends of Pendulum that golden games show, and how to look for them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from sandtable import IllegalMove, Match, new_match
from sandtable.bots import Bot
from sandtable.core.game import Event
from sandtable.pendulum.bots.bot import PendulumBot
from sandtable.pendulum.bots.levels import greedy
from sandtable.pendulum.bots.weights import Weights
from sandtable.pendulum.rules.result import PendulumResult
from sandtable.study.selfplay import play_out

from .ends import End, Played


def result(played: Played) -> PendulumResult:
    found = played.match.result
    assert isinstance(found, PendulumResult)
    return found


def alone(*reasons: str, foreshadowing: bool = False) -> End:
    """A solo game that ended for one of these reasons."""
    return lambda played: (
        played.match.seats == 1
        and result(played).reason in reasons
        and played.match.options.foreshadowing == foreshadowing
    )


def together(seats: int, reason: str) -> End:
    """A game of so many that ended for this reason; by the order of privilege, not by that of the seats."""
    return lambda played: (
        played.match.seats == seats
        and result(played).reason == reason
        and (reason != "privilege" or result(played).ranking[0] > result(played).ranking[1])
    )


def _changed(played: Played) -> bool:
    """Five players who came to an end through timed and untimed rounds, with both sides of the mats."""
    return played.match.seats == 5 and played.match.options.untimed == (2,)


def _clashed(played: Played) -> bool:
    """Privilege was granted several times, and commands were taken back."""
    statistics = result(played).statistics
    granted = sum(each.privileges_granted for each in statistics)
    return (
        played.match.seats == 4 and granted > 3 and sum(each.commands_taken_back for each in statistics) > 3
    )


ENDS: dict[str, End] = {
    "parchment": together(2, "parchment"),
    "points": together(4, "points"),
    "privilege": together(3, "privilege"),
    "legendary": together(2, "legendary"),
    "worst-track": together(3, "worst-track"),
    "glory": together(3, "glory"),
    "nobody": together(2, "nobody"),
    "five-players": _changed,
    "clashes": _clashed,
    "solo-won-by-parchment": alone("parchment"),
    "solo-won-on-points": alone("points"),
    "solo-won-outside": alone("distance"),
    "solo-lost-without-legendary": alone("no-legendary"),
    "solo-lost-on-points": alone("automa-points"),
    "solo-foreshadowed": alone("automa-points", "automa-parchment", foreshadowing=True),
}

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "parchment": ("greedy", 2, {}),
    "points": ("greedy", 4, {"sides": "advanced"}),
    "privilege": ("greedy", 3, {}),
    "legendary": ("proud", 2, {"glory": [0, 1]}),
    "worst-track": ("slow", 3, {}),
    "glory": ("proud", 3, {"glory": [0, 1, 2], "worker_rule": [1], "untimed": [1, 2, 3, 4]}),
    "nobody": ("proud", 2, {"glory": [0, 1], "sides": "any"}),
    "five-players": ("greedy", 5, {"sides": "any", "untimed": [2], "glory": [4]}),
    "clashes": ("copying", 4, {"tempo": 0.5}),
    "solo-won-by-parchment": ("greedy", 1, {"automa": "A"}),
    "solo-won-on-points": ("greedy", 1, {"automa": "C"}),
    "solo-won-outside": ("greedy", 1, {"automa": "A"}),
    "solo-lost-without-legendary": ("greedy", 1, {"automa": "D"}),
    "solo-lost-on-points": ("greedy", 1, {"automa": "F"}),
    "solo-foreshadowed": ("greedy", 1, {"automa": "E", "foreshadowing": True, "sides": "advanced"}),
}
"""By end, who plays, the number of seats and the options."""


def _proud() -> Weights:
    """Of one who thinks that the far end of a track is all there is."""
    weights = Weights()
    weights.fall = -0.05
    weights.beyond = 2.5
    return weights


BOTS: dict[str, Bot] = {
    "greedy": greedy,
    "copying": greedy,
    "slow": PendulumBot(Weights(), 15_000, 0.5),
    "proud": PendulumBot(_proud(), 1000),
}


def play(end: str, seed: int) -> Played:
    name, seats, options = TABLES[end]
    match = new_match("pendulum", seats, seed, options)
    rng = Random(f"{end} {seed}")
    told: list[list[Event]] = [match.opening]
    watch: Callable[[list[Event]], None] = told.append
    if name == "copying":
        watch = _copying(match, rng, told)
    play_out(match, [BOTS[name]] * seats, rng, watch)
    return Played(match, told)


def _copying(match: Match, rng: Random, told: list[list[Event]]) -> Callable[[list[Event]], None]:
    """Often the highest-ranked player tries at once to do what one of the last few commands did."""

    def watch(events: list[Event]) -> None:
        told.append(events)
        if rng.random() < 0.5 and match.result is None:
            _, _, move = rng.choice(match.entries[-4:])
            with suppress(IllegalMove):
                told.append(match.play(match.position.order[0], move, match.now))

    return watch
