"""What the host of the site does: each act is a row, which waits until a server has carried it out.

`sandtable admin` writes the rows, perhaps while no server runs; they stay as a log.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, Literal, get_args

from sqlalchemy import select

from . import presence, rows, schema
from .directory import Directory
from .errors import Denied
from .persons import Person

log = logging.getLogger(__name__)

SECONDS_BETWEEN_LOOKS = 1
Act = Literal["close-table", "delete-table", "delete-person", "ban", "unban"]
ACTS: tuple[Act, ...] = get_args(Act)
DONE = "done"


class Acts:
    def __init__(self, tables: Directory) -> None:
        self._tables = tables
        self._services = tables.services

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except Denied:
                log.warning("what the host asked for waits: the database does not answer")
            except Exception:
                log.exception("something that the host asked for broke")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def look(self) -> None:
        """Carry out all that waits, the oldest first."""
        storage = self._services.storage
        waiting = select(schema.acts).where(schema.acts.c.done.is_(None)).order_by(schema.acts.c.made)
        for row in await storage.rows(waiting) if self._services.runs_errands else ():
            try:
                await self._carry_out(row.act, row.subject)
                outcome = DONE
            except Denied as denied:
                outcome = denied.code
            except Exception:
                log.exception("an act of the host broke")
                outcome = "server-broke"
            log.info("host: %s %s (%s): %s", row.act, row.subject, row.reason, outcome)
            await self._look_at_bans()
            await storage.write(rows.act_done(row.id, self._services.clock.wall(), outcome))
        await self._look_at_bans()

    async def _look_at_bans(self) -> None:
        if await self._services.bans.load():
            for table in self._tables.going():
                await table.ask(partial(presence.turn_away, table))

    async def _carry_out(self, act: Act, subject: str) -> None:
        match act:
            case "close-table":
                await self._tables.close_table(subject)
            case "delete-table":
                await self._tables.delete_table(subject)
            case "delete-person":
                await self._tables.delete_person(await self._person(subject))
            case "ban":
                await self._services.bans.add(subject, self._services.clock.wall())
            case "unban":
                await self._services.bans.remove(subject)

    async def _person(self, token: str) -> Person:
        row: Any = await self._services.storage.person(token)
        if row is None:
            raise Denied("no-such-person")
        return Person(row.token, row.name)
