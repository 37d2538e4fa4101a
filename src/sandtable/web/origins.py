"""Which host names a server answers to, and which origins may use it.

With DNS rebinding a stranger's name points here, and browsers take its pages for ours: only the host
name gives it away. Strangers cannot do that with numeric addresses or names without a dot.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from .settings import Settings

PORTS = {"http": ":80", "https": ":443"}


class Origins:
    def __init__(self, settings: Settings) -> None:
        self._hosts = {host.lower() for host in settings.hosts}
        self._others = {origin.lower() for origin in settings.origins}
        if settings.address:
            address = urlsplit(settings.address.lower())
            self._others.add(origin_of(address.scheme, address.netloc))

    def serves(self, host: str) -> bool:
        name = host_name(host)
        return not self._hosts or name in self._hosts or "." not in name or is_number(name)

    def owns(self, origin: str, scheme: str, host: str) -> bool:
        """Whether this origin is the server itself, as it was reached, or one of those allowed."""
        return origin.lower() in {*self._others, origin_of(scheme, host.lower())}


def origin_of(scheme: str, host: str) -> str:
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return f"{scheme}://{host.removesuffix(PORTS.get(scheme, ''))}"


def host_name(host: str) -> str:
    """The host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return host.lower()


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
