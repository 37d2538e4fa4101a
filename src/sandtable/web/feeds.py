"""Open tables as feeds (JSON Feed 1.1), for readers and for the pages and chats of clubs."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import Response, get

from ..core import text
from ..live import clubs
from ..live.writer import Rows
from .requests import AnyRequest, base_address, caller_of, tables_of
from .summaries import LISTED, summaries

KIND = "application/feed+json"


@get("/api/feed", tags=["tables"], media_type=KIND)
async def open_tables(request: AnyRequest) -> Response[dict[str, Any]]:
    """Public tables with free seats, as a JSON feed."""
    rows = await tables_of(request).services.storage.lobby(LISTED)
    title = text.say("live-feed-title", caller_of(request).language)
    return await _feed(request, title, "/", rows, invited=False)


@get("/api/clubs/{club:str}/feed", tags=["clubs"], media_type=KIND)
async def open_tables_of_club(request: AnyRequest, club: str) -> Response[dict[str, Any]]:
    """Tables of a club with free seats, as a JSON feed, for whoever has the link of the club."""
    services = tables_of(request).services
    row = await clubs.of_id(services, club)
    rows = await services.storage.tables_of_club(row.id, LISTED)
    return await _feed(request, row.name, f"/club/{row.id}", rows, invited=True)


async def _feed(
    request: AnyRequest, title: str, page: str, rows: Rows, *, invited: bool
) -> Response[dict[str, Any]]:
    base, language = base_address(request), caller_of(request).language
    items = []
    opened = [row for row in rows if row.status == "open"]
    for row, table in zip(opened, await summaries(tables_of(request), opened), strict=True):
        free = sum(seat.kind == "open" for seat in table.seats)
        if not free:
            continue
        link = f"{base}/t/{row.id}"
        names = ", ".join(seat.name for seat in table.seats if seat.kind == "person")
        items.append(
            {
                "id": link,
                "url": f"{link}?invite={row.invite}" if invited else link,
                "title": table.name or text.say(f"{table.game}-title", language),
                "content_text": text.say(
                    "live-feed-table",
                    language,
                    None,
                    game=text.say(f"{table.game}-title", language),
                    free=free,
                    seats=len(table.seats),
                    names=names or "-",
                    rated="yes" if table.rated else "no",
                ),
                "date_published": _time(row.made),
            }
        )
    body = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": title,
        "home_page_url": base + page,
        "feed_url": f"{base}{request.url.path}",
        "language": language,
        "items": items,
    }
    return Response(body, media_type=KIND)


def _time(wall: int) -> str:
    return datetime.fromtimestamp(wall / 1000, UTC).isoformat(timespec="seconds")


HANDLERS = [open_tables, open_tables_of_club]
