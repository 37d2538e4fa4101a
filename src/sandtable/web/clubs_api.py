"""Clubs: their members, tables, results and ratings."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from litestar import delete, get, post, put

from ..live import clubs
from ..live.channels import OF_CLUB
from ..live.errors import Denied
from ..live.letters import trial
from ..live.profiles import ladders
from . import bodies, people
from .buckets import Buckets
from .finished_api import finished_views
from .notices_api import channels_of, sender_of, take_one
from .requests import AnyRequest, base_address, caller_of, tables_of
from .summaries import summaries

TABLES = 50
RESULTS = 20


@get("/api/me/clubs", tags=["clubs"])
async def my_clubs(request: AnyRequest) -> list[people.ClubName]:
    """The clubs you are in."""
    person = await caller_of(request).person()
    rows = await tables_of(request).services.storage.clubs_of(person.token) if person else []
    return [people.ClubName(club=row.id, name=row.name) for row in rows]


@post("/api/clubs", tags=["clubs"])
async def make_club(request: AnyRequest, data: people.NewClub) -> people.ClubName:
    """Make a club; its link lets others join."""
    caller = caller_of(request)
    person = await caller.known_person()
    buckets: Buckets = request.app.state.new_tables
    if wait := buckets.take(caller.address):
        raise Denied("too-many-tables", minutes=int(wait / 60) + 1)
    club = await clubs.found(tables_of(request).services, data.name, person)
    row = await clubs.of_id(tables_of(request).services, club)
    return people.ClubName(club=row.id, name=row.name)


@get("/api/clubs/{club:str}", tags=["clubs"])
async def show_club(request: AnyRequest, club: str) -> people.Club:
    """A club: its name for whoever has the link, everything for its members."""
    tables = tables_of(request)
    services = tables.services
    row = await clubs.of_id(services, club)
    person = await caller_of(request).person()
    members = await services.storage.members(row.id)
    inside = person is not None and person.token in {each.token for each in members}
    base = base_address(request)
    shown: list[people.Member] = []
    going: list[people.ClubTable] = []
    finished: list[bodies.Finished] = []
    if inside and person is not None:
        ratings: dict[str, list[Any]] = defaultdict(list)
        for each in await services.storage.ratings_of([member.token for member in members]):
            ratings[each.token].append(each)
        shown = [
            people.Member(
                token=each.token,
                name=each.name,
                owner=each.token == row.owner,
                ratings=ladders(ratings[each.token]),
            )
            for each in members
        ]
        rows = await services.storage.tables_of_club(row.id, TABLES)
        going = [
            people.ClubTable(table=table, link=f"{base}/t/{each.id}?invite={each.invite}")
            for each, table in zip(rows, await summaries(tables, rows), strict=True)
        ]
        over = await services.storage.finished(person.token, RESULTS, club=row.id)
        finished = await finished_views(request, over)
    return people.Club(
        club=row.id,
        name=row.name,
        size=len(members),
        member=inside,
        owner=inside and person is not None and person.token == row.owner,
        link=f"{base}/club/{row.id}",
        feed=f"{base}/api/clubs/{row.id}/feed",
        members=shown,
        tables=going,
        finished=finished,
    )


@put("/api/clubs/{club:str}/members", tags=["clubs"], status_code=204)
async def join_club(request: AnyRequest, club: str) -> None:
    """Become a member, with the link of the club."""
    await clubs.join(tables_of(request).services, club, await caller_of(request).known_person())


@delete("/api/clubs/{club:str}/members/{token:str}", tags=["clubs"], status_code=204)
async def leave_club(request: AnyRequest, club: str, token: str) -> None:
    """Leave a club (`me`), or, if you made it, take a member out of it."""
    person = await caller_of(request).known_person()
    who = person.token if token == "me" else token
    await clubs.leave(tables_of(request).services, club, person, who)


@get("/api/clubs/{club:str}/channels", tags=["clubs"])
async def webhooks(request: AnyRequest, club: str) -> list[people.Webhook]:
    """The webhooks of a club that you made."""
    return await _webhooks(request, await _owned(request, club))


@post("/api/clubs/{club:str}/channels", tags=["clubs"], status_code=200)
async def add_webhook(request: AnyRequest, club: str, data: people.NewWebhook) -> list[people.Webhook]:
    """Add a webhook that tells of the club's tables."""
    own, base = await _owned(request, club), base_address(request)
    await channels_of(request).add(own, data.kind, data.address, None, base, wanted=OF_CLUB)
    return await _webhooks(request, own)


@delete("/api/clubs/{club:str}/channels/{channel:str}", tags=["clubs"], status_code=200)
async def remove_webhook(request: AnyRequest, club: str, channel: str) -> list[people.Webhook]:
    """Remove a webhook, and what is owed to it."""
    own = await _owned(request, club)
    await channels_of(request).remove(own, channel)
    return await _webhooks(request, own)


@post("/api/clubs/{club:str}/channels/{channel:str}/test", tags=["clubs"], status_code=204)
async def try_webhook(request: AnyRequest, club: str, channel: str) -> None:
    """Send a message there to try it."""
    found = await channels_of(request).own(await _owned(request, club), channel)
    take_one(request)
    letter = trial(caller_of(request).language, base_address(request))
    if await sender_of(request).send(found, letter) != "sent":
        raise Denied("notice-failed")


async def _owned(request: AnyRequest, club: str) -> str:
    person = await caller_of(request).known_person()
    row = await clubs.owned(tables_of(request).services, club, person)
    return str(row.id)


async def _webhooks(request: AnyRequest, club: str) -> list[people.Webhook]:
    rows = await tables_of(request).services.storage.channels(club)
    return [people.Webhook(channel=row.id, kind=row.kind, address=row.address) for row in rows]


HANDLERS = [
    my_clubs,
    make_club,
    show_club,
    join_club,
    leave_club,
    webhooks,
    add_webhook,
    remove_webhook,
    try_webhook,
]
