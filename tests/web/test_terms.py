"""Two processes with one PostgreSQL: only the one that took a table last can write to it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from sandtable.live import seating
from sandtable.live.directory import Directory
from sandtable.live.errors import Denied
from sandtable.live.persons import Person
from sandtable.live.seat import Seat
from sandtable.live.services import Services
from sandtable.live.storage import Storage
from tools.parts import postgresql

from .postgres import postgres

pytestmark = pytest.mark.skipif(postgresql() is None, reason="PostgreSQL is not installed")


async def a_process(database: str) -> Directory:
    storage = Storage(database)
    await storage.open()
    return Directory(Services(storage))


async def closed(tables: Directory) -> None:
    await tables.stop()
    await tables.services.storage.close()


def test_a_process_that_lost_its_table_changes_nothing() -> None:
    async def run(database: str) -> None:
        one, two = await a_process(database), await a_process(database)
        host, _ = await one.persons.new("Host")
        seats = [Seat(0, "open"), Seat(1, "open")]
        lost = await one.make(host, "nations", seats, {}, name="First")
        other = await one.make(host, "nations", [Seat(0, "open")], {})
        held = await two.find(lost.id)
        late = lost.ask(partial(seating.sit, lost, 0, host.token, "Late"))
        kept = other.ask(partial(seating.sit, other, 0, host.token, "There"))
        answers = await asyncio.gather(late, kept, return_exceptions=True)
        assert isinstance(answers[0], Denied)
        assert answers[0].code == "table-moved"
        assert lost.ended
        assert isinstance(answers[1], str), "tables of the same batch are not held up"
        await held.ask(partial(seating.sit, held, 1, host.token, "Now"))
        stored: Any = await one.services.storage.table(lost.id)
        assert [seat.name for seat in stored.seats] == ["", "Now"]
        back = await one.find(lost.id)
        assert [seat.name for seat in back.seats] == ["", "Now"]
        await back.ask(partial(seating.sit, back, 0, Person("someone", "").token, "Back"))
        await closed(one)
        await closed(two)

    with postgres() as database:
        asyncio.run(run(database))
