"""How a notice reaches a person: push, webhooks and mail, what is tried again, and what is given up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP

from sandtable.live import rows
from sandtable.live.channels import PushKeys
from sandtable.live.errors import Denied
from sandtable.live.outside import Outside
from sandtable.live.sending import FIRST_RETRY, MOST_TRIES, Mail, Sender
from sandtable.live.table import PATIENCE

from .calling import HERE, HOUR, Scene, in_scene
from .house import House, in_house
from .receiver import Browser, Receiver


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
