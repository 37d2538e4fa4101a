"""How a server is set up."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1, le=10**9)]
Size = Annotated[int, Meta(ge=1024, le=10**9)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client or one address may do; beyond it there is a clear answer."""

    message_bytes: Size = 16_384
    """One message on a socket; four times as much ends the connection."""
    body_bytes: Size = 131_072
    """The body of a request."""
    record_bytes: Size = 2_000_000
    """A record to import."""
    messages_a_second: Count = 20
    """By connection, in the long run."""
    messages_at_once: Count = 60
    strikes: Count = 200
    """So many refused messages for bad form or haste, in a minute, end the connection."""
    requests_a_second: Count = 30
    """By address, in the long run."""
    requests_at_once: Count = 150
    connections: Count = 60
    """Live ones, by address, at the same time."""
    open_connections: Count = 200
    """Of any kind, by address, at the same time, also those on which nothing is said."""
    seconds_for_head: Count = 10
    """Of a request."""
    seconds_for_body: Count = 60
    """Of a request; also to take an answer."""
    tables_an_hour: Count = 60
    """Made by one address."""
    imports_an_hour: Count = 30
    """Records, by address."""
    long_requests: Count = 20
    """Replays, records and imports of an address that wait; one is served at a time."""
    seconds_to_join: Count = 15


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()
    """The names it answers for; none: any. To those without a dot and to numbers it always answers."""
    origins: tuple[str, ...] = ()
    """Origins of pages, beside the server's own, that may use it."""
    pace: int = 800
    """Milliseconds that a bot takes for a decision."""
    countdown: int = 3000
    """Milliseconds of countdown after a pause."""
    address: str = ""
    """How people reach this server, for the links it makes; empty: as they did."""
