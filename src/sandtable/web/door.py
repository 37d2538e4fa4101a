"""Limits how many connections an address may hold and how long a request may take to arrive.

This counts TCP connections, before anything is sent on them. A proxy's connections belong to many
people, so they are not limited here; its requests are counted by the address it names (`guard.py`,
`socket.py`).
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NamedTuple

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from ..core.text import chosen, languages
from ..live.errors import Denied
from .addresses import Networks, counted_as
from .buckets import Bucket
from .frames import frame_at, framed, is_unusual, is_utf8
from .limits import Limits

log = logging.getLogger(__name__)


class _OnceAMinute(logging.Filter):
    """Strangers must not fill the log with what is wrong about their requests."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: dict[str, Bucket] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        return not self._lines.setdefault(str(record.msg), Bucket(1 / 60, 1)).take()


logging.getLogger("uvicorn.error").addFilter(_OnceAMinute())

FILES = 256
"""How many of the process's file descriptors are kept free for other uses."""
MOST_FILES = 65_536
RESERVE = 0.25
"""The share of all connections reserved for addresses that hold few."""
FEW = 8
STALLED = 60
"""A client that reads nothing for this many seconds counts as gone."""
EXTENSION = "sandtable"
"""Under this name the application finds the WebSocket itself."""
MOST_OUT = 65_536
"""When more bytes than these wait for a client, they are sent at once."""
HEAD_BYTES = 16_384
"""The most bytes in the head of a request. The framework remembers parts of the last thousand."""


def room() -> int:
    """How many connections this process can hold."""
    if sys.platform == "win32":
        return 2048
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft == resource.RLIM_INFINITY:
        return MOST_FILES - FILES
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(2 * FEW, max(soft, wanted) - FILES)


