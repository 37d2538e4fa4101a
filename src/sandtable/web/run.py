"""Runs the application on a socket until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
from collections.abc import Callable
from typing import IO

import uvicorn

from ..core.errors import BadInput, trouble
from ..live.claim import claim
from ..live.clock import Clock
from ..live.site import Site
from ..live.storage import Storage
from .addresses import Networks
from .app import create
from .door import Config, Door, HttpAtDoor, SocketAtDoor, room
from .guard import Guard
from .settings import Settings


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, TypeError) as error:
        listener.close()
        if isinstance(error, socket.gaierror | TypeError):  # TypeError: no machine can be called so.
            raise BadInput("--host", "no-such-machine", host=repr(host)) from None
        if error.errno == errno.EADDRINUSE:
            raise BadInput("--port", "port-in-use", port=str(port)) from None
        wrong = "--port" if error.errno == errno.EACCES else "--host"
        raise BadInput(wrong, "cannot-listen", address=f"{host}:{port}", reason=trouble(error)) from None
    return listener


def serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    proxy: str | None = None,
    clock: Clock | None = None,
) -> int:
    door = Door(settings.limits, Networks(proxy, "--proxy"), room())
    claimed = asyncio.run(_check(settings))
    guard = create(settings, clock)
    config = Config(
        door,
        guard,
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    server = _Server(config, guard, ready)
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listener])
    if claimed:
        claimed.close()
    return 0 if server.started else 1


async def _check(settings: Settings) -> IO[str] | None:
    """Before anything starts, refuse a database or a NATS that cannot be used, and lock an SQLite file."""
    storage = Storage(settings.database)
    try:
        claimed = claim(storage.engine.url)
        await storage.open(together=bool(settings.nats))
        if settings.nats:
            await Site(settings.nats, settings.address).check()
    finally:
        await storage.close()
    return claimed


def collect_less() -> None:
    """Look for cycles in small steps, never among what every server has, and hardly ever everywhere: that
    would stop all tables. `app.py` does it while nobody is there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 5_000)


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, guard: Guard, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._guard = guard
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_less()
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            for connection in list(self.server_state.connections):
                if isinstance(connection, HttpAtDoor | SocketAtDoor):
                    connection.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the clients before closing their connections."""
        for listener in sockets or []:
            listener.close()
        await self._guard.app.state.tables.stop()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)
