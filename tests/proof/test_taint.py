"""Two servers that differ in what is hidden, in small; `make proof` compares hundreds of pairs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from proof.taint import GAMES, Compared, compare
from sandtable.core.match import Match
from sandtable.live import premoves
from sandtable.live.planned import Planned
from sandtable.live.seat import Seat
from sandtable.live.table import Table


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_is_hidden_makes_no_difference(tmp_path: Path, number: int) -> None:
    compared = Compared()
    asyncio.run(compare(tmp_path, number, 25, compared))
    assert compared.differences == []
    assert compared.messages["Welcome"] == 2


def test_what_is_not_hidden_does(tmp_path: Path) -> None:
    def gives_books(match: Match, seat: int, rng: Random) -> None:
        match.position.players[0].books += 1

    compared = Compared()
    asyncio.run(compare(tmp_path, 3, 25, compared, gives_books))
    assert len(compared.differences) == 1


PLANNED = 3
"""A pair in which others plan."""


def test_what_others_plan_makes_no_difference(tmp_path: Path) -> None:
    compared = Compared()
    asyncio.run(compare(tmp_path, PLANNED, 60, compared))
    assert compared.differences == []
    assert compared.plans > 0


def test_a_table_that_told_of_plans_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = premoves._set

    def tell(table: Table, seat: Seat, planned: Planned | None) -> None:
        keep(table, seat, planned)
        plans = [str(each.planned.premove) for each in table.people if each.planned and each.plans_ahead]
        table.name = " ".join(plans)

    monkeypatch.setattr(premoves, "_set", tell)
    compared = Compared()
    asyncio.run(compare(tmp_path, PLANNED, 60, compared))
    assert len(compared.differences) == 1
