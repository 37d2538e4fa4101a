"""Two servers that differ in what is hidden, in small; `make proof` compares hundreds of pairs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from proof.taint import GAMES, Compared, compare
from sandtable.core.match import Match


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
