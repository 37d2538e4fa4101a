"""Writes what the client's tests look at, as it is now: positions and updates of Nations in
games/positions.json, positions of the golden games of Pendulum in games/pendulum.json.

`tools/client.py run` does it before every run.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from sandtable import load_record, new_match
from sandtable.bots import bot_named
from sandtable.core import wire
from sandtable.core.registry import game_named
from sandtable.live import patch

HERE = Path(__file__).parent
KEPT = 3
"""Of each stage with each number of seats."""


GOLDEN = HERE.parents[1] / "tests" / "golden"
PENDULUM = ("five-players", "glory", "clashes", "solo-foreshadowed")
EVERY = 11
"""Of the entries of a golden game, so many pass from one position kept to the next."""


def main() -> None:
    (HERE / "games").mkdir(exist_ok=True)
    nations()
    pendulum()


def write(name: str, content: Any) -> None:
    (HERE / "games" / name).write_text(json.dumps(content, separators=(",", ":")) + "\n")


def pendulum() -> None:
    positions: list[Any] = []
    events: dict[str, Any] = {}
    for name in PENDULUM:
        whole = load_record(GOLDEN / f"pendulum-{name}.json")
        match = whole.seek(0)
        events |= {type(event).__name__: wire.plain(event) for event in match.opening}
        for number, entry in enumerate(whole.record.entries):
            before = match.view(entry.seat)
            if number % EVERY == 0:
                positions.append(wire.plain(before))
            happened = match.play(entry.seat, entry.move, entry.at)
            events |= {type(event).__name__: wire.plain(event) for event in happened}
        positions.append(wire.plain(match.view(0)))
    write("pendulum.json", {"positions": positions, "events": list(events.values())})


def nations() -> None:
    game = game_named("nations")
    bot = bot_named(game, "greedy")
    positions: list[Any] = []
    updates: list[Any] = []
    events: dict[str, Any] = {}
    for seats in (1, 2, 4):
        seen: dict[str, int] = {}
        for seed in (4, 6):
            match = new_match("nations", seats, seed)
            rng = Random(seed)
            while match.to_act:
                seat = match.to_act[0]
                before = match.view(seat)
                assert hasattr(before, "stage")
                seen[before.stage] = seen.get(before.stage, 0) + 1
                if seen[before.stage] <= KEPT:
                    positions.append(wire.plain(before))
                move = bot.think(match.for_bot(seat, rng), seat, 0, rng).move
                happened = match.play(seat, move)
                events |= {type(event).__name__: wire.plain(event) for event in happened}
                if len(updates) < 12 and rng.random() < 0.1:
                    after = match.view(seat)
                    change = patch.diff(before, after)
                    updates.append([wire.plain(before), wire.plain(change), wire.plain(after)])
    write("positions.json", {"positions": positions, "updates": updates, "events": list(events.values())})


if __name__ == "__main__":
    main()
