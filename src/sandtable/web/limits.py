"""The limits of a server.

Every start of the command reads the limits, so nothing heavy is imported here.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1, le=10**9)]
Size = Annotated[int, Meta(ge=1024, le=10**9)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client or address may do; anything beyond is refused with a reason."""

    message_bytes: Size = 16_384
    """Size of a message on a socket; four times as much closes the connection."""
    body_bytes: Size = 131_072
    """Size of a request's body."""
    record_bytes: Size = 2_000_000
    """Size of a record to import."""
    messages_a_second: Count = 20
    """Messages per connection, on average."""
    messages_at_once: Count = 60
    strikes: Count = 200
    """Malformed or too frequent messages, and other frames, in a minute until the connection closes."""
    requests_a_second: Count = 30
    """Requests per address, on average."""
    requests_at_once: Count = 150
    connections: Count = 60
    """Live connections per address at a time."""
    open_connections: Count = 200
    """Connections of any kind per address at a time, including silent ones."""
    seconds_for_head: Count = 10
    """Seconds in which the head of a request must arrive."""
    seconds_for_body: Count = 60
    """Seconds in which the body of a request must arrive and an answer be read."""
    tables_an_hour: Count = 60
    """Tables an address may create."""
    imports_an_hour: Count = 30
    """Records an address may import."""
    seconds_to_think: Count = 20
    """Seconds a bot may think about a move; then its process is killed."""
    sign_ins_an_hour: Count = 60
    """Codes and passkeys an address may try."""
    reports_an_hour: Count = 30
    """Chat lines an address may report."""
    long_requests: Count = 20
    """Replays, records, imports and exports of one address that may wait; they are served one at a time."""
    seconds_to_join: Count = 15


def bounds() -> dict[str, tuple[int, int]]:
    """By limit, the least and the most that it can be."""
    fields = {field.name: msgspec.inspect.type_info(field.type) for field in msgspec.structs.fields(Limits)}
    return {
        name: (kind.ge or 0, kind.le or 0)
        for name, kind in fields.items()
        if isinstance(kind, msgspec.inspect.IntType)
    }
