"""A table over days, and the internet as far as its server can tell: who is away can be called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select

from sandtable.core.allowance import Allowance
from sandtable.live import rows, schema
from sandtable.live.channels import Channels
from sandtable.live.persons import Person
from sandtable.live.sending import Mail, Sender
from sandtable.live.table import Table

from .house import House, in_house
from .receiver import Receiver

HOUR = 3_600_000
DAY = Allowance(kind="move", seconds=24 * 3600)
HERE = "https://tables.example"


class Scene:
    """A table over days, one of whose people can be called."""

    def __init__(self, house: House, receiver: Receiver, mail: Mail | None) -> None:
        self.house = house
        self.receiver = receiver
        self.sender = Sender(house.services, house.tables.is_there, mail=mail, outside=receiver.outside())
        self.channels = Channels(house.services, house.tables.persons)

    async def begin(self, language: str = "en") -> tuple[Table, int, Person]:
        """A table, whose turn it is, and that person."""
        await self.sender.begin()
        table = await self.house.table("nations", "pp", allowance=DAY)
        (seat,) = table.to_act()
        person = Person(table.seats[seat].token or "", "x", device="device")
        await self.house.storage.write(rows.change_person(person.token, language=language))
        return table, seat, person

    async def webhook(self, person: Person, kind: Any = "json", path: str = "hook") -> str:
        channel, _ = await self.channels.add(person.token, kind, f"https://hooks.example/{path}", None, HERE)
        return channel

    async def later(self, milliseconds: int, table: Table) -> None:
        await self.house.clock.advance(milliseconds, table)
        await self.sender.look()

    async def owed(self) -> int:
        return len(await self.house.storage.rows(select(schema.notices)))


def in_scene(folder: Path, play: Callable[[Scene], Awaitable[None]], mail: Mail | None = None) -> None:
    async def run(house: House) -> None:
        async with Receiver(folder) as receiver:
            await play(Scene(house, receiver, mail))

    in_house(folder, run)
