"""The bodies of requests and answers about people, their devices, notices and clubs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ..live.channels import ChannelKind, HookKind, PushKeys, Quiet, Wanted
from ..live.messages import Language
from ..live.persons import Shown
from ..live.profiles import LadderRating
from .bodies import Body, Finished, Name, PersonView, Summary


class NewName(Body, frozen=True, kw_only=True):
    name: Name
    """What the person wants to be called."""


class Names(msgspec.Struct, frozen=True, kw_only=True):
    """Names to begin with, in the language of the caller."""

    person: str
    table: str


class Spoken(Body, frozen=True, kw_only=True):
    language: Language
    """The language that the person reads."""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    device: str
    browser: str
    """Empty if unknown, like `system`."""
    system: str
    made: int
    """Milliseconds since 1970."""
    seen: int
    """When it was last used, to the hour."""
    this: bool
    """Whether it is the device that asks."""


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    passkey: str
    made: int
    """Milliseconds since 1970."""


class Devices(msgspec.Struct, frozen=True, kw_only=True):
    devices: list[Device]
    passkeys: list[Passkey]


class DeviceCode(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    ends: int
    """Milliseconds since 1970; until then it can be used once."""
    link: str
    """The code as a link, for a QR code."""


class UsedCode(Body, frozen=True, kw_only=True):
    code: Annotated[str, Meta(max_length=40)]
    """The code that the other device shows."""


class NewChannel(Body, frozen=True, kw_only=True):
    kind: ChannelKind
    """Push to a device, e-mail, or a kind of webhook."""
    address: Annotated[str, Meta(max_length=1000)]
    """The endpoint of a push subscription, an e-mail address, or the https address of a webhook."""
    keys: PushKeys | None = None
    """Of a push subscription."""


class WantedNotices(Body, frozen=True, kw_only=True):
    wanted: Annotated[list[Wanted], Meta(max_length=10)]
    """What the channel tells."""


class QuietHours(Body, frozen=True, kw_only=True):
    quiet: Quiet | None
    """From when to when; null: never."""


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    channel: str
    kind: ChannelKind
    address: str
    this: bool
    """Whether it is push to the device that asks."""
    confirmed: bool
    wanted: list[Wanted]
    """What it tells: that it is your turn, that your time runs out, that a match is over."""
    sent: int | None
    """When it was last used, in milliseconds since 1970."""


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    push: str
    """The server's public key, for a push subscription."""
    mail: bool
    """Whether this server sends e-mail."""
    quiet: Quiet | None
    channels: list[Channel]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    person: PersonView | None
    language: str | None
    """The language this person chose."""
    settings: dict[str, Any] | None
    """What your client keeps for all your devices."""
    tables: list[Summary]
    """Your unfinished tables, those where it is your turn first."""


class ShownWish(Body, frozen=True, kw_only=True):
    shown: Shown
    """What others may see of your matches: nothing, your ratings, or all."""


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody one has played with."""

    token: str
    name: str
    games: int
    """How many matches together."""
    last: int
    """When the last one ended, in milliseconds since 1970."""


class NewClub(Body, frozen=True, kw_only=True):
    name: Name
    """The name of the club."""


class ClubName(msgspec.Struct, frozen=True, kw_only=True):
    club: str
    name: str


class Member(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    name: str
    owner: bool
    """Whether they made the club."""
    ratings: list[LadderRating]


class NewWebhook(Body, frozen=True, kw_only=True):
    kind: HookKind
    """For whom the messages are written."""
    address: Annotated[str, Meta(max_length=1000)]
    """An https address."""


class Webhook(msgspec.Struct, frozen=True, kw_only=True):
    """Tells of the tables of a club: free seats, turns of those who are away, results."""

    channel: str
    kind: HookKind
    address: str


class ClubTable(msgspec.Struct, frozen=True, kw_only=True):
    table: Summary
    link: str
    """With the invite: members may sit down, or watch."""


class Club(msgspec.Struct, frozen=True, kw_only=True):
    """A group of people with a link. Only members see more than its name and size."""

    club: str
    name: str
    size: int
    member: bool
    """Whether you are one."""
    owner: bool
    """Whether you made it."""
    link: str
    feed: str
    """Its open tables as a JSON feed, for those who have the address."""
    members: list[Member]
    tables: list[ClubTable]
    """Open ones and running games, the newest first."""
    finished: list[Finished]
    """The latest results."""
