"""The client, and a plain page about the HTTP API."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import JsonRenderPlugin

from ..core import text, wire
from .described import described
from .described import page as api_operations
from .fixed import PACKED, Fixed, made_once
from .requests import AnyRequest, caller_of

PLAIN = Path(__file__).parent / "plain"
STATIC = Path(__file__).parent / "static"
"""The built client."""

mimetypes.add_type("application/manifest+json", ".webmanifest")


class _DescribedOnce(JsonRenderPlugin):
    """Renders the OpenAPI description only once."""

    _written: bytes | None = None

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        if self._written is None:
            self._written = super().render(request, described(request.app))
        return self._written


def json_page() -> JsonRenderPlugin:
    return _DescribedOnce(path="/openapi.json")


KEPT = "public, max-age=31536000, immutable"
"""For files whose address changes with their content."""
UNREAD = {"command", "hints", "live", "problem", "report", "terminal"}
"""The catalogues whose texts only the server and the command say."""


@cache
def files() -> dict[str, Fixed]:
    """The files of the client by path, read once."""
    texts = {
        f"{language}/{name}.ftl": source.encode()
        for language in text.languages()
        for name, source in text.sources(language).items()
        if name not in UNREAD
    }
    version = hashlib.sha256(b"\0".join(texts.values())).hexdigest()[:12]
    folder = f"/assets/texts/{version}/"
    found = {folder + name: Fixed(source, "text/plain", cache_control=KEPT) for name, source in texts.items()}
    for path in STATIC.rglob("*"):
        if path.is_file() and not path.name.startswith("."):
            address = "/" + path.relative_to(STATIC).as_posix()
            kept = KEPT if address.startswith("/assets/") else "no-cache"
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            body = path.read_bytes()
            if address == "/index.html":
                body = body.replace(b"<html", f'<html data-texts="{_told_of(folder, texts)}"'.encode(), 1)
            found[address] = Fixed(body, kind, cache_control=kept)
    return found


def _told_of(folder: str, texts: Iterable[str]) -> str:
    """Which texts there are, for the page that asks for them; another folder once any is changed."""
    paths = [Path(name) for name in texts]
    told = {
        "folder": folder,
        "languages": sorted({path.parent.name for path in paths}),
        "catalogues": sorted({path.stem for path in paths}),
    }
    return escape(wire.encode(told).decode())


@get(["/", "/{page:path}"], include_in_schema=False, opt=PACKED)
async def client(request: AnyRequest, page: str = "/") -> Response[bytes]:
    """A file of the client; for any other path the client's page, which draws it."""
    index = files().get("/index.html")
    if index is None:
        raise NotFoundException("The client is not built: make setup")
    if found := files().get(page):
        return found.answer(request)
    if page.startswith("/api/") or "." in page.rpartition("/")[2]:
        raise NotFoundException
    return index.answer(request)


@get("/api.css", include_in_schema=False, opt=PACKED)
async def style(request: AnyRequest) -> Response[bytes]:
    return made_once(request, "api.css", "text/css", (PLAIN / "api.css").read_bytes)


LINKS = {
    "openapi": ("/api/openapi/openapi.json", "live-api-openapi"),
    "messages": ("/api/protocol", "live-api-messages"),
}
"""The links in the text about the HTTP API."""


def _about(language: str) -> str:
    about = text.say("live-api-about", language, None, **{name: f"\0{name}\0" for name in LINKS})
    about = escape(about)
    for name, (address, said) in LINKS.items():
        link = f'<a href="{address}">{escape(text.say(said, language))}</a>'
        about = about.replace(f"\0{name}\0", link)
    return about


@get("/api", include_in_schema=False, opt=PACKED)
async def api_page(request: AnyRequest) -> Response[bytes]:
    """A page with all operations of the HTTP API, in English like the rest of the API."""
    language = await caller_of(request).reads()

    def make() -> bytes:
        operations = api_operations(described(request.app))
        page = Template((PLAIN / "api.html").read_text("utf-8"))
        words = {
            name: escape(text.say(f"live-api-{name}", language)) for name in ("title", "heading", "back")
        }
        about = _about(language)
        return page.substitute(words, language=language, about=about, operations=operations).encode()

    return made_once(request, f"api {language}", MediaType.HTML, make)


HANDLERS: list[Any] = [client, style, api_page]
