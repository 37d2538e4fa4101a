"""Reviews of finished matches: where a seat could have done better."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from time import monotonic

from ..bots.hints import adviser_of
from ..study.review import Misstep, dearest, decisions, doubtful, looks_twice
from .errors import Denied
from .services import Services
from .table import Table

log = logging.getLogger(__name__)

KEPT = 200
"""How many finished reviews are kept."""
AT_ONCE = 8
"""How many reviews may be under way."""
GIVEN_UP = 20
"""A review that nobody asks for during this many seconds is given up."""


class Reviewing:
    def __init__(self, of: int) -> None:
        self.of = of
        """How many choices are to be looked at."""
        self.done = 0
        self.moments: list[Misstep] | None = None
        """The choices that cost most, worst first; None until all have been looked at."""
        self.asked = 0.0
        """When somebody asked for it last."""
        self.failed = False
        """A failure is reported once; asking again starts over."""


class Reviews:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, table: Table, seat: int) -> Reviewing:
        """The review of a seat; the first request starts it."""
        match = table.match
        if table.status not in ("finished", "closed"):
            raise Denied("not-finished")
        if match is None or adviser_of(match.game) is None:
            raise Denied("no-review")
        if not 0 <= seat < match.seats:
            raise Denied("no-such-seat", seat=seat)
        key = (table.id, seat)
        if key not in self._kept:
            if len(self._tasks) >= AT_ONCE:
                raise Denied("busy")
            entries = [entry for entry, _ in decisions(match, seat)]
            self._kept[key] = Reviewing(len(entries))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            task = asyncio.create_task(self._look(key, self._kept[key], table, entries))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._kept[key].asked = monotonic()
        if self._kept[key].failed:
            del self._kept[key]
            raise Denied("review-failed")
        return self._kept[key]

    async def _look(self, key: tuple[str, int], review: Reviewing, table: Table, entries: list[int]) -> None:
        assert table.match is not None
        try:
            record = await table.record()
            found = await self._look_at(key, review, record, entries, quick=True)
            if found is not None and looks_twice(table.match.game):
                again = [each.entry for each in doubtful(found)]
                found = await self._look_at(key, review, record, again, quick=False)
        except Exception:
            log.exception("table %s could not be reviewed", table.id)
            review.failed = True
        else:
            if found is None:
                self._kept.pop(key, None)
            else:
                review.moments = dearest(found)

    async def _look_at(
        self, key: tuple[str, int], review: Reviewing, record: bytes, entries: list[int], *, quick: bool
    ) -> list[Misstep | None] | None:
        """None if nobody waits for it any more."""
        found: list[Misstep | None] = []
        for entry in entries:
            if monotonic() - review.asked > GIVEN_UP:
                return None
            found.append(await self._services.reviewing.look_back(record, entry, key[1], quick))
            review.done += quick
        return found

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
