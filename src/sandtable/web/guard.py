"""Wraps the whole application: origin checks, request rates, and the headers of every answer."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.types import Receive

from ..core import text
from ..live.directory import Directory
from ..live.errors import Denied
from ..live.site import Site
from .addresses import counted_as
from .buckets import Bucket, Buckets
from .door import HEAD_BYTES
from .forwarding import answered
from .metrics import Metrics
from .origins import Origins, host_name, is_number
from .settings import Settings

log = logging.getLogger(__name__)

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    def __init__(self, app: Litestar, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics
        limits = settings.limits
        self._origins = Origins(settings)
        self._lines = Bucket(1 / 60, 1)
        self._requests = Buckets(limits.requests_a_second, limits.requests_at_once)

    async def __call__(self, scope: Any, receive: Receive, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"accept-language")}
        origin, accepted = (
            headers.get(name, b"").decode("latin-1") for name in (b"origin", b"accept-language")
        )
        # If there are several, none of them is believed.
        host = b" ".join(value for name, value in scope["headers"] if name == b"host").decode("latin-1")
        site: Site | None = self.app.state.site
        denied = self._denied(scope, host, origin)
        if scope["type"] == "websocket":
            if denied is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4003, "reason": denied.code})
            return

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers_of(site)]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
                self._metrics.request(message["status"])
            await send(message)

        if denied is None:
            if site is None:
                await self.app(scope, receive, send_guarded)
                return
            if await answered(self.app, site, scope, receive, send_guarded):
                return
            denied = Denied("table-moved")
        await _answer(send_guarded, denied, text.chosen(accepted))

    def _denied(self, scope: Any, host: str, origin: str) -> Denied | None:
        site: Site | None = self.app.state.site
        tables: Directory = self.app.state.tables
        address = (scope.get("client") or ("",))[0]
        if wait := self._requests.take(counted_as(address)):
            return Denied("too-many-requests", seconds=int(wait) + 1)
        if _head_bytes(scope) > HEAD_BYTES:
            return Denied("head-too-big", most=HEAD_BYTES)
        if tables.services.bans.address(address):
            return Denied("banned")
        if not self._origins.serves(host):
            self._tell("a request for the host %r was refused; --hosts or --address would name it", host)
            return Denied("wrong-host", host=host[:100])
        if (
            origin
            and (scope["type"] == "websocket" or scope.get("method") not in SAFE)
            and not self._origins.owns(origin, scope["scheme"], host)
            and not (site is not None and site.is_of_site(origin))
        ):
            self._tell("a page of %r was refused; --address or --origin would name it", origin)
            return Denied("foreign-origin")
        return None

    def _tell(self, line: str, what: str) -> None:
        """Log once, since the host may have misconfigured something, but strangers must not fill the log."""
        if not self._lines.take():
            log.warning(line, what[:100])


def _head_bytes(scope: Any) -> int:
    """Of one that came in one piece, which `door.py` does not count."""
    named = sum(len(name) + len(value) for name, value in scope["headers"])
    return named + len(scope["raw_path"]) + len(scope["query_string"])


STATUSES = {"too-many-requests": 429, "head-too-big": 431, "wrong-host": 421, "table-moved": 503}


def headers_of(site: Site | None) -> list[tuple[bytes, bytes]]:
    """The headers of every answer. Pages of a site with several processes may connect to those that are there
    now, and to any at this one's host or beneath its name."""
    if site is None:
        return HEADERS
    secure, host = urlsplit(site.address).scheme == "https", host_name(urlsplit(site.address).netloc)
    scheme = "wss" if secure else "ws"
    beneath = host.partition(".")[2]
    places = {f"{scheme}://{host}:*", *(each.replace("http", "ws", 1) for each in site.others.values())}
    if "." in beneath and not is_number(host):
        places.add(f"{scheme}://*.{beneath}")
    policy = POLICY.replace("connect-src 'self'", f"connect-src 'self' {' '.join(sorted(places))}")
    return [(b"content-security-policy", policy.encode()), *HEADERS[1:]]


async def _answer(send: Any, denied: Denied, language: str) -> None:
    body = msgspec.json.encode({"code": denied.code, "text": denied.text(language), "facts": denied.facts})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if denied.code == "too-many-requests":
        headers.append((b"retry-after", str(denied.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": STATUSES.get(denied.code, 403), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
