"""The client, and a plain page about the HTTP API."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import JsonRenderPlugin

from .tables_api import AnyRequest

PLAIN = Path(__file__).parent / "plain"
STATIC = Path(__file__).parent / "static"
"""The client, where it is built in."""

mimetypes.add_type("application/manifest+json", ".webmanifest")

json_page = JsonRenderPlugin(path="/openapi.json")


@get(["/", "/{page:path}"], include_in_schema=False)
async def client(page: str = "/") -> Response[bytes]:
    """The file of the client by that name; every other address is a page that the client itself draws."""
    if not (STATIC / "index.html").is_file():
        raise NotFoundException("The client is not built: make setup")
    wanted = (STATIC / page.lstrip("/")).resolve()
    if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        kept = "public, max-age=31536000, immutable" if "/assets/" in page else "no-cache"
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": kept})
    if page.startswith("/api/") or "." in wanted.name:
        raise NotFoundException
    index = (STATIC / "index.html").read_bytes()
    return Response(index, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/api.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response((PLAIN / "api.css").read_text("utf-8"), media_type="text/css")


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def api_page(request: AnyRequest) -> str:
    """All operations of the HTTP API, from its OpenAPI description."""
    described: dict[str, Any] = request.app.openapi_schema.to_schema()
    parts = []
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            said = operation.get("description") or operation.get("summary") or ""
            parts.append(f"<dt><b>{escape(method.upper())}</b> {escape(path)}</dt><dd>{escape(said)}</dd>")
    page = (PLAIN / "api.html").read_text("utf-8")
    return page.replace("<!-- operations -->", "\n".join(parts))


HANDLERS: list[Any] = [client, style, api_page]
