"""Pendulum stands the battery."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from sandtable.core.game import Event
from sandtable.core.match import Match
from sandtable.pendulum.position import Position

from ..battery import CHECKS, SEEDS, Check, Table, name_of
from .tables import census


class PendulumInventory:
    """Ten cubes of each kind a player, workers, cards and markers: each in exactly one place."""

    def __init__(self, match: Match) -> None:
        pass

    def check(self, position: Position, events: list[Event]) -> None:
        census(position)


UNTIMED = {"untimed": [1, 2, 3, 4], "grace": 0}
ADVANCED = {"sides": "advanced", "glory": [0, 1], "worker_rule": [1], "tempo": 0.5}

TABLES = [
    Table("pendulum", 2, {}, PendulumInventory, grants_more=True, tempos=("jumps",)),
    Table("pendulum", 3, ADVANCED, PendulumInventory, grants_more=True, tempos=("jumps", "mixed")),
    Table("pendulum", 4, {"grace": 0, "tempo": 0.5}, PendulumInventory, tempos=("jumps",)),
    Table("pendulum", 2, UNTIMED, PendulumInventory, tempos=("jumps", "mixed")),
]
"""Time always goes on: if it stood still, no timer would ever run out. Such games are long, so few do."""


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=1)
@given(seed=SEEDS)
def test_battery(table: Table, check: Check, seed: int) -> None:
    check(table, seed)
