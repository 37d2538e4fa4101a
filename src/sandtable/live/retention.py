"""How long a site keeps what nobody needs any more."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy import func, or_, select

from . import rows, schema
from .directory import Directory
from .errors import Denied
from .persons import Person

log = logging.getLogger(__name__)

DAY = 24 * 3_600_000
SECONDS_BETWEEN_LOOKS = 3600
AT_ONCE = 100


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """Days; 0: for ever."""

    finished: int = 0
    """Matches that are over: the record goes, the scores stay in the profiles."""
    chat: int = 0
    """The chat of tables that are over."""
    guests: int = 0
    """People who were not here for so long, have no passkey and sit at no unfinished table."""


class Keeper:
    """Deletes what has been kept long enough."""

    def __init__(self, tables: Directory, retention: Retention) -> None:
        self._tables = tables
        self._services = tables.services
        self._retention = retention

    async def run(self) -> None:
        while True:
            try:
                if self._services.runs_errands:
                    await self.look()
            except Denied:
                log.warning("nothing old is deleted: the database does not answer")
            except Exception:
                log.exception("deleting what is old broke")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def look(self) -> None:
        now = self._services.clock.wall()
        if self._retention.chat:
            await self._services.storage.write(rows.delete_chat(now - self._retention.chat * DAY))
        if self._retention.finished:
            await self._forget_matches(now - self._retention.finished * DAY)
        if self._retention.guests:
            await self._forget_guests(now - self._retention.guests * DAY)

    async def _forget_matches(self, before: int) -> None:
        tables = schema.tables.c
        over = select(tables.id).where(
            tables.status.in_(("finished", "closed")),
            tables.ended < before,
            or_(tables.rated.is_(False), tables.settled, tables.status == "closed"),
        )
        while found := await self._services.storage.rows(over.limit(AT_ONCE)):
            for row in found:
                await self._tables.delete_table(row.id, keep_scores=True)
            log.info("deleted %d matches that were over for %d days", len(found), self._retention.finished)

    async def _forget_guests(self, before: int) -> None:
        persons, devices = schema.persons.c, schema.devices.c
        seen = select(func.max(devices.seen)).where(devices.token == persons.token).scalar_subquery()
        playing = select(schema.seats.c.token).join(
            schema.tables, schema.tables.c.id == schema.seats.c.table_id
        )
        playing = playing.where(
            schema.tables.c.status.in_(("open", "playing")), schema.seats.c.token.is_not(None)
        )
        gone = select(schema.persons).where(
            func.coalesce(seen, persons.made) < before,
            persons.made < before,
            persons.token.not_in(select(schema.passkeys.c.token)),
            persons.token.not_in(playing),
        )
        while found := await self._services.storage.rows(gone.limit(AT_ONCE)):
            for row in found:
                await self._tables.delete_person(Person(row.token, row.name))
            log.info("deleted %d guests not seen for %d days", len(found), self._retention.guests)
