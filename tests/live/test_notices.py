"""Who is away is called back: once for a turn, in their language, never in their quiet hours."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from email import message_from_bytes
from email.policy import default
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP
from sqlalchemy import select

from sandtable.core.allowance import Allowance
from sandtable.live import clubs, rows, schema, seating
from sandtable.live.channels import OF_CLUB, Channels, PushKeys, Quiet
from sandtable.live.errors import Denied
from sandtable.live.outside import Outside
from sandtable.live.persons import Person
from sandtable.live.seat import Seat
from sandtable.live.sending import FIRST_RETRY, GAP, MOST_TRIES, Mail, Sender
from sandtable.live.table import PATIENCE, Table

from .house import House, in_house
from .receiver import Browser, Receiver

HOUR = 3_600_000
DAY = Allowance(kind="move", seconds=24 * 3600)
HERE = "https://tables.example"


class Scene:
    """A table over days, one of whose people can be called."""

    def __init__(self, house: House, receiver: Receiver, mail: Mail | None) -> None:
        self.house = house
        self.receiver = receiver
        self.sender = Sender(house.services, house.tables.is_there, mail=mail, outside=receiver.outside())
        self.channels = Channels(house.services, house.tables.persons)

    async def begin(self, language: str = "en") -> tuple[Table, int, Person]:
        """A table, whose turn it is, and that person."""
        await self.sender.begin()
        table = await self.house.table("nations", "pp", allowance=DAY)
        (seat,) = table.to_act()
        person = Person(table.seats[seat].token or "", "x", device="device")
        await self.house.storage.write(rows.change_person(person.token, language=language))
        return table, seat, person

    async def webhook(self, person: Person, kind: Any = "json", path: str = "hook") -> str:
        channel, _ = await self.channels.add(person.token, kind, f"https://hooks.example/{path}", None, HERE)
        return channel

    async def later(self, milliseconds: int, table: Table) -> None:
        await self.house.clock.advance(milliseconds, table)
        await self.sender.look()

    async def owed(self) -> int:
        return len(await self.house.storage.rows(select(schema.notices)))


def in_scene(folder: Path, play: Callable[[Scene], Awaitable[None]], mail: Mail | None = None) -> None:
    async def run(house: House) -> None:
        async with Receiver(folder) as receiver:
            await play(Scene(house, receiver, mail))

    in_house(folder, run)


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


def test_push_can_be_opened_by_the_browser_alone(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin("nl")
        browser = Browser()
        await scene.channels.add(person.token, "push", "https://push.example/abc", browser.keys, HERE)
        await scene.later(PATIENCE, table)
        (request,) = scene.receiver.requests
        assert request.headers["Content-Encoding"] == "aes128gcm"
        assert scene.sender.public_key in request.headers["Authorization"]
        told = browser.opened(request.body)
        assert told == {
            "title": f"Jij bent aan de beurt: {table.name}",
            "body": f"Je bent aan de beurt aan tafel {table.name} (Nations: The Dice Game).",
            "link": f"{HERE}/t/{table.id}",
            "tag": table.id,
        }
        again = Sender(scene.house.services, scene.house.tables.is_there)
        await again.begin()
        assert again.public_key == scene.sender.public_key, "the key is kept with the data"

    in_scene(tmp_path, play)


@pytest.mark.parametrize("kind", ["discord", "slack"])
def test_webhooks_cannot_be_made_to_call_everyone(tmp_path: Path, kind: str) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        table.store(name="@everyone <!channel>")
        await scene.webhook(person, kind)
        await scene.later(PATIENCE, table)
        (request,) = scene.receiver.requests
        told = json.loads(request.body)
        if kind == "discord":
            assert told["allowed_mentions"] == {"parse": []}
            assert f"{HERE}/t/{table.id}" in told["content"]
        else:
            assert "<!" not in told["text"]
            assert f"{HERE}/t/{table.id}" in told["text"]

    in_scene(tmp_path, play)


def test_retries_with_growing_pauses_and_gives_up(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        await scene.webhook(person)
        scene.receiver.status = 503
        await scene.later(PATIENCE, table)
        for tries in range(1, MOST_TRIES):
            assert len(scene.receiver.requests) == tries
            wait = FIRST_RETRY * 4 ** (tries - 1)
            await scene.later(wait - 1, table)
            assert len(scene.receiver.requests) == tries
            await scene.later(1, table)
        assert len(scene.receiver.requests) == MOST_TRIES
        assert len(await scene.house.storage.channels(person.token)) == 1

    in_scene(tmp_path, play)


def test_one_that_breaks_the_sending_is_given_up_and_others_go_out(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        await scene.webhook(person)
        broken = await scene.webhook(person, path="broken")
        await scene.house.storage.write(rows.change_channel(broken, kind="pigeon"))
        await scene.later(PATIENCE, table)
        assert len(scene.receiver.requests) == 1
        for tries in range(1, MOST_TRIES):
            await scene.later(FIRST_RETRY * 4 ** (tries - 1), table)
        assert len(scene.receiver.requests) == 1
        assert await scene.owed() == 0

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


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_address_is_given_up_at_once(tmp_path: Path, status: int) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        await scene.webhook(person)
        scene.receiver.status = status
        await scene.later(PATIENCE, table)
        assert len(scene.receiver.requests) == 1
        assert await scene.house.storage.channels(person.token) == []
        assert await scene.owed() == 0

    in_scene(tmp_path, play)


def test_a_name_that_moves_into_the_house_is_given_up(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        await scene.webhook(person)
        scene.receiver.names["hooks.example"] = ["192.168.1.1"]
        await scene.later(PATIENCE, table)
        assert scene.receiver.dialled == []
        assert await scene.house.storage.channels(person.token) == []

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


def test_a_device_that_is_signed_out_gets_no_push(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        _, _, person = await scene.begin()
        (device,) = await scene.house.tables.persons.devices(person)
        keys = Browser().keys
        await scene.channels.add(person.token, "push", "https://push.example/a", keys, HERE, device=device.id)
        await scene.house.tables.sign_out(person, device.id)
        assert await scene.house.storage.channels(person.token) == []

    in_scene(tmp_path, play)


@pytest.mark.parametrize(
    ("kind", "address", "keys", "code"),
    [
        ("json", "http://hooks.example/", None, "bad-webhook"),
        ("mail", "ada", None, "bad-mail"),
        ("mail", "ada@example.org\nBcc: all@example.org", None, "bad-mail"),
        ("push", "https://push.example/", None, "bad-push"),
        ("push", "https://push.example/", PushKeys(p256dh="AAAA", auth="AAAA"), "bad-push"),
    ],
)
def test_channels_that_cannot_be(
    tmp_path: Path, kind: Any, address: str, keys: PushKeys | None, code: str
) -> None:
    async def play(scene: Scene) -> None:
        _, _, person = await scene.begin()
        with pytest.raises(Denied) as denied:
            await scene.channels.add(person.token, kind, address, keys, HERE)
        assert denied.value.code == code

    in_scene(tmp_path, play)


class Letterbox:
    """A mail server."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.refuses = False

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, to: str, options: Any) -> str:
        if self.refuses:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


