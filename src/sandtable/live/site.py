"""The processes of one site and who holds which table, by keys in NATS.

A process lives as long as it renews its key in the bucket of processes, which is forgotten after `LEASE`
seconds. The key of a table names the process that holds it, and is taken by compare-and-set: the table is
free if that process lives no more. This only decides where people go; that two processes never write to one
table is ensured by its term (`writer.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .errors import Denied
from .post import Post
from .secret import new_id, same

if TYPE_CHECKING:
    from nats.js.kv import KeyValue

log = logging.getLogger(__name__)

LEASE = 3.0
"""Seconds that a process may be silent before others take its tables."""
RENEWED = 1.0
"""Seconds between two renewals."""
TABLES_KEPT = 3600.0
"""Seconds after which the key of a table is forgotten unless it is renewed."""
PROCESSES, TABLES = "sandtable-processes", "sandtable-tables"
ERRANDS = "errands"
"""Under this key: the one process that does what must be done once for the whole site."""
TICKET = 24 * 3600
"""Seconds for which a ticket is good."""


class Elsewhere(Denied):
    """The table is held by another process."""

    def __init__(self, process: str, address: str) -> None:
        super().__init__("elsewhere", address=address)
        self.process = process
        self.address = address


class Holder(msgspec.Struct, frozen=True, array_like=True):
    """The value of a table's key."""

    process: str
    """Empty: it was handed over."""
    address: str
    present: tuple[int, ...] = ()
    """Whose sand ran when it was handed over: the seats that were at the table."""


class _Member(NamedTuple):
    address: str
    heard: float
    idle: int
    """How many thinkers it has idle, as far as is known here."""


