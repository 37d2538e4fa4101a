"""Persons: name, language, tables, statistics."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from litestar import Response, delete, get, put

from ..live import naming
from ..live.directory import Directory
from ..live.errors import Denied
from ..live.persons import Person
from ..live.profiles import Profile, profile
from . import bodies, people
from .requests import AnyRequest, caller_of, tables_of
from .summaries import summary_of

MY_TABLES = 50
COMPANY = 50


@get("/api/me", tags=["persons"])
async def me(request: AnyRequest) -> people.Me:
    """Your name and language, and your unfinished tables: where it is your turn first, and of these where
    time runs out first."""
    caller, tables = caller_of(request), tables_of(request)
    person = await caller.person()
    if person is None:
        return people.Me(person=None, language=None, settings=None, tables=[])
    rows = await tables.services.storage.tables_of(person.token, MY_TABLES)
    found = [await _own(tables, row, person, caller.language) for row in rows]
    found.sort(key=lambda each: (not each.your_turn, each.due is None, each.due or 0))
    view = bodies.PersonView(token=person.token, name=person.name)
    settings = None
    with contextlib.suppress(msgspec.DecodeError):  # What is damaged begins anew.
        settings = msgspec.json.decode(person.settings, type=dict[str, Any]) if person.settings else None
    return people.Me(person=view, language=person.language, settings=settings, tables=found)


async def _own(tables: Directory, row: Any, person: Person, language: str) -> bodies.Summary:
    try:
        return await summary_of(tables, row.id, person.token)
    except Denied as denied:
        if denied.code != "table-damaged":
            raise
        return bodies.Summary(
            table=row.id,
            name=row.name,
            game=row.game,
            status=row.status,
            public=row.public,
            seats=(),
            problem=denied.text(language),
        )


@delete("/api/me/tables/{table_id:str}", tags=["persons"], status_code=204)
async def hide(request: AnyRequest, table_id: str) -> None:
    """Take a table from your lists. Others still see it, and who has its address gets to it."""
    caller, tables = caller_of(request), tables_of(request)
    person = await caller.known_person()
    table = await tables.find(table_id)
    await caller.may_see(table, None)
    await tables.hide(person, table.id)


@get("/api/names", tags=["persons"])
async def names(request: AnyRequest) -> people.Names:
    """Names that a person and a table may have."""
    language = caller_of(request).language
    return people.Names(person=naming.person(language), table=naming.table(language))


@put("/api/me", tags=["persons"])
async def name_me(request: AnyRequest, data: people.NewName) -> Response[bodies.NewPerson]:
    """Choose or change your name."""
    caller, tables = caller_of(request), tables_of(request)
    secret = None
    person = await caller.person()
    if person is None:
        person, secret = await tables.persons.new(data.name, caller.language, caller.agent)
    else:
        person = await tables.persons.rename(person, data.name)
    view = bodies.PersonView(token=person.token, name=person.name)
    cookies = [caller.person_cookie(secret)] if secret else []
    return Response(bodies.NewPerson(person=view, secret=secret), cookies=cookies)


@put("/api/me/language", tags=["persons"], status_code=204)
async def speak(request: AnyRequest, data: people.Spoken) -> None:
    """Choose your language on all devices; it is not stored for people without a name."""
    person = await caller_of(request).person()
    if person is not None:
        await tables_of(request).persons.speak(person, data.language)


@get("/api/persons/{token:str}", tags=["persons"])
async def person_profile(request: AnyRequest, token: str) -> Profile:
    """A person's matches and ratings, by public token, as far as they show them."""
    person = await caller_of(request).person()
    return await profile(tables_of(request).services, token, person.token if person else None)


@put("/api/me/shown", tags=["persons"], status_code=204)
async def show(request: AnyRequest, data: people.ShownWish) -> None:
    """Choose what others may see of your matches."""
    person = await caller_of(request).known_person()
    await tables_of(request).persons.show(person, data.shown)


@get("/api/me/company", tags=["persons"])
async def company(request: AnyRequest) -> list[people.Companion]:
    """Those with whom you finished matches, the latest first, without those whom either blocked."""
    person, storage = await caller_of(request).known_person(), tables_of(request).services.storage
    strangers = await storage.strangers(person.token)
    return [
        people.Companion(token=row.token, name=row.name, games=row.games, last=row.last)
        for row in await storage.played_with(person.token, COMPANY)
        if row.token not in strangers
    ]


@get("/api/me/blocked", tags=["persons"])
async def blocked(request: AnyRequest) -> list[bodies.PersonView]:
    """Those whom you blocked."""
    person, storage = await caller_of(request).known_person(), tables_of(request).services.storage
    return [
        bodies.PersonView(token=row.blocked, name=row.name) for row in await storage.blocked_by(person.token)
    ]


@put("/api/me/blocked/{token:str}", tags=["persons"], status_code=204)
async def block(request: AnyRequest, token: str) -> None:
    """Block a person: they cannot sit down with you, and you do not read what they write."""
    await tables_of(request).block(await caller_of(request).known_person(), token)


@delete("/api/me/blocked/{token:str}", tags=["persons"], status_code=204)
async def unblock(request: AnyRequest, token: str) -> None:
    """Block a person no longer."""
    await tables_of(request).unblock(await caller_of(request).known_person(), token)


HANDLERS = [
    me,
    hide,
    names,
    name_me,
    speak,
    person_profile,
    show,
    company,
    blocked,
    block,
    unblock,
]
