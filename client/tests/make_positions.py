"""Writes games/positions.json: positions and updates of Nations as they are now, for the client's tests.

`tools/client.py run` does it before every run.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from sandtable import new_match
from sandtable.bots import bot_named
from sandtable.core import wire
from sandtable.core.registry import game_named
from sandtable.live import patch

HERE = Path(__file__).parent
KEPT = 3
"""Of each stage with each number of seats."""


def main() -> None:
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
    content = {"positions": positions, "updates": updates, "events": list(events.values())}
    (HERE / "games").mkdir(exist_ok=True)
    (HERE / "games" / "positions.json").write_text(json.dumps(content, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
