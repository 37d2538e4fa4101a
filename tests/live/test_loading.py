"""Tables loaded again from what was stored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable.live import working
from sandtable.live.working import Working

from .house import House, in_house


def test_a_long_match_is_played_again_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    class Counting(Working):
        async def run(self, call: Callable[..., Any], *facts: Any, **how: Any) -> Any:
            asked.append(len(facts[0].entries))
            return await super().run(call, *facts, **how)

    async def scene(house: House) -> None:
        house.services.working = Counting()
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        assert table.match is not None
        for _ in range(10):
            seat = table.match.to_act[0]
            await guests[seat].command(table.match.moves(seat)[0])
        for longest in (10, 9):
            monkeypatch.setattr(working, "LONG", longest)
            table.end("table-reloads", retry=0)
            again = await house.tables.find(table.id)
            assert again.match is not None
            assert again.match.record == table.match.record
            assert again.history == table.history
            table = again
        assert asked == [10]

    in_house(tmp_path, scene)
