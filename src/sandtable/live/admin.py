"""What `sandtable admin` reads from the database of a site, running or not, and asks the server to do."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Select, func, or_, select

from ..core.errors import Flawed
from . import rows, schema
from .acts import Act
from .bans import Bans
from .errors import Denied, StorageError
from .migrate import check_current
from .secret import new_id
from .storage import Storage
from .writer import TROUBLE, why_unusable

SECONDS = 15
"""How long to wait for the server."""
MOST = 200
DAY = 24 * 3_600_000

Found = list[dict[str, Any]]


@contextlib.asynccontextmanager
async def site(database: str) -> AsyncIterator[Admin]:
    if "://" not in database and not Path(database).expanduser().exists():
        raise StorageError("file-unusable", path=database, reason=Flawed("system-not-there"))
    storage = Storage(database)
    try:
        async with storage.engine.connect() as connection:
            await connection.run_sync(check_current)
        storage.writer.start()
        yield Admin(storage)
    except StorageError:
        raise
    except TROUBLE as error:
        raise StorageError("database-unusable", reason=why_unusable(error)) from None
    finally:
        await storage.close()


class Admin:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def tables(self, wanted: str = "") -> Found:
        """The newest tables; `wanted`: an id, a part of a name, or somebody who sits there."""
        tables, seats, persons = schema.tables.c, schema.seats, schema.persons
        query = select(
            tables.id,
            tables.name,
            tables.game,
            tables.status,
            tables.public,
            tables.made,
            tables.ended,
            persons.c.name.label("host"),
        ).outerjoin(persons, persons.c.token == tables.host)
        if wanted:
            there = select(seats.c.table_id).where(_like(seats.c.name, wanted) | (seats.c.token == wanted))
            query = query.where(
                or_(
                    tables.id == wanted,
                    _like(tables.name, wanted),
                    tables.host == wanted,
                    tables.id.in_(there),
                )
            )
        found = await self._found(query.order_by(tables.made.desc()).limit(MOST))
        for each in found:
            each["people"] = []
        by_id = {each["id"]: each for each in found}
        for seat in await self._storage.seats_of(list(by_id)):
            if seat.kind == "person":
                by_id[seat.table_id]["people"].append(seat.name)
        return found

    async def persons(self, wanted: str = "") -> Found:
        """The newest people; `wanted`: a token or a part of a name."""
        persons, devices, seats = schema.persons, schema.devices.c, schema.seats.c
        seen = select(func.max(devices.seen)).where(devices.token == persons.c.token)
        sat = select(func.count()).where(seats.token == persons.c.token)
        query = select(
            persons.c.token,
            persons.c.name,
            persons.c.made,
            seen.scalar_subquery().label("seen"),
            sat.scalar_subquery().label("tables"),
        )
        if wanted:
            query = query.where(or_(persons.c.token == wanted, _like(persons.c.name, wanted)))
        found = await self._found(query.order_by(persons.c.made.desc()).limit(MOST))
        bans = Bans(self._storage)
        await bans.load()
        for each in found:
            each["banned"] = bans.person(each["token"])
        return found

    async def bans(self) -> Found:
        """Banned persons and addresses; `name` of a person."""
        bans, persons = schema.bans.c, schema.persons
        query = select(bans.subject, persons.c.name, bans.made)
        query = query.outerjoin(persons, persons.c.token == bans.subject)
        return await self._found(query.order_by(bans.made.desc()))

    async def reports(self) -> Found:
        """Reported chat lines that are not settled, the oldest first."""
        reports = schema.reports.c
        query = select(
            reports.id,
            reports.made,
            reports.table_id.label("table"),
            reports.name,
            reports.token,
            reports.reporter,
            reports.text,
        )
        return await self._found(query.where(reports.settled.is_(None)).order_by(reports.made).limit(MOST))

    async def settle(self, report: str) -> None:
        """Take a report from the list."""
        known = await self._storage.rows(select(schema.reports.c.id).where(schema.reports.c.id == report))
        if not known:
            raise Denied("no-such-report")
        now = _now()
        await self._storage.write(
            rows.change_report(report, settled=now, due=None),
            rows.new_act(act := new_id(), "settle", report, "", now),
            rows.act_done(act, now, "done"),
        )

    async def log(self) -> Found:
        """What the host did, the latest first."""
        acts = schema.acts.c
        query = select(acts.made, acts.act, acts.subject, acts.reason, acts.outcome)
        return await self._found(query.order_by(acts.made.desc()).limit(MOST))

    async def statistics(self) -> dict[str, int]:
        """Counts of what there is."""
        now = _now()
        tables, devices = schema.tables.c, schema.devices.c
        figures = {"persons": await self._count(select(func.count()).select_from(schema.persons))}
        for days in (1, 7, 30):
            seen = select(func.count(devices.token.distinct())).where(devices.seen > now - days * DAY)
            figures[f"persons-seen-{days}"] = await self._count(seen)
        for status in ("open", "playing", "finished", "closed"):
            figures[f"tables-{status}"] = await self._count(
                select(func.count()).where(tables.status == status)
            )
        for days in (1, 7, 30):
            over = select(func.count()).where(tables.status == "finished", tables.ended > now - days * DAY)
            figures[f"finished-{days}"] = await self._count(over)
        for name, each in (
            ("moves", schema.entries),
            ("chat", schema.chat),
            ("clubs", schema.clubs),
            ("bans", schema.bans),
        ):
            figures[name] = await self._count(select(func.count()).select_from(each))
        waiting = select(func.count()).where(schema.reports.c.settled.is_(None))
        figures["reports"] = await self._count(waiting)
        return figures

    async def act(self, act: Act, subject: str, reason: str = "") -> str | None:
        """Ask the server for something; returns the outcome, or None if no server has done it yet."""
        act_id = new_id()
        await self._storage.write(rows.new_act(act_id, act, subject, reason, _now()))
        outcome = select(schema.acts.c.outcome).where(schema.acts.c.id == act_id)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            (row,) = await self._storage.rows(outcome)
            if row.outcome is not None:
                return str(row.outcome)
            await asyncio.sleep(0.2)
        return None

    async def _found(self, query: Select[Any]) -> Found:
        return [row._asdict() for row in await self._storage.rows(query)]

    async def _count(self, query: Select[Any]) -> int:
        return int((await self._storage.rows(query))[0][0])


def _like(column: ColumnElement[str], wanted: str) -> ColumnElement[bool]:
    return column.icontains(wanted, autoescape=True)


def _now() -> int:
    return time.time_ns() // 1_000_000
