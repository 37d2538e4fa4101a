"""Order in the house: bans, deleted tables, reports to the host, and what is not kept for ever."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, select

from sandtable.live import messages as m
from sandtable.live import rows, schema, talking
from sandtable.live.acts import Act, Acts
from sandtable.live.errors import Denied
from sandtable.live.persons import Person
from sandtable.live.retention import DAY, Keeper, Retention
from sandtable.live.sending import FIRST_RETRY, Sender
from sandtable.live.table import Table

from .house import House, in_house
from .receiver import Receiver


async def act(house: House, what: Act, subject: str) -> str:
    """Ask for something as `sandtable admin` does; returns what became of it."""
    act_id = f"act{house.clock.now()}"
    await house.storage.write(rows.new_act(act_id, what, subject, "because", house.clock.wall()))
    await Acts(house.tables).look()
    await house.clock.advance(1)
    (row,) = await house.storage.rows(select(schema.acts).where(schema.acts.c.id == act_id))
    assert row.done is not None
    return str(row.outcome)


async def count(house: House, table: object) -> int:
    return int((await house.storage.rows(select(func.count()).select_from(table)))[0][0])  # type: ignore[arg-type]


async def finished(house: House) -> Table:
    """A match that is over, with a chat line."""
    table = await house.table("nations", "pp")
    guest = await house.guest(table, 0)
    await guest.say(m.Chat("c", "hello"))
    await guest.leave()
    await table.ask(partial(table.over, "finished", house.clock.wall()))
    write = rows.new_result(
        table.seats[0],
        table_id=table.id,
        game="nations",
        seats=2,
        score=10,
        place=1,
        won=True,
        ended=house.clock.wall(),
    )
    await house.storage.write(write)
    return table


def test_the_host_closes_and_deletes_tables(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        assert await act(house, "close-table", table.id) == "done"
        assert table.status == "closed"
        assert await act(house, "close-table", table.id) == "table-over"
        guest = await house.guest(table, 0)
        await guest.say(m.Chat("c", "hello"))
        assert await act(house, "delete-table", table.id) == "done"
        assert (await guest.read())[-1]["code"] == "table-deleted"
        with pytest.raises(Denied, match="no-such-table"):
            await house.tables.find(table.id)
        for each in (schema.tables, schema.seats, schema.chat):
            assert await count(house, each) == 0
        assert await act(house, "delete-table", table.id) == "no-such-table"
        assert await count(house, schema.acts) == 4, "every act is kept"

    in_house(tmp_path, scene)


def test_a_banned_person_is_turned_away_until_the_ban_ends(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guests = [await house.guest(table, seat) for seat in (0, 1)]
        person, secret = await house.tables.persons.new("Loud")
        assert await act(house, "ban", "nobody") == "no-such-person"
        assert await act(house, "ban", table.seats[1].token or "") == "done"
        assert (await guests[1].read())[-1]["code"] == "banned"
        assert "banned" not in {each.get("code") for each in await guests[0].read()}
        assert not table.seats[1].present
        await act(house, "ban", person.token)
        with pytest.raises(Denied, match="banned"):
            await house.tables.persons.with_secret(secret)
        assert await act(house, "unban", person.token) == "done"
        assert await house.tables.persons.with_secret(secret) is not None

    in_house(tmp_path, scene)


def test_a_banned_address_may_be_a_network(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        await act(house, "ban", "192.0.2.7/24")
        bans = house.services.bans
        assert bans.address("192.0.2.200")
        assert bans.address("::ffff:192.0.2.1")
        assert not bans.address("192.0.3.1")
        assert not bans.address("testclient")
        await act(house, "unban", "192.0.2.0/24")
        assert not bans.address("192.0.2.200")

    in_house(tmp_path, scene)


def test_a_deleted_person_leaves_no_name(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await finished(house)
        token = table.seats[0].token or ""
        reporter = await house.person("Reporter")
        await talking.report(table, 0, reporter)
        assert await act(house, "delete-person", token) == "done"
        assert await house.storage.person(token) is None
        (row,) = await house.storage.rows(select(schema.reports))
        assert (row.name, row.text, row.reporter) == (rows.GONE, "", reporter.token)
        assert await act(house, "delete-person", token) == "no-such-person"

    in_house(tmp_path, scene)


def test_a_reported_line_reaches_the_host_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guest = await house.guest(table, 0)
        await guest.say(m.Chat("c", "you <fool>"))
        author, other = (Person(table.seats[seat].token or "", "x") for seat in (0, 1))
        with pytest.raises(Denied, match="own-line"):
            await talking.report(table, 0, author)
        with pytest.raises(Denied, match="no-such-line"):
            await talking.report(table, 7, other)
        for _ in range(2):
            await talking.report(table, 0, other)
        assert await count(house, schema.reports) == 1
        async with Receiver(tmp_path) as receiver:
            sender = Sender(
                house.services,
                house.tables.is_there,
                address="https://tables.example",
                outside=receiver.outside(),
                reports="https://hooks.example/host",
            )
            await sender.begin()
            receiver.status = 500
            await sender.tell_host()
            receiver.status = 204
            await sender.tell_host()
            assert len(receiver.requests) == 1, "it waits before it tries again"
            await house.clock.advance(FIRST_RETRY, table)
            for _ in range(2):
                await sender.tell_host()
            assert len(receiver.requests) == 2
            told = json.loads(receiver.requests[-1].body)
            assert told["title"] == "A chat message was reported"
            assert "you <fool>" in told["notices"][0]["text"]
            assert told["notices"][0]["link"] == f"https://tables.example/t/{table.id}"

    in_house(tmp_path, scene)


def test_what_is_old_goes_and_scores_stay(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        old = await finished(house)
        await house.clock.advance(20 * DAY)
        fresh, running = await finished(house), await house.table("nations", "pp")
        keeper = Keeper(house.tables, Retention(finished=30, chat=10))
        await keeper.look()
        assert {row.table_id for row in await house.storage.rows(select(schema.chat))} == {fresh.id}
        assert await count(house, schema.tables) == 3
        await house.clock.advance(15 * DAY)
        await keeper.look()
        left = {row.id for row in await house.storage.rows(select(schema.tables.c.id))}
        assert left == {fresh.id, running.id}
        assert {row.table_id for row in await house.storage.rows(select(schema.results))} == {
            old.id,
            fresh.id,
        }
        await Keeper(house.tables, Retention()).look()
        assert await count(house, schema.tables) == 2

    in_house(tmp_path, scene)


def test_guests_who_never_came_back_go(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        gone, secret = await house.tables.persons.new("Gone")
        keeps = await house.person("Passkey")
        await house.storage.write(rows.new_passkey("key", keeps.token, "", 0, 0))
        table = await house.table("nations", "po", start=False)
        sits = table.seats[0].token
        await house.clock.advance(5 * DAY)
        back = await house.tables.persons.with_secret(secret)
        assert back == gone
        await house.clock.advance(27 * DAY)
        new = await house.person("New")
        keeper = Keeper(house.tables, Retention(guests=30))
        await keeper.look()
        left = {row.token for row in await house.storage.rows(select(schema.persons))}
        assert {gone.token, keeps.token, sits, new.token} <= left
        assert len(left) == 4, "the host of the table was not seen for longer"
        await house.clock.advance(4 * DAY)
        await keeper.look()
        left = {row.token for row in await house.storage.rows(select(schema.persons))}
        assert left == {keeps.token, sits, new.token}

    in_house(tmp_path, scene)
