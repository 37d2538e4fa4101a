"""Golden games of Pendulum that go on at a real table, from the first moment of the kind that a test needs.

Nobody but the players of the test sits at the table, so nothing happens there but what they do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import BrowserContext

from sandtable import Match, load_record
from sandtable.core import wire
from sandtable.core.game import Event
from sandtable.core.record import Record
from sandtable.live.secret import hashed, new_id, new_invite, new_secret
from sandtable.live.tableview import Absence
from sandtable.web.caller import SEAT_COOKIE
from tests.client.pendulum_player import PendulumPlayer
from tests.client.server import Server
from tests.golden.ends import FOLDER

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
LONG_NAMES = ("Annegret", "Wilhelmine", "Hans-Georg", "Friedrich", "Bernadette")


class Moment(NamedTuple):
    match: Match
    events: list[Event]
    """What its last entry brought."""

    def before(self) -> Record:
        """Without that entry."""
        whole = self.match.record
        return msgspec.structs.replace(whole, entries=whole.entries[:-1])


def first(wanted: Callable[[Match, list[Event]], bool]) -> Moment:
    """In the golden games of several players."""
    for path in sorted(FOLDER.glob("pendulum-*.json")):
        whole = load_record(path)
        match = whole.seek(0)
        for at, seat, move in whole.entries if whole.seats > 1 else ():
            events = match.play(seat, move, at)
            if wanted(match, events):
                return Moment(match, events)
    raise AssertionError("no golden game has such a moment")


def sit_down(server: Server, record: Record, players: dict[int, PendulumPlayer], **options: Any) -> None:
    """Give each of these a seat at a new table where the record goes on; the other seats stay empty."""
    contexts = {seat: player.page.context for seat, player in players.items()}
    table = lay_out(server, record, contexts, **options)
    for player in players.values():
        player.page.goto(f"/t/{table}")


def lay_out(
    server: Server,
    record: Record,
    contexts: dict[int, BrowserContext],
    address: str | None = None,
    names: Sequence[str] = NAMES,
    hints: bool = False,
    **options: Any,
) -> str:
    """Make a table where the record goes on, or is over, with seats for these; return its id.

    `address` is where their browsers find the server, if not at its own.
    """
    table = new_id()
    database = sqlite3.connect(server.database, timeout=30)
    with database:
        _insert(
            database,
            "tables",
            id=table,
            game=record.game,
            rules_version=record.rules_version,
            data_version=record.data_version,
            options=wire.encode({**record.options, **options}).decode(),
            seed=record.seed,
            invite=new_invite(),
            public=False,
            hints=hints,
            host="",
            status="playing" if load_record(record).result is None else "finished",
            absence=wire.encode(Absence(do="wait")).decode(),
            clock=0,
            imported=False,
            made=0,
        )
        for seat in range(record.seats):
            secret = new_secret()
            row = {"kind": "person", "name": names[seat], "token": new_id(), "secret": hashed(secret)}
            _insert(database, "seats", table_id=table, seat=seat, muted="[]", **row)
            if seat in contexts:
                path = f"{address or server.address}/api/tables/{table}"
                contexts[seat].add_cookies([{"name": SEAT_COOKIE, "value": secret, "url": path}])
        for number, entry in enumerate(record.entries):
            move = wire.encode(entry.move).decode()
            _insert(
                database,
                "entries",
                table_id=table,
                number=number,
                seat=entry.seat,
                at=entry.at,
                move=move,
                undoes=0,
                made=0,
            )
    database.close()
    return table


def go_on(*players: PendulumPlayer) -> None:
    """Where sand runs, a table that was put away waits for those who are there."""
    ready = [player.page.get_by_role("button", name="I'm ready") for player in players]
    # All of them have to be there first: it goes on without the others.
    for each in ready:
        each.wait_for()
    for each in ready:
        each.click()
    for player in players:
        player.page.get_by_role("heading", name="server was restarted").wait_for(state="hidden")


def quiet(console: list[str]) -> None:
    """Nobody at a table that was laid out has statistics."""
    console[:] = [said for said in console if "404" not in said]


def _insert(database: sqlite3.Connection, table: str, **row: Any) -> None:
    names, places = ", ".join(row), ", ".join("?" * len(row))
    database.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", list(row.values()))
