"""Tables in this process, on a real database, with time moved by hand."""

from __future__ import annotations

import asyncio
import heapq
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import cache, partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import create_engine

from sandtable.bots import Advice, Thought, bot_named
from sandtable.bots.hints import hints
from sandtable.core import patch
from sandtable.core.allowance import Allowance
from sandtable.core.match import Match, new_match
from sandtable.live import messages, presence, seating
from sandtable.live.connection import Connection
from sandtable.live.directory import Directory
from sandtable.live.dispatch import receive
from sandtable.live.migrate import migrate
from sandtable.live.persons import Person
from sandtable.live.seat import Seat
from sandtable.live.services import Services
from sandtable.live.storage import Storage
from sandtable.live.table import Table
from sandtable.live.tableview import Absence

T = TypeVar("T")

PATIENCE = 600
"""Seconds for the database: the bots of a house think in the process of its tables, which waits meanwhile."""


class HandClock:
    def __init__(self) -> None:
        self._now = 1_000_000
        self._alarms: list[tuple[int, int, _HandAlarm]] = []
        self._count = count()

    def now(self) -> int:
        return self._now

    def wall(self) -> int:
        return 1_700_000_000_000 + self._now

    def call_at(self, when: int, call: Callable[[], None]) -> _HandAlarm:
        alarm = _HandAlarm(call)
        heapq.heappush(self._alarms, (when, next(self._count), alarm))
        return alarm

    async def advance(self, milliseconds: int, *tables: Table) -> None:
        """Go on to every alarm on the way, and let the tables do what it brings."""
        end = self._now + milliseconds
        while self._alarms and self._alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self._alarms)
            if alarm.cancelled:
                continue
            self._now = max(self._now, when)
            alarm.call()
            for table in tables:
                await settle(table)
        self._now = end


class _HandAlarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


async def settle(table: Table) -> None:
    """Until all that happened so far is on disk and shown."""
    await table.ask(lambda: None)
    while table.thoughts:
        await asyncio.gather(*table.thoughts, return_exceptions=True)
        await table.ask(lambda: None)


class ThinkingHere:
    """Bots that think in this process and always in the same way."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.calls = 0

    async def think(self, match: Match, seat: int, at: int, bot: str) -> Thought:
        self.calls += 1
        return bot_named(match.game, bot).think(match.for_bot(seat, self.rng), seat, at, self.rng)

    async def advise(self, match: Match, seat: int, at: int) -> list[Advice]:
        self.calls += 1
        return hints(match, seat, at=at, rng=self.rng)

    def close(self) -> None:
        pass


class Guest:
    """One client of a table, which keeps what it was shown as a real one would."""

    def __init__(self, house: House, table: Table, seat: int | None) -> None:
        self.house = house
        self.table = table
        secret = None if seat is None else table.seats[seat].secret
        self.connection = Connection(seat, secret=secret, invite=table.invite)
        self.seat = seat
        self.messages: list[dict[str, Any]] = []
        self.heard: list[bytes] = []
        """The same as they came."""
        self.view: Any = None
        self.shown: Any = None
        self.version = -1
        self.stream = ""
        self.chat: list[str] = []
        self.plans: list[dict[str, Any]] = []
        """What was told of premoves."""
        self._ids = count()

    async def say(self, message: messages.AnyFromClient) -> list[dict[str, Any]]:
        """Send it and return what came back."""
        self.send(message)
        await settle(self.table)
        return await self.read()

    def send(self, message: messages.AnyFromClient) -> None:
        self.table.post(partial(receive, self.table, self.connection, message, time.perf_counter()))

    async def read(self) -> list[dict[str, Any]]:
        fresh: list[dict[str, Any]] = []
        for text in self.unread():
            self.heard.append(text)
            message = msgspec.json.decode(text)
            if message["type"] == "Premoves":
                self.plans.append(message)
            else:
                fresh.append(message)
        for message in fresh:
            self._take(message)
        self.messages += fresh
        return fresh

    def unread(self) -> list[bytes]:
        """What waited for the client to read."""
        texts: list[bytes] = []

        def send(text: bytes) -> bool:
            texts.append(text)
            return True

        self.connection.send = send
        self.connection.drain()
        self.connection.detach()
        return texts

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "Welcome":
            self.view, self.shown = message["view"], message["table"]
            self.version, self.stream = message["version"], message["stream"]
            self.chat = [line["text"] for line in message["chat"]]
        elif message["type"] == "Update":
            assert message["version"] == self.version + 1, "an update is missing or came twice"
            self.version = message["version"]
            if "view" in message:
                self.view = patch.apply(self.view, message["view"])
            if "table" in message:
                self.shown = patch.apply(self.shown, message["table"])
            if "chat" in message:
                self.chat.append(message["chat"]["text"])

    async def join(self, resume: Guest | None = None) -> Guest:
        if resume is None:
            await self.say(messages.Join())
        else:
            self.view, self.shown, self.version = resume.view, resume.shown, resume.version
            await self.say(messages.Join(resume.stream, resume.version))
        return self

    async def leave(self) -> None:
        self.table.post(partial(presence.leave, self.table, self.connection))
        await settle(self.table)

    async def command(self, move: Any, **more: Any) -> list[dict[str, Any]]:
        number = more.pop("id", f"{self.seat}-{next(self._ids)}")
        return await self.say(messages.Command(number, msgspec.to_builtins(move), **more))

    def up_to_date(self) -> None:
        """What was patched together is what the table would show anew."""
        viewer = self.table.viewers[self.seat]
        assert self.view == msgspec.json.decode(msgspec.json.encode(viewer.view))
        assert self.shown == msgspec.json.decode(msgspec.json.encode(self.table.view()))


class House:
    """A database and the tables in it."""

    def __init__(self, folder: Path, pace: int = 500, clock: HandClock | None = None) -> None:
        self.clock = clock or HandClock()
        self.storage = Storage(str(folder / "house.db"))
        self.thinking = ThinkingHere()
        self.services = Services(self.storage, clock=self.clock, thinking=self.thinking, pace=pace)
        self.tables = Directory(self.services)

    async def person(self, name: str) -> Person:
        return (await self.tables.persons.new(name))[0]

    async def table(
        self,
        game: str,
        who: str,
        *,
        start: bool = True,
        options: dict[str, Any] | None = None,
        absence: Absence | None = None,
        allowance: Allowance | None = None,
        public: bool = False,
        hints: bool | None = None,
    ) -> Table:
        """`who` has a letter by seat: p a person, o open, b a bot."""
        seats = [Seat(n, "bot" if kind == "b" else "open", bot="random") for n, kind in enumerate(who)]
        for seat in seats:
            seat.bot = "random" if seat.kind == "bot" else None
        host = await self.person("Host")
        table = await self.tables.make(
            host,
            game,
            seats,
            options or {},
            absence=absence,
            allowance=allowance,
            public=public,
            hints=hints,
        )
        for number, kind in enumerate(who):
            if kind == "p":
                person = await self.person(f"P{number}")
                await table.ask(partial(seating.sit, table, number, person.token, person.name))
        if start:
            await table.ask(partial(seating.start, table))
        return table

    async def guest(self, table: Table, seat: int | None) -> Guest:
        return await Guest(self, table, seat).join()


@cache
def _empty_database() -> bytes:
    """Made once: the steps to the current schema take longer than most scenes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return path.read_bytes()


