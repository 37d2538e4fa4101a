"""Messages between the processes of a site, over NATS."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from ..core.errors import Flawed
from .errors import Denied, StorageError

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds for an answer of another process."""
LARGE = 50_000
"""Longer answers travel compressed."""

Handler = Callable[..., Awaitable[Any]]


class Post:
    client: Client
    error: type[Exception]
    """What the library of NATS raises, which is loaded only where it is used."""

    def __init__(self, servers: str, process: str) -> None:
        self._servers = servers.split(",")
        self._process = process
        self._handlers: dict[str, Handler] = {"ping": _pong}
        self._running: set[asyncio.Task[None]] = set()

    async def connect(self) -> None:
        try:
            from nats.aio.client import Client
        except ImportError:
            raise StorageError("nats-missing") from None
        from nats.errors import Error

        self.error, self.client = Error, Client()
        async with self.must_work():
            await self.client.connect(
                self._servers,
                reconnect_time_wait=0.25,  # type: ignore[arg-type]
                max_reconnect_attempts=-1,
                ping_interval=2,
                error_cb=_note,
            )

    @contextlib.asynccontextmanager
    async def must_work(self) -> AsyncIterator[None]:
        """Raise `StorageError` if NATS fails inside, or takes too long."""
        try:
            async with asyncio.timeout(2 * PATIENCE):
                yield
        except (self.error, OSError, TimeoutError) as error:
            reason = str(error) or Flawed("system-silent")
            raise StorageError("nats-unusable", servers=",".join(self._servers), reason=reason) from None

    async def listen(self) -> None:
        await self.client.subscribe(f"sandtable.{self._process}.*", cb=self._receive)
        await self.client.subscribe("sandtable.all.*", cb=self._receive)

    def on(self, kind: str, handler: Handler) -> None:
        self._handlers[kind] = handler

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start what nobody waits for."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def tell(self, kind: str, *facts: Any) -> None:
        """Tell all processes."""
        self.begin(self._publish(f"sandtable.all.{kind}", msgspec.msgpack.encode(facts)))

    async def _publish(self, subject: str, message: bytes, reply: str = "") -> None:
        with contextlib.suppress(self.error, OSError):
            await self.client.publish(subject, message, reply)

    async def ask(self, process: str, kind: str, *facts: Any, timeout: float = PATIENCE) -> Any:
        """Ask another process; what it denies is denied here."""
        message = msgspec.msgpack.encode(facts)
        try:
            answer = await self.client.request(f"sandtable.{process}.{kind}", message, timeout=timeout)
        except (self.error, OSError):
            raise Denied("table-moved") from None
        return _read(answer.data)

    async def ask_all(self, others: int, kind: str, *facts: Any, timeout: float = 1) -> list[Any]:
        """What so many other processes answer in time. The first thing that each is told is who asks."""
        answers: list[Any] = []
        if not others:
            return answers
        inbox = self.client.new_inbox()
        with contextlib.suppress(self.error, TimeoutError, OSError):
            subscription = await self.client.subscribe(inbox)
            try:
                message = msgspec.msgpack.encode((self._process, *facts))
                await self._publish(f"sandtable.all.{kind}", message, inbox)
                async with asyncio.timeout(timeout):
                    while len(answers) < others:
                        answer = await subscription.next_msg(timeout=timeout)
                        with contextlib.suppress(Denied):
                            answers.append(_read(answer.data))
            finally:
                await subscription.unsubscribe()
        return answers

    async def _receive(self, message: Msg) -> None:
        self.begin(self._handle(message))

    async def _handle(self, message: Msg) -> None:
        handler = self._handlers.get(message.subject.rpartition(".")[2])
        if handler is None:
            return
        try:
            answer = ("", await handler(*msgspec.msgpack.decode(message.data or b"\x90")))
        except Denied as denied:
            answer = (denied.code, denied.facts)
        except Exception:
            log.exception("a message of another process broke: %s", message.subject)
            answer = ("server-broke", {})
        if message.reply:
            await self._publish(message.reply, _written(answer))


def _written(answer: tuple[str, Any]) -> bytes:
    data = msgspec.msgpack.encode(answer)
    return b"z" + zlib.compress(data, 1) if len(data) > LARGE else b"-" + data


def _read(data: bytes) -> Any:
    code, answer = msgspec.msgpack.decode(zlib.decompress(data[1:]) if data[:1] == b"z" else data[1:])
    if code:
        raise Denied("table-moved" if code == "elsewhere" else code, **answer)
    return answer


async def _pong() -> None:
    pass


async def _note(error: Exception) -> None:
    log.info("NATS: %s", str(error) or type(error).__name__)
