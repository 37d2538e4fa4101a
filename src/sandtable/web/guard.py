"""Around everything: where a request may come from, how many, and the headers of every answer."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.types import Receive

from ..live.errors import Refusal
from .addresses import counted_as
from .limits import Buckets
from .metrics import Metrics
from .settings import Settings

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
        self._settings = settings
        self._metrics = metrics
        limits = settings.limits
        self._requests = Buckets(limits.requests_a_second, limits.requests_at_once)

    async def __call__(self, scope: Any, receive: Receive, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        address = counted_as((scope.get("client") or ("",))[0])
        refusal = None
        if wait := self._requests.take(address):
            refusal = Refusal("too-many-requests", seconds=int(wait) + 1)
        elif not self._is_own(headers) and (scope["type"] == "websocket" or scope.get("method") not in SAFE):
            refusal = Refusal("foreign-origin")
        if scope["type"] == "websocket":
            if refusal is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4003, "reason": refusal.code})
            return

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
                self._metrics.request(message["status"])
            await send(message)

        if refusal is None:
            await self.app(scope, receive, send_guarded)
        else:
            await _answer(send_guarded, refusal)

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return True
        try:
            host = urlsplit(origin).netloc
        except ValueError:
            return False
        own = headers.get(b"host", b"").decode("latin-1")
        return (bool(host) and host == own) or origin in self._settings.origins


async def _answer(send: Any, refusal: Refusal) -> None:
    limited = refusal.code == "too-many-requests"
    body = msgspec.json.encode({"code": refusal.code, "text": refusal.text("en"), "facts": refusal.facts})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if limited:
        headers.append((b"retry-after", str(refusal.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": 429 if limited else 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
