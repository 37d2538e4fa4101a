"""How a server is set up."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client or one address may do; beyond it there is a clear answer."""

    message_bytes: int = 16_384
    """One message on a socket; four times as much ends the connection."""
    body_bytes: int = 131_072
    """The body of a request."""
    record_bytes: int = 2_000_000
    """A record to import."""
    messages_a_second: int = 20
    """By connection, in the long run."""
    messages_at_once: int = 60
    strikes: int = 200
    """So many refused messages for bad form or haste, in a minute, end the connection."""
    requests_a_second: int = 30
    """By address, in the long run."""
    requests_at_once: int = 150
    connections: int = 60
    """By address, at the same time."""
    tables_an_hour: int = 60
    """Made by one address."""
    imports_an_hour: int = 30
    """Records, by address."""
    seconds_to_join: int = 15


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Origins of pages, beside the server's own, that may use it."""
    pace: int = 800
    """Milliseconds that a bot takes for a decision."""
    countdown: int = 3000
    """Milliseconds of countdown after a pause."""
    address: str = ""
    """How people reach this server, for the links it makes; empty: as they did."""