def in_house(folder: Path, scene: Callable[[House], Awaitable[T]], pace: int = 500) -> T:
    async def run() -> T:
        if not (database := folder / "house.db").exists():
            database.write_bytes(_empty_database())
        house = House(folder, pace)
        await house.storage.open()
        try:
            return await scene(house)
        finally:
            await house.tables.stop()
            await house.storage.close()

    with pytest.MonkeyPatch.context() as limits:
        for limit in (
            "database.SECONDS",
            "database.SECONDS_TO_OPEN",
            "writer.SECONDS",
            "writer.SECONDS_TO_CLOSE",
        ):
            limits.setattr(f"sandtable.live.{limit}", PATIENCE)
        return asyncio.run(run())


async def sand_runs(house: House, who: str = "pp", **more: Any) -> tuple[Table, list[Guest]]:
    """A match of Pendulum, in which the timers run."""
    table, guests = await round_begins(house, who, **more)
    while table.pause is not None:
        await house.clock.advance(1000, table)
    return table, guests


async def round_begins(house: House, who: str = "pp", **more: Any) -> tuple[Table, list[Guest]]:
    """A match of Pendulum, at the flip that begins the first round."""
    table = await house.table("pendulum", who, **more)
    guests = [await house.guest(table, seat) for seat, kind in enumerate(who) if kind == "p"]
    for _ in range(400):
        for guest in guests:
            await guest.read()
            listed = [each for each in guest.view["moves"] if each["type"] in ("Place", "Ready")]
            if listed and table.change is None:
                await guest.command(listed[0])
            if table.change is not None:
                return table, guests
        await house.clock.advance(1000, table)
    raise AssertionError("the sand does not run")


def played(game: str, entries: int) -> Match:
    match, rng, at = new_match(game, 2, 4), Random(4), 0
    bot = bot_named(match.game, "greedy")
    while match.to_act and len(match) < entries:
        for seat in match.game.to_act(match.position, at):
            thought = bot.think(match.for_bot(seat, rng), seat, at, rng)
            if thought.move is not None and thought.move in match.moves(seat, at):
                match.play(seat, thought.move, at)
        at = max(at + 100, match.next_change(at) or 0)
    return match
