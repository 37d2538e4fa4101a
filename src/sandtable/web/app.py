"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from importlib.metadata import version
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from ..core import text
from ..core.engine import engine
from ..core.errors import BadInput
from ..core.match import new_match
from ..core.registry import BOTS, GAMES, game_named, leave_out, names
from ..core.wire import check_text
from ..live.acts import Acts
from ..live.clock import Clock
from ..live.database import SECONDS
from ..live.directory import Directory
from ..live.errors import MOST_TOLD, Denied
from ..live.processes import ProcessDied
from ..live.retention import Keeper
from ..live.secret import new_secret
from ..live.sending import Sender
from ..live.services import Services
from ..live.site import Elsewhere, Site
from ..live.storage import Storage
from ..live.thinking import Thinking, unusable
from ..live.turns import Turns
from . import (
    bodies,
    clubs_api,
    devices_api,
    feeds,
    finished_api,
    forwarding,
    games_api,
    notices_api,
    pages,
    persons_api,
    summaries,
    tables_api,
)
from .addresses import Networks
from .buckets import Buckets
from .guard import Guard
from .metrics import Metrics
from .requests import AnyRequest, caller_of
from .settings import Settings
from .socket import Sockets, live

log = logging.getLogger(__name__)

SECONDS_BETWEEN_SWEEPS: float = 30
MOST_UNCOLLECTED = 1000
"""After this many collections of new objects alone, all memory is searched for cycles even if somebody is
there."""
TICKETS = "tickets"
"""Under this name the site keeps the key that its tickets are signed with."""
STATUSES = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-person": 404,
    "no-such-device": 404,
    "no-such-passkey": 404,
    "no-such-channel": 404,
    "bad-webhook": 400,
    "bad-mail": 400,
    "bad-push": 400,
    "no-such-club": 404,
    "no-match": 404,
    "no-such-line": 404,
    "too-many-reports": 429,
    "banned": 403,
    "not-acquainted": 403,
    "blocked": 403,
    "rated-alone": 400,
    "who-are-you": 401,
    "no-seat": 403,
    "not-host": 403,
    "invite-needed": 403,
    "wrong-secret": 403,
    "too-many-tables": 429,
    "too-many-imports": 429,
    "too-many-codes": 429,
    "too-much-at-once": 429,
    "bad-options": 400,
    "bad-record": 400,
    "wrong-code": 403,
    "passkey-failed": 403,
    "passkey-unknown": 403,
    "settings-too-long": 400,
    "no-such-bot": 400,
    "no-solo": 400,
    "name-empty": 400,
    "name-too-long": 400,
    "absence-after": 400,
    "no-such-zone": 400,
    "busy": 503,
    "stopping": 503,
    "table-moved": 503,
    "out-of-touch": 503,
    "table-reloads": 503,
    "not-stored": 503,
    "cannot-store": 503,
    "no-database": 503,
    "table-damaged": 500,
}


def create(settings: Settings, clock: Clock | None = None) -> Guard:
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.database, metrics.written)
        await storage.open(together=bool(settings.nats))
        for language in text.languages():  # Load it all now, so that no table waits for it later.
            await asyncio.to_thread(text.say, "live-busy", language)
        for game in names(GAMES):
            await asyncio.to_thread(_set_up_once, game)
        await asyncio.to_thread(pages.files)
        site = None
        if settings.nats:
            site = Site(settings.nats, settings.address)
            await site.open(await storage.keep_first(TICKETS, new_secret()))
        services = Services(
            storage,
            site=site,
            clock=clock,
            watch=metrics,
            pace=settings.pace,
            countdown=settings.countdown,
            seconds_to_think=settings.limits.seconds_to_think,
        )
        await services.bans.load()
        tables = Directory(services)
        await tables.begin()
        app.state.tables = tables
        app.state.site = site
        if site is not None:
            summaries.answer_others(tables, site)
            forwarding.answer_others(app, site)
            site.on_errands = services.ratings.settle_soon
        services.ratings.settle_soon()
        metrics.look_at(
            lambda: len(tables.loaded), lambda: len(app.state.sockets), lambda: storage.writer.waiting
        )
        sender = Sender(
            services,
            tables.is_there,
            mail=settings.mail,
            address="" if site else settings.address,
            reports=settings.reports,
            language=settings.language,
        )
        await sender.begin()
        app.state.sender = sender
        works = (
            _sweep(tables, app.state.sockets),
            sender.run(),
            _look_at_bots(services.thinking),
            Acts(tables).run(),
            Keeper(tables, settings.retention).run(),
        )
        beside = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await tables.stop()
            await asyncio.wait(beside, timeout=SECONDS)  # One may be in the middle of a query.
            if site is not None:
                await site.close()
            await storage.close()

    hour = 3600
    limits = settings.limits

    def set_up(config: AppConfig) -> AppConfig:
        config.state.settings = settings
        config.state.metrics = metrics
        config.state.metrics_for = Networks(settings.metrics, "--metrics")
        config.state.sockets = Sockets()
        config.state.site = None
        config.state.fixed = {}
        config.state.turns = Turns(limits.long_requests)
        config.state.new_tables = Buckets(limits.tables_an_hour / hour, limits.tables_an_hour)
        config.state.sign_ins = Buckets(limits.sign_ins_an_hour / hour, limits.sign_ins_an_hour)
        config.state.reports = Buckets(limits.reports_an_hour / hour, limits.reports_an_hour)
        config.state.imports = Buckets(limits.imports_an_hour / hour, limits.imports_an_hour)
        return config

    handlers: list[Any] = [
        *tables_api.HANDLERS,
        *games_api.HANDLERS,
        *persons_api.HANDLERS,
        *devices_api.HANDLERS,
        *notices_api.HANDLERS,
        *clubs_api.HANDLERS,
        *feeds.HANDLERS,
        *finished_api.HANDLERS,
        Router("/", route_handlers=[finished_api.import_record], request_max_body_size=limits.record_bytes),
        live,
        health,
        show_metrics,
        *pages.HANDLERS,
    ]
    app = Litestar(
        route_handlers=handlers,
        request_class=CheckedRequest,
        before_request=_check_address,
        lifespan=[running],
        on_app_init=[set_up],
        exception_handlers={
            Elsewhere: _elsewhere,
            Denied: _refused,
            BadInput: _bad_input,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            HTTPException: _failed,
            Exception: _broke,
        },
        openapi_config=OpenAPIConfig(
            title="Sandtable",
            version=version("sandtable"),
            description="Tables for board games. The live protocol is in docs/protocol.md.",
            path="/api/openapi",
            use_handler_docstrings=True,
            render_plugins=[pages.json_page()],
        ),
        request_max_body_size=limits.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=100, exclude=["/live$"], exclude_opt_key="packed"
        ),
        logging_config=None,
    )
    return Guard(app, settings, metrics)


