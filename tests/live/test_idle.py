"""A table that nobody watches and that waits for nobody."""

from __future__ import annotations

import gc
from functools import partial
from pathlib import Path

from sandtable.live import messages
from sandtable.live.directory import IDLE, IDLE_AT_END
from sandtable.live.table import Table

from .house import House, in_house


async def _deserted(house: House) -> str:
    """A running timed table that everyone has left."""
    table = await house.table("pendulum", "ppppp")
    guests = [await house.guest(table, seat) for seat in range(5)]
    for guest in guests:
        await guest.say(messages.Resume(ready=True))
    await house.clock.advance(10_000, table)
    assert table.time.running
    for guest in guests:
        await guest.leave()
    await house.clock.advance(IDLE // 2, table)
    house.tables.put_away_idle()
    assert house.tables.loaded == {table.id: table}
    assert table._alarm is None, "nothing rings any more"
    await house.clock.advance(IDLE, table)
    return table.id


def test_it_leaves_memory_and_is_there_again_when_somebody_comes(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table_id = await _deserted(house)
        house.tables.put_away_idle()
        assert not house.tables.loaded
        await house.person("Ann")  # The writer knows its last job until the next one.
        gc.collect()
        # Compiled objects take no weak references.
        assert not [each for each in gc.get_objects() if isinstance(each, Table)], "nothing holds it"
        table = await house.tables.find(table_id)
        guest = await house.guest(table, 0)
        assert guest.shown["status"] == "playing"

    in_house(tmp_path, scene)


def test_a_match_that_is_over_leaves_sooner(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guest = await house.guest(table, 0)
        await table.ask(partial(table.over, "finished", house.clock.wall()))
        await house.clock.advance(IDLE, table)
        house.tables.put_away_idle()
        assert house.tables.loaded, "somebody looks at the result"
        await guest.leave()
        house.tables.put_away_idle()
        assert house.tables.loaded
        await house.clock.advance(IDLE_AT_END + 1, table)
        house.tables.put_away_idle()
        assert not house.tables.loaded

    in_house(tmp_path, scene)
