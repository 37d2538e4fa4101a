"""Random play reaches a result, keeps the census, and replays."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.core.match import Match, load_record

from .tables import census, deal, play_random

TABLES: list[dict[str, Any]] = [
    {},
    {"untimed": [1, 2, 3, 4]},
    {"untimed": [1, 3], "sides": "advanced", "characters": []},
    {"sides": "any", "characters": [], "glory": [0, 1], "worker_rule": [1]},
]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_by_chance_ends_and_replays(seats: int, options: dict[str, Any]) -> None:
    rng = Random(seats)

    def watch(match: Match) -> None:
        census(match.position)
        if rng.random() < 0.02:
            saved = match.game.save(match.position)
            loaded = match.game.load(saved)
            assert loaded == match.position
            assert match.game.save(loaded) == saved
            for seat in (None, *range(seats)):
                match.view(seat)

    match = play_random(deal(seats, seats, **options), rng, watch=watch)
    assert match.result is not None
    again = load_record(match.record.to_bytes())
    assert match.game.save(again.position) == match.game.save(match.position)
