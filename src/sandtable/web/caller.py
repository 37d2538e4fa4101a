"""Who sent a request: persons and seats by their secrets, from cookies or, for programs, from headers."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ..core import text
from ..live.directory import Directory
from ..live.errors import Denied
from ..live.persons import Agent, Person
from ..live.table import Table
from .addresses import counted_as

PERSON_COOKIE = "sandtable_person"
SEAT_COOKIE = "sandtable_seat"
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Caller:
    def __init__(self, connection: AnyConnection, tables: Directory) -> None:
        self._tables = tables
        self._connection = connection
        self.address = counted_as(connection.client.host if connection.client else "")
        self.language = text.chosen(connection.headers.get("accept-language", ""))
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        cookies = connection.cookies
        self.bearer = bearer.strip() if scheme.lower() == "bearer" else None
        self.seat_secret = self.bearer or cookies.get(SEAT_COOKIE)
        self.agent = agent(connection.headers.get("user-agent", ""))
        self.person_secret = connection.headers.get("sandtable-person") or cookies.get(PERSON_COOKIE)
        self._ticket: tuple[str, str] | None = None
        self.secure = connection.url.scheme in ("https", "wss")

    def show(self, ticket: tuple[str, str] | None) -> None:
        """Count as the person of a ticket."""
        self._ticket = ticket

    async def person(self) -> Person | None:
        if self._ticket is not None:
            return await self._tables.persons.on_device(*self._ticket)
        return await self._tables.persons.with_secret(self.person_secret)

    async def reads(self) -> str:
        """The language for a page outside the client: the person's choice, else what the browser accepts."""
        person = await self.person()
        return text.chosen(person.language) if person and person.language else self.language

    async def known_person(self) -> Person:
        person = await self.person()
        if person is None:
            raise Denied("who-are-you")
        return person

    async def seat(self, table: Table) -> int | None:
        """A program's seat by the secret it names; a person's own, on every device."""
        seat = table.seat_with(self.seat_secret)
        if seat is None and self.bearer is None and (person := await self.person()) is not None:
            seat = next((each.number for each in table.people if each.token == person.token), None)
        if seat is not None and self._tables.services.bans.person(table.seats[seat].token):
            raise Denied("banned")
        return seat

    async def own_seat(self, table: Table) -> int:
        seat = await self.seat(table)
        if seat is None:
            raise Denied("no-seat")
        return seat

    async def host(self, table: Table) -> Person:
        person = await self.known_person()
        if person.token != table.host:
            raise Denied("not-host")
        return person

    async def may_see(self, table: Table, invite: str | None) -> None:
        """Raise `Denied` as if the table did not exist, unless the caller may see it."""
        if not await self.sees(table, invite):
            raise Denied("no-such-table")

    async def sees(self, table: Table, invite: str | None = None) -> bool:
        if table.sees(None, invite) or await self.seat(table) is not None:
            return True
        person = await self.person()
        return person is not None and table.sees(person.token, invite)

    def person_cookie(self, secret: str) -> Cookie:
        return _cookie(PERSON_COOKIE, secret, "/", self.secure)

    def seat_cookie(self, table: Table, secret: str) -> Cookie:
        return _cookie(SEAT_COOKIE, secret, f"/api/tables/{table.id}", self.secure)


def _cookie(key: str, value: str, path: str, secure: bool) -> Cookie:
    return Cookie(key=key, value=value, path=path, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def agent(header: str) -> Agent:
    """What a browser calls itself, in short. The first mark counts: most claim to be several.

    >>> agent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    Agent(browser='Firefox', system='Linux')
    """
    browser = next((name for mark, name in BROWSERS.items() if mark in header), "")
    return Agent(browser, next((name for mark, name in SYSTEMS.items() if mark in header), ""))
