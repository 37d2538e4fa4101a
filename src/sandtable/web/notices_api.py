"""How a person is called back: channels, what each tells, quiet hours."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import delete, get, post, put

from ..live.channels import Channels
from ..live.errors import Denied
from ..live.letters import trial
from ..live.persons import Person
from ..live.sending import Sender
from . import people
from .buckets import Buckets
from .requests import AnyRequest, base_address, caller_of, tables_of


@get("/api/me/notices", tags=["persons"])
async def notices(request: AnyRequest) -> people.Notices:
    """Your channels, your quiet hours, and what this server can send."""
    person = await caller_of(request).known_person()
    return await _shown(request, person)


@post("/api/me/channels", tags=["persons"], status_code=200)
async def add_channel(request: AnyRequest, data: people.NewChannel) -> people.Notices:
    """Add a channel, or renew the one with the same address. An e-mail address gets a link to confirm it."""
    person, sender = await caller_of(request).known_person(), sender_of(request)
    if data.kind == "mail":
        if sender.mail is None:
            raise Denied("no-mail")
        take_one(request)
    base = base_address(request)
    channel, code = await channels_of(request).add(
        person.token, data.kind, data.address, data.keys, base, device=person.device
    )
    if code is not None:
        try:
            await sender.confirm_mail(data.address, code, caller_of(request).language, base)
        except Denied:
            await channels_of(request).remove(person.token, channel)
            raise
    return await _shown(request, person)


@put("/api/me/channels/{channel:str}", tags=["persons"])
async def change_channel(request: AnyRequest, channel: str, data: people.WantedNotices) -> people.Notices:
    """Choose what a channel tells."""
    person = await caller_of(request).known_person()
    await channels_of(request).want(person.token, channel, data.wanted)
    return await _shown(request, person)


@delete("/api/me/channels/{channel:str}", tags=["persons"], status_code=200)
async def remove_channel(request: AnyRequest, channel: str) -> people.Notices:
    """Remove a channel, and what is owed to it."""
    person = await caller_of(request).known_person()
    await channels_of(request).remove(person.token, channel)
    return await _shown(request, person)


@post("/api/me/channels/{channel:str}/test", tags=["persons"], status_code=204)
async def try_channel(request: AnyRequest, channel: str) -> None:
    """Send a message there to try it."""
    caller = caller_of(request)
    person = await caller.known_person()
    found = await channels_of(request).own(person.token, channel)
    if not found.confirmed:
        raise Denied("not-confirmed")
    take_one(request)
    letter = trial(person.language or caller.language, base_address(request))
    if await sender_of(request).send(found, letter) != "sent":
        raise Denied("notice-failed")


@put("/api/me/quiet", tags=["persons"])
async def keep_quiet(request: AnyRequest, data: people.QuietHours) -> people.Notices:
    """Choose the hours in which nothing is sent."""
    person = await caller_of(request).known_person()
    await channels_of(request).keep_quiet(person, data.quiet)
    return await _shown(request, person)


@post("/api/mail", tags=["persons"], status_code=204)
async def confirm_mail(request: AnyRequest, data: people.UsedCode) -> None:
    """Confirm an e-mail address with the code of the link that was sent there."""
    take_one(request)
    await channels_of(request).confirm(data.code)


async def _shown(request: AnyRequest, person: Person) -> people.Notices:
    sender, channels = sender_of(request), channels_of(request)
    rows = await tables_of(request).services.storage.channels(person.token)
    return people.Notices(
        push=sender.public_key,
        mail=sender.mail is not None,
        quiet=await channels.quiet(person.token),
        channels=[_view(row, person) for row in rows],
    )


def _view(row: Any, person: Person) -> people.Channel:
    return people.Channel(
        channel=row.id,
        kind=row.kind,
        address=row.address,
        this=row.device is not None and row.device == person.device,
        confirmed=row.confirmed,
        wanted=msgspec.json.decode(row.wanted),
        sent=row.sent,
    )


def take_one(request: AnyRequest) -> None:
    """Nobody may send without end."""
    buckets: Buckets = request.app.state.sign_ins
    if wait := buckets.take(caller_of(request).address):
        raise Denied("too-many-codes", minutes=int(wait / 60) + 1)


def sender_of(request: AnyRequest) -> Sender:
    sender: Sender = request.app.state.sender
    return sender


def channels_of(request: AnyRequest) -> Channels:
    tables = tables_of(request)
    return Channels(tables.services, tables.persons)


HANDLERS = [
    notices,
    add_channel,
    change_channel,
    remove_channel,
    try_channel,
    keep_quiet,
    confirm_mail,
]
