"""One person on several devices, and all that is stored about a person."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.live import messages as m
from sandtable.live import persons, rows
from sandtable.live.connection import Connection
from sandtable.live.errors import Denied
from sandtable.live.persons import Agent, Person
from sandtable.live.rows import GONE
from sandtable.live.tableview import ChatLine

from .house import Guest, House, in_house, settle

PHONE = Agent("Safari", "iPhone")


async def second_device(house: House, person: Person) -> tuple[Person, str]:
    code = await house.tables.persons.new_code(person)
    return await house.tables.persons.redeem(code.code, PHONE)


def test_a_code_makes_another_device_the_same_person(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        persons = house.tables.persons
        ada, first = await persons.new("Ada", "de", Agent("Firefox", "Linux"))
        await persons.keep_settings(ada, {"theme": "dark"})
        code = await persons.new_code(ada)
        typed = f" {code.code[:3].upper()} {code.code[3:]} "
        again, second = await persons.redeem(typed, PHONE)
        assert (again.token, again.name, again.language, again.settings) == (
            ada.token,
            "Ada",
            "de",
            '{"theme":"dark"}',
        )
        assert first != second
        for secret in (first, second):
            found = await persons.with_secret(secret)
            assert found is not None
            assert found.token == ada.token
        assert {(row.browser, row.system) for row in await persons.devices(ada)} == {
            ("Firefox", "Linux"),
            ("Safari", "iPhone"),
        }

    in_house(tmp_path, scene)


def test_a_code_works_once_and_for_five_minutes(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        persons = house.tables.persons
        ada = await house.person("Ada")
        code = await persons.new_code(ada)
        used = await asyncio.gather(
            *(persons.redeem(code.code, PHONE) for _ in range(5)), return_exceptions=True
        )
        assert sum(isinstance(each, tuple) for each in used) == 1
        late = await persons.new_code(ada)
        await house.clock.advance(5 * 60_000)
        for wrong in (late.code, code.code, "", "zzz zzz", "\x00", "x" * 40):
            with pytest.raises(Denied) as denied:
                await persons.redeem(wrong, PHONE)
            assert denied.value.code == "wrong-code"
        assert len(await persons.devices(ada)) == 2

    in_house(tmp_path, scene)


def test_the_number_of_devices_is_bounded(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.person("Ada")
        for _ in range(19):
            await second_device(house, ada)
        with pytest.raises(Denied) as denied:
            await second_device(house, ada)
        assert denied.value.code == "too-many-devices"

    in_house(tmp_path, scene)


def test_two_devices_play_one_seat_until_one_is_signed_out(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        seat = table.to_act()[0]
        token = table.seats[seat].token
        assert token is not None
        person = Person(token, table.seats[seat].name)
        desk = await house.guest(table, seat)
        phone_person, _ = await second_device(house, person)
        phone = Guest(house, table, seat)
        phone.connection = Connection(seat, token=token, device=phone_person.device)
        await phone.join()
        assert phone.messages[0]["seat"] == seat
        move = phone.view["moves"][0]
        assert (await phone.command(move))[-1]["type"] in ("Accepted", "Update")
        await desk.read()
        assert desk.view == phone.view
        assert phone_person.device is not None
        await house.tables.sign_out(person, phone_person.device)
        await settle(table)
        bye = (await phone.read())[-1]
        assert (bye["type"], bye["code"]) == ("Bye", "signed-out")
        assert (await desk.command(desk.view["moves"][0]))[-1]["type"] != "Bye"
        with pytest.raises(Denied) as denied:
            await house.tables.sign_out(person, "nothing")
        assert denied.value.code == "no-such-device"

    in_house(tmp_path, scene)


def test_nobody_signs_out_the_device_of_another(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, secret = await house.tables.persons.new("Ada")
        eve = await house.person("Eve")
        assert ada.device is not None
        with pytest.raises(Denied):
            await house.tables.sign_out(eve, ada.device)
        assert await house.tables.persons.with_secret(secret) is not None

    in_house(tmp_path, scene)


def test_a_person_gets_all_that_is_stored_and_can_delete_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pp")
        guest = await house.guest(table, 0)
        await guest.say(m.Chat("c1", "a line that only Ada wrote"))
        token, name = table.seats[0].token, table.seats[0].name
        assert token is not None
        person = Person(token, name)
        await second_device(house, person)
        told = msgspec.json.decode(await house.tables.persons.export(person))
        assert told["person"]["name"] == name
        assert [line["text"] for line in told["chat"]] == ["a line that only Ada wrote"]
        assert [seat["table_id"] for seat in told["seats"]] == [table.id]
        assert "secret" not in str(told)
        await house.tables.delete_person(person)
        on_disk = [await house.storage.table(table.id), *await house.storage.written_by(token)]
        assert token not in str(on_disk)
        assert name not in str(on_disk)
        assert "only Ada" not in str(on_disk)
        assert await house.storage.person(token) is None
        assert await house.storage.devices(token) == []
        again = await house.tables.find(table.id)
        assert again is not table
        assert [seat.kind for seat in again.seats] == ["open", "person"]

    in_house(tmp_path, scene)


def test_what_is_stored_of_a_person_is_written_out_apart_from_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may have written a hundred thousand lines."""
    threads: set[int] = set()
    encode = persons._encoded

    def encoded(row: Any) -> bytes:
        threads.add(threading.get_ident())
        return encode(row)

    monkeypatch.setattr(persons, "_encoded", encoded)

    async def scene(house: House) -> None:
        ada = await house.person("Ada")
        lines = [
            ChatLine(number=number, seat=0, token=ada.token, name="Ada", text=str(number), wall=1)
            for number in range(2500)
        ]
        await house.storage.write(*(rows.new_chat("table", line, str(line.number)) for line in lines))
        told = msgspec.json.decode(await house.tables.persons.export(ada))
        assert [line["text"] for line in told["chat"]] == [line.text for line in lines]

    in_house(tmp_path, scene)
    assert threads and threading.get_ident() not in threads


def test_a_finished_match_keeps_a_nameless_seat(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await house.table("nations", "pb")
        token = table.seats[0].token
        assert token is not None
        await table.ask(lambda: table.over("finished", 1))
        await house.tables.delete_person(Person(token, "Ada"))
        again = await house.tables.find(table.id)
        assert (again.seats[0].kind, again.seats[0].name, again.seats[0].token) == ("person", GONE, None)

    in_house(tmp_path, scene)
