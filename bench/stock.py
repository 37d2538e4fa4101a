"""Tables with matches on them, put into a database before a server starts."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, NamedTuple

from sandtable.core import wire
from sandtable.core.match import Match, new_match
from sandtable.live import commands, seating
from sandtable.live.directory import Directory
from sandtable.live.seat import Seat
from sandtable.live.secret import hashed, new_secret
from sandtable.live.services import Services
from sandtable.live.storage import Storage
from sandtable.live.table import Table


class Room(NamedTuple):
    table: str
    secrets: list[str]
    """By seat."""
    seat: int
    """Whose turn it is, or was."""
    move: Any
    """With which that seat would go on, if one was asked for."""


class Stock:
    def __init__(self, database: str) -> None:
        self._storage = Storage(database)
        self._tables = Directory(Services(self._storage))
        self._rng = Random(1)

    async def __aenter__(self) -> Stock:
        await self._storage.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._tables.stop()
        await self._storage.close()

    async def room(self, game: str, seats: int, entries: int | None, *, finish: bool = False) -> Room:
        """A table of people with a match of so many entries; None: all but the last, which `finish` makes."""
        seed = self._rng.randbytes(32)
        match = self._played(new_match(game, seats, seed), entries)
        last = None if entries is not None else match.entries[-1]
        kept = match.entries if last is None else match.entries[:-1]
        secrets = [new_secret() for _ in range(seats)]
        host, _ = await self._tables.persons.new("Bench")
        people = [Seat(number, "person", f"P{number}") for number in range(seats)]
        for seat, secret in zip(people, secrets, strict=True):
            seat.secret = hashed(secret)
        table = await self._tables.make(host, game, people, {}, public=True, hints=True, seed=seed)
        await table.ask(partial(seating.start, table, [(at, seat, move) for at, seat, move in kept]))
        if last is not None and finish:
            await table.ask(partial(commands.play, table, last[1], last[2], None))
        return Room(table.id, secrets, *_next(table, match, last))

    def _played(self, match: Match, entries: int | None) -> Match:
        """Played at random, about half a second a move where time counts."""
        at = 0
        while match.result is None and (entries is None or len(match) < entries):
            seat = self._rng.choice(match.to_act) if match.to_act else 0
            moves = match.moves(seat, at)
            if not moves:
                change = match.next_change(at)
                at = at + 500 if change is None else change
                continue
            match.play(seat, self._rng.choice(moves), at)
            at += 500 if match.next_change(at) is not None else 0
        return match


def _next(table: Table, match: Match, last: Any) -> tuple[int, Any]:
    if last is not None:
        return last[1], wire.plain(last[2])
    acting = match.to_act
    return (acting[0] if acting else 0), None
