"""Two servers whose hidden state differs say the same, to the byte, to a seat that cannot know.

A match is played for a while. Its database is copied, and on the second server all that one seat cannot know
is dealt anew. Both get the same messages from all seats, but others plan different premoves. The servers may
differ once something hidden is shown or a plan is carried out.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec

from sandtable.core.chance import Chance
from sandtable.core.match import Match
from sandtable.live import messages
from sandtable.live.table import Table
from tests.live.house import Guest, House

from .figures import keep

GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("nations", "p", {}),
    ("nations", "pp", {}),
    ("nations", "pbp", {}),
    ("nations", "pppp", {}),
    ("pendulum", "p", {"automa": "C", "foreshadowing": True}),
    ("pendulum", "pp", {"untimed": [1, 2, 3, 4]}),
    ("pendulum", "pbp", {"sides": "any"}),
    ("pendulum", "ppppp", {"sides": "advanced"}),
]
LONGEST = {"nations": 20, "pendulum": 40}
"""So many moves of each person before the servers part: few matches are over by then."""
PLANNING = 0.25
"""How often somebody plans, while anybody may."""
Hide = Callable[[Match, int, Random], None]


@dataclass
class Compared:
    matches: int = 0
    messages: Counter[str] = field(default_factory=Counter)
    """What the seat and a spectator got, by type."""
    bytes: int = 0
    plans: int = 0
    """How often another seat planned something else on the second server."""
    differences: list[str] = field(default_factory=list)


def otherwise(match: Match, seat: int, rng: Random) -> None:
    """Deal all anew that the seat cannot know."""
    match.game.deal_anew(match.position, seat, Chance(rng.randbytes(32)))


class Side:
    """One of the two servers, and everybody at the table."""

    def __init__(self, house: House, table: Table, guests: list[Guest | None], watching: Guest) -> None:
        self.house = house
        self.table = table
        self.guests = guests
        self.watching = watching

    @classmethod
    async def open(cls, folder: Path, table_id: str, change: Callable[[Match], None] | None) -> Side:
        house = House(folder, pace=0)
        await house.storage.open()
        table = await house.tables.find(table_id)
        table.stream = "the same"
        assert table.match is not None
        if change is not None:
            change(table.match)
        guests = [
            await house.guest(table, seat.number) if seat.kind != "bot" else None for seat in table.seats
        ]
        return cls(house, table, guests, await house.guest(table, None))

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    async def say(self, seat: int, message: messages.AnyFromClient) -> None:
        guest = self.guests[seat]
        assert guest is not None
        await guest.say(message)
        await self._read()

    async def advance(self, milliseconds: int) -> None:
        await self.house.clock.advance(milliseconds, self.table)
        await self._read()

    async def _read(self) -> None:
        for guest in (*self.guests, self.watching):
            if guest is not None:
                await guest.read()

    def plans(self, seat: int) -> list[Any]:
        """What the seat may plan, and nothing."""
        guest = self.guests[seat]
        assert guest is not None
        return [*(guest.plans[-1]["offered"] if guest.plans else []), None]

    def heard(self, seat: int) -> list[list[bytes]]:
        """What came to the seat and to a spectator since the last time."""
        found = []
        for guest in (self.guests[seat], self.watching):
            assert guest is not None
            found.append(guest.heard[:])
            guest.heard.clear()
        return found

    async def close(self) -> None:
        await self.house.tables.stop()
        await self.house.storage.close()


async def _play(folder: Path, game: str, who: str, options: dict[str, Any], rng: Random) -> str:
    """Some of a match by chance, and then all that there is of it on disk."""
    house = House(folder, pace=0)
    await house.storage.open()
    table = await house.table(game, who, options=options, public=True, hints=True)
    people = [seat for seat, kind in enumerate(who) if kind == "p"]
    guests = {seat: await house.guest(table, seat) for seat in people}
    for _ in range(rng.randrange(LONGEST[game] * len(people))):
        await house.clock.advance(rng.randrange(3000), table)
        for guest in guests.values():
            await guest.read()
        able = [seat for seat in people if guests[seat].view["moves"]]
        if table.status != "playing" or not able:
            continue
        seat = rng.choice(able)
        await guests[seat].command(rng.choice(guests[seat].view["moves"]))
    await house.tables.stop()
    await house.storage.close()
    return table.id


async def compare(folder: Path, number: int, steps: int, compared: Compared, hide: Hide = otherwise) -> None:
    game, who, options = GAMES[number % len(GAMES)]
    rng = Random(f"taint {number}")
    (folder / "one").mkdir()
    with mock.patch.object(secrets, "token_bytes", rng.randbytes):
        table_id = await _play(folder / "one", game, who, options, rng)
    (folder / "two").mkdir()
    files = [contextlib.closing(sqlite3.connect(folder / side / "house.db")) for side in ("one", "two")]
    with files[0] as one, files[1] as two:
        one.backup(two)
    seat = rng.choice([seat for seat, kind in enumerate(who) if kind == "p"])
    first = await Side.open(folder / "one", table_id, None)
    second = await Side.open(folder / "two", table_id, lambda match: hide(match, seat, rng))
    compared.matches += 1
    plans, shown = 0, False
    try:
        for step in range(steps):
            if not _same(first, second, seat, compared, f"{game} {number}, step {step}", shown):
                return
            if first.match.result is not None:
                return
            done = len(first.match)
            plans += await _step(first, second, seat, rng, step)
            carried_out = plans > 0 and first.match.entries[done:] != second.match.entries[done:]
            shown = carried_out or _revealed(first.match, done) or _revealed(second.match, done)
    finally:
        compared.plans += plans
        await first.close()
        await second.close()


def _revealed(match: Match, done: int) -> bool:
    """Whether an entry after the first `done` showed something random or hidden."""
    return any(match.seek(length)._revealing for length in range(done + 1, len(match) + 1))


def _same(first: Side, second: Side, seat: int, compared: Compared, where: str, shown: bool) -> bool:
    """Whether both said the same, which they must unless something random or hidden was `shown`."""
    one, two = first.heard(seat), second.heard(seat)
    if one != two:
        if shown:
            return False
        compared.differences.append(f"{where}: {one!r} is not {two!r}")
        return False
    for texts in one:
        compared.bytes += sum(map(len, texts))
        compared.messages.update(msgspec.json.decode(each)["type"] for each in texts)
    return True


async def _step(first: Side, second: Side, seat: int, rng: Random, step: int) -> bool:
    """The same to both: mostly moves of anybody, else what the seat may ask for, and time. Whether another
    seat planned something else on the second server."""
    if step == 0:
        for number, guest in enumerate(first.guests):
            if guest is not None:
                for side in (first, second):
                    await side.say(number, messages.Resume())
        for side in (first, second):
            await side.advance(10_000)
        return False
    acting, message, other = _messages(first, second, seat, rng, step)
    wait = rng.randrange(2000)
    for side, said in ((first, message), (second, other)):
        await side.say(acting, said)
        await side.advance(wait)
    return message != other


def _messages(
    first: Side, second: Side, seat: int, rng: Random, step: int
) -> tuple[int, messages.AnyFromClient, messages.AnyFromClient]:
    """Who says something, and what to each server."""
    name = f"s{step}"
    able = [
        number
        for number, guest in enumerate(first.guests)
        if guest is not None and len(first.plans(number)) + len(second.plans(number)) > 2
    ]
    if able and rng.random() < PLANNING:
        planner = rng.choice(able)
        premove, other = rng.choice(first.plans(planner)), rng.choice(second.plans(planner))
        return (
            planner,
            messages.SetPremove(name, premove),
            messages.SetPremove(name, premove if planner == seat else other),
        )
    acting, message = _message(first, second, seat, rng, step)
    return acting, message, message


def _message(
    first: Side, second: Side, seat: int, rng: Random, step: int
) -> tuple[int, messages.AnyFromClient]:
    own = first.guests[seat]
    assert own is not None
    chance, name = rng.random(), f"s{step}"
    listed = own.view["moves"]
    if chance < 0.05:
        return seat, messages.Hint(name)
    if chance < 0.2 and listed:
        return seat, messages.Ask(name, [rng.choice(listed)])
    if chance < 0.3 and listed:
        return seat, messages.Try(name, [[move] for move in rng.sample(listed, min(8, len(listed)))])
    if chance < 0.35:
        return seat, messages.Chat(name, "hello")
    both = [
        (number, move)
        for number, (one, two) in enumerate(zip(first.guests, second.guests, strict=True))
        if one is not None and two is not None
        for move in one.view["moves"]
        if move in two.view["moves"]
    ]
    if not both:
        return seat, messages.Ping(step)
    acting, move = rng.choice(both)
    return acting, messages.Command(name, move)


def run(wanted: int, steps: int = 60) -> None:
    compared = Compared()
    began = time.monotonic()
    for number in range(wanted):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(compare(Path(folder), number, steps, compared))
        if (number + 1) % 20 == 0 or number + 1 == wanted:
            spent = time.monotonic() - began
            told = f"{compared.messages.total():,} messages, {len(compared.differences)} differ"
            print(f"{number + 1} of {wanted} pairs of servers, {told}, {spent:.0f} s", flush=True)
    keep(
        "taint",
        {
            "pairs": compared.matches,
            "messages": compared.messages,
            "bytes": compared.bytes,
            "plans": compared.plans,
            "wrong": compared.differences,
        },
    )
    for difference in compared.differences:
        print(difference[:2000])
