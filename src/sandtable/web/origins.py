"""Which host names a server answers to, and which origins may use it.

With DNS rebinding a stranger's name points here, and browsers take its pages for ours: only the host
name gives it away. Strangers cannot do that with numeric addresses or names without a dot.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from .settings import Settings

PORTS = {"http": ":80", "https": ":443"}
_HOST = re.compile(r"(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?", re.I)


class Origins:
    def __init__(self, settings: Settings) -> None:
        self._hosts = {host.lower() for host in settings.hosts}
        self._others = {origin.lower() for origin in settings.origins}
        if settings.address:
            address = urlsplit(settings.address.lower())
            self._others.add(origin_of(address.scheme, address.netloc))

    def serves(self, host: str) -> bool:
        if not is_host(host):
            return False
        name = host_name(host)
        return not self._hosts or name in self._hosts or "." not in name or is_number(name)

    def owns(self, origin: str, scheme: str, host: str) -> bool:
        """Whether this origin is the server itself, as it was reached, or one of those allowed."""
        return origin.lower() in {*self._others, origin_of(scheme, host.lower())}


def origin_of(scheme: str, host: str) -> str:
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return f"{scheme}://{host.removesuffix(PORTS.get(scheme, ''))}"


def is_host(host: str) -> bool:
    """Whether a browser could send this as `Host`. Very old clients send none."""
    found = _HOST.fullmatch(host)
    return not host or (found is not None and int(found[1] or 0) < 2**16)


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
