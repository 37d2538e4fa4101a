"""Makes the golden games anew: `python -m tests.golden.make`, when rules, tiles, events or views change.

For every end it plays matches by one seed after the other, with good players, bad ones and both, until one
comes to that end. The games that are no longer wanted are removed.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from itertools import cycle, islice
from random import Random
from typing import Any

from sandtable import Match, new_match
from sandtable.bots import bot_named
from sandtable.nations.moves import Pass

from .ends import ENDS, FOLDER, Played, table
from .replay import DIGESTS, golden, replay

MOST_SEEDS = 3000

Player = Callable[[Match, int, Random], Any]


def greedy(match: Match, seat: int, rng: Random) -> Any:
    return bot_named(match.game, "greedy").think(match.for_bot(seat, rng), seat, match.now, rng).move


def anything(match: Match, seat: int, rng: Random) -> Any:
    return rng.choice(match.moves(seat))


def lazy(match: Match, seat: int, rng: Random) -> Any:
    moves = match.moves(seat)
    return Pass() if Pass() in moves and rng.random() < 0.7 else rng.choice(moves)


PARTIES: list[list[Player]] = [[greedy], [anything], [greedy, anything], [lazy, greedy], [lazy]]


def play(end: str, seed: int) -> Played:
    seats, options = table(end)
    match = new_match("nations", seats, seed, options)
    rng = Random(f"{end} {seed}")
    party = PARTIES[seed % len(PARTIES)]
    players = list(islice(cycle(rng.sample(party, len(party))), seats))
    told = [match.opening]
    while match.to_act:
        seat = match.to_act[0]
        move = players[seat](match, seat, rng)
        told.append(match.play(seat, move, match.now + rng.randrange(100, 20_000)))
    return Played(match, told)


def find(end: str) -> Played:
    for seed in range(MOST_SEEDS):
        played = play(end, seed)
        if ENDS[end](played):
            return played
    sys.exit(f"no match of {MOST_SEEDS} came to the end {end}")


def make() -> None:
    digests = {}
    before = golden()
    for end in ENDS:
        began = time.monotonic()
        data = find(end).match.record.to_bytes()
        name = f"nations-{end}.json"
        (FOLDER / name).write_bytes(data)
        digests[name] = replay(data)[1]
        print(f"{name}: {digests[name]['entries']} entries, found in {time.monotonic() - began:.1f} s")
    for name in before:
        if name not in digests:
            (FOLDER / name).unlink()
            print(f"{name}: removed")
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    make()
