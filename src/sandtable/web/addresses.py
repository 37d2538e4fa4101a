"""Client addresses: which ones share limits, and which proxies are trusted."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from ..core.errors import BadInput


def counted_as(address: str) -> str:
    """The key for limits: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((int(found), 64), strict=False))
    return str(found)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Networks:
    """IP addresses and networks that an option lists: trusted proxies, or who may read the metrics."""

    def __init__(self, text: str | None, option: str) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        for part in (text or "").split(","):
            if part.strip() == "*":
                self._networks += [ip_network("0.0.0.0/0"), ip_network("::/0")]
            elif part.strip():
                try:
                    self._networks.append(ip_network(part.strip(), strict=False))
                except ValueError:
                    raise BadInput(option, "not-an-ip", value=repr(part.strip())) from None

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
