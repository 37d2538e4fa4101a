"""Learns the weights of `bots.value` from games that `bots.policy` plays against itself.

    python -m sandtable.nations.study.learn > weights && mv weights src/sandtable/nations/bots/weights.py

At the start of every age it notes what each seat owns, and at the end what score came of it; the weights are
those that foretell the score best. Now and then `policy` makes a random move, so that all kinds of
holdings are seen. It starts from the weights as they are: run it again after a change of tiles.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random

from ...core.chance import Chance
from ..bots import policy, value
from ..datafile import standard
from ..rules import deal, engine, flow, scoring
from ..rules.box import NONE, Box, box_of
from ..rules.position import TURN

ASTRAY = 0.15
"""How often a turn is left to chance."""
RIDGE = 20.0
Samples = list[tuple[list[float], float]]

PER_LINE = 9
HEAD = '''"""Learned by `python -m sandtable.nations.study.learn`, not written by hand. Compiled with mypyc.

The weights of `value`, by the age that begins, then by feature.
"""

from __future__ import annotations

from typing import Final

'''


def watch_one(box: Box, seats: int, rng: Random) -> list[tuple[int, list[float], float]]:
    """One game: for each later age and seat what it owned, and the points that were not yet safe then."""
    chance = Chance(rng.randbytes(32))
    position = deal.start(box, seats, False, chance)
    flow.advance(position, chance, [])
    seen: list[tuple[int, int, list[float], int]] = []
    age = 1
    while position.seat != NONE:
        if position.age > age:
            age = position.age
            seen += [
                (age, seat, value.features(position, seat), value.safe(position, seat))
                for seat in range(seats)
            ]
        if position.stage == TURN and rng.random() < ASTRAY:
            move = rng.choice(engine.moves(position, position.seat))
        else:
            move = policy.choose(position)
        engine.play(position, position.seat, move, chance)
    scores = [scoring.score(box, player) for player in position.players]
    return [(age, owned, float(scores[seat] - safe)) for age, seat, owned, safe in seen]


def fit(samples: Sequence[tuple[Sequence[float], float]], ridge: float) -> list[float]:
    """The weights of the features, the last of which is the constant 1, that predict the targets best.

    `ridge` draws all weights but the last one to zero, as much as so many samples of spread 1 would.
    """
    import numpy as np

    rows = np.array([row for row, _ in samples])
    targets = np.array([target for _, target in samples])
    means = rows.mean(axis=0)
    means[-1] = 0.0
    centred = rows - means
    penalty = ridge * np.eye(rows.shape[1])
    penalty[-1, -1] = 0.0
    weights = np.linalg.solve(centred.T @ centred + penalty, centred.T @ targets)
    weights[-1] -= weights[:-1] @ means[:-1]
    found: list[float] = weights.tolist()
    return found


def learn(seats: int, games: int, seed: int) -> list[list[float]]:
    """By age, from 1; the first has none and the end of the match counts the points on the tiles."""
    box = box_of(standard())
    samples: list[Samples] = [[], [], []]
    for number in range(games):
        for age, owned, gained in watch_one(box, seats, Random(f"{seed} {seats} {number}")):
            samples[age - 2].append((owned, gained))
    none = [0.0] * value.FEATURES
    end = none.copy()
    end[value.DEVELOPED] = end[value.ADVISED] = 1.0
    return [none, *([round(each, 3) for each in fit(some, RIDGE)] for some in samples), end]


def module(solo: list[list[float]], table: list[list[float]]) -> str:
    lines = [HEAD]
    for name, weights in (("SOLO", solo), ("TABLE", table)):
        rows = "".join(f"    [\n{_wrapped(row)}    ],\n" for row in weights)
        lines.append(f"{name}: Final[list[list[float]]] = [\n{rows}]  # fmt: skip\n")
    return "".join(lines)


def _wrapped(row: list[float]) -> str:
    lines = [row[n : n + PER_LINE] for n in range(0, len(row), PER_LINE)]
    return "".join(f"        {', '.join(map(str, line))},\n" for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of the Nations bots.")
    parser.add_argument("--games", type=int, default=5000, help="alone, and as many of two (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same weights (%(default)s)")
    arguments = parser.parse_args()
    solo = learn(1, arguments.games, arguments.seed)
    sys.stdout.write(module(solo, learn(2, arguments.games, arguments.seed)))


if __name__ == "__main__":
    main()
