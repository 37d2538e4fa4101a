"""The devices of a person: codes for another device, passkeys, export and deletion of all that is stored."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi import ResponseSpec

from ..live.errors import Denied
from ..live.persons import Person
from ..live.working import packed
from . import bodies, people
from .buckets import Buckets
from .caller import Caller
from .finished_api import turns_of
from .fixed import PACKED, packed_answer, takes_packed
from .passkeys import Passkeys
from .requests import AnyRequest, base_address, caller_of, tables_of


@put("/api/me/settings", tags=["persons"], status_code=204)
async def keep_settings(request: AnyRequest, data: dict[str, Any]) -> None:
    """Keep the client's settings for all your devices; not stored for people without a name."""
    person = await caller_of(request).person()
    if person is not None:
        await tables_of(request).persons.keep_settings(person, data)


@get("/api/me/devices", tags=["persons"])
async def my_devices(request: AnyRequest) -> people.Devices:
    """Your devices, the last used first, and your passkeys."""
    person = await caller_of(request).known_person()
    tables = tables_of(request)
    return people.Devices(
        devices=[
            people.Device(
                device=row.id,
                browser=row.browser,
                system=row.system,
                made=row.made,
                seen=row.seen,
                this=row.id == person.device,
            )
            for row in await tables.persons.devices(person)
        ],
        passkeys=[
            people.Passkey(passkey=row.id, made=row.made)
            for row in await tables.services.storage.passkeys(person.token)
        ],
    )


@delete("/api/me/devices/{device:str}", tags=["persons"])
async def sign_out(request: AnyRequest, device: str) -> None:
    """Sign a device out; it no longer acts as you, and its connections end."""
    person = await caller_of(request).known_person()
    await tables_of(request).sign_out(person, device)


@post("/api/me/code", tags=["persons"], status_code=200)
async def new_code(request: AnyRequest) -> people.DeviceCode:
    """A code that makes another device yours; it works once, for five minutes."""
    person = await caller_of(request).known_person()
    code = await tables_of(request).persons.new_code(person)
    return people.DeviceCode(
        code=code.code, ends=code.ends, link=f"{base_address(request)}/you?code={code.code}"
    )


@post("/api/codes", tags=["persons"], status_code=200)
async def use_code(request: AnyRequest, data: people.UsedCode) -> Response[bodies.NewPerson]:
    """Become the person who was given this code, on this device too."""
    caller = _careful(request)
    return _device(caller, *await tables_of(request).persons.redeem(data.code, caller.agent))


@post("/api/me/passkeys/challenge", tags=["persons"], status_code=200)
async def passkey_options(request: AnyRequest) -> dict[str, Any]:
    """What the browser needs to make a passkey, for `navigator.credentials.create`."""
    person = await caller_of(request).known_person()
    return await _passkeys(request).creation(person)


@post("/api/me/passkeys", tags=["persons"], status_code=204)
async def add_passkey(request: AnyRequest, data: dict[str, Any]) -> None:
    """Add the passkey that the browser made."""
    person = await caller_of(request).known_person()
    await _passkeys(request).add(person, data)


@delete("/api/me/passkeys/{passkey:str}", tags=["persons"])
async def remove_passkey(request: AnyRequest, passkey: str) -> None:
    """Remove a passkey."""
    person = await caller_of(request).known_person()
    await _passkeys(request).remove(person, passkey)


@post("/api/passkeys/challenge", tags=["persons"], status_code=200)
async def sign_in_options(request: AnyRequest) -> dict[str, Any]:
    """What the browser needs to use a passkey, for `navigator.credentials.get`."""
    _careful(request)
    return await _passkeys(request).request()


@post("/api/passkeys", tags=["persons"], status_code=200)
async def sign_in(request: AnyRequest, data: dict[str, Any]) -> Response[bodies.NewPerson]:
    """Become the person of a passkey, on this device too."""
    caller = _careful(request)
    token = await _passkeys(request).person(data)
    return _device(caller, *await tables_of(request).persons.add_device(token, caller.agent))


@get("/api/me/export", tags=["persons"], opt=PACKED, responses={200: ResponseSpec(dict[str, Any])})
async def export(request: AnyRequest) -> Response[bytes]:
    """Everything that is stored about you."""
    caller = caller_of(request)
    person = await caller.known_person()
    async with turns_of(request).turn(caller.address):
        told = await tables_of(request).persons.export(person)
        if takes_packed(request):
            told = await asyncio.to_thread(packed, told)
    headers = {"content-disposition": 'attachment; filename="sandtable.json"'}
    return packed_answer(request, told, MediaType.JSON, headers)


@delete("/api/me", tags=["persons"])
async def delete_me(request: AnyRequest) -> None:
    """Delete everything that is stored about you. Finished matches stay, with a nameless seat."""
    person = await caller_of(request).known_person()
    await tables_of(request).delete_person(person)


def _careful(request: AnyRequest) -> Caller:
    """The caller, who may not try codes and passkeys without end."""
    caller = caller_of(request)
    buckets: Buckets = request.app.state.sign_ins
    if wait := buckets.take(caller.address):
        raise Denied("too-many-codes", minutes=int(wait / 60) + 1)
    return caller


def _passkeys(request: AnyRequest) -> Passkeys:
    return Passkeys(tables_of(request).services, tables_of(request).persons, base_address(request))


def _device(caller: Caller, person: Person, secret: str) -> Response[bodies.NewPerson]:
    view = bodies.PersonView(token=person.token, name=person.name)
    return Response(bodies.NewPerson(person=view, secret=secret), cookies=[caller.person_cookie(secret)])


HANDLERS = [
    keep_settings,
    my_devices,
    sign_out,
    new_code,
    use_code,
    passkey_options,
    add_passkey,
    remove_passkey,
    sign_in_options,
    sign_in,
    export,
    delete_me,
]
