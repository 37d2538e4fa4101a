"""Persons and addresses that the host of the site does not want."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from sqlalchemy import select

from . import rows, schema
from .errors import Denied
from .secret import is_id
from .storage import Storage

Network = IPv4Network | IPv6Network


class Bans:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._persons: set[str] = set()
        self._networks: list[Network] = []

    async def load(self) -> bool:
        """Read them, since another process may have changed them; returns whether there are others now."""
        before = (self._persons, self._networks)
        subjects = [row.subject for row in await self._storage.rows(select(schema.bans.c.subject))]
        self._networks = [found for each in subjects if (found := network(each)) is not None]
        self._persons = {each for each in subjects if network(each) is None}
        return before != (self._persons, self._networks)

    async def add(self, subject: str, now: int) -> None:
        """Ban a person, or an address or network."""
        found = network(subject)
        if found is None and (not is_id(subject) or await self._storage.person(subject) is None):
            raise Denied("no-such-person")
        await self._storage.write(*rows.new_ban(subject if found is None else str(found), now))

    async def remove(self, subject: str) -> None:
        found = network(subject)
        await self._storage.write(rows.delete_ban(subject if found is None else str(found)))

    def person(self, token: str | None) -> bool:
        return token in self._persons

    def address(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in each for each in self._networks)


def network(subject: str) -> Network | None:
    """An address or network, or None if this is neither.

    >>> network("192.0.2.7")
    IPv4Network('192.0.2.7/32')
    """
    if subject.isdecimal():
        return None
    try:
        return ip_network(subject, strict=False)
    except ValueError:
        return None
