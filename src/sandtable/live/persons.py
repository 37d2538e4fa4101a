"""Persons and their devices. A person has no account: a device is known by a secret it keeps.

Another device becomes the same person's with a code that works once, for five minutes, or with a passkey.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from . import rows, words
from .errors import Denied
from .secret import hashed, is_id, new_id, new_secret
from .services import Services
from .writer import Write

CODE_LENGTH = 6
MINUTES = 5
"""How long a code works."""
SEEN = 60 * 60_000
"""A device's last use is stored at most this often, in milliseconds."""
MOST_DEVICES = 20
MOST_SETTINGS = 4000
"""Characters of the client's settings."""


Shown = Literal["nothing", "ratings", "all"]


class Person(NamedTuple):
    token: str
    name: str
    language: str | None = None
    """The language this person chose; None if they never did."""
    device: str | None = None
    """The device they use now."""
    settings: str | None = None
    """What the client keeps for them, as JSON."""
    shown: Shown = "nothing"
    """What others may know of their games."""


class Agent(NamedTuple):
    """What a device calls itself."""

    browser: str = ""
    system: str = ""


class Code(NamedTuple):
    code: str
    ends: int
    """Milliseconds since 1970."""


class Persons:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._storage = services.storage
        self._redeeming = asyncio.Lock()

    async def new(
        self, name: str, language: str | None = None, agent: Agent | None = None
    ) -> tuple[Person, str]:
        """Create a person with one device; returns it with the secret that identifies the device."""
        person = Person(new_id(), words.name(name), language)
        new = rows.new_person(person.token, person.name, self._services.clock.wall(), language)
        secret, device = self._device(person.token, agent or Agent())
        await self._storage.write(new, device)
        return person._replace(device=device.values["id"]), secret

    async def with_secret(self, secret: str | None) -> Person | None:
        if not secret:
            return None
        row = await self._storage.person_with(hashed(secret))
        if row is None:
            return None
        if self._services.bans.person(row.token):
            raise Denied("banned")
        now = self._services.clock.wall()
        if now - row.seen > SEEN:
            await self._storage.write(rows.device_seen(row.device, now))
        return Person(row.token, row.name, row.language, row.device, row.settings, row.shown)

    async def on_device(self, token: str, device: str) -> Person | None:
        """A person by a device that they still have."""
        row = await self._storage.person_on(device)
        if row is None or row.token != token:
            return None
        return Person(row.token, row.name, row.language, row.device, row.settings, row.shown)

    async def rename(self, person: Person, name: str) -> Person:
        person = person._replace(name=words.name(name))
        await self._storage.write(rows.change_person(person.token, name=person.name))
        return person

    async def speak(self, person: Person, language: str) -> None:
        await self._storage.write(rows.change_person(person.token, language=language))

    async def show(self, person: Person, shown: Shown) -> None:
        await self._storage.write(rows.change_person(person.token, shown=shown))

    async def keep_settings(self, person: Person, settings: dict[str, Any]) -> None:
        text = msgspec.json.encode(settings).decode()
        if len(text) > MOST_SETTINGS:
            raise Denied("settings-too-long")
        await self._storage.write(rows.change_person(person.token, settings=text))

    # Devices

    async def devices(self, person: Person) -> Any:
        return await self._storage.devices(person.token)

    async def remove_device(self, person: Person, device: str) -> None:
        if device not in [each.id for each in await self.devices(person)]:
            raise Denied("no-such-device")
        await self._storage.write(*rows.delete_device(device))

    async def new_code(self, person: Person) -> Code:
        """A code that makes another device this person's."""
        code, now = new_id(CODE_LENGTH), self._services.clock.wall()
        ends = now + MINUTES * 60_000
        await self._storage.write(*rows.new_voucher(hashed(code), "device", person.token, now, ends))
        return Code(code, ends)

    async def redeem(self, code: str, agent: Agent) -> tuple[Person, str]:
        """The person who was given this code, and the secret of their new device."""
        typed = "".join(code.split()).replace("-", "").lower()
        token = await self.use_voucher(typed, "device") if is_id(typed) else None
        if token is None:
            raise Denied("wrong-code")
        return await self.add_device(token, agent)

    async def use_voucher(self, code: str, kind: str) -> str | None:
        """Use a voucher up; the person it was for, or None if there is no such voucher."""
        async with self._redeeming:
            row = await self._storage.voucher(hashed(code), kind)
            if row is None:
                return None
            await self._storage.write(rows.delete_voucher(row.code))
        return row.token if self._services.clock.wall() < row.ends else None

    async def add_device(self, token: str, agent: Agent) -> tuple[Person, str]:
        row = await self._storage.person(token)
        if row is None:
            raise Denied("no-such-person")
        if len(await self._storage.devices(token)) >= MOST_DEVICES:
            raise Denied("too-many-devices", most=MOST_DEVICES)
        secret, device = self._device(token, agent)
        await self._storage.write(device)
        return Person(row.token, row.name, row.language, device.values["id"], row.settings), secret

    def _device(self, token: str, agent: Agent) -> tuple[str, Write]:
        secret, now = new_secret(), self._services.clock.wall()
        return secret, rows.new_device(new_id(), token, hashed(secret), agent.browser, agent.system, now)

    # All there is about a person

    async def export(self, person: Person) -> bytes:
        """All of it as JSON."""
        row = await self._storage.person(person.token)
        if row is None:
            raise Denied("no-such-person")
        seats, lines = await self._storage.written_by(person.token)
        found = {
            "person": row,
            "devices": await self._storage.devices(person.token),
            "passkeys": await self._storage.passkeys(person.token),
            "seats": seats,
            "results": await self._storage.results_of(person.token, 100_000),
            "channels": await self._storage.channels(person.token),
            "chat": lines,
            "ratings": await self._storage.ratings_of([person.token]),
            "clubs": await self._storage.clubs_of(person.token),
            "blocked": [each.blocked for each in await self._storage.blocked_by(person.token)],
        }
        return await asyncio.to_thread(_written, found)


HIDDEN = ("secret", "key")


def _written(found: dict[str, Any]) -> bytes:
    """JSON, row by row: in a thread, encoding all of it at once would stop everything else."""
    parts = []
    for name, rows_of in found.items():
        if isinstance(rows_of, Sequence) and not hasattr(rows_of, "_asdict"):
            told = b"[" + b",".join(map(_encoded, rows_of)) + b"]"
        else:
            told = _encoded(rows_of)
        parts.append(msgspec.json.encode(name) + b":" + told)
    return b"{" + b",".join(parts) + b"}"


def _encoded(row: Any) -> bytes:
    if not hasattr(row, "_asdict"):
        return msgspec.json.encode(row)
    return msgspec.json.encode({key: value for key, value in row._asdict().items() if key not in HIDDEN})