def _set_up_once(game: str) -> None:
    """Load a game with its components; one that cannot be is told of when somebody asks for it."""
    with contextlib.suppress(Exception):
        found = game_named(game)
        new_match(game, found.seats[0], bytes(32))


def _check_address(request: AnyRequest) -> None:
    """Refuse a NUL, as in texts that are sent: PostgreSQL does not even look for one."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise BadInput("address", "nul")


class CheckedRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        check_text(await self.body(), "body")
        return await super().json()


async def _look_at_bots(thinking: Thinking) -> None:
    """Leave out bots that are announced but cannot be loaded, and say so."""
    try:
        broken = await thinking.run(unusable, seconds=60)
    except (TimeoutError, ProcessDied):
        log.warning("a bot does not let itself be loaded: look at the entry points of sandtable.bots")
        return
    for name, why in broken.items():
        log.warning("bot %s cannot be loaded and is left out: %s", name, why)
        leave_out(BOTS, name)


async def _sweep(tables: Directory, sockets: Sockets) -> None:
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
        tables.put_away_idle()
        waits = gc.get_count()[2]
        if gc.isenabled() and waits > (0 if not sockets else MOST_UNCOLLECTED):
            gc.collect()
        with contextlib.suppress(Denied):
            await tables.look_after_days()


@get("/health", tags=["server"])
async def health(request: AnyRequest) -> bodies.Health:
    """Whether the server works: the database answers and the last write succeeded. Otherwise 503 and why."""
    tables: Directory = request.app.state.tables
    await tables.services.storage.check()
    return bodies.Health(
        status="ok",
        version=version("sandtable"),
        engine=engine(),
        tables=len(tables.loaded),
        connections=len(request.app.state.sockets),
    )


@get("/metrics", tags=["server"], media_type=MediaType.TEXT)
async def show_metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus, for the addresses that the host named with `--metrics`."""
    allowed: Networks = request.app.state.metrics_for
    if request.client is None or request.client.host not in allowed:
        raise NotFoundException
    metrics: Metrics = request.app.state.metrics
    return metrics.text()


def _problem(status: int, code: str, said: str, facts: dict[str, Any] | None = None) -> Response[Any]:
    return Response(bodies.Problem(code=code, text=said, facts=facts or {}), status_code=status)


def _refused(request: AnyRequest, error: Denied) -> Response[Any]:
    language = caller_of(request).language
    return _problem(STATUSES.get(error.code, 409), error.code, error.text(language), error.facts)


def _elsewhere(request: AnyRequest, error: Elsewhere) -> Response[Any]:
    """Let `forwarding` ask the process that has the table."""
    request.scope[forwarding.FOUND] = error  # type: ignore[literal-required]
    return _refused(request, error)


def _bad_input(request: AnyRequest, error: BadInput) -> Response[Any]:
    language = caller_of(request).language
    return _problem(400, "bad-input", text.problem(error, language)[:MOST_TOLD])


def _unreadable(request: AnyRequest, error: Exception) -> Response[Any]:
    """The answer to a body that made the JSON decoder fail in an unexpected way."""
    return _problem(400, "bad-input", Denied("unreadable").text(caller_of(request).language))


def _failed(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: an address that is not there, a body that does not fit."""
    facts = {"detail": error.detail, **({"extra": error.extra} if error.extra else {})}
    language = caller_of(request).language
    status = error.status_code
    said = text.find(f"live-http-{status}", language) or text.say("live-http", language, status=status)
    response = _problem(status, "http", said, facts)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def _broke(request: AnyRequest, error: Exception) -> Response[Any]:
    log.exception("a request broke: %s %s", request.method, request.url.path, exc_info=error)
    said = Denied("server-broke").text(caller_of(request).language)
    return _problem(HTTP_500_INTERNAL_SERVER_ERROR, "server-broke", said)
