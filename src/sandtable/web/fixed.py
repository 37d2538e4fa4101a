"""Answers that never change while the server runs: built once, kept as bytes, plain and compressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request, Response

from ..live.working import packed

PACKED = {"packed": True}
"""The `opt` of handlers that compress their answers themselves."""


def takes_packed(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def packed_answer(
    request: Request[Any, Any, Any], body: bytes, kind: str, headers: dict[str, str]
) -> Response[bytes]:
    """An answer whose body is compressed if the client accepts that."""
    more = {"content-encoding": "gzip"} if takes_packed(request) else {}
    return Response(body, media_type=kind, headers={**headers, **more, "vary": "accept-encoding"})


class Fixed:
    def __init__(self, body: bytes, kind: str, **headers: str) -> None:
        self._plain, self._packed = body, packed(body)
        self._kind = kind
        self._headers = {name.replace("_", "-"): value for name, value in headers.items()}

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        body = self._packed if takes_packed(request) else self._plain
        return packed_answer(request, body, self._kind, self._headers)


def made_once(
    request: Request[Any, Any, Any], name: str, kind: str, make: Callable[[], bytes]
) -> Response[bytes]:
    """The answer with this key, built when first needed; there are few of them."""
    kept: dict[str, Fixed] = request.app.state.fixed
    if name not in kept:
        kept[name] = Fixed(make(), kind)
    return kept[name].answer(request)