def test_mail_is_confirmed_first_and_then_calls(tmp_path: Path) -> None:
    box = Letterbox()

    async def play(scene: Scene) -> None:
        table, _, person = await scene.begin()
        channel, code = await scene.channels.add(person.token, "mail", "ada@example.org", None, HERE)
        assert code is not None
        await scene.sender.confirm_mail("ada@example.org", code, "en", HERE)
        await scene.later(PATIENCE, table)
        (asked,) = box.letters
        assert f"{HERE}/you?mail={code}" in asked.get_content()
        assert await scene.owed() == 0
        with pytest.raises(Denied, match="wrong-code"):
            await scene.channels.confirm("something")
        await scene.channels.confirm(code)
        await scene.later(18 * HOUR, table)
        told = box.letters[-1]
        assert told["To"] == "ada@example.org"
        assert told["From"] == "tables@example.org"
        assert told["Subject"] == f"Your time is running out: {table.name}"
        assert f"{HERE}/t/{table.id}" in told.get_content()
        box.refuses = True
        await scene.later(6 * HOUR, table)
        assert await scene.house.storage.channel(channel) is None, "the mail server knows no such address"

    async def run(house: House) -> None:
        server = await asyncio.get_running_loop().create_server(
            lambda: SMTP(box, hostname="here"), "127.0.0.1", 0
        )
        port = server.sockets[0].getsockname()[1]
        mail = Mail("127.0.0.1", port, "tables@example.org", security="none")
        async with server, Receiver(tmp_path) as receiver:
            await play(Scene(house, receiver, mail))

    in_house(tmp_path, run)


def test_a_table_never_waits_for_sending(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        table, seat, person = await scene.begin()
        await scene.webhook(person)
        await scene.house.clock.advance(PATIENCE, table)

        class Silent(Outside):
            called = asyncio.Event()

            async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
                self.called.set()
                await asyncio.Event().wait()
                return 0

        sender = Sender(scene.house.services, scene.house.tables.is_there, outside=Silent())
        await sender.begin()
        sending = asyncio.create_task(sender.look())
        await Silent.called.wait()
        guest = await scene.house.guest(table, seat)
        assert (await guest.command({"type": "Pass"}))[0]["type"] == "Accepted"
        assert not sending.done()
        sending.cancel()
        await asyncio.wait({sending})

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
