"""Finding tables and people by their ids: nothing is kept for what is not there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sandtable.live.errors import Denied
from sandtable.live.profiles import profile
from sandtable.live.secret import new_id

from .house import House, in_house

NO_IDS = ["", "x" * 17, "nothing", "ABCDEFGHJK", "abc\0", "a b", "\ud800", "é", "../../etc"]


def test_nothing_is_kept_for_tables_that_are_not_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for table_id in (new_id(), "x" * 20_000):
            with pytest.raises(Denied, match="no-such-table"):
                await house.tables.find(table_id)
            assert not house.tables.loading
            assert not house.tables.loaded

    in_house(tmp_path, scene)


def test_what_cannot_be_an_id_is_not_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        asked = []

        async def look(sought: str) -> None:
            asked.append(sought)

        monkeypatch.setattr(house.storage, "table", look)
        monkeypatch.setattr(house.storage, "person", look)
        for sought in NO_IDS:
            with pytest.raises(Denied, match="no-such-table"):
                await house.tables.find(sought)
            with pytest.raises(Denied, match="no-such-person"):
                await profile(house.services, sought, None)
        assert asked == []

    in_house(tmp_path, scene)


def test_all_who_ask_for_a_table_get_the_same(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "p")
        table.end("table-reloads", retry=0)
        asking = [asyncio.create_task(house.tables.find(table.id)) for _ in range(5)]
        await asyncio.sleep(0)
        asking[0].cancel()
        found = await asyncio.gather(*asking[1:])
        assert len(set(map(id, found))) == 1
        assert found[0] is not table
        assert house.tables.loaded[table.id] is found[0]

    in_house(tmp_path, scene)
