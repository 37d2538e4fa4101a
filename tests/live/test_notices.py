"""Who is away is called back: once for a turn, in their language, never in their quiet hours."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from sandtable.live import clubs, rows, seating
from sandtable.live.channels import OF_CLUB, Quiet
from sandtable.live.errors import Denied
from sandtable.live.persons import Person
from sandtable.live.seat import Seat
from sandtable.live.sending import GAP
from sandtable.live.table import PATIENCE

from .calling import DAY, HERE, HOUR, Scene, in_scene


def test_one_notice_for_a_turn_with_a_link_to_the_table(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, seat, person = await scene.begin()
        await scene.webhook(person)
        await scene.later(PATIENCE - 1, table)
        assert scene.receiver.requests == []
        await scene.later(1, table)
        await scene.later(HOUR, table)
        (request,) = scene.receiver.requests
        told = json.loads(request.body)
        assert told["title"] == f"Your turn: {table.name}"
        (notice,) = told["notices"]
        assert notice["link"] == f"{HERE}/t/{table.id}"
        assert notice["kind"] == "turn"
        assert seat in table.to_act()
        assert await scene.owed() == 0

    in_scene(tmp_path, play)


def test_nothing_is_sent_to_who_is_there_or_has_moved(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, seat, person = await scene.begin()
        await scene.webhook(person)
        guest = await scene.house.guest(table, seat)
        await scene.later(HOUR, table)
        assert scene.receiver.requests == []
        assert await scene.owed() == 1, "it waits in case they leave without a move"
        await guest.command({"type": "Pass"})
        await scene.later(HOUR, table)
        assert scene.receiver.requests == []
        (other,) = table.to_act()
        assert other != seat

    in_scene(tmp_path, play)


def test_who_leaves_without_a_move_is_called(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, seat, person = await scene.begin()
        other = table.seats[1 - seat]
        guest = await scene.house.guest(table, seat)
        second = await scene.house.guest(table, other.number)
        await scene.webhook(Person(other.token or "", "y"))
        await guest.command({"type": "Pass"})
        await scene.later(HOUR, table)
        assert scene.receiver.requests == []
        await second.leave()
        await scene.later(PATIENCE, table)
        assert len(scene.receiver.requests) == 1
        assert person.token != other.token

    in_scene(tmp_path, play)


def test_the_reminder_and_what_came_of_it(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, seat, person = await scene.begin("de")
        await scene.webhook(person)
        await scene.later(HOUR, table)
        await scene.later(17 * HOUR, table)
        await scene.later(6 * HOUR, table)
        titles = [json.loads(request.body)["title"] for request in scene.receiver.requests]
        assert titles == [
            f"Du bist am Zug: {table.name}",
            f"Deine Zeit wird knapp: {table.name}",
            f"Deine Zeit ist abgelaufen: {table.name}",
        ]
        assert table.seats[seat].kind == "bot"

    in_scene(tmp_path, play)


def test_quiet_hours_and_a_digest_instead_of_a_flood(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        await scene.webhook(person)
        # The house opens at 22:30 in UTC.
        await scene.channels.keep_quiet(person, Quiet(begin=22 * 60, end=8 * 60))
        other = await scene.house.table("nations", "ob", start=False, allowance=DAY)
        await other.ask(lambda: seating.sit(other, 0, person.token, "x"))
        await other.ask(lambda: seating.start(other))
        await scene.house.clock.advance(60_000, other)
        for _ in range(8):
            await scene.later(HOUR, table)
        assert scene.receiver.requests == []
        await scene.later(2 * HOUR, table)
        (request,) = scene.receiver.requests
        told = json.loads(request.body)
        assert told["title"] == "2 messages from your tables"
        assert {each["table"] for each in told["notices"]} == {table.id, other.id}

    in_scene(tmp_path, play)


def test_two_messages_keep_a_distance(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, seat, person = await scene.begin()
        channel = await scene.webhook(person)
        await scene.house.storage.write(
            rows.change_channel(channel, sent=scene.house.clock.wall() + PATIENCE - 1000)
        )
        await scene.later(PATIENCE, table)
        assert scene.receiver.requests == []
        await scene.later(GAP, table)
        assert len(scene.receiver.requests) == 1
        assert seat in table.to_act()

    in_scene(tmp_path, play)


def test_what_is_damaged_of_one_person_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, seat, person = await scene.begin()
        other = Person(table.seats[1 - seat].token or "", "x", device="device")
        await scene.webhook(person, path="damaged")
        await scene.webhook(other)
        await scene.house.storage.write(rows.change_person(person.token, quiet="["))
        table.post(partial(table.owe, table.seats[1 - seat], "over"))
        await scene.later(PATIENCE, table)
        assert [request.path for request in scene.receiver.requests] == ["/hook"]
        assert await scene.owed() == 0

    in_scene(tmp_path, play)


def test_what_is_owed_survives_a_restart(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        await scene.webhook(person)
        table.end("table-reloads", 0)
        again = await scene.house.tables.find(table.id)
        await scene.later(PATIENCE, again)
        other = Scene(scene.house, scene.receiver, None)
        await other.sender.begin()
        await other.later(HOUR, again)
        assert len(scene.receiver.requests) == 1, "told once, by whichever process"

    in_scene(tmp_path, play)


def test_each_channel_tells_what_is_wanted(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        channel = await scene.webhook(person)
        await scene.channels.want(person.token, channel, ["over"])
        await scene.later(PATIENCE, table)
        assert scene.receiver.requests == []
        assert await scene.owed() == 0
        stranger = await scene.house.person("Stranger")
        for call in (
            scene.channels.want(stranger.token, channel, []),
            scene.channels.remove(stranger.token, channel),
        ):
            with pytest.raises(Denied, match="no-such-channel"):
                await call
        await scene.channels.remove(person.token, channel)
        assert await scene.house.storage.channels(person.token) == []

    in_scene(tmp_path, play)


def test_a_club_is_told_of_free_seats_turns_and_results(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        house = scene.house
        await scene.sender.begin()
        ann, bob = await house.person("Ann"), await house.person("Bob")
        await house.tables.persons.speak(ann, "de")
        club = await clubs.found(house.services, "Friends", ann)
        hook = "https://hooks.example/club"
        await scene.channels.add(club, "json", hook, None, HERE, wanted=OF_CLUB)
        seats = [Seat(number, "open") for number in range(2)]
        table = await house.tables.make(ann, "nations", seats, {}, allowance=DAY, club=club)
        await scene.sender.look()
        (opened,) = json.loads(scene.receiver.requests[-1].body)["notices"]
        assert opened["kind"] == "club-open"
        assert opened["link"] == f"{HERE}/t/{table.id}?invite={table.invite}"
        for number, person in enumerate((ann, bob)):
            await table.ask(partial(seating.sit, table, number, person.token, person.name))
        await table.ask(partial(seating.start, table))
        (seat,) = table.to_act()
        await scene.later(GAP, table)
        (turn,) = json.loads(scene.receiver.requests[-1].body)["notices"]
        assert (
            turn["text"]
            == f"{table.seats[seat].name} ist am Tisch {table.name} (Nations: Das Würfelspiel) am Zug."
        )
        assert "invite" not in turn["link"]
        guest = await house.guest(table, seat)
        await guest.command({"type": "Pass"})
        await guest.leave()
        other = await house.guest(table, 1 - seat)
        await scene.later(GAP, table)
        assert len(scene.receiver.requests) == 2, "the one whose turn it is is there"
        await other.leave()
        await scene.later(GAP, table)
        assert len(scene.receiver.requests) == 3
        await table.ask(partial(table.tell_club, "club-over"))
        await scene.later(GAP, table)
        (over,) = json.loads(scene.receiver.requests[-1].body)["notices"]
        assert over["kind"] == "club-over"

    in_scene(tmp_path, play)