class Door:
    def __init__(self, limits: Limits, proxies: Networks, most: int) -> None:
        self.limits = limits
        self._proxies = proxies
        self._most = most
        self._held: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._lines = Bucket(1 / 60, 1)
        self._refused = 0

    def enter(self, transport: asyncio.BaseTransport) -> Denied | None:
        peer = transport.get_extra_info("peername")
        host = peer[0] if peer else ""
        address = "" if host in self._proxies else counted_as(host)
        crowded = len(self._held) >= self._most * (1 - RESERVE)
        most = min(self.limits.open_connections, FEW) if crowded else self.limits.open_connections
        if address and (self._by_address[address] >= most or len(self._held) >= self._most):
            self._tell(address)
            return Denied("too-many-connections", most=most)
        self._held[transport] = address
        self._by_address[address] += 1
        return None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._held.pop(transport, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _tell(self, address: str) -> None:
        self._refused += 1
        if not self._lines.take():
            log.warning(
                "%s holds %d of %d connections and gets no more; refused since the last such line: %d",
                address,
                self._by_address[address],
                len(self._held),
                self._refused,
            )
            self._refused = 0


class Outgoing:
    """The sockets with something to send. It goes out once all is done that the event loop has begun: what a
    socket gets until then, an answer and the update after it, needs one call of the system."""

    def __init__(self) -> None:
        self._sockets: list[SocketAtDoor] = []

    def add(self, socket: SocketAtDoor) -> None:
        if not self._sockets:
            socket.loop.call_soon(self._send)
        self._sockets.append(socket)

    def _send(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            try:
                socket.send_now()
            except Exception:
                log.exception("a live connection broke")
                socket.transport.abort()


class Config(uvicorn.Config):
    """Carries what all connections share to the protocols."""

    def __init__(self, door: Door, app: Any, **more: Any) -> None:
        super().__init__(app, http=HttpAtDoor, ws=SocketAtDoor, **more)
        self.door = door
        self.outgoing = Outgoing()


class _Wait(NamedTuple):
    cycle: object
    """The current request; while waiting for a head, that of the next one."""
    what: str


class HttpAtDoor(HttpToolsProtocol):
    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait = _Wait(None, "head")
        self._since = self.loop.time()
        self._head_bytes = 0
        denied = self.config.door.enter(transport)
        if denied is not None:
            self._end(HTTPStatus.TOO_MANY_REQUESTS, denied)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(self.transport)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # As after a lost connection: it holds this object.

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waits_for() != _Wait(self.cycle, "head"):
            self._head_bytes = 0
            return
        self._head_bytes += len(data)
        if self._head_bytes > HEAD_BYTES:
            denied = Denied("head-too-big", most=HEAD_BYTES)
            self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, denied)

    def look(self) -> None:
        """Called regularly: close the connection if its client has kept us waiting too long."""
        now, waits_for = self.loop.time(), self._waits_for()
        if waits_for is None or waits_for != self._wait:
            self._wait, self._since = waits_for or _Wait(self.cycle, ""), now
            return
        limits = self.config.door.limits
        seconds = limits.seconds_for_head if waits_for.what == "head" else limits.seconds_for_body
        if now - self._since <= seconds:
            return
        answering = waits_for.what == "body" and self.cycle.response_started
        if answering or waits_for.what == "answer" or self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self._end(HTTPStatus.REQUEST_TIMEOUT, Denied("request-late", seconds=seconds))

    def _waits_for(self) -> _Wait | None:
        """What we wait for from the client; None if it is our turn."""
        cycle: RequestResponseCycle | None = self.cycle
        if self.transport.is_closing():
            return _Wait(cycle, "answer")
        if cycle is None or cycle.response_complete:
            return _Wait(cycle, "head")
        if self.flow.write_paused:
            return _Wait(cycle, "answer")
        return _Wait(cycle, "body") if cycle.more_body else None

    def _end(self, status: HTTPStatus, denied: Denied) -> None:
        if self.transport.is_closing():
            return
        # Who was stopped before saying which language they read gets all of them.
        read = dict(self.headers or ()).get(b"accept-language")
        known = languages() if read is None else [chosen(read.decode("latin-1"))]
        said = "\n".join(denied.text(each) for each in known).encode()
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        head += f"content-length: {len(said)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + said)
        self.transport.close()


class _Unread(asyncio.Queue[Any]):
    """Stands for a queue out of which nobody takes anything."""

    def put_nowait(self, item: Any) -> None:
        pass


_UNREAD = _Unread()
_UNAWAITED = asyncio.Event()
"""Nobody waits for it any more."""


class SocketAtDoor(WebSocketsSansIOProtocol):
    """A WebSocket that `HttpAtDoor` let in; `socket.py` decides how long it may stay.

    The application ends with the handshake. From then on messages go straight to `on_text` and out by
    `write`, past the queues of uvicorn and of the framework. A text message in one frame, as all clients send
    them, is read here; every other frame is left to uvicorn, which takes several times as long.
    """

    config: Config
    on_text: Callable[[bytes | None], None] | None = None
    """Called with each message; None stands for one that is no text."""
    on_room: Callable[[], None] | None = None
    """Called when the client reads again."""
    on_end: Callable[[], None] | None = None
    """Called once the client has gone. While it is set, the connection needs no application."""
    _closing_since: float | None = None
    _full_since: float | None = None
    _begun = b""
    """A frame that has not arrived whole."""
    _patience: Bucket | None = None
    _out = b""
    """Frames that have not been sent."""
    _leaves_all = False
    """Whether uvicorn reads everything from now on, since it has got a part of a frame."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(self.transport)
        self._gone()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """As uvicorn's, but the connection may outlast the application."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            log.exception("a live connection broke")
        if self.on_end is None:
            self.send_500_response()
            if self.close_timer is None:
                self.transport.close()
            return
        # What only an application needs takes more memory than all the rest. `conn` keeps the request itself.
        self.request.headers.clear()
        del self.scope, self.request, self.response
        self.queue, self.writable = _UNREAD, _UNAWAITED
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._receive(data)
        if self.transport.is_closing():
            self._gone()

    def _gone(self) -> None:
        if self.on_end is not None:
            self.on_end()

    def _receive(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # A client has to wait until it is let in.
            return
        if not self.handshake_initiated or self._leaves_all:
            super().data_received(data)
            return
        if self._begun:
            data = self._begun + data
        at = 0
        while not self.transport.is_closing() and (frame := frame_at(data, at)) is not None:
            if frame.text is not None:
                self._hear(frame.text)
            else:
                super().data_received(data[at : frame.end])
            at = frame.end
        self._begun = data[at:]
        if self._begun and is_unusual(self._begun):
            self._leaves_all = True
            super().data_received(self._begun)

    def _hear(self, text: bytes) -> None:
        if not is_utf8(text):
            if not self.close_sent:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
        elif self.on_text is None or self.close_sent:
            self.curr_msg_data_type, self.frames = "text", [text]
            super().send_receive_event_to_app()
        else:
            self.on_text(text)

    def send_receive_event_to_app(self) -> None:
        """Called by uvicorn with a message that it has read."""
        text, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._hear(text)
        elif self.on_text is None or self.close_sent:
            self.frames = [text]
            super().send_receive_event_to_app()
        else:
            self.on_text(None)

    def handle_ping(self) -> None:
        if self._bears_with_it():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        asked_for = bytes(event.data) == self.pending_ping_payload
        if asked_for or self._bears_with_it():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_with_it():
            super().handle_cont(event)

    def _bears_with_it(self) -> bool:
        """A client needs few frames that are no message; many fill the memory, or keep everyone waiting."""
        if self.transport.is_closing():
            return False
        if self._patience is None:
            limits = self.config.door.limits
            self._patience = Bucket(limits.strikes / 60, limits.strikes)
        if self._patience.take():
            self.transport.abort()
            return False
        return True

    def write(self, text: bytes) -> bool:
        """Send a text message, unless the client does not read now; on one that ends nothing happens."""
        if self._full_since is not None:
            return False
        if not self._out:
            self.config.outgoing.add(self)
        self._out += framed(text)
        if len(self._out) > MOST_OUT:
            self.send_now()
        return True

    def send_now(self) -> None:
        out, self._out = self._out, b""
        if out and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(out)

    def end(self, code: int) -> None:
        """Say that the connection ends; the client has some time to say so, too."""
        self.send_now()
        if not (self.close_sent or self.transport.is_closing()):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def shutdown(self) -> None:
        if self.transport.is_closing() and not self.close_sent:
            self.transport.abort()  # Its client has said good-bye, and uvicorn would say so once more.
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full_since = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full_since = None
        if self.on_room is not None:
            self.on_room()

    def hear_no_more(self) -> None:
        """Read nothing more: whatever the client still sends is lost."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def look(self) -> None:
        """Called regularly: a client must go on reading, and read the last message in time."""
        now = self.loop.time()
        if self._closing_since is None:
            self._closing_since = now if self.transport.is_closing() else None
        closes_late = self._closing_since is not None and (
            now - self._closing_since > self.config.door.limits.seconds_for_body
        )
        if closes_late or (self._full_since is not None and now - self._full_since > STALLED):
            self.transport.abort()
