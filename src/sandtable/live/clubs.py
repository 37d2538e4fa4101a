"""Clubs: named groups of people. Whoever has the link of a club may become a member."""

from __future__ import annotations

from typing import Any

from . import rows, words
from .errors import Denied
from .persons import Person
from .secret import is_id, new_id
from .services import Services

ID_LENGTH = 16
"""Long, since the id is all that the link has."""
MOST_MEMBERS = 200
MOST_CLUBS = 20
"""How many clubs a person may be in."""


async def found(services: Services, name: str, owner: Person) -> str:
    """Make a club with one member; returns its id."""
    await _room_for_another(services, owner)
    club, now = new_id(ID_LENGTH), services.clock.wall()
    await services.storage.write(
        rows.new_club(club, words.name(name), owner.token, now), rows.new_member(club, owner.token, now)
    )
    return club


async def of_id(services: Services, club: str) -> Any:
    row = await services.storage.club(club) if is_id(club) else None
    if row is None:
        raise Denied("no-such-club")
    return row


async def member(services: Services, club: str, person: Person) -> Any:
    """The club, for one of its members."""
    row = await of_id(services, club)
    if person.token not in {each.token for each in await services.storage.members(club)}:
        raise Denied("no-such-club")
    return row


async def owned(services: Services, club: str, person: Person) -> Any:
    """The club, for who made it."""
    row = await member(services, club, person)
    if row.owner != person.token:
        raise Denied("not-club-owner")
    return row


async def join(services: Services, club: str, person: Person) -> None:
    await of_id(services, club)
    members = [each.token for each in await services.storage.members(club)]
    if person.token in members:
        return
    if len(members) >= MOST_MEMBERS:
        raise Denied("club-full", most=MOST_MEMBERS)
    await _room_for_another(services, person)
    await services.storage.write(rows.new_member(club, person.token, services.clock.wall()))


async def leave(services: Services, club: str, person: Person, token: str) -> None:
    """Leave a club, or, for who made it, take somebody out of it. Who made it hands it on by leaving."""
    row = await member(services, club, person)
    if token != person.token and row.owner != person.token:
        raise Denied("not-club-owner")
    writes = [rows.delete_member(club, token)]
    if token == row.owner:
        others = [each.token for each in await services.storage.members(club) if each.token != token]
        writes.append(rows.change_club(club, owner=others[0] if others else ""))
    await services.storage.write(*writes)


async def _room_for_another(services: Services, person: Person) -> None:
    if len(await services.storage.clubs_of(person.token)) >= MOST_CLUBS:
        raise Denied("too-many-clubs", most=MOST_CLUBS)
