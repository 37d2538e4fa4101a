"""Requests about a table that another process holds: they travel there, and its answer comes back."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import Litestar
from litestar.types import Receive

from ..live.errors import Denied
from ..live.site import Elsewhere, Site

FOUND = "sandtable.elsewhere"
"""Under this name a request's scope says which process has its table."""
PASSED_ON = ("type", "http_version", "method", "scheme", "path", "raw_path", "root_path", "query_string")
PATIENCE = 60.0
"""Seconds for an answer, as long as the other process lives."""
TRIES = 4


async def answered(app: Litestar, site: Site, scope: Any, receive: Receive, send: Any) -> bool:
    """Answer a request here or where its table is; False if that process went away meanwhile."""
    body = _Body(receive)
    for _ in range(TRIES):
        tried: Any = dict(scope)

        async def sending(message: Any, tried: Any = tried) -> None:
            if FOUND not in tried:
                await send(message)

        await app(tried, body.again(), sending)
        elsewhere: Elsewhere | None = tried.get(FOUND)
        if elsewhere is None:
            return True
        request = {name: scope.get(name) for name in PASSED_ON}
        request["headers"] = [list(header) for header in scope["headers"]]
        request["client"] = list(scope.get("client") or ("", 0))
        request["server"] = list(scope.get("server") or ("", 0))
        with contextlib.suppress(Denied):
            content = await body.whole()
            answer = await site.ask_long(elsewhere.process, "http", request, content, timeout=PATIENCE)
            status, headers, whole = answer
            await send(
                {
                    "type": "http.response.start",
                    "status": status,
                    "headers": [(name, value) for name, value in headers],
                }
            )
            await send({"type": "http.response.body", "body": whole, "more_body": False})
            return True
        await asyncio.sleep(0.2)
    return False


def answer_others(app: Litestar, site: Site) -> None:
    """Answer requests that came to other processes."""

    async def answer(request: dict[str, Any], body: bytes) -> Any:
        scope = {
            **request,
            "asgi": {"version": "3.0"},
            "headers": [(name, value) for name, value in request["headers"]],
            "client": tuple(request["client"]),
            "server": tuple(request["server"]),
            "state": {},
        }
        messages: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            messages.append(message)

        await app(scope, receive, send)  # type: ignore[arg-type]
        if FOUND in scope:
            raise Denied("table-moved")
        start = messages[0]
        whole = b"".join(message.get("body", b"") for message in messages[1:])
        return start["status"], [list(header) for header in start["headers"]], whole

    site.post.on("http", answer)


class _Body:
    """The body of a request, which can be read more than once."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read: list[Any] = []

    def again(self) -> Receive:
        number = 0

        async def receive() -> Any:
            nonlocal number
            number += 1
            while len(self._read) < number:
                self._read.append(await self._receive())
            return self._read[number - 1]

        return receive

    async def whole(self) -> bytes:
        while not self._read or self._read[-1].get("more_body"):
            self._read.append(await self._receive())
        return b"".join(message.get("body", b"") for message in self._read)
