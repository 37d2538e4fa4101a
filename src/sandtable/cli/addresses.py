"""Addresses among the options of a server: its own, those of others, and where mail goes."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from ..core.errors import BadInput

if TYPE_CHECKING:
    from ..live.sending import Mail

LABEL = r"[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?"
NAME = re.compile(rf"{LABEL}(?:\.{LABEL})*\.?", re.I)
"""A host name as browsers send it: with letters of other alphabets written as `xn--`."""
SCHEME = re.compile(r"[a-z][a-z0-9+.-]*", re.I)
HIDDEN = re.compile(r"[\s\x00-\x1f\x7f]")
MAIL = re.compile(rf"[^@\s<>\"',;:()\[\]\\]+@{NAME.pattern}", re.I)

SMTP: dict[str, tuple[Literal["starttls", "tls", "none"], int]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp-plain": ("none", 25),
}
"""By scheme: how the connection is made safe, and the usual port."""


class Parts(NamedTuple):
    """An address without anything that does not belong in one: no user, query or fragment."""

    scheme: str
    host: str
    """The host with its port."""
    name: str
    path: str


def parts_of(address: str) -> Parts | None:
    """None: it is no address."""
    from ..web.origins import is_number

    if HIDDEN.search(address):
        return None
    try:
        found = urlsplit(address)
        name, port = found.hostname or "", found.port
    except ValueError:
        return None
    if not SCHEME.fullmatch(found.scheme) or "?" in address or "#" in address or port == 0:
        return None
    if "@" in found.netloc or found.netloc.endswith(":"):
        return None
    if not NAME.fullmatch(name) and not (found.netloc.startswith("[") and is_number(name)):
        return None
    return Parts(found.scheme, found.netloc.lower(), name.rstrip("."), found.path)


def hosts_from(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The names to answer for; numbers and names without a dot need not be among them."""
    from ..web.addresses import is_loopback
    from ..web.origins import is_number

    named = []
    for name in (each.strip() for each in arguments.hosts.split(",")):
        if name and not NAME.fullmatch(name) and not is_number(name):
            raise BadInput("--hosts", "not-a-host-name", value=repr(name))
        if name:
            named.append(name.rstrip("."))
    if address := arguments.address:
        parts = parts_of(address)
        if parts is None or parts.scheme not in ("http", "https"):
            raise BadInput("--address", "not-an-address", value=repr(address))
        if parts.path.strip("/") and not arguments.nats:  # One of several may be at a path of the site.
            whole = f"{parts.scheme}://{parts.host}/"
            raise BadInput("--address", "address-with-path", path=parts.path, address=whole)
        named.append(parts.name)
    if not named and not arguments.proxy and is_loopback(arguments.host):
        named.append("localhost")
    return tuple(named)


def origins_from(arguments: argparse.Namespace) -> tuple[str, ...]:
    """As browsers write them: without a slash at the end."""
    from ..web.origins import origin_of

    found = []
    for origin in arguments.origin:
        parts = parts_of(origin)
        if parts is None or parts.path.strip("/"):
            raise BadInput("--origin", "not-an-address", value=repr(origin))
        found.append(origin_of(parts.scheme, parts.host))
    return tuple(found)


def mail_from(arguments: argparse.Namespace) -> Mail | None:
    from ..live.sending import Mail

    if arguments.mail_from and not MAIL.fullmatch(arguments.mail_from):
        raise BadInput("--mail-from", "not-an-e-mail-address", value=repr(arguments.mail_from))
    if not arguments.smtp:
        return None
    try:
        parts = urlsplit(arguments.smtp)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadInput("--smtp", "not-a-mail-server") from None
    if not host or parts.scheme not in SMTP or HIDDEN.search(arguments.smtp):
        raise BadInput("--smtp", "not-a-mail-server")
    if not arguments.mail_from:
        raise BadInput("--smtp", "no-mail-from")
    security, usual = SMTP[parts.scheme]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mail(host, port or usual, arguments.mail_from, user, password, security)


def reports_from(arguments: argparse.Namespace) -> str:
    """Where the host is told of reports: an address of e-mail, or of a webhook."""
    address: str = arguments.reports
    if MAIL.fullmatch(address):
        if not arguments.smtp:
            raise BadInput("--reports", "no-smtp")
    elif address and not _is_webhook(address):
        raise BadInput("--reports", "not-for-reports", value=repr(address))
    return address


def _is_webhook(address: str) -> bool:
    """A secret may be in its query."""
    parts = parts_of(address.partition("?")[0])
    return parts is not None and parts.scheme == "https" and not HIDDEN.search(address)
