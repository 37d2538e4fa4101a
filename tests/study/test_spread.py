"""Games in several processes."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from sandtable.study.spread import spread

PATIENCE = 60


def wait_for(signal: Path, number: int) -> bool:
    """Game 0 is over at once, all others once there is a signal; False: it came too late."""
    until = time.monotonic() + PATIENCE
    while number and not signal.exists():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def test_every_game_is_told_when_it_is_over(tmp_path: Path) -> None:
    signal = tmp_path / "signal"
    games = spread(partial(wait_for, signal), 6, jobs=2)
    told = [next(games)]
    signal.touch()
    told += games
    assert told == [True] * 6
