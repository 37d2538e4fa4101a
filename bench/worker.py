"""One engine in a process of its own, measured a round at a time.

`python -m bench.worker CORE FACTORY ARGUMENTS` says on standard output, a JSON object a line, first what it
is and then, for every number of seconds that it reads, how it did in a round of that length. In between it
waits, so that only one engine runs at a time. Seconds are those of the processor: what other programs do
meanwhile is not counted.

The positions kept for timing are hidden from Python's garbage collector. It would walk through all of them
whenever it looks for cycles, in the middle of some game or other, and that game would seem many times slower.
What a game makes itself is collected as usual, and counted.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from importlib import import_module
from random import Random as Generator
from time import process_time
from typing import Any

from .contestant import Calls, Contestant, Random


def main(core: int, factory: str, arguments: list[Any]) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    module, _, name = factory.partition(":")
    try:
        contestant: Contestant = getattr(import_module(f"bench.{module}"), name)(*arguments)
    except ModuleNotFoundError as error:
        tell({"missing": error.name})
        return
    random = Generator(1).random
    timings = contestant.timings(random)
    gc.collect()
    gc.freeze()
    tell({"compiled": contestant.compiled})
    for line in sys.stdin:
        seconds = float(line)
        durations = {name: duration(calls, seconds / 10) for name, calls in timings.items()}
        tell(play(contestant, random, seconds) | durations)


def play(contestant: Contestant, random: Random, seconds: float) -> dict[str, float]:
    """Whole games for at least so many seconds."""
    games = decisions = listed = steps = 0
    start = now = process_time()
    while now - start < seconds:
        played = contestant.play(random)
        games += 1
        decisions += played.decisions
        listed += played.listed
        steps += played.steps
        now = process_time()
    return {
        "decisions_per_second": decisions / (now - start),
        "steps_per_second": steps / (now - start),
        "moves_listed": listed / decisions,
        "decisions": decisions,
        "games": games,
    }


def duration(calls: Calls, seconds: float) -> float:
    """Mean microseconds of one call."""
    rounds = 0
    start = now = process_time()
    while now - start < seconds:
        for call in calls:
            call()
        rounds += 1
        now = process_time()
    return 1e6 * (now - start) / rounds / len(calls)


def tell(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], json.loads(sys.argv[3]))
