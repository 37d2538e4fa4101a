"""Games of Pendulum to learn from, and games to measure what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ...bots import bot_named
from ...core.chance import Chance
from ...core.match import Match, new_match
from ...study.selfplay import play_out
from ..automa import tables as automa_tables
from ..bots.ahead import Ahead
from ..bots.levels import Master, expert, learned_in
from ..bots.sight import holdings
from ..bots.weights import LEARNED, Weights, opinions
from ..rules import codes, council, ending

SEATS = (2, 2, 2, 2, 3, 4, 5, 1)
"""The numbers of seats, one game after the other."""
SPREAD = 0.2
"""How far the opinions of a seat are from the best known, as a share."""
ADVANCED = 4
"""One game in this many may use the advanced sides of the mats."""


class Taken(NamedTuple):
    """What is kept of some games, seat by seat."""

    seen: Any
    """What each seat saw when a round began."""
    came: Any
    """Whether that seat won, and how many seats there were."""
    shifts: Any
    """By seat, how much each opinion differed from the best known, in units of `SPREAD`."""
    won: Any
    """By seat, what it won beyond its fair share; alone, beyond one half."""
    alone: Any
    """By seat, whether it played alone."""


def started(seats: int, rng: Random) -> Match:
    options: dict[str, Any] = {}
    if seats == 1:
        options["automa"] = rng.choice(automa_tables.LEVELS)
    if rng.randrange(ADVANCED) == 0:
        options["sides"] = "any"
    return new_match("pendulum", seats, rng.randbytes(32), options)


def astray(best: Sequence[float], alone: Sequence[float], batch: int, seed: int, number: int) -> Taken:
    """Games in which every seat plays by opinions of its own, around the best known."""
    rng = Random(f"astray {seed} {number}")
    seen: list[bytes] = []
    came: list[tuple[float, int]] = []
    shifts: list[list[float]] = []
    won: list[float] = []
    apart: list[bool] = []
    for each in range(batch):
        seats = SEATS[(number * batch + each) % len(SEATS)]
        match = started(seats, rng)
        own = [[rng.gauss(0, 1) for _ in LEARNED] for _ in range(seats)]
        known = alone if seats == 1 else best
        weights = [
            opinions([value * exp(SPREAD * shift) for value, shift in zip(known, some, strict=True)])
            for some in own
        ]
        ahead = Ahead(match.position, 0, Chance(rng.randbytes(32)), weights)
        rows: list[list[bytes]] = [[] for _ in range(seats)]
        for until in range(2, codes.ROUNDS + 2):
            if not ahead.go_on(until):
                break
            if ahead.position.phase != codes.OVER:
                for seat in range(seats):
                    rows[seat].append(holdings(ahead.position, seat))
        if ahead.position.phase != codes.OVER:
            continue
        winners, _ = council.outcome(ahead.position)
        for seat in range(seats):
            outcome = float(seat in winners)
            seen += rows[seat]
            came += [(outcome, seats)] * len(rows[seat])
            shifts.append(own[seat])
            won.append(outcome - (1 / seats if seats > 1 else 0.5))
            apart.append(seats == 1)
    return Taken(
        np.frombuffer(b"".join(seen), dtype=np.uint8).reshape(len(seen), -1),
        np.array(came, dtype=np.float32),
        np.array(shifts, dtype=np.float32),
        np.array(won, dtype=np.float32),
        np.array(apart),
    )


def duel(best: Sequence[float], batch: int, seed: int, number: int) -> float:
    """How many of some games of two the planner with these opinions wins against the expert's."""
    won = 0.0
    for each in range(batch):
        shuffle, seat = divmod(number * batch + each, 2)
        rng = Random(f"duel {seed} {shuffle}")
        match = started(2, rng)
        weights: list[Weights] = [expert.weights, expert.weights]
        weights[seat] = opinions(list(best))
        ahead = Ahead(match.position, 0, Chance(rng.randbytes(32)), weights)
        if ahead.go_on(codes.ROUNDS + 1):
            won += seat in ending.winners(ahead.position)
    return won


def met(
    path: Path, budget: int, seats: int, options: dict[str, Any], seed: int, number: int
) -> tuple[float, float]:
    """A game of the master against experts: the same shuffle for as many games as there are seats, with the
    seats moved on. Alone, the expert plays it again in the next game. What the master won, and the expert."""
    shuffle, seat = divmod(number, max(2, seats))
    match = new_match("pendulum", seats, Random(f"met {seed} {shuffle}").randbytes(32), options)
    bots: list[Any] = [bot_named(match.game, "expert")] * seats
    masters = seats > 1 or seat == 0
    if masters:
        bots[seat % seats] = Master(partial(learned_in, path), budget)
    play_out(match, bots, Random(f"met {seed} {number}"))
    result = match.result
    won = result is not None and seat % seats in result.winners
    return (float(won), 0.0) if masters else (0.0, float(won))
