"""Whole solo games at every level: the battery, and what must hold at every moment."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.match import Match, load_record
from sandtable.pendulum.automa import tables as automa_tables
from sandtable.pendulum.rules import codes
from sandtable.pendulum.rules.codes import LINE_OF

from ..battery import CHECKS, SEEDS, Check, Table, name_of
from ..rules import rule
from .solo import automas_of
from .tables import census, deal, play_random
from .test_battery import PendulumInventory, face_down

TABLES = [
    Table("pendulum", 1, {"automa": "B"}, PendulumInventory, tempos=("jumps",), hidden=face_down),
    Table(
        "pendulum",
        1,
        {"automa": "E", "foreshadowing": True, "sides": "advanced"},
        PendulumInventory,
        tempos=("jumps", "mixed"),
        hidden=face_down,
    ),
]


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=2)
@given(seed=SEEDS)
def test_battery(table: Table, check: Check, seed: int) -> None:
    check(table, seed)


@rule("pendulum.AUT-1")
@pytest.mark.parametrize("level", automa_tables.LEVELS)
@settings(max_examples=4)
@given(seed=SEEDS, foreshadowing=st.booleans())
def test_a_solo_game_by_chance(level: str, seed: int, foreshadowing: bool) -> None:
    """Three grandes in four frames of purple and green each; points only grow and stay on the track; the
    token is never there after the second flip; the result says who won."""
    match = deal(1, seed, automa=level, foreshadowing=foreshadowing, characters=[], sides="any")
    automas = automas_of(match)
    end = automa_tables.LAST_PARCHMENT if level < "D" else automa_tables.LAST_GREEN
    before = [0, 0]

    def watch(match: Match) -> None:
        census(match.position)
        lines = [LINE_OF[frame] >> 1 for frame in automas.workers]
        assert sorted(lines) == [0, 0, 0, 1, 1, 1]
        assert len(set(automas.workers)) == 6
        for rival in (0, 1):
            assert before[rival] <= automas.points[rival] <= end
            assert 0 <= automas.votes[rival] <= 20
            before[rival] = automas.points[rival]
        position = match.position
        if position.phase in (codes.ROUND, codes.CALLED):
            flips = 3 - sum(position.markers)
            assert automas.markers <= flips - 1
            assert not (position.token and flips >= 2)
            assert [len(cards) for cards in automas.laid] == ([flips] * 2 if foreshadowing else [0, 0])

    play_random(match, Random(seed), watch=watch)
    result: Any = match.result
    assert bool(result.winners) == all(each.beaten for each in result.automas)
    assert len(result.automas) == 2
    again = load_record(match.record.to_bytes())
    assert again.result == result
