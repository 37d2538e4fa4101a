"""Through which channels a person is called back, push, e-mail or webhooks, and their quiet hours.

A club has channels too: webhooks that tell of its tables. What owns a channel is the token of a person or
the id of a club.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta

from ..core.allowance import Minute
from . import calendar, outside, rows
from .errors import Denied
from .persons import Person, Persons
from .secret import hashed, new_id
from .services import Services

ChannelKind = Literal["push", "mail", "discord", "slack", "json"]
Wanted = Literal["turn", "soon", "over"]
"""That it is your turn; that your time runs out, or has; that a match is over."""
WANTED: tuple[Wanted, ...] = get_args(Wanted)
HookKind = Literal["discord", "slack", "json"]
OF_CLUB = ("club-open", "club-turn", "club-over")
"""What a club is told: of free seats at a table, of the turn of somebody who is away, of a match's end."""
MOST = 20
"""How many channels a person or a club may have."""
DAY = 24 * 3_600_000
_MAIL = re.compile(r"[^@\s<>\"',;:()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,24}")


class PushKeys(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser's subscription holds."""

    p256dh: Annotated[str, Meta(max_length=200)]
    """The public key of the subscription, in base64url."""
    auth: Annotated[str, Meta(max_length=100)]
    """Its authentication secret, in base64url."""


class Quiet(msgspec.Struct, frozen=True, kw_only=True):
    """When nothing is sent, in minutes after midnight."""

    begin: Minute
    """From when on."""
    end: Minute
    """Until when; before `begin`: on the next day."""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """The time zone, by its IANA name."""


class Channels:
    def __init__(self, services: Services, persons: Persons) -> None:
        self._services = services
        self._storage = services.storage
        self._persons = persons

    async def add(
        self,
        owner: str,
        kind: ChannelKind,
        address: str,
        keys: PushKeys | None,
        base: str,
        *,
        device: str | None = None,
        wanted: Sequence[str] = WANTED,
    ) -> tuple[str, str | None]:
        """Add a channel; returns its id, and for e-mail the code that confirms it."""
        known = await self._storage.channels(owner)
        if kind == "mail":
            if not _MAIL.fullmatch(address):
                raise Denied("bad-mail")
        else:
            outside.checked(address)
        if kind == "push":
            check_keys(keys)
        for each in known:
            if (each.kind, each.address) == (kind, address):
                await self._storage.write(*rows.delete_channel(each.id))
        if len(known) >= MOST:
            raise Denied("too-many-channels", most=MOST)
        channel, now = new_id(), self._services.clock.wall()
        writes = [
            rows.new_channel(
                id=channel,
                token=owner,
                kind=kind,
                address=address,
                wanted=wanted,
                base=base,
                made=now,
                keys=msgspec.json.encode(keys).decode() if keys else None,
                device=device if kind == "push" else None,
                confirmed=kind != "mail",
            )
        ]
        code = None
        if kind == "mail":
            code = new_id(20)
            writes += rows.new_voucher(hashed(code), "mail", channel, now, now + DAY)
        await self._storage.write(*writes)
        return channel, code

    async def confirm(self, code: str) -> None:
        """Confirm an e-mail address with the code that was sent there."""
        channel = await self._persons.use_voucher(code, "mail")
        if channel is None:
            raise Denied("wrong-code")
        await self._storage.write(rows.change_channel(channel, confirmed=True))

    async def own(self, owner: str, channel: str) -> Any:
        found = await self._storage.channel(channel)
        if found is None or found.token != owner:
            raise Denied("no-such-channel")
        return found

    async def want(self, owner: str, channel: str, wanted: list[Wanted]) -> None:
        await self.own(owner, channel)
        listed = msgspec.json.encode([each for each in WANTED if each in wanted]).decode()
        await self._storage.write(rows.change_channel(channel, wanted=listed))

    async def remove(self, owner: str, channel: str) -> None:
        await self.own(owner, channel)
        await self._storage.write(*rows.delete_channel(channel))

    async def keep_quiet(self, person: Person, quiet: Quiet | None) -> None:
        if quiet is not None and not calendar.known_zone(quiet.zone):
            raise Denied("no-such-zone", zone=quiet.zone)
        text = msgspec.json.encode(quiet).decode() if quiet else None
        await self._storage.write(rows.change_person(person.token, quiet=text))

    async def quiet(self, token: str) -> Quiet | None:
        row = await self._storage.person(token)
        with contextlib.suppress(msgspec.DecodeError):
            return msgspec.json.decode(row.quiet, type=Quiet) if row is not None and row.quiet else None
        return None


def check_keys(keys: PushKeys | None) -> None:
    try:
        if keys is None or len(_bytes(keys.auth)) != 16:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(keys.p256dh))
    except (ValueError, binascii.Error):
        raise Denied("bad-push") from None


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
