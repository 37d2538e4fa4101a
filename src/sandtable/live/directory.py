"""All tables of a server: creating and finding them, loading them when needed, unloading idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from ..bots.hints import adviser_of
from ..core import wire
from ..core.allowance import Allowance
from ..core.errors import BadInput
from ..core.match import new_match
from ..core.registry import GAMES, names
from ..core.text import FALLBACK
from . import alarms, calendar, deadlines, naming, premoves, presence, rows, seating, talking, words
from .errors import Denied
from .loading import load
from .persons import Person, Persons
from .reviews import Reviews
from .seat import Seat, check_bot
from .secret import is_id, new_id, new_invite
from .services import Services
from .site import Elsewhere
from .table import Table
from .tableview import Absence

log = logging.getLogger(__name__)

IDLE = 10 * 60_000
"""Milliseconds after which a table without clients is unloaded."""
IDLE_AT_END = 60_000
"""The same where the match is over."""
ALIVE = "alive"
"""Under this name the server keeps when it was last there, in milliseconds since 1970."""
SURELY_DOWN = 2 * 60_000
"""Milliseconds without a sign after which no process of the site was there."""
SECONDS_TO_STOP = 3
"""How long a stopping server waits for pending writes."""


class Directory:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.persons = Persons(services)
        self.loaded: dict[str, Table] = {}
        self.reviews = Reviews(services)
        self.loading: dict[str, asyncio.Task[Table]] = {}
        """Tables being loaded; whoever asks meanwhile waits for the same task."""
        self._stopping = False
        if services.site is not None:
            services.site.on_lapse = self._lose_all
            for kind, handler in (
                ("is-there", self.is_there),
                ("hush", self._hush),
                ("stand-up", self._stand_up),
                ("signed-out", self._signed_out),
                ("reload", self._reload),
                ("settle", self._settle),
                ("close", self.close_table),
                ("put-away", self._put_away),
            ):
                services.site.post.on(kind, handler)

    async def find(self, table_id: str) -> Table:
        """The table by its id, or `Denied`."""
        if not is_id(table_id):
            raise Denied("no-such-table")
        table = self.loaded.get(table_id)
        if table is not None and not table.ended:
            table.idle_since = self.services.clock.now()
            return table
        if self._stopping:
            raise Denied("stopping")
        loading = self.loading.get(table_id)
        if loading is None:
            loading = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self.loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        storage, site = self.services.storage, self.services.site
        await storage.start_anew(table_id)
        present: tuple[int, ...] = ()
        if site is not None:
            present = await site.take(table_id, partial(storage.is_table, table_id))
        await storage.take(table_id)
        stored = await self.services.storage.table(table_id)
        if stored is None:
            raise Denied("no-such-table")
        try:
            loaded = await load(stored, self.services.working)
            table = Table(stored, loaded, self.services, alarms.ring, premoves.follow)
        except Exception:
            log.exception("what is stored of table %s cannot be read", table_id)
            raise Denied("table-damaged") from None
        if table.pause is not None:
            table.pause = replace(table.pause, ready=present)
        self.loaded[table_id] = table
        if table.allowance is not None:
            table.post(partial(deadlines.wake, table))
        return table

    async def make(
        self,
        host: Person,
        game: str,
        seats: list[Seat],
        options: dict[str, Any],
        *,
        name: str | None = None,
        public: bool = False,
        hints: bool | None = None,
        absence: Absence | None = None,
        allowance: Allowance | None = None,
        seed: bytes | None = None,
        rated: bool = False,
        club: str | None = None,
    ) -> Table:
        """`hints=None` allows hints if at most one person plays. A game without an adviser has none.
        `seed=None` draws one."""
        if game not in names(GAMES):
            raise Denied("no-such-game", game=game)
        absence = absence or Absence()
        if not 0 <= absence.after <= 7 * 24 * 3600:
            raise Denied("absence-after")
        if allowance is not None:
            deadlines.check(allowance)
        for seat in seats:
            if seat.kind == "bot":
                check_bot(game, seat.bot or "")
        seed = seed or secrets.token_bytes(32)
        try:
            match = new_match(game, len(seats), seed, options, allowance)
        except BadInput as error:
            raise Denied("bad-options", problem=error) from None
        table_id = new_id()
        people = sum(seat.kind != "bot" for seat in seats)
        if rated and people < 2:
            raise Denied("rated-alone")
        new = rows.new_table(
            id=table_id,
            name=naming.table(host.language or FALLBACK) if name is None else words.name(name),
            game=game,
            rules_version=match.game.rules_version,
            data_version=match.game.data_version(match.options),
            options=wire.encode(match.options).decode(),
            seed=seed.hex(),
            invite=new_invite(),
            host=host.token,
            made=self.services.clock.wall(),
            public=public,
            hints=adviser_of(match.game) is not None
            and not rated
            and (people <= 1 if hints is None else hints),
            absence=absence,
            allowance=allowance,
            rated=rated,
            club=club,
        )
        writes = [new, *(rows.new_seat(table_id, seat) for seat in seats)]
        if club is not None and any(seat.kind == "open" for seat in seats):
            now = self.services.clock.wall()
            writes.append(
                rows.new_notice(token=club, kind="club-open", table_id=table_id, seat=0, made=now, due=now)
            )
        await self.services.storage.write(*writes)
        return await self.find(table_id)

    async def rematch(self, old: Table) -> Table:
        """A new table for the same people and bots, each one seat on; the first to ask creates it.

        A person who played with bots only, or alone, keeps the seat, and the match starts at once.
        """
        if old.status != "finished":
            raise Denied("not-finished")
        if old.rematch is not None:
            return await self.find(old.rematch)
        count = len(old.seats)
        alone = len(old.people) == 1 and all(seat.kind != "open" for seat in old.seats)
        seats = []
        for number in range(count):
            before = old.seats[number if alone else (number - 1) % count]
            seat = Seat(number, before.kind, before.name, before.bot)
            seat.token = before.token
            seats.append(seat)
        host = Person(old.host, "")
        table = await self.make(
            host,
            old.game,
            seats,
            old.options,
            name=old.name or None,
            public=old.public,
            hints=old.hints,
            absence=old.absence,
            allowance=old.allowance,
            rated=old.rated and len(old.people) > 1,
            club=old.club,
        )
        try:
            await old.ask(lambda: seating.set_rematch(old, table.id))
        except Denied:
            await table.ask(lambda: seating.close(table))
            if old.rematch is None:
                raise
            return await self.find(old.rematch)
        if alone:
            await table.ask(lambda: seating.start(table))
        return table

    async def sign_out(self, person: Person, device: str) -> None:
        """Remove a device from a person, and close its connections."""
        await self.persons.remove_device(person, device)
        await self._signed_out(device)
        if self.services.site is not None:
            self.services.site.post.tell("signed-out", device)

    async def _signed_out(self, device: str) -> None:
        for table in self.going():
            table.post(partial(presence.sign_out, table, device))

    async def block(self, person: Person, token: str) -> None:
        """Keep somebody away from this person: neither can sit down where the other sits, and at tables where
        both do already, this person does not read what the other writes."""
        storage = self.services.storage
        if not is_id(token) or token == person.token or await storage.person(token) is None:
            raise Denied("no-such-person")
        if token in {row.blocked for row in await storage.blocked_by(person.token)}:
            return
        await storage.write(rows.new_block(person.token, token))
        for row in await storage.tables_of(person.token, 100_000):
            with contextlib.suppress(Denied):
                await self._hush(row.id, person.token, token)

    async def _hush(self, table_id: str, token: str, blocked: str) -> None:
        await self._at(table_id, "hush", talking.hush, token, blocked)

    async def _at(self, table_id: str, kind: str, act: Callable[..., None], *facts: str) -> None:
        """Do something at a table; if another process holds it, that one does it, asked by this kind."""
        try:
            table = await self.find(table_id)
        except Elsewhere as elsewhere:
            assert self.services.site is not None
            await self.services.site.post.ask(elsewhere.process, kind, table_id, *facts)
        else:
            await table.ask(partial(act, table, *facts))

    async def unblock(self, person: Person, token: str) -> None:
        await self.services.storage.write(rows.delete_block(person.token, token))

    async def may_sit(self, table: Table, token: str) -> None:
        """Raise `Denied` where one of this person and those at the table, or its host, blocked the other."""
        strangers = await self.services.storage.strangers(token)
        if strangers & {table.host, *(seat.token for seat in table.people)}:
            raise Denied("blocked")

    async def hide(self, person: Person, table_id: str) -> None:
        """Take a table from the lists of this person; for all others it stays."""
        if not await self.services.storage.is_hidden(person.token, table_id):
            await self.services.storage.write(rows.hide(person.token, table_id))

    async def delete_person(self, person: Person) -> None:
        """Delete a person: unfinished tables lose them, finished ones keep a nameless seat."""
        seats, lines = await self.services.storage.written_by(person.token)
        unfinished = await self.services.storage.tables_of(person.token, 100_000)
        known = {row.table_id for row in (*seats, *lines)} | {row.id for row in unfinished}
        for row in unfinished:
            with contextlib.suppress(Denied):
                await self._stand_up(row.id, person.token)
        await self.services.storage.write(*rows.forget_person(person.token))
        await self._reload(list(known))
        if self.services.site is not None:
            self.services.site.post.tell("reload", list(known))

    async def _stand_up(self, table_id: str, token: str) -> None:
        await self._at(table_id, "stand-up", seating.leave, token)

    async def _reload(self, known: list[str]) -> None:
        for table in self.going():
            if table.id in known:
                table.end("table-reloads", retry=0)

    async def delete_table(self, table_id: str, keep_scores: bool = False) -> None:
        """Delete a table and its match; `keep_scores`: what the people have in their profiles stays."""
        storage = self.services.storage
        if not is_id(table_id) or not await storage.is_table(table_id):
            raise Denied("no-such-table")
        await self._put_away(table_id)
        await storage.start_anew(table_id)
        await storage.take(table_id)
        await storage.write(*(rows.delete_match(table_id) if keep_scores else rows.delete_table(table_id)))
        await self._put_away(table_id)  # Somebody may have come meanwhile.
        if self.services.site is not None:
            self.services.site.post.tell("put-away", table_id)

    async def close_table(self, table_id: str) -> None:
        await self._at(table_id, "close", seating.close)

    async def _put_away(self, table_id: str) -> None:
        if table := self.loaded.pop(table_id, None):
            table.end("table-deleted", retry=None)

    async def _settle(self) -> None:
        if self.services.runs_errands:
            self.services.ratings.settle_soon()

    async def is_there(self, table_id: str, seat: int) -> bool:
        """Whether the person of a seat is at the table now."""
        table = self.loaded.get(table_id)
        if table is not None and not table.ended:
            return table.seats[seat].present
        if self.services.site is None:
            return False
        holder = await self.services.site.holder(table_id)
        if holder is None:
            return False
        try:
            return bool(await self.services.site.post.ask(holder, "is-there", table_id, seat))
        except Denied:
            return False

    def _lose_all(self) -> None:
        """Other processes may hold the tables of this one by now."""
        for table in self.going():
            table.end("table-moved", retry=500)
        self.loaded.clear()

    def put_away_idle(self) -> None:
        now = self.services.clock.now()
        for table in list(self.loaded.values()):
            busy = any(viewer.connections for viewer in table.viewers.values()) or table.thoughts
            idle = IDLE_AT_END if table.status in ("finished", "closed") else IDLE
            if table.ended or (not busy and now - table.idle_since > idle):
                table.end("table-reloads", retry=0)
                if self.loaded.get(table.id) is table:
                    del self.loaded[table.id]
                    if self.services.site is not None:
                        self.services.site.let_go(table.id)

    async def begin(self) -> None:
        """When the server starts: the time during which it was down does not count for matches over days."""
        storage, now = self.services.storage, self.services.clock.wall()
        seen = await storage.kept(ALIVE)
        if self.services.site is not None and (
            not self.services.runs_errands or (seen and now - int(seen) < SURELY_DOWN)
        ):
            return
        writes = []
        for row in await storage.over_days():
            allowance = msgspec.json.decode(row.allowance, type=Allowance)
            down = max(row.since, int(seen)) if seen else row.since
            at = row.clock + calendar.counted(allowance, row.since, down)
            due = row.due
            if due is not None:
                due = calendar.reached(allowance, now, calendar.counted(allowance, down, due))
            writes.append(rows.change_table(row.id, clock=at, since=now, due=due))
        if writes:
            await storage.write(*writes)
        await self.look_after_days()

    async def look_after_days(self) -> None:
        """Load matches over days in which something is due, so that their alarms ring."""
        storage, now = self.services.storage, self.services.clock.wall()
        if not self.services.runs_errands:
            return
        await storage.write(rows.keep(ALIVE, str(now)))
        for table_id in await storage.due(now):
            with contextlib.suppress(Denied):
                await self.find(table_id)

    def going(self) -> list[Table]:
        return [table for table in self.loaded.values() if not table.ended]

    async def stop(self) -> None:
        """Pause all tables, tell all clients and finish pending writes."""
        self._stopping = True
        if self.services.runs_errands:
            with contextlib.suppress(Denied):
                now = self.services.clock.wall()
                await self.services.storage.write(rows.keep(ALIVE, str(now)))
        site = self.services.site
        running = {
            table.id: tuple(seat.number for seat in table.people if seat.present)
            for table in self.going()
            if table.pause is None
        }
        halting = {asyncio.create_task(table.ask(partial(_halt, table))): table for table in self.going()}
        if halting:
            await asyncio.wait(halting, timeout=SECONDS_TO_STOP)
        for task, table in halting.items():
            stored = task.done() and task.exception() is None
            if not stored:
                log.warning("table %s could not be halted", table.id)
            if site is not None and stored:
                await site.release(table.id, running.get(table.id, ()))
                table.end("table-moved", retry=0)
            else:
                table.end("stopping" if stored else "not-stored", retry=1000)
        await asyncio.gather(*halting, return_exceptions=True)
        self.loaded.clear()
        await self.reviews.close()
        await self.services.ratings.close()
        self.services.thinking.close()
        self.services.reviewing.close()
        self.services.working.close()


def _halt(table: Table) -> None:
    if table.allowance is None:
        table.time.stop()
        table.store(clock=table.time.at())
