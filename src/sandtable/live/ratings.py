"""Ratings of people: after a rated match, those who played it are rated anew against each other.

A rating is a mean with a deviation, wide at first. Bots do not count. Who made a move and left before the
end comes in last.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from ..core import wire
from ..core.errors import BadInput
from ..core.game import Tempo
from ..core.registry import game_named
from . import rows
from .errors import Denied
from .storage import Storage

log = logging.getLogger(__name__)

_MODEL = PlackettLuce()
MIDDLE = 1500
"""What is shown for a new person."""
POINTS = 40
"""Points that are shown for a step of the mean."""
SURE = 6.5
"""A deviation above this is shown as uncertain: during about the first ten matches."""


class Rating(NamedTuple):
    mean: float
    deviation: float

    @property
    def points(self) -> int:
        return round(MIDDLE + POINTS * (self.mean - _MODEL.mu))

    @property
    def spread(self) -> int:
        """How many points the true rating is away at most, nineteen times out of twenty."""
        return round(2 * POINTS * self.deviation)

    @property
    def uncertain(self) -> bool:
        return self.deviation > SURE


def rated(places: list[tuple[Rating | None, int]]) -> list[Rating]:
    """The ratings after a match, from those before it (None: the first match) and the places."""
    teams = [
        [_MODEL.rating(mu=before.mean, sigma=before.deviation) if before else _MODEL.rating()]
        for before, _ in places
    ]
    after = _MODEL.rate(teams, ranks=[float(place) for _, place in places])
    return [Rating(float(each.mu), float(each.sigma)) for [each] in after]


def tempo_of(game: str, options: dict[str, Any]) -> Tempo | None:
    found = game_named(game)
    return found.tempo(wire.convert(options, found.options_type, "options"))


def ladder_of(game: str, options: dict[str, Any]) -> str:
    """Matches are rated apart by game and, where time may run, by whether it does."""
    tempo = tempo_of(game, options)
    return game if tempo is None else f"{game}-{tempo}"


class Ratings:
    def __init__(self, storage: Storage, here: Callable[[], bool]) -> None:
        self._storage = storage
        self._here = here
        """Whether matches are counted by this process."""
        self._settling: asyncio.Task[None] | None = None
        self._again = False

    def settle_soon(self) -> None:
        """Count the rated matches that have ended, one after the other."""
        if not self._here():
            return
        if self._settling is None or self._settling.done():
            self._settling = asyncio.create_task(self._settle())
        else:
            self._again = True

    async def close(self) -> None:
        """Wait for what is being counted; the rest is counted when the server starts again."""
        if self._settling is not None:
            await self._settling

    async def _settle(self) -> None:
        with contextlib.suppress(Denied):  # A database in trouble: another time.
            while True:
                self._again = False
                for table in await self._storage.unsettled():
                    await self._count(table)
                if not self._again:
                    return

    async def _count(self, table: Any) -> None:
        settled = rows.change_table(table.id, settled=True)
        try:
            ladder = ladder_of(table.game, msgspec.json.decode(table.options))
        except BadInput as error:  # A game that is gone, or has other options now.
            log.warning("the match of table %s cannot be rated: %s", table.id, error)
            await self._storage.write(settled)
            return
        finished = await self._storage.results_of_tables([table.id])
        places = {row.token: row.place for row in finished if row.token}
        for mover in await self._storage.movers(table.id):
            places.setdefault(mover.token, len(finished) + 1)
        before: dict[str, Rating] = {}
        for row in await self._storage.ratings_of(list(places)):
            if row.ladder == ladder:
                before[row.token] = Rating(row.mean, row.deviation)
        writes = [settled]
        if len(places) > 1:
            after = rated([(before.get(token), place) for token, place in places.items()])
            writes += [
                rows.new_rating(table.id, token, ladder, *rating, table.ended)
                for token, rating in zip(places, after, strict=True)
            ]
        await self._storage.write(*writes)