class Site:
    def __init__(self, servers: str, address: str) -> None:
        self.id = new_id()
        self.address = address.rstrip("/")
        self.post = Post(servers, self.id)
        self.post.on("alive", self._hear)
        self.post.on("gone", self._miss)
        self._held: dict[str, int] = {}
        """The revisions of the keys of tables that this process holds."""
        self._members: dict[str, _Member] = {}
        self._met: set[str] = set()
        self._renewed = 0.0
        self._errands: int | None = None
        self._tables_renewed = time.monotonic()
        self._renewing: asyncio.Task[None] | None = None
        self._key = b""
        self.on_lapse: Callable[[], None] = lambda: None
        """Called when this process was silent for too long: it holds nothing any more."""
        self.on_errands: Callable[[], None] = lambda: None
        """Called when the errands of the site become this process's."""
        self.idle: Callable[[], int] = lambda: 0
        """How many thinkers are idle here (`pool.py`)."""

    async def check(self) -> None:
        """Raise `StorageError` if NATS cannot be used."""
        await self._connect()
        await self.post.client.close()

    async def open(self, key: str) -> None:
        """`key` signs tickets, and is the same for all processes."""
        self._key = key.encode()
        await self._connect()
        async with self.post.must_work():
            await self.post.listen()
            if not await self._renew():
                raise TimeoutError
        self._renewing = asyncio.create_task(self._keep_renewing(), name="lease")

    async def _connect(self) -> None:
        await self.post.connect()
        self._js = self.post.client.jetstream(timeout=LEASE / 2)
        async with self.post.must_work():
            await self._open_buckets()

    async def _open_buckets(self) -> None:
        from nats.js.api import KeyValueConfig

        self._processes = await self._bucket(KeyValueConfig(bucket=PROCESSES, ttl=LEASE))
        self._tables = await self._bucket(KeyValueConfig(bucket=TABLES, ttl=TABLES_KEPT))

    async def _bucket(self, config: Any) -> KeyValue:
        from nats.js.errors import BucketNotFoundError

        try:
            return await self._js.key_value(config.bucket)
        except BucketNotFoundError:
            return await self._js.create_key_value(config)

    async def close(self) -> None:
        """Let others know at once; tables that are still held are free from now on."""
        if self._renewing is not None:
            self._renewing.cancel()
        with contextlib.suppress(self.post.error, TimeoutError):
            async with asyncio.timeout(RENEWED):
                self.post.tell("gone", self.id)
                if self._errands is not None:
                    await self._processes.delete(ERRANDS, last=self._errands)
                await self._processes.delete(self.id)
                await self.post.client.flush()
        with contextlib.suppress(self.post.error, TimeoutError, OSError):
            async with asyncio.timeout(RENEWED):
                await self.post.client.close()

    # The lease

    def lapsed(self) -> bool:
        """Whether others may have taken the tables; a frozen process notices it when it wakes up."""
        return time.monotonic() - self._renewed > LEASE

    @property
    def runs_errands(self) -> bool:
        return self._errands is not None and not self.lapsed()

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            try:
                await self._renew()
                if time.monotonic() - self._tables_renewed > TABLES_KEPT / 3:
                    await self._renew_tables()
            except Exception:
                log.exception("the lease could not be renewed")

    async def _renew(self) -> bool:
        if self._renewed and self.lapsed():
            self._lapse()
        began = time.monotonic()
        try:
            await self._processes.put(self.id, self.address.encode())
        except (self.post.error, TimeoutError, OSError) as error:
            log.warning("the lease could not be renewed: %s", str(error) or type(error).__name__)
            with contextlib.suppress(self.post.error, TimeoutError, OSError):
                await self._open_buckets()  # They are gone if NATS keeps nothing on disk and was restarted.
            if self._renewed and self.lapsed():
                self._lapse()
            return False
        if self._renewed and self.lapsed():
            self._lapse()
        self._renewed = began
        self.post.tell("alive", self.id, self.address, self.idle())
        await self._renew_errands()
        return True

    async def _renew_errands(self) -> None:
        before = self._errands
        try:
            if before is None:
                self._errands = await self._processes.create(ERRANDS, self.id.encode())
                self.on_errands()
            else:
                self._errands = await self._processes.update(ERRANDS, self.id.encode(), last=before)
        except (self.post.error, TimeoutError):
            self._errands = None

    def _lapse(self) -> None:
        self._held.clear()
        self._errands = None
        self.on_lapse()

    async def _renew_tables(self) -> None:
        self._tables_renewed = time.monotonic()
        for table_id, revision in list(self._held.items()):
            with contextlib.suppress(self.post.error, TimeoutError):
                renewed = await self._tables.update(table_id, self._own(), last=revision)
                if table_id in self._held:
                    self._held[table_id] = renewed

    # Tables

    async def take(self, table_id: str, exists: Callable[[], Awaitable[bool]]) -> tuple[int, ...]:
        """Hold a table from now on, or raise `Elsewhere`; returns `present` of whoever handed it over."""
        if self.lapsed():
            raise Denied("out-of-touch")
        from nats.js.errors import KeyNotFoundError, KeyWrongLastSequenceError

        try:
            for _ in range(5):
                holder = Holder("", "")
                revision = None
                try:
                    entry = await self._tables.get(table_id)
                    revision = entry.revision
                    holder = msgspec.json.decode(entry.value or b"[]", type=Holder)
                except KeyNotFoundError:
                    if not await exists():
                        raise Denied("no-such-table") from None
                if holder.process not in ("", self.id) and await self._lives(holder.process):
                    raise Elsewhere(holder.process, holder.address)
                with contextlib.suppress(KeyWrongLastSequenceError):
                    if revision is None:
                        self._held[table_id] = await self._tables.create(table_id, self._own())
                    else:
                        self._held[table_id] = await self._tables.update(table_id, self._own(), last=revision)
                    return holder.present if not holder.process else ()
        except (self.post.error, TimeoutError, OSError):
            raise Denied("out-of-touch") from None
        raise Denied("table-moved")

    async def release(self, table_id: str, present: tuple[int, ...] = ()) -> None:
        """Let the next process that is asked have this table."""
        await self._free(table_id, self._held.pop(table_id, None), present)

    def let_go(self, table_id: str) -> None:
        self.post.begin(self._free(table_id, self._held.pop(table_id, None), ()))

    async def _free(self, table_id: str, revision: int | None, present: tuple[int, ...]) -> None:
        if revision is not None:
            with contextlib.suppress(self.post.error, TimeoutError, OSError):
                if present:
                    free = msgspec.json.encode(Holder("", "", present))
                    await self._tables.update(table_id, free, last=revision)
                else:
                    await self._tables.delete(table_id, last=revision)

    async def holder(self, table_id: str) -> str | None:
        """The other process whose key a table has, whether it lives or not."""
        from nats.js.errors import KeyNotFoundError

        try:
            entry = await self._tables.get(table_id)
        except KeyNotFoundError:
            return None
        except (self.post.error, TimeoutError, OSError):
            raise Denied("out-of-touch") from None
        holder = msgspec.json.decode(entry.value or b"[]", type=Holder).process
        return holder if holder not in ("", self.id) else None

    def _own(self) -> bytes:
        return msgspec.json.encode(Holder(self.id, self.address))

    async def _lives(self, process: str) -> bool:
        """Whether a process is there, or was a moment ago; one that has left NATS is gone at once."""
        from nats.errors import NoRespondersError

        for last in (False, True):
            try:
                await self.post.client.request(f"sandtable.{process}.ping", timeout=0.5)
                return True
            except NoRespondersError:
                if last:
                    return False
                await asyncio.sleep(0.3)
            except self.post.error:
                break
        return await self.has_lease(process)

    async def has_lease(self, process: str) -> bool:
        from nats.js.errors import KeyNotFoundError

        try:
            await self._processes.get(process)
        except KeyNotFoundError:
            return False
        return True

    # Tickets: who is known to one process is let in by all others, whatever their names are.

    def ticket(self, table_id: str, token: str, device: str) -> str:
        """Lets this person come to this table for a day."""
        said = f"{token}.{device}.{int(time.time()) + TICKET}"
        return f"{said}.{self._signature(table_id, said)}"

    def ticket_of(self, table_id: str, ticket: str) -> tuple[str, str] | None:
        """The token and the device in a ticket that is good."""
        said, _, signature = ticket.rpartition(".")
        if not same(signature, self._signature(table_id, said)):
            return None
        token, device, ends = said.split(".")
        return (token, device) if time.time() < int(ends) else None

    def _signature(self, table_id: str, said: str) -> str:
        return hmac.new(self._key, f"{table_id}.{said}".encode(), sha256).hexdigest()[:32]

    # The other processes

    @property
    def others(self) -> dict[str, str]:
        """The addresses of the other processes that were heard of lately."""
        return {process: member.address for process, member in self._heard().items()}

    def is_of_site(self, origin: str) -> bool:
        """Whether this is the address of a process of the site, even one that has ended: its open pages go on
        elsewhere."""
        return origin.lower() in self._met

    def _heard(self) -> dict[str, _Member]:
        since = time.monotonic() - LEASE
        return {process: member for process, member in self._members.items() if member.heard > since}

    def idle_process(self) -> str | None:
        """Another process that has a thinker idle; from now on it has one less."""
        found = max(self._heard().items(), key=lambda each: each[1].idle, default=None)
        if found is None or not found[1].idle:
            return None
        self.count_idle(found[0], -1)
        return found[0]

    def count_idle(self, process: str, more: int) -> None:
        if member := self._members.get(process):
            self._members[process] = member._replace(idle=member.idle + more)

    async def ask_long(self, process: str, kind: str, *facts: Any, timeout: float) -> Any:
        """Ask another process for something that takes long; `Denied` also if it goes away meanwhile."""
        asking = asyncio.create_task(self.post.ask(process, kind, *facts, timeout=timeout))
        try:
            while not (await asyncio.wait({asking}, timeout=1))[0]:
                if not await self.has_lease(process):
                    raise Denied("table-moved")
            return asking.result()
        except (self.post.error, TimeoutError, OSError):
            raise Denied("out-of-touch") from None
        finally:
            asking.cancel()

    async def ask_all(self, kind: str, *facts: Any) -> list[Any]:
        """What the other processes answer in time."""
        return await self.post.ask_all(len(self.others), kind, *facts)

    async def _hear(self, process: str, address: str, idle: int) -> None:
        if process != self.id:
            self._members[process] = _Member(address, time.monotonic(), idle)
            self._met.add(address.lower())

    async def _miss(self, process: str) -> None:
        self._members.pop(process, None)
