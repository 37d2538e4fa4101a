"""Chat lines that somebody reports to the host of the site."""

from __future__ import annotations

from sqlalchemy import select

from . import rows, schema
from .errors import Denied
from .persons import Person
from .secret import new_id
from .table import Table


async def report(table: Table, number: int, reporter: Person) -> None:
    """Keep a line for the host, once for each person who reports it."""
    line = next((each for each in table.chat.without(set()) if each.number == number), None)
    if line is None:
        raise Denied("no-such-line")
    if line.token == reporter.token:
        raise Denied("own-line")
    storage, reports = table.services.storage, schema.reports.c
    known = select(reports.id).where(
        reports.table_id == table.id, reports.number == number, reports.reporter == reporter.token
    )
    if not await storage.rows(known):
        now = table.clock.wall()
        await storage.write(rows.new_report(new_id(), table.id, line, reporter.token, now))
