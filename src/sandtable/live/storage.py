"""What is stored, and the queries that read it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from sqlalchemy import Select, func, or_, select

from ..core import record as records
from ..core.allowance import Allowance
from ..core.record import Record
from .counting import Counted, counted
from .database import Database, url_of
from .past import StoredMatch
from .rows import keep_first
from .schema import (
    blocks,
    channels,
    chat,
    clubs,
    devices,
    entries,
    hidden,
    kept,
    members,
    notices,
    passkeys,
    persons,
    ratings,
    reports,
    results,
    seats,
    tables,
    vouchers,
)
from .writer import Rows

_WITH_DEVICE = select(persons, devices.c.id.label("device"), devices.c.seen).join(
    devices, devices.c.token == persons.c.token
)


class Stored(NamedTuple):
    """Everything stored about one table."""

    table: Any
    seats: Rows
    entries: Rows
    chat: Rows

    def past(self, kept: Counted | None = None) -> StoredMatch:
        """The stored match, whichever rules version it was played by."""
        table = self.table
        header = Record(
            format=records.FORMAT,
            game=table.game,
            rules_version=table.rules_version,
            data_version=table.data_version,
            seats=len(self.seats),
            options=msgspec.json.decode(table.options),
            allowance=msgspec.json.decode(table.allowance, type=Allowance) if table.allowance else UNSET,
            commitment=records.commit(bytes.fromhex(table.seed)),
            seed=table.seed,
            entries=[],
        )
        return StoredMatch(header, [(e.at, e.seat, e.move) for e in (kept or counted(self.entries)).entries])

    def record(self) -> Record:
        """The record with its seed and all checks."""
        return self.past().record()


class Storage(Database):
    async def table(self, table_id: str) -> Stored | None:
        async with self._reading() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
            if found is None:
                return None
            parts = []
            for part, order in ((seats, seats.c.seat), (entries, entries.c.number), (chat, chat.c.number)):
                query = select(part).where(part.c.table_id == table_id).order_by(order)
                parts.append((await connection.execute(query)).all())
            return Stored(found, *parts)

    async def is_table(self, table_id: str) -> bool:
        return bool(await self.rows(select(tables.c.id).where(tables.c.id == table_id)))

    async def person_with(self, secret_hash: str) -> Any | None:
        """The person with a device that has this secret; `device` and `seen` are that device's."""
        found = await self.rows(_WITH_DEVICE.where(devices.c.secret == secret_hash))
        return found[0] if found else None

    async def person_on(self, device: str) -> Any | None:
        """The person with this device."""
        found = await self.rows(_WITH_DEVICE.where(devices.c.id == device))
        return found[0] if found else None

    async def person(self, token: str) -> Any | None:
        found = await self.rows(select(persons).where(persons.c.token == token))
        return found[0] if found else None

    async def devices(self, token: str) -> Rows:
        """A person's devices, the last used first."""
        return await self.rows(
            select(devices).where(devices.c.token == token).order_by(devices.c.seen.desc(), devices.c.id)
        )

    async def passkeys(self, token: str) -> Rows:
        return await self.rows(select(passkeys).where(passkeys.c.token == token).order_by(passkeys.c.made))

    async def passkey(self, passkey: str) -> Any | None:
        found = await self.rows(select(passkeys).where(passkeys.c.id == passkey))
        return found[0] if found else None

    async def voucher(self, code: str, kind: str) -> Any | None:
        found = await self.rows(select(vouchers).where(vouchers.c.code == code, vouchers.c.kind == kind))
        return found[0] if found else None

    async def written_by(self, token: str) -> tuple[Rows, Rows]:
        """A person's seats and chat lines."""
        return (
            await self.rows(select(seats).where(seats.c.token == token).order_by(seats.c.table_id)),
            await self.many(
                select(chat).where(chat.c.token == token).order_by(chat.c.table_id, chat.c.number)
            ),
        )

    async def channels(self, token: str) -> Rows:
        return await self.rows(select(channels).where(channels.c.token == token).order_by(channels.c.made))

    async def channel(self, channel: str) -> Any | None:
        found = await self.rows(select(channels).where(channels.c.id == channel))
        return found[0] if found else None

    async def notices_due(self, now: int, most: int) -> Rows:
        """The notices that are owed by now, the oldest first, with what is known of their tables."""
        there = (seats.c.table_id == notices.c.table_id) & (seats.c.seat == notices.c.seat)
        query = select(notices, tables.c.name, tables.c.game, tables.c.invite, seats.c.name.label("player"))
        query = query.join(tables, tables.c.id == notices.c.table_id).outerjoin(seats, there)
        return await self.rows(query.where(notices.c.due <= now).order_by(notices.c.due).limit(most))

    async def reports_due(self, now: int, most: int) -> Rows:
        """The reports that the host is not told of yet, the oldest first."""
        query = select(reports, tables.c.name.label("table_name"), tables.c.game)
        query = query.join(tables, tables.c.id == reports.c.table_id).where(reports.c.due <= now)
        return await self.rows(query.order_by(reports.c.due).limit(most))

    async def kept(self, name: str) -> str | None:
        """Something that the server itself keeps."""
        found = await self.rows(select(kept.c.value).where(kept.c.name == name))
        return found[0].value if found else None

    async def keep_first(self, name: str, value: str) -> str:
        """Keep something unless it is kept already; returns what is."""
        if (found := await self.kept(name)) is not None:
            return found
        await self.write(keep_first(name, value))
        return await self.kept(name) or value

    async def over_days(self) -> Rows:
        """The matches over days that are under way."""
        running = (tables.c.status == "playing") & tables.c.since.is_not(None)
        return await self.rows(
            select(tables.c.id, tables.c.clock, tables.c.allowance, tables.c.since, tables.c.due).where(
                running
            )
        )

    async def due(self, now: int) -> list[str]:
        """The tables that must be looked at by now."""
        due = (tables.c.status == "playing") & (tables.c.due <= now)
        return [row.id for row in await self.rows(select(tables.c.id).where(due))]

    async def lobby(self, most: int) -> Rows:
        """Public tables that are open or being played, the newest first."""
        going = tables.c.public & tables.c.status.in_(("open", "playing"))
        return await self.rows(select(tables).where(going).order_by(tables.c.made.desc()).limit(most))

    async def seats_of(self, ids: list[str]) -> Rows:
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        return await self.rows(query)

    async def tables_of(self, token: str, most: int) -> Rows:
        """The unfinished tables where this person sits or is the host, the newest first."""
        sits = select(seats.c.table_id).where(seats.c.token == token)
        query = select(
            tables.c.id, tables.c.name, tables.c.game, tables.c.status, tables.c.public, tables.c.made
        ).where(
            tables.c.status.in_(("open", "playing")),
            or_(tables.c.id.in_(sits), tables.c.host == token),
            tables.c.id.not_in(_hidden_from(token)),
        )
        return await self.rows(query.order_by(tables.c.made.desc()).limit(most))

    async def is_hidden(self, token: str, table_id: str) -> bool:
        return bool(await self.rows(_hidden_from(token).where(hidden.c.table_id == table_id)))

    async def unfinished(self) -> int:
        found = await self.rows(select(func.count()).where(tables.c.status == "playing"))
        return int(found[0][0])

    async def finished(
        self,
        token: str | None,
        most: int,
        *,
        game: str | None = None,
        player: str | None = None,
        since: int | None = None,
        before: int | None = None,
        club: str | None = None,
    ) -> Rows:
        """Finished tables that are public, or in which this person played, or which this person imported, the
        latest first. `player` is a part of a name, or a public token; `club`: those of a club instead."""
        played = select(seats.c.table_id).where(seats.c.token == (token or ""))
        imported = tables.c.imported & (tables.c.host == (token or ""))
        query = select(
            tables.c.id,
            tables.c.name,
            tables.c.game,
            tables.c.result,
            tables.c.ended,
            tables.c.imported,
            tables.c.public,
            tables.c.invite,
        ).where(
            tables.c.status == "finished",
            tables.c.club == club if club else or_(tables.c.public, tables.c.id.in_(played), imported),
            tables.c.id.not_in(_hidden_from(token or "")),
        )
        if game is not None:
            query = query.where(tables.c.game == game)
        if player:
            named = or_(results.c.name.icontains(player, autoescape=True), results.c.token == player)
            query = query.where(tables.c.id.in_(select(results.c.table_id).where(named)))
        if since is not None:
            query = query.where(tables.c.ended >= since)
        if before is not None:
            query = query.where(tables.c.ended < before)
        return await self.rows(query.order_by(tables.c.ended.desc()).limit(most))

    async def results_of_tables(self, ids: list[str]) -> Rows:
        query = select(results).where(results.c.table_id.in_(ids))
        return await self.rows(query.order_by(results.c.table_id, results.c.seat))

    async def results_of(self, token: str, most: int) -> Rows:
        query = select(results).where(results.c.token == token)
        return await self.rows(query.order_by(results.c.ended.desc()).limit(most))

    async def company(self, token: str) -> Rows:
        """How many people and how many bots have a result at each of the tables where this person has one."""
        own = select(results.c.table_id).where(results.c.token == token)
        people, bots = func.count(results.c.token).label("people"), func.count(results.c.bot).label("bots")
        query = select(results.c.table_id, people, bots).where(results.c.table_id.in_(own))
        return await self.rows(query.group_by(results.c.table_id))

    async def played_with(self, token: str, most: int) -> Rows:
        """Those who finished a match with this person: `games` together, `last` when; the latest first."""
        own = select(results.c.table_id).where(results.c.token == token)
        games, last = func.count().label("games"), func.max(results.c.ended).label("last")
        query = (
            select(persons.c.token, persons.c.name, games, last)
            .join(results, results.c.token == persons.c.token)
            .where(results.c.table_id.in_(own), persons.c.token != token)
            .group_by(persons.c.token, persons.c.name)
        )
        return await self.rows(query.order_by(last.desc()).limit(most))

    async def acquaintances(self, token: str) -> Rows:
        """Those who finished a match with this person, or share a club with them."""
        tables_played = select(results.c.table_id).where(results.c.token == token)
        played = select(results.c.token).where(results.c.table_id.in_(tables_played))
        own_clubs = select(members.c.club).where(members.c.token == token)
        fellows = select(members.c.token).where(members.c.club.in_(own_clubs))
        query = select(persons.c.token, persons.c.name).where(
            or_(persons.c.token.in_(played), persons.c.token.in_(fellows)), persons.c.token != token
        )
        return await self.rows(query)

    # Ratings

    async def unsettled(self) -> Rows:
        """Rated tables whose match is finished but not counted yet, the first to end first."""
        query = select(tables.c.id, tables.c.game, tables.c.options, tables.c.ended).where(
            tables.c.rated, tables.c.status == "finished", tables.c.settled.is_(False)
        )
        return await self.rows(query.order_by(tables.c.ended, tables.c.id))

    async def movers(self, table_id: str) -> Rows:
        """The tokens of the people who made moves at a table."""
        query = select(entries.c.token).where(entries.c.table_id == table_id, entries.c.token.is_not(None))
        return await self.rows(query.distinct())

    async def ratings_of(self, tokens: list[str]) -> Rows:
        """Every rating these people had, the first ones first."""
        query = select(ratings).where(ratings.c.token.in_(tokens))
        return await self.rows(query.order_by(ratings.c.ended, ratings.c.table_id))

    # Clubs and blocks

    async def club(self, club: str) -> Any | None:
        found = await self.rows(select(clubs).where(clubs.c.id == club))
        return found[0] if found else None

    async def members(self, club: str) -> Rows:
        query = select(persons.c.token, persons.c.name, members.c.made)
        query = query.join(members, members.c.token == persons.c.token).where(members.c.club == club)
        return await self.rows(query.order_by(members.c.made, persons.c.token))

    async def clubs_of(self, token: str) -> Rows:
        query = select(clubs).join(members, members.c.club == clubs.c.id).where(members.c.token == token)
        return await self.rows(query.order_by(clubs.c.name, clubs.c.id))

    async def tables_of_club(self, club: str, most: int) -> Rows:
        """The tables of a club that are open or being played, the newest first."""
        going = (tables.c.club == club) & tables.c.status.in_(("open", "playing"))
        return await self.rows(select(tables).where(going).order_by(tables.c.made.desc()).limit(most))

    async def blocked_by(self, token: str) -> Rows:
        query = select(blocks.c.blocked, persons.c.name).join(persons, persons.c.token == blocks.c.blocked)
        return await self.rows(query.where(blocks.c.token == token).order_by(persons.c.name))

    async def strangers(self, token: str) -> set[str]:
        """Those whom this person blocked, and who blocked this person."""
        query = select(blocks).where(or_(blocks.c.token == token, blocks.c.blocked == token))
        return {each for row in await self.rows(query) for each in row} - {token}

    async def solo(self, game: str, most: int) -> Rows:
        """The best solo matches of people who want them shown."""
        query = (
            select(results, tables.c.result, tables.c.public)
            .join(tables, tables.c.id == results.c.table_id)
            .where(
                results.c.game == game,
                results.c.seats == 1,
                results.c.token.is_not(None),
                tables.c.imported.is_(False),
                tables.c.hall.is_(True),
            )
        )
        return await self.rows(query.order_by(results.c.score.desc(), results.c.ended).limit(most))


def _hidden_from(token: str) -> Select[Any]:
    return select(hidden.c.table_id).where(hidden.c.token == token)


def shown(database: str) -> str:
    """The database without its password."""
    return url_of(database).render_as_string() if "://" in database else database
