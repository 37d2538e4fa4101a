"""Makes the golden games anew: `python -m tests.golden.make`, when rules, tiles, events or views change;
with the name of a game only those of that game.

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
from sandtable.nations.rules.moves import Pass

from . import ends_pendulum
from .ends import ENDS, FOLDER, End, Played, table
from .replay import DIGESTS, golden, replay, stored

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


GAMES: dict[str, tuple[dict[str, End], Callable[[str, int], Played]]] = {
    "nations": (ENDS, play),
    "pendulum": (ends_pendulum.ENDS, ends_pendulum.play),
}


def find(game: str, end: str) -> Played:
    ends, play_one = GAMES[game]
    for seed in range(MOST_SEEDS):
        played = play_one(end, seed)
        if ends[end](played):
            return played
    sys.exit(f"no match of {MOST_SEEDS} came to the end {end} of {game}")


def make(games: list[str]) -> None:
    before = golden()
    digests = {name: digest for name, digest in stored().items() if name.split("-")[0] not in games}
    for game, end in [(each, end) for each in games for end in GAMES[each][0]]:
        began = time.monotonic()
        data = find(game, end).match.record.to_bytes()
        name = f"{game}-{end}.json"
        (FOLDER / name).write_bytes(data)
        digests[name] = replay(data)[1]
        print(f"{name}: {digests[name]['entries']} entries, found in {time.monotonic() - began:.1f} s")
    for name in before:
        if name not in digests:
            (FOLDER / name).unlink()
            print(f"{name}: removed")
    DIGESTS.write_text(json.dumps(dict(sorted(digests.items())), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    make(sys.argv[1:] or list(GAMES))
